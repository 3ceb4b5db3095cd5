import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gameFileSchema, isGameFileProblem, parseGameFile, problemText } from './game-file'

const players = ['ann', 'bob', 'cid'].map((id) => ({ id, name: id.toUpperCase(), role: 'villager' }))
const file = { format: 'howlcast-game/1', ruleset: 'new-moon', players }

const named = (name: string) => ({ ...file, players: [{ ...players[0], name }, ...players.slice(1)] })
const read = (value: unknown) => parseGameFile(JSON.stringify(value))
const problem = (value: unknown) => {
  const result = read(value)
  return isGameFileProblem(result) ? problemText(result) : 'no problem'
}

it('fills in what may be left out', () => {
  expect(read(file)).toEqual({ ...file, houseRules: {}, deck: [], startingCards: [], steps: [] })
})

it('takes every part that the format has', () => {
  const full = {
    ...file,
    houseRules: { tieRule: 'nobody', lastWordsN: 2 },
    players: players.map((player) => ({ ...player, age: 34, sex: 'female', stats: { block: 3, acting: 5 } })),
    thiefCards: ['villager', 'seer'],
    deck: ['flood', 'spiritualism-1'],
    startingCards: ['burial'],
    lastGame: {
      firstVictim: 'ann',
      firstVotedOut: 'bob',
      moderator: 'dan',
      newcomers: ['cid'],
      excluded: []
    },
    gameBefore: {},
    steps: [
      { prompt: 'roll-call.werewolf', answer: ['ann'] },
      { prompt: 'witch', answer: { heal: null, poison: 'bob' } },
      { prompt: 'vote', answer: { ballots: { ann: 'bob', bob: ['ann', 'cid'] } } },
      { command: 'correct', set: { mark: { player: 'ann', mark: 'away', on: true } } },
      { command: 'correct', set: { office: { office: 'sheriff', player: null } } },
      { command: 'end', camp: null }
    ]
  }
  expect(read(full)).toEqual(full)
})

it('takes a table deck, a byte order mark, and roles that are learned later', () => {
  const unknown = players.map(({ id, name }) => ({ id, name }))
  const text = `\uFEFF${JSON.stringify({ ...file, players: unknown, roles: { werewolf: 1 }, deck: 'table' })}`
  expect(isGameFileProblem(parseGameFile(text))).toBe(false)
})

describe('says what is wrong, and where', () => {
  it.each<[string, unknown]>([
    ['the format must be "howlcast-game/1"', { ...file, format: 'howlcast-game/2' }],
    ['Unrecognized key: "rules"', { ...file, rules: {} }],
    ['players[0].name: a name needs a character that shows', named('\u200b\u2060')],
    ['players[0].name: a name holds no control characters', named('Ann\nis a werewolf')],
    ['players[0].name: a name holds no control characters', named('\u202ennA')],
    [
      'steps: a game has at most 3000 steps',
      { ...file, steps: Array.from({ length: 3001 }, () => ({ prompt: 'seer', answer: 'ann' })) }
    ],
    ['a game needs at least 3 players', { ...file, players: players.slice(1) }],
    [
      'a game has at most 60 players',
      { ...file, players: Array.from({ length: 61 }, (_, seat) => ({ id: `p${seat}`, name: 'P' })) }
    ],
    ['two players have the id "ann"', { ...file, players: [...players, players[0]] }],
    [
      'players[1].name: a name may not be empty',
      { ...file, players: players.map((player, seat) => (seat === 1 ? { ...player, name: '  ' } : player)) }
    ],
    [
      'players[2].id: this id is reserved',
      { ...file, players: [players[0], players[1], { id: 'constructor', name: 'C', role: 'seer' }] }
    ],
    [
      'players[2].role: either every player has a role, or none has',
      { ...file, players: [players[0], players[1], { id: 'cid', name: 'C' }] }
    ],
    [
      'roles: needed when the players have no roles',
      { ...file, players: players.map(({ id, name }) => ({ id, name })) }
    ],
    ['houseRules.no rule: no such house rule', { ...file, houseRules: { 'no rule': 1 } }],
    ['deck: a deck is a list of card ids, or "table"', { ...file, deck: 'pile' }],
    ['steps[0]: a step is {', { ...file, steps: [{ question: 'seer' }] }],
    ['steps[0].answer: Invalid input', { ...file, steps: [{ prompt: 'seer' }] }],
    ['steps[0].command: no such command', { ...file, steps: [{ command: 'dance' }] }],
    ['steps[0].command: no such command', { ...file, steps: [{ command: 'go-on' }] }],
    [
      'steps[0].set: a correction sets exactly one of',
      { ...file, steps: [{ command: 'correct', set: { kill: 'ann', revive: 'bob' } }] }
    ],
    ['steps[0].camp', { ...file, steps: [{ command: 'end', camp: 'wolves' }] }],
    ['steps[0].answer: nested too deeply', { ...file, steps: [{ prompt: 'seer', answer: [[[[[[[1]]]]]]] }] }]
  ])('%s', (message, value) => {
    expect(problem(value)).toContain(message)
  })

  it('in text that is no game', () => {
    expect(problemText(parseGameFile('{ "format":') as { message: string; path: [] })).toContain(
      'the file is not JSON'
    )
    expect(problem([])).toContain('expected object')
    expect(problem(null)).toContain('expected object')
    expect(parseGameFile(' '.repeat(4_000_001))).toEqual({
      message: 'the file is too large for a game',
      path: []
    })
    const nested = `{"format":"howlcast-game/1","steps":[{"prompt":"seer","answer":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`
    expect(parseGameFile(nested)).toHaveProperty('message')
  })
})

it('can be printed as a JSON Schema', () => {
  const schema = z.toJSONSchema(gameFileSchema, { io: 'input' })
  expect(schema).toMatchObject({
    type: 'object',
    required: ['format', 'ruleset', 'players'],
    additionalProperties: false
  })
})
