/** Village Idiot: condemned, he shows his card and stays without a vote (rulebook 4.11, D34–D36). */
import { kill } from '../deaths'
import { chainPhase } from '../kernel/aftermath'
import { reply } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { thisRound } from '../kernel/history'
import { yesOrNo } from '../kernel/fields'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { PlayerId, Power } from '../kernel/state'
import { step } from '../kernel/steps'
import { votesAgain } from '../laws/absence'

const ID = 'village-idiot'

/** He shows his card before everybody and has no vote any more. */
function show(ctx: Context, power: Power, player: PlayerId): void {
  ctx.setPower(power.id, { data: { ...power.data, shown: true } })
  ctx.addEffect({
    source: ID,
    kind: 'shown',
    on: [player],
    until: 'game-end',
    data: { power: power.id }
  })
  ctx.note('role-shown', { on: [player], result: ID, why: { module: ID, section: '4.11' } })
  ctx.tell({ fact: 'role-shown', player, role: ctx.player(player).role })
  ctx.tell({ fact: 'no-vote', player, on: true })
}

function livingIdiots(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .filter((player) => player.role === ID)
    .map((player) => player.id)
}

export const villageIdiot: Module = {
  id: ID,
  bansOn: ['vote', 'elect', 'break-tie'],
  role: { camp: 'village', counts: 'god', traits: [], power: { shown: false, saved: false } },
  power: {
    voted(ctx, { power, holder }, _entry, ballots) {
      // Where only the outcome was entered, those at the top have had votes.
      const named = ballots ? Object.values(ballots) : (thisRound(ctx, 'vote').at(-1)?.on ?? [])
      if (named.includes(holder) && ctx.rules.idiotTrigger === 'anyVote' && power.data['shown'] === false)
        show(ctx, power, holder)
    },
    onVerdict(ctx, { power, holder }, verdict, answers) {
      if (verdict.cause !== 'vote' || !verdict.on.includes(holder)) return undefined
      const saved = { ...verdict, on: verdict.on.filter((id) => id !== holder), spared: 'saved' as const }
      // The card saves him from the first verdict, also where a mere vote had shown it before (D36).
      if (power.data['saved'] === true) return ctx.rules.idiotSecondVote === 'immune' ? saved : undefined
      if (power.data['shown'] === false && ctx.rules.idiotReveal === 'optional') {
        if (answers[ID] === undefined) return { ask: step('idiot-reveal', { player: holder }) }
        if (answers[ID] === false) return undefined
      }
      if (power.data['shown'] === false) show(ctx, power, holder)
      ctx.setPower(power.id, { data: { shown: true, saved: true } })
      return saved
    }
  },
  ended: (ctx, effect) => votesAgain(ctx, effect.on),
  effects: {
    shown: {
      mayAct: (_ctx, { effect }, _verb, actor) =>
        effect.on.includes(actor) ? { code: 'no-vote', section: '4.11' } : undefined,
      punished(ctx, { effect }) {
        if (!ctx.rules.elderKillsIdiot) return
        for (const player of effect.on) ctx.follow(RANK.leaves, step('idiot-leaves', { player }))
      }
    }
  },
  steps: {
    'wake-village-idiot': {
      kind: 'say',
      actors: livingIdiots,
      about: (ctx) => ({ idiot: livingIdiots(ctx) })
    },
    'idiot-reveal': {
      kind: 'ask',
      contract: [{ prompt: 'idiot-reveal', actors: 'condemned Idiot', answer: 'true or false' }],
      prompt(ctx, data) {
        const player = data['player'] as PlayerId
        return ctx.player(player).alive
          ? { actors: [player], shape: 'single', fields: [yesOrNo('reveal', player)] }
          : null
      },
      answer: (ctx, _data, shown) => reply(ctx, ID, shown),
      unasked: (ctx) => reply(ctx, ID, false)
    },
    'idiot-leaves': {
      kind: 'run',
      run: (ctx, data) =>
        void kill(ctx, [{ player: data['player'] as PlayerId, cause: 'elder' }], chainPhase(ctx), 'day')
    }
  }
}
