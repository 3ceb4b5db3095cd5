/**
 * Random games: what must hold for every table, every host and every card.
 *
 * A run is a seed and a number of random draws; after them the host plays on quietly, so that
 * fewer draws make a smaller game. A failure prints the game as a file that `npm run replay`
 * plays. The games are the same every time; `npm run soak` plays others, and more of them.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from './commands'
import { apply, createGame, redo, undo, type Game } from './game'
import { isRuleError, type Field, type Prompt } from './kernel/prompts'
import type { Json } from './kernel/state'
import { replay, stepsOf, summary } from './replay'
import type { GameSetup } from './setup'
import {
  Twin,
  expectAccepted,
  expectNobodyLost,
  expectNothingSecret,
  expectSound,
  frozen,
  named,
  planted
} from './testing/checks'
import { Coverage } from './testing/coverage'
import { legal, randomField } from './testing/random-answer'
import { randomDeed } from './testing/random-deed'
import { playRandomly, type Play } from './testing/random-game'
import { randomSetup } from './testing/random-setup'
import { seeded, type Chance } from './simulate/chance'
import { quietAnswer } from './quiet-answer'

const { env } = import.meta as unknown as { env: { readonly [name: string]: string | undefined } }
const RUNS = Number(env['HOWLCAST_RUNS'] ?? 50)
const SEED = Number(env['HOWLCAST_SEED'] ?? 1)
const LONGEST = 600
/** What no game of so many meets, no host will meet. */
const MOST_GAMES = 3000
const PATIENCE = 120_000 + RUNS * 500

const coverage = new Coverage()

/** Plays random games and lets a property look at each; a failure names the game. */
function everyGame(property: (chance: Chance, begun: Game) => void): void {
  const runs = fc.record({ seed: fc.noShrink(fc.nat()), draws: fc.nat({ max: 20_000 }) })
  fc.assert(
    fc.property(runs, ({ seed, draws }) => {
      const chance = seeded(seed, draws)
      property(chance, begin(randomSetup(chance)))
    }),
    { seed: SEED, numRuns: RUNS, unbiased: true }
  )
}

function begin(setup: GameSetup): Game {
  const game = createGame(setup)
  if (isRuleError(game)) throw new Error(`Set-up refused: ${JSON.stringify(game)} ${JSON.stringify(setup)}`)
  coverage.see(game)
  return game
}

/** Plays on, covers what was played, and names the game where a check fails. */
function play(
  chance: Chance,
  begun: Game,
  how: Partial<Play>,
  seen: (game: Game, command: Command | null) => void
): Game {
  return playRandomly(
    chance,
    begun,
    { deeds: 'none', undoes: false, most: LONGEST, ...how },
    (game, command) => {
      coverage.see(game)
      named(game, () => seen(game, command))
    }
  )
}

/** The bytes of all that a command may change. */
function bytes({ state, facts, pending }: Game): string {
  return JSON.stringify({ state, facts, pending })
}

/** A game as it stood when only this was saved of it. */
function rebuilt(setup: GameSetup, log: readonly Command[]): Game {
  return log.reduce((game, command) => {
    const applied = apply(game, command)
    if (isRuleError(applied)) throw new Error(`${JSON.stringify(command)} refused: ${applied.code}`)
    return applied.game
  }, begin(setup))
}

describe('every game', { timeout: PATIENCE }, () => {
  it('goes on without a crash, whatever the host does, and never changes what was', () => {
    everyGame((chance, begun) => {
      frozen(begun)
      play(chance, begun, { deeds: 'anywhere', undoes: true }, (game) => {
        expectSound(game)
      })
    })
  })

  it('has as many living and dead as seats, and kills nobody twice', () => {
    everyGame((chance, begun) => {
      play(chance, begun, { deeds: 'anywhere', undoes: true }, (game) => {
        if (game.facts === game.past.at(-1)?.facts) return
        expectNobodyLost(game)
      })
    })
  })

  it('is the same game after a trip through JSON', () => {
    everyGame((chance, begun) => {
      const game = play(chance, begun, { deeds: 'anywhere', undoes: true }, () => undefined)
      const { setup, log } = JSON.parse(JSON.stringify({ setup: game.setup, log: game.log })) as Game
      named(game, () => expect(bytes(rebuilt(setup, log))).toBe(bytes(game)))
      named(game, () => expect(JSON.parse(JSON.stringify(game.state))).toStrictEqual(game.state))
    })
  })

  it('is the same game when its file is replayed', () => {
    everyGame((chance, begun) => {
      const game = play(chance, begun, { deeds: 'anywhere', undoes: true }, () => undefined)
      named(game, () => {
        const again = replay(game.setup, stepsOf(game))
        if ('error' in again) throw new Error(`Step ${again.step} refused: ${again.error.code}`)
        expect(JSON.stringify(summary(again))).toBe(JSON.stringify(summary(readOn(game))))
      })
    })
  })

  it('gives every step back, byte for byte, and does it again', () => {
    everyGame((chance, begun) => {
      const before = [bytes(begun)]
      let game = play(chance, begun, { deeds: 'anywhere' }, (at) => before.push(bytes(at)))
      const end = game
      named(end, () => {
        for (let at = before.length - 2; at >= 0; at--) {
          game = step(undo, game)
          expect(bytes(game)).toBe(before[at])
        }
        expect(isRuleError(undo(game))).toBe(true)
        for (let at = 1; at < before.length; at++) {
          game = step(redo, game)
          expect(bytes(game)).toBe(before[at])
        }
        expect(isRuleError(redo(game))).toBe(true)
      })
    })
  })
})

