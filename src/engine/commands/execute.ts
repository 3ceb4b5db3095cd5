/** Carries a command out: one file a command's rules, one switch to find them. */
import type { Command } from '../commands'
import { kill } from '../deaths'
import { chainPhase, finish } from '../kernel/aftermath'
import { entryOf, isRecord, problemsOf } from '../kernel/answers'
import type { Context } from '../kernel/context'
import type { Ban, Prompt } from '../kernel/prompts'
import { owner, runUntilPrompt } from '../kernel/run'
import type { Json, PlayerId } from '../kernel/state'
import { cardWithOffences, isOffender, markOffender } from '../laws/offence'
import { correct } from './correct'
import { goOn } from './go-on'
import { regroup } from './regroup'
import { blowUp } from './self-destruct'

const ban = (code: string, params: Ban['params'] = {}): Ban => ({ code, section: 'e', params })

/**
 * Carries out one command on a draft.
 *
 * @param pending the prompt that waits
 * @returns why it is refused; undefined: it was done, and the agenda may run on
 */
export function execute(ctx: Context, pending: Prompt | null, command: Command): Ban | undefined {
  if (!pending || (ctx.state.outcome && command.command !== 'go-on')) return ban('game-over')
  switch (command.command) {
    case 'go-on':
      return pending.say ? goOn(ctx) : ban('not-a-say-step')
    case 'answer':
      return answer(ctx, pending, command.prompt, command.answer)
    case 'correct':
      return 'skip' in command.set ? skip(ctx, pending) : correct(ctx, command.set)
    case 'disqualify':
      return disqualify(ctx, command.player)
    case 'offence':
      return offence(ctx, command.player)
    case 'self-destruct':
      return blowUp(ctx, command.player, command.knife)
    case 'last-dead':
      return nameLastDead(ctx, command.player)
    case 'regroup':
      return regroup(ctx, command.card, command.players)
    case 'end':
      return void finish(ctx, { rule: 'moderator', camps: command.camp === null ? [] : [command.camp] })
  }
}

function answer(ctx: Context, pending: Prompt, prompt: string, value: Json): Ban | undefined {
  if (pending.say) return ban('not-a-question', { pending: pending.prompt })
  if (prompt !== pending.prompt) return ban('wrong-prompt', { given: prompt, pending: pending.prompt })
  const alone = isRecord(value) && Object.keys(value).length === 1 ? value['ballots'] : null
  const rest =
    pending.sequence && isRecord(alone ?? null) ? (alone as { readonly [voter: string]: Json }) : null
  return rest ? answerInTurn(ctx, pending, rest) : answerOne(ctx, pending, value)
}

/** Null declines: an empty list, or nothing in any field. */
function asGiven({ optional, shape, fields }: Prompt, value: Json): Json {
  if (value !== null || optional) return value
  if (shape === 'record' && fields.every(({ min }) => min === 0)) return {}
  return shape === 'single' && fields[0]?.kind === 'players' && fields[0].min === 0 ? [] : value
}

function answerOne(ctx: Context, pending: Prompt, given: Json): Ban | undefined {
  const value = asGiven(pending, given)
  const [wrong] = Object.entries(problemsOf(pending, value))
  if (wrong) return { ...wrong[1], params: { ...wrong[1].params, field: wrong[0] } }
  const top = ctx.state.stack.at(-1)
  const definition = top && owner(ctx, top).definition
  if (!top || definition?.kind !== 'ask') throw new Error(`Nothing asks ${pending.prompt}`)
  const [between] = Object.entries(definition.check?.(ctx, top.data, value) ?? {})
  if (between) return { ...between[1], params: { ...between[1].params, field: between[0] } }
  ctx.pop()
  definition.answer(ctx, top.data, value)
  return undefined
}

/** All that remain of a sequence in one entry; who is left out abstains. */
function answerInTurn(
  ctx: Context,
  pending: Prompt,
  ballots: { readonly [voter: string]: Json }
): Ban | undefined {
  const stranger = Object.keys(ballots).find((voter) => !pending.sequence?.includes(voter))
  if (stranger !== undefined) return ban('no-vote', { field: stranger })
  let waiting: Prompt | null = pending
  while (waiting?.prompt === pending.prompt && waiting.sequence) {
    const refused = answerOne(ctx, waiting, entryOf(ballots, waiting.actors[0] ?? ''))
    if (refused) return refused
    waiting = runUntilPrompt(ctx)
  }
  return undefined
}

/** Drops the waiting step; a question about a change takes the change with it. */
function skip(ctx: Context, pending: Prompt): Ban | undefined {
  ctx.note('skip', { result: pending.prompt, why: { module: 'moderator', section: 'e' } })
  if (pending.say) return goOn(ctx)
  const top = ctx.pop()
  if (ctx.state.stack.at(-1)?.step === 'change') ctx.pop()
  const definition = top && owner(ctx, top).definition
  if (top && definition?.kind === 'ask') definition.skipped?.(ctx, top.data)
  return undefined
}

function disqualify(ctx: Context, player: PlayerId): Ban | undefined {
  if (!ctx.has(player)) return ban('unknown-player', { player })
  if (!ctx.player(player).alive) return ban('not-alive')
  ctx.tell({ fact: 'disqualified', player })
  kill(ctx, [{ player, cause: 'disqualified' }], chainPhase(ctx), 'day')
  return undefined
}

/** Marks the speaker who broke the ban of the card in force (rulebook 5.2 F3, F18, F23). */
function offence(ctx: Context, player: PlayerId): Ban | undefined {
  const card = cardWithOffences(ctx)
  if (card === null) return ban('no-ban-in-force')
  if (!ctx.has(player)) return ban('unknown-player', { player })
  if (!ctx.player(player).alive) return ban('not-alive')
  if (isOffender(ctx, player)) return ban('already-offender')
  return void markOffender(ctx, card, player)
}

function nameLastDead(ctx: Context, player: PlayerId): Ban | undefined {
  if (!ctx.has(player)) return ban('unknown-player', { player })
  if (ctx.player(player).alive) return ban('already-alive')
  ctx.note('last-dead', { on: [player], why: { module: 'moderator', section: '0' } })
  return undefined
}
