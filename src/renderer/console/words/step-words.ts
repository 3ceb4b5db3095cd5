import type { Command, Json, Prompt, Step } from '../../../shared/game'
import { correctionWords } from './correction-words'
import type { Words } from './words'

/** What one command did, as the one thing that undo takes back or redo does again. */
export function stepWords({ command, prompt }: Step, words: Words): string {
  switch (command.command) {
    case 'go-on':
      return prompt ? words.text('did.go-on', { step: words.title(prompt) }) : ''
    case 'answer':
      return prompt ? answered(prompt, command.answer, words) : ''
    case 'correct':
      return words.text('did.correct', { what: correctionWords(command.set, words) })
    case 'regroup':
      return words.text('did.regroup', {
        card: words.card(command.card),
        who: words.value(command.players)
      })
    case 'end':
      return ended(command, words)
    case 'self-destruct': {
      const { player, knife } = command
      const who = words.person(player)
      return knife === undefined
        ? words.text('did.self-destruct', { who })
        : words.text('did.self-destruct-knife', { who, victim: words.person(knife) })
    }
    default:
      return words.text(`did.${command.command}`, { who: words.person(command.player) })
  }
}

function ended({ camp }: Extract<Command, { command: 'end' }>, words: Words): string {
  return camp === null
    ? words.text('corrections.does.draw')
    : words.text('corrections.does.end', { camp: words.camp(camp) })
}

function answered(prompt: Prompt, answer: Json, words: Words): string {
  const [by] = prompt.sequence ?? []
  if (by === undefined || isRecord(answer)) {
    return words.text('now.chosen', { act: words.short(prompt), what: answerWords(prompt, answer, words) })
  }
  const keys = answer === null ? ['did.turn-none'] : [`prompts.${prompt.prompt}.turn`, 'did.turn']
  return words.first(keys, { by: words.person(by), on: words.value(answer) })
}

function answerWords(prompt: Prompt, answer: Json, words: Words): string {
  if (!isRecord(answer)) return answer === null ? words.decline(prompt) : words.option(prompt, answer)
  const { ballots } = answer
  if (isRecord(ballots)) return words.text('did.ballots', { count: Object.keys(ballots).length })
  const given = Object.entries(answer).filter(([, value]) => value !== null)
  if (given.length === 0) return words.decline(prompt)
  return given
    .map(([key, value]) => {
      const field = prompt.fields.find((one) => one.key === key)
      const act = field ? words.fieldLabel(prompt, field) : words.outcomeLabel(prompt, key)
      return words.text('now.chosen', { act, what: words.option(prompt, value) })
    })
    .join(words.text('now.comma'))
}

/** Who named whom, where the answer was given hand by hand. */
export function ballotsOf({ command }: Step): { readonly by: string; readonly on: Json }[] {
  if (command.command !== 'answer' || !isRecord(command.answer)) return []
  const { ballots } = command.answer
  return isRecord(ballots) ? Object.entries(ballots).map(([by, on]) => ({ by, on })) : []
}

/** Everybody whom an answer names but as one who votes. */
export function namedIn({ command }: Step): Json[] {
  if (command.command !== 'answer') return []
  const { answer } = command
  return isRecord(answer) ? Object.values(answer).flat() : [answer].flat()
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
