/**
 * Who is older than whom: by the roster, and by what the table has said when a card asked
 * (rulebook 5.1, D65). A tie is cut once and remembered.
 */
import type { Context } from '../kernel/context'
import { inSeatOrder } from '../kernel/history'
import type { PlayerId } from '../kernel/state'

/** Who is known to be older than whom: rows and columns are the living in seat order. */
function seniority(ctx: Context, ids: readonly PlayerId[]): boolean[][] {
  const older = ids.map((one) =>
    ids.map((other) => {
      const mine = ctx.player(one).age
      const his = ctx.player(other).age
      return mine !== null && his !== null && mine > his
    })
  )
  for (const { on, result } of ctx.state.history.filter(({ what }) => what === 'ages'))
    for (const elder of on)
      for (const younger of result as readonly PlayerId[]) {
        const row = older[ids.indexOf(elder)]
        const column = ids.indexOf(younger)
        if (row && column >= 0) row[column] = true
      }
  // Who is older than an older player is older too.
  for (const middle of ids.keys())
    for (const row of older)
      if (row[middle]) older[middle]?.forEach((known, column) => (row[column] ||= known))
  return older
}

/**
 * The eldest of the living, as far as it is known.
 *
 * @param count how many of them
 * @returns the group where no age is missing that matters and no tie has to be cut, else null
 */
export function eldest(ctx: Context, count: number): PlayerId[] | null {
  const ids = ctx.living().map(({ id }) => id)
  const older = seniority(ctx, ids)
  const rest = ids.length - count
  const group = ids.filter((_, at) => (older[at]?.filter(Boolean).length ?? 0) >= rest)
  const others = ids.filter((_, at) => older.filter((row) => row[at]).length >= count)
  return group.length === count && others.length === rest ? group : null
}

/** The likeliest eldest: what the prompt proposes. Who has told no age counts as of middle age. */
export function likelyEldest(ctx: Context, count: number): PlayerId[] {
  const living = ctx.living()
  const known = living.flatMap(({ age }) => (age === null ? [] : [age])).sort((a, b) => a - b)
  const middle = known[Math.floor(known.length / 2)] ?? 0
  const sorted = [...living].sort((a, b) => (b.age ?? middle) - (a.age ?? middle))
  return inSeatOrder(
    ctx,
    sorted.slice(0, count).map(({ id }) => id)
  )
}

/** Remembers what the table said: every one of a group is older than all others who live. */
export function rememberElders(ctx: Context, group: readonly PlayerId[]): void {
  const younger = ctx
    .living()
    .map(({ id }) => id)
    .filter((id) => !group.includes(id))
  ctx.note('ages', { on: group, result: younger, why: { module: 'ages', section: '9 D65' } })
}

/** How many make half of the living (D65); `other`: the other way of rounding, for odd numbers. */
export function halfOf(ctx: Context): { readonly count: number; readonly other: number } {
  const living = ctx.living().length
  const [floor, ceil] = [Math.floor(living / 2), Math.ceil(living / 2)]
  return ctx.rules.halfRounding === 'ceil' ? { count: ceil, other: floor } : { count: floor, other: ceil }
}
