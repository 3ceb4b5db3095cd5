/** Luck on the first night: whose number is beaten may fail, one time in two (rulebook 6.4, D67). */
import { reply } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { yesOrNo } from '../kernel/fields'
import type { AskStep, Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import type { Action, Verb } from '../kernel/steps'
import { step } from '../kernel/steps'
import type { Stats } from '../setup'

const ID = 'luck'

/** By which of his two numbers a player withstands a deed, and where its luck is asked. */
interface Measure {
  readonly number: keyof Stats
  readonly prompt: string
  /** How the history calls it. */
  readonly what: string
}

const MEASURED: { readonly [V in Verb]?: Measure } = {
  attack: { number: 'block', prompt: 'werewolves.luck', what: 'wolves-luck' },
  check: { number: 'acting', prompt: 'seer.luck', what: 'seer-luck' }
}

/** The highest of a number among players; null: none of them has his two numbers. */
function highest(ctx: Context, players: readonly PlayerId[], number: Measure['number']): number | null {
  const numbers = ctx.setup.players.flatMap(({ id, stats }) =>
    stats && players.includes(id) ? [stats[number]] : []
  )
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** The prompt under which a deed's luck is asked; null: it needs none. */
function luckOf(ctx: Context, { verb, by, on }: Action): string | null {
  const measure = MEASURED[verb]
  if (!ctx.rules.firstNightStats || !measure || on === null || ctx.state.clock.round !== 1) return null
  const own = highest(ctx, by, measure.number)
  const other = highest(ctx, [on], measure.number)
  return own !== null && other !== null && other > own ? measure.prompt : null
}

function luckStep({ prompt, what }: Measure): AskStep {
  return {
    kind: 'ask',
    contract: [{ prompt, actors: 'moderator (drawn by the app)', answer: 'true (it works) or false' }],
    prompt: (_ctx, { on = null, by = [] }) => ({
      actors: [],
      shape: 'single',
      about: { player: on, by },
      fields: [yesOrNo('works')]
    }),
    answer(ctx, data, works) {
      ctx.note(what, {
        by: data['by'] as PlayerId[],
        on: [data['on'] as PlayerId],
        result: works,
        why: { module: ID, section: '6.4', rule: 'firstNightStats' }
      })
      reply(ctx, ID, works)
    }
  }
}

export const luck: Module = {
  id: ID,
  law: {
    onAction(ctx, _self, action, answers) {
      const prompt = luckOf(ctx, action)
      if (prompt === null) return undefined
      if (answers[ID] === undefined) return { ask: step(prompt, { on: action.on, by: action.by }) }
      return answers[ID] === true ? undefined : []
    }
  },
  steps: Object.fromEntries(Object.values(MEASURED).map((measure) => [measure.prompt, luckStep(measure)]))
}
