/** Cards that send a group away by age or sex: the roster knows it, or the table is asked (rulebook 5.1). */
import type { Context } from '../kernel/context'
import { inSeatOrder } from '../kernel/history'
import type { AskStep, PromptContract } from '../kernel/module'
import type { Data, PlayerId, Sex } from '../kernel/state'
import { eldest, halfOf, likelyEldest, rememberElders } from './ages'

type Half = 'elder' | 'younger'

function complement(ctx: Context, group: readonly PlayerId[]): PlayerId[] {
  return ctx
    .living()
    .map(({ id }) => id)
    .filter((id) => !group.includes(id))
}

/** How many elders there are when the half of a card has `count` members. */
function elders(ctx: Context, half: Half, count: number): number {
  return half === 'elder' ? count : ctx.living().length - count
}

/** The elder or younger half of the living; null: the table has to say (D65). */
export function knownHalf(ctx: Context, half: Half): PlayerId[] | null {
  const group = eldest(ctx, elders(ctx, half, halfOf(ctx).count))
  return group && (half === 'elder' ? group : complement(ctx, group))
}

/** The living of one sex; null: somebody's sex is not known. */
export function knownSex(ctx: Context, sex: Sex): PlayerId[] | null {
  return ctx.living().some((player) => player.sex === null) ? null : ofSex(ctx, sex)
}

function ofSex(ctx: Context, sex: Sex): PlayerId[] {
  return ctx
    .living()
    .filter((player) => player.sex === sex)
    .map(({ id }) => id)
}

type Then = (ctx: Context, group: readonly PlayerId[], data: Data) => void

function groupStep(
  contract: PromptContract,
  proposed: (ctx: Context) => PlayerId[],
  sizes: (ctx: Context) => { readonly min: number; readonly max: number },
  then: Then
): AskStep {
  return {
    kind: 'ask',
    contract: [contract],
    prompt: (ctx) => ({
      actors: [],
      shape: 'single',
      proposed: proposed(ctx),
      fields: [
        {
          key: 'group',
          by: null,
          kind: 'players',
          ...sizes(ctx),
          choices: ctx.living().map((player) => ({ value: player.id, ban: null }))
        }
      ]
    }),
    answer: (ctx, data, answer) => then(ctx, inSeatOrder(ctx, (answer ?? []) as PlayerId[]), data)
  }
}

/** Asks for the elder or younger half of the living, and remembers who is older than whom. */
export function askHalf(prompt: string, half: Half, then: Then): AskStep {
  return groupStep(
    { prompt, actors: 'moderator, if data are missing or tied', answer: 'list of players' },
    (ctx) => {
      const likely = likelyEldest(ctx, elders(ctx, half, halfOf(ctx).count))
      return half === 'elder' ? likely : complement(ctx, likely)
    },
    (ctx) => {
      const { count, other } = halfOf(ctx)
      return { min: Math.min(count, other), max: Math.max(count, other) }
    },
    (ctx, group, data) => {
      rememberElders(ctx, half === 'elder' ? group : complement(ctx, group))
      then(ctx, group, data)
    }
  )
}

/** Asks for all the living of one sex, and remembers it of those whose sex was not known. */
export function askSex(prompt: string, sex: Sex, then: Then): AskStep {
  const otherSex: Sex = sex === 'male' ? 'female' : 'male'
  return groupStep(
    { prompt, actors: 'moderator, if data are missing', answer: 'list of players' },
    (ctx) => ofSex(ctx, sex),
    (ctx) => ({ min: 0, max: ctx.living().length }),
    (ctx, group, data) => {
      for (const player of ctx.living())
        if (player.sex === null) ctx.fillIn(player.id, group.includes(player.id) ? sex : otherSex)
      then(ctx, group, data)
    }
  )
}
