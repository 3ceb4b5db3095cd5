/** Whether a table can be played: refusals and plain warnings (rulebook 2.2). */
import { CLASSIC, isHouseRule, takesValue, type HouseRules } from './house-rules'
import type { Ban } from './kernel/prompts'
import { INDEX } from './registry'
import { RULESETS } from './rulesets'
import { rulesOf } from './rulesets/ruleset'
import type { GameSetup } from './setup'

export interface SetupCheck {
  /** The game cannot begin. */
  readonly errors: readonly Ban[]
  /** It can, but the host should know. */
  readonly warnings: readonly Ban[]
}

/** More seats than any table; a typing error, not a game. */
const MOST_PLAYERS = 60
/** Cards that lie in the middle where the Thief plays. */
const MIDDLE = 2

const problem = (code: string, section: string, params: Ban['params'] = {}): Ban => ({
  code,
  section,
  params
})

/**
 * Looks at a set-up as a careful referee would before the cards are dealt.
 *
 * @returns refusals and warnings by code; never throws
 */
export function checkSetup(setup: GameSetup): SetupCheck {
  const errors = [...tableErrors(setup), ...roleErrors(setup), ...cardErrors(setup), ...ruleErrors(setup)]
  return { errors, warnings: errors.length > 0 ? [] : warningsOf(setup) }
}

/** The house rules of a game: those of its rule set at a table of this size, and what its table changes. */
export function houseRulesOf(setup: GameSetup): HouseRules {
  const ruleset = RULESETS[setup.ruleset]
  const own = ruleset ? rulesOf(ruleset, setup.players.length) : CLASSIC
  return { ...own, ...setup.houseRules } as HouseRules
}

function tableErrors(setup: GameSetup): Ban[] {
  const errors: Ban[] = []
  const ids = setup.players.map((player) => player.id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (!Object.hasOwn(RULESETS, setup.ruleset))
    errors.push(problem('unknown-ruleset', '9', { ruleset: setup.ruleset }))
  if (twice !== undefined) errors.push(problem('same-id-twice', '2.4', { player: twice }))
  if (ids.length > MOST_PLAYERS) errors.push(problem('too-many-players', '2.2', { max: MOST_PLAYERS }))
  return errors
}

function roleErrors(setup: GameSetup): Ban[] {
  const errors: Ban[] = []
  const dealt = dealtRoles(setup)
  const without = setup.players.filter((player) => player.role === undefined).length
  if (setup.roles === undefined ? without > 0 : without < setup.players.length)
    errors.push(problem('role-missing', '2.4'))
  for (const [role, count] of Object.entries(dealt)) {
    const data = INDEX.roles.get(role)
    if (!data) errors.push(problem('unknown-role', '4', { role }))
    else if (count > 1 && !data.many) errors.push(problem('role-twice', '4', { role }))
  }
  for (const [role, data] of INDEX.roles)
    if (data.mandatory && !dealt[role]) errors.push(problem('role-mandatory', '2.2', { role }))
  const takes = Object.keys(dealt).some((role) => INDEX.roles.get(role)?.traits.includes('take'))
  const inPlay = Object.values(dealt).reduce((sum, count) => sum + count, 0)
  const middle = inPlay - setup.players.length
  if (!takes && middle > 0) errors.push(problem('thief-cards-without-thief', '2.3'))
  else if (takes && middle !== MIDDLE) errors.push(problem('thief-needs-two-cards', '2.3'))
  else if (takes && lacksExtraVillagers(setup, dealt)) errors.push(problem('thief-extra-villagers', '2.3'))
  else if (middle < 0)
    errors.push(problem('too-few-roles', '2.2', { roles: inPlay, players: setup.players.length }))
  return errors
}

/**
 * D44: the two cards added for the Thief are plain ones. They are shuffled in, so any two may end up in the
 * middle; but the pack holds at least these.
 */
function lacksExtraVillagers(setup: GameSetup, dealt: { readonly [role: string]: number }): boolean {
  const plain = RULESETS[setup.ruleset]?.plainRole ?? ''
  return houseRulesOf(setup).thiefExtra === 'villagers' && (dealt[plain] ?? 0) < MIDDLE
}

function cardErrors(setup: GameSetup): Ban[] {
  const errors: Ban[] = []
  const cards = [...(setup.deck === 'table' ? [] : setup.deck), ...setup.startingCards]
  for (const card of new Set(cards))
    if (!INDEX.cards.has(card)) errors.push(problem('unknown-card', '5', { card }))
  const twice = cards.find((card, at) => cards.indexOf(card) !== at)
  if (twice !== undefined) errors.push(problem('card-twice', '5.1', { card: twice }))
  for (const card of setup.startingCards) {
    const data = INDEX.cards.get(card)
    if (data && data.moon !== 'dark') errors.push(problem('starting-card-not-dark', '3.5', { card }))
  }
  return errors
}

function ruleErrors(setup: GameSetup): Ban[] {
  return Object.entries(setup.houseRules).flatMap(([rule, value]) => {
    if (!isHouseRule(rule)) return [problem('unknown-rule', '9', { rule })]
    return takesValue(rule, value)
      ? []
      : [problem('unknown-rule-value', '9', { rule, value: JSON.stringify(value) })]
  })
}

function warningsOf(setup: GameSetup): Ban[] {
  const dealt = dealtRoles(setup)
  const wolves = Object.entries(dealt).reduce(
    (sum, [role, count]) => sum + (INDEX.roles.get(role)?.counts === 'wolf' ? count : 0),
    0
  )
  const warnings: Ban[] = []
  if (wolves * 2 >= setup.players.length) warnings.push(problem('wolves-half-the-table', '2.2', { wolves }))
  if (!houseRulesOf(setup).selfDestruct)
    for (const role of Object.keys(dealt))
      if (INDEX.roles.get(role)?.traits.includes('blast'))
        warnings.push(problem('no-blast', '9 D76', { role }))
  if (setup.players.length < 8 || setup.players.length > 18)
    warnings.push(problem('unusual-size', '2.2', { players: setup.players.length }))
  for (const { id, name } of setup.players)
    if (setup.lastGame?.excluded?.includes(id))
      warnings.push(problem('excluded-player', '5.2 F12', { player: name }))
  return warnings
}

/**
 * How many of each role are in play, dealt to players or lying in the middle for the Thief; by
 * name: in the order of seats the list would tell who holds what.
 */
export function dealtRoles(setup: GameSetup): { [role: string]: number } {
  const dealt: { [role: string]: number } = {}
  if (setup.roles) {
    for (const role of Object.keys(setup.roles).sort()) dealt[role] = setup.roles[role] ?? 0
    return dealt
  }
  const roles = [...setup.players.map(({ role }) => role), ...(setup.thiefCards ?? [])].sort()
  for (const role of roles) if (role !== undefined) dealt[role] = (dealt[role] ?? 0) + 1
  return dealt
}
