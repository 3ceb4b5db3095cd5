import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGame, publicView, replay, stepsOf, type Game } from '../src/engine'
import { isRuleError } from '../src/engine/kernel/prompts'
import { seeded } from '../src/engine/simulate/chance'
import { gameFile, playRandomly } from '../src/engine/testing/random-game'
import { randomSetup } from '../src/engine/testing/random-setup'

const ROOT = path.resolve(import.meta.dirname, '..')
/** A busy machine starts a process slowly. */
const PATIENCE = 60_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'howlcast-replay-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file and gives its path. */
function written(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** Runs a command of package.json as npm does; what it printed, line by line, as JSON. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/source.mjs', `scripts/${script}.ts`, ...args],
    { cwd: ROOT, encoding: 'utf8' }
  )
  return { status, stdout, stderr }
}

function lines(stdout: string): unknown[] {
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)
}

const players = [
  { id: 'ann', name: 'Ann', role: 'werewolf' },
  { id: 'bob', name: 'Bob', role: 'seer' },
  { id: 'cid', name: 'Cid', role: 'cupid' },
  { id: 'dan', name: 'Dan', role: 'villager' },
  { id: 'eve', name: 'Eve', role: 'witch' },
  { id: 'fay', name: 'Fay', role: 'villager' }
]
const night = [
  { prompt: 'cupid', answer: ['bob', 'dan'] },
  { prompt: 'seer', answer: 'ann' },
  { prompt: 'werewolves', answer: 'fay' },
  { prompt: 'witch', answer: { heal: null, poison: null } },
  { prompt: 'sheriff-election', answer: 'eve' }
]
const game = {
  format: 'howlcast-game/1',
  ruleset: 'new-moon',
  players,
  deck: ['burial', 'great-distrust'],
  steps: night
}

interface Refusal {
  readonly code: string
  readonly step: number | null
  readonly prompt: string | null
  readonly message: string
}

/** Runs a file that must be refused; its error. */
function refused(name: string, content: unknown) {
  const { status, stdout } = run('replay', written(name, content))
  expect(status).toBe(2)
  const [result] = lines(stdout) as { error: Refusal }[]
  expect(lines(stdout)).toHaveLength(1)
  return result?.error
}

