/** What a set of games has met of all that the engine knows. */
import type { Game } from '../game'
import { HOUSE_RULES } from '../house-rules'
import { promptsOf } from '../kernel/module'
import { INDEX, MODULES } from '../registry'
import { houseRulesOf } from '../setup-check'

/** Every cause a player can die of; one that is not listed is missed as "unlisted". */
const CAUSES = [
  'werewolves',
  'poison',
  'vote',
  'hunter',
  'grief',
  'scapegoat',
  'elder',
  'hybrid',
  'guard',
  'self-destruct',
  'white-wolf-king',
  'moderator',
  'disqualified',
  'specter',
  'punishment',
  'backfire'
]

export class Coverage {
  private readonly met = new Set<string>()
  private readonly all: readonly string[] = [
    ...[...INDEX.roles.keys()].map((role) => `role ${role}`),
    ...[...INDEX.cards.keys()].map((card) => `card ${card}`),
    ...MODULES.flatMap(promptsOf).map(({ prompt }) => `prompt ${prompt}`),
    ...HOUSE_RULES.tieRule.values.map((value) => `tieRule ${value}`),
    ...Object.entries(HOUSE_RULES).flatMap(([rule, { values }]) =>
      values.map((value) => `${rule}=${String(value)}`)
    ),
    ...CAUSES.map((cause) => `cause ${cause}`)
  ]

  /** Looks at a game after a command. */
  see(game: Game): void {
    const { pending, state, past } = game
    if (pending && !pending.say)
      this.met.add(`prompt ${pending.prompt.replace(/^(roll-call)\..*/, '$1.<role>')}`)
    const before = past.at(-1)
    if (!before)
      for (const [rule, value] of Object.entries(houseRulesOf(game.setup)))
        this.met.add(`${rule}=${String(value)}`)
    for (const { role } of before ? [] : state.players) this.met.add(`role ${role}`)
    for (const entry of state.history.slice(before?.state.history.length ?? 0)) {
      if (entry.what === 'card' && entry.why === null) this.met.add(`card ${String(entry.result)}`)
      if (entry.what === 'death') this.met.add(`cause ${String(entry.result)}`)
    }
    const tied = game.facts.slice(before?.facts.length ?? 0).some((fact) => fact.fact === 'tie')
    if (tied && state.clock.phase === 'vote') this.met.add(`tieRule ${houseRulesOf(game.setup).tieRule}`)
  }

  /** What no game has met, and what games met that nobody listed. */
  missing(): string[] {
    const unlisted = [...this.met].filter((one) => !this.all.includes(one))
    return [...this.all.filter((one) => !this.met.has(one)), ...unlisted.map((one) => `unlisted ${one}`)]
  }
}
