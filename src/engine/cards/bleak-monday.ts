/**
 * Bleak Monday: a day like any other, unless the moderator announces variant A: everybody vouches in
 * turn instead of the vote, and who is left without a vouch hangs (rulebook 5.2 F2, 5.5).
 */
import { mayAct, mayTarget } from '../kernel/ask'
import { condemn } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { playerChoices } from '../kernel/fields'
import { clockwiseFromLastDead } from '../kernel/history'
import type { Module } from '../kernel/module'
import { ENTERED } from '../kernel/run'
import type { Data, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { askVariant, beginVariant } from '../laws/variant'

const ID = 'bleak-monday'
const VOUCH = 'bleak-monday.vouch'
const SECTION = '5.5'

/** The chain so far: who began, who sat down, and on whose word. */
interface Chain {
  readonly first: PlayerId
  readonly vouched: readonly PlayerId[]
  readonly by: readonly PlayerId[]
}

const asChain = (data: Data) => data as unknown as Chain
const asData = (chain: Chain) => chain as unknown as Data

/** Who is there, clockwise from the left of the last dead. A lost vote is no lost word: only the absent do not vouch. */
function present(ctx: Context): PlayerId[] {
  return clockwiseFromLastDead(ctx)
    .map((player) => player.id)
    .filter((id) => !mayAct(ctx, 'vouch', id) && !mayTarget(ctx, 'vouch', null, id))
}

function standing(ctx: Context, { vouched }: Chain): PlayerId[] {
  return present(ctx).filter((id) => !vouched.includes(id))
}

/** Who sat down last and speaks now; whoever began, as long as nobody has sat down. */
function speaker(ctx: Context, { first, vouched }: Chain): PlayerId | null {
  const here = present(ctx)
  return [first, ...vouched].findLast((id) => here.includes(id)) ?? here[0] ?? null
}

/** Whom each has vouched for, in order: who began does so twice once somebody has vouched for him. */
function ballotsOf({ by, vouched }: Chain): Map<PlayerId, PlayerId[]> {
  const ballots = new Map<PlayerId, PlayerId[]>()
  vouched.forEach((target, at) => {
    const voucher = by[at] ?? ''
    ballots.set(voucher, [...(ballots.get(voucher) ?? []), target])
  })
  return ballots
}

function tellChain(ctx: Context, chain: Chain): void {
  const given = [...ballotsOf(chain)].map(([voucher, targets]) => [voucher, targets.at(-1) ?? null] as const)
  ctx.tell({
    fact: 'sequence',
    form: ID,
    order: present(ctx),
    next: standing(ctx, chain).length > 1 ? speaker(ctx, chain) : null,
    given: Object.fromEntries(given)
  })
}

/** One is left standing: he hangs. Where nobody could vouch for anybody, nobody does. */
function conclude(ctx: Context, chain: Chain): void {
  const left = standing(ctx, chain)
  const condemned = left.length === 1 && chain.vouched.length > 0 ? left : []
  const ballots = Object.fromEntries(ballotsOf(chain))
  ctx.tell({ fact: 'vote', form: ID, round: 1, totals: null, ballots, top: condemned })
  condemn(ctx, condemned)
}

export const bleakMonday: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote',
    play: (ctx) => ctx.push(step(ID))
  },
  effects: {
    variant: {
      instead: (ctx, _self, entry) =>
        entry.step !== 'vote' || entry.data['round'] !== 1 || entry.data['second'] === true
          ? undefined
          : present(ctx).length < 2
            ? []
            : [step(VOUCH, asData({ first: present(ctx)[0] ?? '', vouched: [], by: [] }))]
    }
  },
  steps: {
    [ID]: askVariant(ID, (ctx, on) => beginVariant(ctx, ID, on, { module: ID, section: SECTION })),
    [VOUCH]: {
      kind: 'ask',
      contract: [
        {
          prompt: VOUCH,
          actors: 'who sat down last (first: the starting player, who stays standing)',
          answer: 'player, in turn; or { "ballots": { voucher: player } } for all that remain'
        }
      ],
      verb: 'vouch',
      enter(ctx, data) {
        ctx.tell({ fact: 'vote-open', form: ID, round: 1, candidates: standing(ctx, asChain(data)) })
        tellChain(ctx, asChain(data))
      },
      prompt(ctx, data) {
        const chain = asChain(data)
        const left = standing(ctx, chain)
        const by = speaker(ctx, chain)
        if (by === null || left.length < 2) return null
        const choices = playerChoices(ctx, (id) =>
          id === by
            ? { code: 'oneself', section: SECTION }
            : chain.vouched.includes(id)
              ? { code: 'already-vouched', section: SECTION }
              : mayTarget(ctx, 'vouch', by, id)
        )
        return {
          actors: [by],
          shape: 'single',
          sequence: [by, ...left.filter((id) => id !== by)],
          fields: [{ key: by, by, kind: 'player', min: 1, max: 1, choices }]
        }
      },
      answer(ctx, data, target) {
        const chain = asChain(data)
        const by = speaker(ctx, chain) ?? chain.first
        const on = target as PlayerId
        const after = { ...chain, vouched: [...chain.vouched, on], by: [...chain.by, by] }
        ctx.note('vouch', { by: [by], on: [on], why: { module: ID, section: SECTION } })
        tellChain(ctx, after)
        if (standing(ctx, after).length > 1) ctx.push(step(VOUCH, asData(after), ENTERED))
        else conclude(ctx, after)
      },
      // Somebody left the table while the others vouched.
      unasked: (ctx, data) => conclude(ctx, asChain(data)),
      skipped: (ctx) => condemn(ctx, [])
    }
  }
}