describe('npm run replay', { timeout: PATIENCE }, () => {
  it('is started as this test starts it', async () => {
    const { scripts } = (await import('../package.json')) as { scripts: { [name: string]: string } }
    for (const name of ['replay', 'prompts', 'schema', 'bench'])
      expect(scripts[name]).toBe(`node scripts/source.mjs scripts/${name}.ts`)
  })

  it('prints the game as it stands, and nothing else', () => {
    const { status, stdout, stderr } = run('replay', written('good.json', game))
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout.endsWith('}\n')).toBe(true)
    const [result, ...rest] = lines(stdout) as { [key: string]: unknown }[]
    expect(rest).toEqual([])
    const played = replay({ houseRules: {}, startingCards: [], ...game }, night)
    if ('error' in played) throw new Error(played.error.code)
    expect(result).toEqual({
      round: 1,
      phase: 'vote',
      pending: {
        prompt: 'vote',
        actors: ['ann', 'bob', 'cid', 'dan', 'eve'],
        choices: ['ann', 'bob', 'cid', 'dan', 'eve'],
        proposed: null
      },
      winners: null,
      players: [
        player('ann', 'werewolf', 'werewolves'),
        player('bob', 'seer'),
        player('cid', 'cupid'),
        player('dan', 'villager'),
        { ...player('eve', 'witch'), sheriff: true },
        {
          ...player('fay', 'villager'),
          alive: false,
          canVote: false,
          death: { round: 1, phase: 'night', cause: 'werewolves' }
        }
      ],
      effects: [{ card: 'burial', until: 'game-end' }],
      log: expect.arrayContaining([
        { round: 1, phase: 'night', what: 'check', by: ['bob'], on: ['ann'], result: 'werewolf' }
      ]),
      public: publicView(played.facts)
    })
  })

  it('prints one object a line for several files, and exits 2 when one is refused', () => {
    const good = written('one.json', game)
    const bad = written('two.json', { ...game, ruleset: 'chess' })
    const { status, stdout } = run('replay', good, bad, good)
    expect(status).toBe(2)
    const results = lines(stdout) as object[]
    expect(results.map((result) => 'error' in result)).toEqual([false, true, false])
    expect(results[2]).toEqual(results[0])
    const fine = run('replay', good, good)
    expect(fine.status).toBe(0)
    expect(lines(fine.stdout)).toHaveLength(2)
  })

  it('says which step is refused, what waits there and what is legal', () => {
    const steps = [...night, { prompt: 'vote', answer: { ballots: { ann: 'fay' } } }]
    const error = refused('dead.json', { ...game, steps })
    expect(error).toMatchObject({ code: 'not-alive', step: 5, prompt: 'vote' })
    expect(error?.message).toContain('Step 6 is refused')
    expect(error?.message).toContain('Pending: vote')
    expect(error?.message).toContain('"ann","bob","cid","dan","eve"')
  })

  it('refuses a lover who votes for his lover', () => {
    const steps = [...night, { prompt: 'vote', answer: { ballots: { bob: 'dan' } } }]
    expect(refused('lover.json', { ...game, steps })).toMatchObject({
      code: 'lover',
      step: 5,
      prompt: 'vote'
    })
  })

  it('refuses an answer to another question than the one that waits', () => {
    const steps = [{ prompt: 'werewolves', answer: 'fay' }]
    expect(refused('early.json', { ...game, steps })).toMatchObject({
      code: 'wrong-prompt',
      step: 0,
      prompt: 'cupid'
    })
  })

  it('refuses every kind of bad file in one line of JSON', () => {
    const bad: { readonly [name: string]: readonly [code: string, content: unknown, step?: number] } = {
      'malformed JSON': ['bad-file', '{ "format": "howlcast-game/1", '],
      'an empty file': ['bad-file', ''],
      'JSON that is no game': ['bad-file', '[1, 2, 3]'],
      'another format': ['bad-file', { ...game, format: 'howlcast-game/2' }],
      'an unknown role': [
        'unknown-role',
        { ...game, players: [...players, { id: 'x', name: 'X', role: 'dragon' }] }
      ],
      'an unknown card': ['unknown-card', { ...game, deck: ['tea-time'] }],
      'an unknown house rule': ['unknown-rule', { ...game, houseRules: { fairPlay: true } }],
      'an unknown value of a house rule': [
        'unknown-rule-value',
        { ...game, houseRules: { tieRule: 'coin' } }
      ],
      'two players of one id': ['bad-file', { ...game, players: [...players, players[0]] }],
      'a step that is none': ['bad-file', { ...game, steps: [...night, { question: 'seer' }] }, night.length]
    }
    const files = Object.entries(bad).map(([name, [, content]]) => written(`${name}.json`, content))
    const { status, stdout, stderr } = run('replay', path.join(folder, 'nowhere.json'), ...files)
    expect([status, stderr]).toEqual([2, ''])
    const errors = (lines(stdout) as { error: Refusal }[]).map(({ error }) => error)
    const expected = [
      ['unreadable-file', null],
      ...Object.values(bad).map(([code, , step]) => [code, step ?? null])
    ]
    expect(errors.map(({ code, step }) => [code, step])).toEqual(expected)
    for (const { prompt, message } of errors) {
      expect(prompt).toBe(null)
      expect(message.length).toBeGreaterThan(10)
    }
  })

  it('asks for a file where none is named, and prints nothing', () => {
    const { status, stdout, stderr } = run('replay')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('npm run --silent replay -- FILE')
  })

  it('plays random games to the same end as the engine', () => {
    const games = Array.from({ length: 8 }, (_, seed) => {
      const chance = seeded(seed + 1)
      const begun = createGame(randomSetup(chance))
      if (isRuleError(begun)) throw new Error(begun.code)
      return playRandomly(chance, begun, { deeds: 'anywhere', undoes: false, most: 300 })
    })
    const files = games.map((one, at) => written(`random-${at}.json`, gameFile(one)))
    const { status, stdout } = run('replay', ...files)
    expect(status).toBe(0)
    expect(lines(stdout).map((result) => (result as { public: unknown }).public)).toEqual(
      games.map((one) => publicView(endOf(one).facts))
    )
  })
})

describe('npm run prompts', { timeout: PATIENCE }, () => {
  it('prints every question that a game can ask', () => {
    const { status, stdout } = run('prompts')
    expect(status).toBe(0)
    const table = JSON.parse(stdout) as { prompt: string; actors: string; answer: string }[]
    for (const row of table) expect(Object.keys(row)).toEqual(['prompt', 'actors', 'answer'])
    const ids = table.map(({ prompt }) => prompt)
    expect(new Set(ids).size).toBe(ids.length)
    const asked = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const chance = seeded(seed)
      const begun = createGame(randomSetup(chance))
      if (isRuleError(begun)) throw new Error(begun.code)
      playRandomly(chance, begun, { deeds: 'none', undoes: false, most: 300 }, ({ pending }) => {
        if (pending && !pending.say) asked.add(pending.prompt.replace(/^roll-call\..*/, 'roll-call.<role>'))
      })
    }
    expect([...asked].filter((prompt) => !ids.includes(prompt))).toEqual([])
  })
})

describe('npm run schema', { timeout: PATIENCE }, () => {
  it('prints a JSON Schema of the game file', () => {
    const { status, stdout } = run('schema')
    expect(status).toBe(0)
    const schema = JSON.parse(stdout) as { $schema: string; properties: object; required: string[] }
    expect(schema.$schema).toContain('json-schema.org')
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(game)))
    expect(schema.required).toEqual(expect.arrayContaining(['format', 'ruleset', 'players']))
  })
})

function player(id: string, role: string, camp = 'village') {
  return { id, alive: true, role, dealtRole: role, camp, sheriff: false, canVote: true, death: null }
}

function endOf(game: Game) {
  const end = replay(game.setup, stepsOf(game))
  if ('error' in end) throw new Error(end.error.code)
  return end
}
