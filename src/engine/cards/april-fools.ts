/** April Fools': pairs of roles lend each other their powers, lovers must vote for each other (rulebook 5.2 F13, D56). */
import { mayAct, mayTarget, powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { comeIntoForce } from '../kernel/effects'
import type { Module } from '../kernel/module'
import type { Effect, PlayerId, Trait } from '../kernel/state'

const ID = 'april-fools'
const PAIRS: readonly (readonly [Trait, Trait])[] = [
  ['potions', 'sight'],
  ['shot', 'peek'],
  ['shield', 'lives']
]

/** The pairs of powers whose users both live; a pair with a dead half does not change places. */
function livingPairs(ctx: Context): string[][] {
  const living = (trait: Trait) =>
    powersWith(ctx, trait).find(({ holder }) => ctx.player(holder).alive)?.power.id
  return PAIRS.map(([one, other]) => [living(one), living(other)]).filter((pair): pair is string[] =>
    pair.every((id) => id !== undefined)
  )
}

/** The lover a player has to vote for; null: he has none, or none that can be voted for (OR11). */
function mustVoteFor(ctx: Context, player: PlayerId): PlayerId | null {
  const lover = ctx.state.bonds.find((bond) => bond.from === player)?.to
  if (lover === undefined || mayTarget(ctx, 'vote', null, lover)) return null
  // A vote among the tied is held for them alone.
  const standing = ctx.state.stack.at(-1)?.data['candidates'] as PlayerId[] | undefined
  return standing?.includes(lover) === false ? null : lover
}

export const aprilFools: Module = {
  id: ID,
  bansOn: ['vote'],
  card: {
    moon: 'full',
    until: 'dawn',
    play: (ctx) => void comeIntoForce(ctx, ID, { data: { pairs: livingPairs(ctx) } })
  },
  ended(ctx) {
    if (ctx.rules.aprilLove !== 'ends') return
    for (const bond of ctx.state.bonds) ctx.untie(bond.from, bond.to)
  },
  effects: {
    main: {
      holder(ctx, { effect }, power) {
        const other = partnerOf(ctx, effect, power.id)
        return power.holder !== null && other !== null ? other : undefined
      },
      holds: () => ({ code: 'april-fools', section: '5.2 F13' }),
      mayTarget(ctx, _self, _verb, actor, target) {
        if (actor === null) return undefined
        const lover = mustVoteFor(ctx, actor)
        return lover !== null && lover !== target ? { code: 'only-the-lover', section: '5.2 F13' } : undefined
      },
      limits: (ctx, _self, _verb, actor) =>
        !mayAct(ctx, 'vote', actor) && mustVoteFor(ctx, actor) !== null ? { min: 1 } : undefined
    }
  }
}

/** Who holds the other power of a pair by his own card; null: the pair has ended (OR10). */
function partnerOf(ctx: Context, effect: Effect, id: string): PlayerId | null {
  const pair = (effect.data['pairs'] as string[][]).find((powers) => powers.includes(id))
  const other = pair?.find((power) => power !== id)
  return ctx.state.powers.find((power) => power.id === other)?.holder ?? null
}
