/** The Little Rascal: the youngest runs for help, safe until dawn, and comes back with three votes (rulebook 5.3 C2, D57, I82–I84). */
import { weight } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { ABSENCE_VERBS, absence, comeBack, sendAway } from '../laws/absence'
import { eldest, likelyEldest, rememberElders } from '../laws/ages'

const ID = 'little-rascal'
/** Three votes in halves, whatever else his hand counts for (I82). */
const THREE_VOTES = 6

function allBut(ctx: Context, group: readonly PlayerId[]): PlayerId[] {
  return ctx
    .living()
    .map(({ id }) => id)
    .filter((id) => !group.includes(id))
}

/** The youngest of the living: those that are left once all the others are counted as elders. */
function youngest(ctx: Context, elders: readonly PlayerId[] | null): PlayerId | null {
  return elders && (allBut(ctx, elders)[0] ?? null)
}

function runForHelp(ctx: Context, player: PlayerId): void {
  sendAway(ctx, ID, [player], 'dawn')
  ctx.addEffect({
    source: ID,
    kind: 'three-votes',
    on: [player],
    from: 'dawn',
    until: ctx.rules.rascalVote === 'permanent' ? 'game-end' : 'vote'
  })
}

function tellWeight(ctx: Context, player: PlayerId): void {
  ctx.tell({ fact: 'weight', player, weight: weight(ctx, player) / 2 })
}

export const littleRascal: Module = {
  id: ID,
  bansOn: ABSENCE_VERBS,
  card: {
    moon: 'crescent',
    until: 'dawn',
    play(ctx) {
      const known = youngest(ctx, eldest(ctx, ctx.living().length - 1))
      if (known === null) ctx.push(step(ID))
      else runForHelp(ctx, known)
    }
  },
  began(ctx, effect) {
    const back = effect.on.filter((id) => ctx.player(id).alive)
    ctx.setEffect(effect.id, { on: back })
    if (back.length > 0)
      ctx.note('three-votes', { on: back, why: { module: ID, section: '5.3 C2', rule: 'rascalVote' } })
    for (const player of back) tellWeight(ctx, player)
  },
  ended(ctx, effect) {
    comeBack(ctx, effect)
    if (effect.kind === 'three-votes' && effect.from === null)
      for (const player of effect.on) tellWeight(ctx, player)
  },
  effects: {
    away: {
      ...absence(true),
      onDeath: (ctx, { effect }, death) =>
        ctx.rules.rascalImmunity === 'all' && effect.on.includes(death.player) ? true : undefined
    },
    'three-votes': {
      weight: (_ctx, { effect }, voter) => (effect.on.includes(voter) ? THREE_VOTES : undefined)
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'moderator, if data are missing or tied', answer: 'player' }],
      prompt: (ctx) => ({
        actors: [],
        shape: 'single',
        proposed: youngest(ctx, likelyEldest(ctx, ctx.living().length - 1)),
        fields: [
          {
            key: 'youngest',
            by: null,
            kind: 'player',
            min: 1,
            max: 1,
            choices: ctx.living().map(({ id }) => ({ value: id, ban: null }))
          }
        ]
      }),
      answer(ctx, _data, player) {
        rememberElders(ctx, allBut(ctx, [player as PlayerId]))
        runForHelp(ctx, player as PlayerId)
      }
    }
  }
}
