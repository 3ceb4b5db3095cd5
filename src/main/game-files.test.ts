import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apply, createGame, type Command, type Game, type GameSetup, isRuleError } from '../engine'
import { parseGameFile } from '../shared/game-file'
import { gameFileOf, gameFileText, readGame } from './game-files'

const roles = ['werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'villager', 'villager', 'villager']
const setup: GameSetup = {
  ruleset: 'new-moon',
  houseRules: { tieRule: 'nobody' },
  players: roles.map((role, seat) => ({ id: `p${seat + 1}`, name: `Player ${seat + 1}`, role })),
  deck: ['burial'],
  startingCards: []
}
const commands: readonly Command[] = [
  { command: 'go-on' },
  { command: 'go-on' },
  { command: 'answer', prompt: 'seer', answer: 'p1' },
  { command: 'answer', prompt: 'werewolves', answer: 'p8' },
  { command: 'answer', prompt: 'witch', answer: { heal: null, poison: null } }
]

const played = commands.reduce(after, begun())

function after(game: Game, command: Command): Game {
  const applied = apply(game, command)
  if (isRuleError(applied)) throw new Error(applied.code)
  return applied.game
}

function begun(): Game {
  const game = createGame(setup)
  if (isRuleError(game)) throw new Error(game.code)
  return game
}

it('writes what the format describes', () => {
  const text = gameFileText(played)
  expect(parseGameFile(text)).toEqual(gameFileOf(played))
  expect(JSON.parse(text)).toMatchObject({
    format: 'howlcast-game/1',
    ruleset: 'new-moon',
    steps: [
      { prompt: 'seer', answer: 'p1' },
      { prompt: 'werewolves', answer: 'p8' },
      { prompt: 'witch', answer: { heal: null, poison: null } }
    ]
  })
})

it('plays what it reads, up to the next question', () => {
  const game = readGame(gameFileText(played))
  if ('kind' in game) throw new Error(game.kind)
  expect(game.setup).toEqual(played.setup)
  expect(game.log.slice(0, commands.length)).toEqual(commands)
  expect(gameFileOf(game)).toEqual(gameFileOf(played))
})

it('says where a command was given that a file would find elsewhere', () => {
  const corrected = after(played, { command: 'correct', set: { kill: 'p7' } })
  const { steps } = gameFileOf(corrected)
  expect(steps.at(-1)).toEqual({ command: 'correct', set: { kill: 'p7' }, at: 'dawn' })
  expect(parseGameFile(gameFileText(corrected))).toEqual(gameFileOf(corrected))
  const game = readGame(gameFileText(corrected))
  if ('kind' in game) throw new Error(game.kind)
  expect(game.facts.slice(0, corrected.facts.length)).toEqual(corrected.facts)
})

it('plays the example of the documentation', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/game-file.md'), 'utf8')
  const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? ''
  const game = readGame(example)
  if ('kind' in game) throw new Error(JSON.stringify(game))
  expect(gameFileOf(game)).toEqual(JSON.parse(example))
})

it.each([
  ['text', 'Dear diary', { kind: 'invalid', message: expect.stringContaining('not JSON') as string }],
  ['another format', '{}', { kind: 'invalid', message: 'format: the format must be "howlcast-game/1"' }],
  ['an unknown role', gameFileText(played).replace('"hunter"', '"dragon"'), { kind: 'rule', step: -1 }],
  [
    'an answer against the rules',
    gameFileText(played).replace('"answer": "p8"', '"answer": "p9"'),
    { kind: 'rule', step: 1, error: { prompt: 'werewolves' } }
  ],
  [
    'an answer to another question',
    gameFileText(played).replace('"prompt": "seer"', '"prompt": "vote"'),
    { kind: 'rule', step: 0, error: { prompt: 'seer' } }
  ]
])('refuses %s and says where', (_what, text, refusal) => {
  expect(readGame(text)).toMatchObject(refusal)
})
