/** Who may speak last words (rulebook 7.5, D38). Judged when the whole chain of deaths is known. */
import { VERDICTS } from '../deaths'
import type { HouseRules } from '../house-rules'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Death, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

/** The dead in the order in which they died; inside a batch by seat (rulebook 9). */
function order(ctx: Context): PlayerId[] {
  return ctx.state.history.filter((entry) => entry.what === 'death').flatMap((entry) => entry.on)
}

/** Who died in a night; whom the referee put out then did not die of it (7.9). */
function nightDeaths(ctx: Context, round: number): number {
  return ctx.state.players.filter(
    ({ death }) => death?.round === round && death.phase === 'night' && death.cause !== 'disqualified'
  ).length
}

function wolvesDealt(ctx: Context): number {
  return Object.entries(ctx.dealt).reduce(
    (sum, [role, count]) => sum + (ctx.index.roles.get(role)?.counts === 'wolf' ? count : 0),
    0
  )
}

/** Where the right is counted, all causes count (7.5). */
const COUNTED: ReadonlySet<HouseRules['lastWords']> = new Set(['firstN', 'wolfCount'])

function isGranted(ctx: Context, player: PlayerId, { round, phase, cause }: Death): boolean {
  const byNight = phase === 'night'
  // Whom the referee puts out falls silent (7.9).
  if (cause === 'disqualified') return false
  // D39 speaks for a wolf who blew up.
  if (cause === 'self-destruct') {
    if (!ctx.rules.selfDestructLastWords) return false
    if (!COUNTED.has(ctx.rules.lastWords)) return true
  }
  switch (ctx.rules.lastWords) {
    case 'none':
      return false
    case 'every':
      return true
    case 'firstN':
      return order(ctx).indexOf(player) < ctx.rules.lastWordsN
    case 'wolfCount':
      return order(ctx).indexOf(player) < wolvesDealt(ctx)
    case 'firstTwoNights':
      return byNight ? round <= 2 : VERDICTS.has(cause)
    case 'firstRound':
      return round === 1 && cause !== 'poison'
    case 'faceTable':
      return !byNight || round === 1 || (round === 2 && nightDeaths(ctx, 2) === 1)
  }
}

export const lastWords: Module = {
  id: 'last-words',
  law: {
    died(ctx, _self, { player, cause }) {
      if (ctx.rules.lastWords !== 'none' || cause === 'self-destruct')
        ctx.follow(RANK.lastWords, step('may-speak', { player }))
    }
  },
  steps: {
    'may-speak': {
      kind: 'run',
      run(ctx, data) {
        const { id, death } = ctx.player(data['player'] as PlayerId)
        const flipped = ctx.state.history.some((entry) => entry.what === 'flip' && entry.on.includes(id))
        // A Hunter who flips his card has no last words (rulebook 4.4).
        if (death && !flipped && isGranted(ctx, id, death)) ctx.push(step('last-words', { player: id }))
      }
    },
    'last-words': {
      kind: 'say',
      enter: (ctx, data) => {
        ctx.tell({ fact: 'last-words', players: [data['player'] as PlayerId] })
      },
      actors: (_ctx, data) => [data['player'] as PlayerId]
    }
  }
}
