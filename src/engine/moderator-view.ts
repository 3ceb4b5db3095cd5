/** What the moderator's console draws, made from the whole game. */
import type { Command } from './commands'
import { isRollCallAhead } from './flow/roll-call'
import { camp, counts, mayAct } from './kernel/ask'
import type { Context } from './kernel/context'
import { isCardInForce } from './kernel/effects'
import type { PublicFact } from './kernel/facts'
import type { Prompt } from './kernel/prompts'
import type { Effect, Player, PlayerId } from './kernel/state'
import { cardWithOffences } from './laws/offence'
import { selfDestructors } from './laws/self-destruct'
import { isOnStage } from './offices/election'
import { contextOf, type Game } from './game'
import type { ActiveEffect, Mark, ModeratorPlayer, ModeratorView, Step } from './moderator-view-types'
import { houseRulesOf } from './setup-check'
import { isPowerless } from './commands/marks'
import { timeline } from './timeline'

/**
 * The moderator's view: every secret, and the prompt with all its choices.
 *
 * @returns plain JSON, ready to cross to the console
 */
export function moderatorView(game: Game): ModeratorView {
  const ctx = contextOf(game.setup, game.state, game.facts)
  const { clock, outcome, history } = game.state
  return {
    commandCount: game.changes,
    ruleset: game.setup.ruleset,
    houseRules: houseRulesOf(game.setup),
    round: clock.round,
    phase: clock.phase,
    players: game.state.players.map((player) => playerView(ctx, game, player)),
    prompt: game.pending,
    timeline: timeline(ctx, game),
    effects: activeEffects(ctx),
    deck: {
      drawn: game.state.drawn,
      left: game.setup.deck === 'table' ? null : game.state.deck.length
    },
    speech: speechOf(ctx),
    offences: cardWithOffences(ctx),
    selfDestructors: selfDestructors(ctx),
    log: history,
    moments: game.past.map(({ state }) => state.history.length),
    winners: outcome,
    undo: stepOf(game.log.at(-1), game.past.at(-1)?.pending),
    redo: stepOf(game.undone.at(-1), game.pending)
  }
}

/** What begins an order of speeches, or ends one. */
const OF_SPEECHES: ReadonlySet<PublicFact['fact']> = new Set([
  'phase',
  'speech',
  'candidates',
  'vote-open',
  'vote'
])

/** The order in which the day's speeches stand, those on the stage of an election, or those of the tied (rulebook 7). */
function speechOf(ctx: Context): readonly PlayerId[] | null {
  const last = ctx.facts.findLast(({ fact }) => OF_SPEECHES.has(fact))
  switch (last?.fact) {
    case 'speech':
      return last.order
    case 'candidates':
      return isOnStage(ctx) ? last.standing : null
    case 'vote-open':
      return last.round > 1 ? last.candidates : null
    default:
      return null
  }
}

function stepOf(command: Command | undefined, prompt: Prompt | null = null): Step | null {
  if (!command) return null
  const fields = prompt?.fields.map((field) => ({ ...field, choices: [] })) ?? []
  return { command, prompt: prompt && { ...prompt, fields, outcome: null } }
}

/** A player's side, badge and vote as the engine sees them now. */
export function standing(ctx: Context, player: Player) {
  return {
    camp: camp(ctx, player),
    sheriff: ctx.state.offices.some((office) => office.office === 'sheriff' && office.holder === player.id),
    canVote: player.alive && !mayAct(ctx, 'vote', player.id)
  }
}

function playerView(ctx: Context, game: Game, player: Player): ModeratorPlayer {
  const { id, name, seat, role, dealtRole, alive, death, sex, age } = player
  const night = game.state.clock.phase === 'night'
  const prompt = game.pending
  return {
    id,
    name,
    seat,
    role,
    known: role !== ctx.ruleset.plainRole || !isRollCallAhead(game.setup, game.state),
    dealtRole,
    alive,
    death,
    sex,
    age,
    stats: game.setup.players[seat - 1]?.stats ?? null,
    ...standing(ctx, player),
    wolf: counts(ctx, player) === 'wolf',
    marks: marksOf(ctx, player),
    awake: night ? prompt?.actors.includes(id) === true : alive
  }
}

function marksOf(ctx: Context, { id, alive }: Player): Mark[] {
  const { state } = ctx
  const on = (kind: string) => state.effects.some((effect) => effect.kind === kind && effect.on.includes(id))
  const harm = (kind: string) =>
    state.outcome === null && state.harms.some((entry) => entry.kind === kind && entry.on === id)
  const holds = (wanted: string) =>
    state.offices.some(({ office, holder }) => office === wanted && holder === id)
  const all: [Mark, boolean][] = [
    ['sheriff', holds('sheriff')],
    ['executioner', holds('executioner')],
    ['no-vote', alive && (on('no-vote') || on('offender'))],
    ['away', alive && on('away')],
    ['lover', state.bonds.some((bond) => bond.from === id)],
    ['charmed', on('charmed')],
    ['guarded', on('guarded')],
    ['healed', on('healed')],
    ['infected', on('infected')],
    ['ally', on('ally')],
    ['attacked', harm('attack')],
    ['poisoned', harm('death')],
    ['powerless', alive && isPowerless(ctx, id)]
  ]
  return all.filter(([, is]) => is).map(([mark]) => mark)
}

function activeEffects(ctx: Context): ActiveEffect[] {
  return ctx.state.effects.flatMap((effect) => {
    const card = ctx.index.cards.get(effect.source)
    return card && isCardInForce(effect)
      ? [
          {
            card: effect.source,
            moon: card.moon,
            until: effect.until,
            since: effect.since,
            secret: effect.data['faceDown'] === true,
            group: hasGroup(ctx, effect) ? effect.on : null
          }
        ]
      : []
  })
}

/** Whether `regroup` can change whom an effect is on. */
function hasGroup(ctx: Context, { source, kind }: Effect): boolean {
  return kind === (ctx.index.lifecycles.get(source)?.regrouped ? 'main' : 'away')
}
