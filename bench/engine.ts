/** How fast the engine plays: complete random games of twelve players, on one core. */
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import type { Command } from '../src/engine'
import { apply, createGame, legalOf, type Game } from '../src/engine/game'
import { isRuleError } from '../src/engine/kernel/prompts'
import { INDEX } from '../src/engine/registry'
import type { GameSetup } from '../src/engine/setup'
import { seeded } from '../src/engine/simulate/chance'
import { playRandomly } from '../src/engine/testing/random-game'
import { percentile } from './percentile'

const ROLES = ['werewolf', 'werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'cupid', 'guard', 'elder']
const PLAYERS = 12

export interface EngineResult {
  readonly gamesPerSecond: number
  /** The same by processor time, which a busy machine does not change as much. */
  readonly gamesPerCpuSecond: number
  readonly commandsPerSecond: number
  /** Milliseconds for one command, its prompt and all legal choices. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly games: number
  readonly commandsPerGame: number
  readonly players: number
  readonly node: string
}

interface Line {
  readonly setup: GameSetup
  readonly commands: readonly Command[]
}

/**
 * Measures the engine.
 *
 * The rounds before the last also warm the engine: the JavaScript engine goes on compiling for some thousand games.
 * The lines of play are made beforehand, so that the host's choosing is not counted. Timed is
 * what the app does: every command is applied to the game as it stands, and all legal choices
 * of the prompt that then waits are listed.
 */
export function benchEngine(games = 200, rounds = 20): EngineResult {
  const lines = Array.from({ length: games }, (_, seed) => completeLine(seed * 1000 + 1))
  const commands = lines.reduce((sum, line) => sum + line.commands.length, 0)
  play(lines)
  const measured = Array.from({ length: rounds }, () => {
    const start = performance.now()
    const cpu = process.cpuUsage()
    play(lines)
    const { user, system } = process.cpuUsage(cpu)
    return { wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 }
  })
  const best = Math.min(...measured.map(({ wall }) => wall))
  const times: number[] = []
  play(lines, times)
  return {
    gamesPerSecond: Math.round(games / best),
    gamesPerCpuSecond: Math.round(games / Math.min(...measured.map(({ cpu }) => cpu))),
    commandsPerSecond: Math.round(commands / best),
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
    games: games * rounds,
    commandsPerGame: Math.round((commands / games) * 10) / 10,
    players: PLAYERS,
    node: process.version
  }
}

/** A line of play from deal to winner. */
function completeLine(seed: number): Line {
  for (let attempt = seed; ; attempt++) {
    const chance = seeded(attempt)
    const setup = twelvePlayers(chance)
    const end = playRandomly(chance, begin(setup), { deeds: 'none', undoes: false, most: 600 })
    if (!end.pending) return { setup, commands: end.log }
  }
}

function twelvePlayers(chance: (limit: number) => number): GameSetup {
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((one) => ({ one, at: chance(1 << 30) }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)
  const roles = [...ROLES, ...Array<string>(PLAYERS - ROLES.length).fill('villager')]
  return {
    ruleset: 'new-moon',
    houseRules: {},
    players: shuffled(roles).map((role, at) => ({ id: `p${at + 1}`, name: `Player ${at + 1}`, role })),
    deck: shuffled([...INDEX.cards.keys()]),
    startingCards: []
  }
}

function begin(setup: GameSetup): Game {
  const game = createGame(setup)
  if (isRuleError(game)) throw new Error(`Set-up refused: ${game.code}`)
  return game
}

function play(lines: readonly Line[], times?: number[]): void {
  for (const { setup, commands } of lines) {
    let game = begin(setup)
    for (const command of commands) {
      const start = times ? performance.now() : 0
      const applied = apply(game, command)
      if (isRuleError(applied)) throw new Error(`Refused: ${applied.code}`)
      game = applied.game
      if (game.pending) legalOf(game, game.pending)
      times?.push(performance.now() - start)
    }
  }
}