describe('every question', { timeout: PATIENCE }, () => {
  it('can be answered, quietly too, and names no dead player', () => {
    everyGame((chance, begun) => {
      play(chance, begun, { deeds: 'anywhere' }, (game) => {
        const { pending } = game
        if (!pending || pending.say) return
        expectAccepted(game, quietAnswer(pending))
        // Who died before his role was called still holds its card.
        if (pending.prompt.startsWith('roll-call.')) return
        const dead = new Set(game.state.players.filter((player) => !player.alive).map(({ id }) => id))
        for (const field of pending.fields)
          for (const value of legal(field.choices)) expect(dead.has(String(value))).toBe(false)
      })
    })
  })

  it('takes every choice it marks legal and refuses every other', () => {
    everyGame((chance, begun) => {
      play(chance, begun, { deeds: 'anywhere' }, (game) => {
        const { pending } = game
        if (!pending || pending.say) return
        const fields =
          pending.fields.length < 4 ? pending.fields : [pending.fields[chance(pending.fields.length)]]
        for (const field of fields) if (field) expectChoicesMeanIt(game, pending, field)
      })
    })
  })
})

describe('a finished game', { timeout: PATIENCE }, () => {
  it('is changed by nothing but undo', () => {
    everyGame((chance, begun) => {
      play(chance, begun, { deeds: 'anywhere' }, (game) => {
        if (!game.state.outcome) return
        for (let count = 0; count < 20; count++) {
          const after = apply(game, randomDeed(chance, game))
          expect(isRuleError(after)).toBe(true)
        }
        const on = apply(game, { command: 'go-on' })
        if (isRuleError(on)) expect(game.pending).toBe(null)
        else expect(on.game.state.outcome).toEqual(game.state.outcome)
        expect(isRuleError(undo(game))).toBe(false)
      })
    })
  })
})

describe('the audience', { timeout: PATIENCE }, () => {
  it('sees the same in two games that differ only in secrets', () => {
    let compared = 0
    everyGame((chance, begun) => {
      const twin = Twin.of(chance, begun.setup)
      if (!twin) return
      play(chance, begun, {}, (game, command) => twin.follow(game, command))
      compared += twin.compared
    })
    expect(compared).toBeGreaterThan(RUNS)
  })

  it('is never shown a living player’s role, nor anything that was not said aloud', () => {
    everyGame((chance, begun) => {
      play(chance, planted(begun), { deeds: 'anywhere', undoes: true }, (game) => {
        expectNothingSecret(game)
      })
    })
  })
})

describe('the random games', { timeout: PATIENCE }, () => {
  it('meet every role, card, prompt, switch and cause of death, if need be in some games more', () => {
    for (let seed = 1; seed <= MOST_GAMES && coverage.missing().length > 0; seed++) {
      const chance = seeded(seed)
      play(chance, begin(randomSetup(chance)), { deeds: 'anywhere' }, () => undefined)
    }
    expect(coverage.missing()).toEqual([])
  })
})

function step(travel: typeof undo, game: Game): Game {
  const next = travel(game)
  if (isRuleError(next)) throw new Error(next.code)
  return next
}

/** Goes on until a question waits, as the end of a replay does. */
function readOn(game: Game): Game {
  let at = game
  while (at.pending?.say) at = rebuiltOne(at, { command: 'go-on' })
  return at
}

function rebuiltOne(game: Game, command: Command): Game {
  const applied = apply(game, command)
  if (isRuleError(applied)) throw new Error(applied.code)
  return applied.game
}

/** An answer in which one field has a value and all others are quiet. */
function answerWith(prompt: Prompt, field: Field, value: Json): Json {
  if (prompt.shape === 'single') return value
  const values = Object.fromEntries(
    prompt.fields.map((one) => [one.key, one === field ? value : randomField(() => 0, one)])
  )
  return prompt.shape === 'ballots' ? { ballots: values } : values
}

function expectChoicesMeanIt(game: Game, prompt: Prompt, field: Field): void {
  const many = field.kind === 'players' || field.max > 1
  for (const { value, ban } of field.choices) {
    const others = legal(field.choices).filter((one) => one !== value)
    const answer = answerWith(
      prompt,
      field,
      many ? [value, ...others.slice(0, Math.max(0, field.min - 1))] : value
    )
    const applied = apply(game, { command: 'answer', prompt: prompt.prompt, answer })
    if (isRuleError(applied) !== (ban !== null))
      throw new Error(`${prompt.prompt} marks ${String(value)} ${ban?.code ?? 'legal'}, and says otherwise`)
    if (isRuleError(applied)) expect(applied.prompt).toBe(prompt.prompt)
  }
}
