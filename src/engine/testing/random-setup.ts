/** Random tables, for the property tests and the bench: any role, card and house rule may occur. */
import { HOUSE_RULES } from '../house-rules'
import type { Json } from '../kernel/state'
import { INDEX } from '../registry'
import { RULESETS } from '../rulesets'
import type { GameSetup, SetupPlayer } from '../setup'
import { some, type Chance } from '../simulate/chance'
import { once, pick } from './draws'

/** A set-up in which any role, card and house rule may occur; 5 to 20 players unless told otherwise. */
export function randomSetup(chance: Chance, seats = 5 + chance(16)): GameSetup {
  const { roles, middle } = randomDeal(chance, seats)
  const rollCall = once(chance, 6)
  const cards = [...INDEX.cards.keys()]
  const complete = once(chance, 3)
  const measured = once(chance, 3)
  const players = roles.map((role, at): SetupPlayer => ({
    id: `p${at + 1}`,
    name: `Player ${at + 1}`,
    ...(!rollCall && { role }),
    ...((complete || once(chance, 2)) && { sex: pick(chance, ['female', 'male']) }),
    ...((complete || once(chance, 2)) && { age: 10 + chance(80) }),
    ...(measured && !once(chance, 4) && { stats: { block: chance(10), acting: chance(10) } })
  }))
  const table = once(chance, 5)
  const startingCards = cards.filter((card) => INDEX.cards.get(card)?.moon === 'dark' && once(chance, 8))
  const deck = some(chance, cards, chance(cards.length + 1)).filter((card) => !startingCards.includes(card))
  return {
    ruleset: once(chance, 3) ? pick(chance, Object.keys(RULESETS) as [string, ...string[]]) : 'new-moon',
    houseRules: { ...randomRules(chance), ...rareRules(chance, roles) },
    players,
    ...(rollCall ? { roles: tally([...roles, ...middle]) } : middle.length > 0 && { thiefCards: middle }),
    lastGame: { firstVictim: pick(chance, ['p1', 'p2', 'p3']) },
    deck: table ? 'table' : deck,
    startingCards
  }
}

/** Roles by seat, and the two cards in the middle where a Thief was dealt. */
function randomDeal(chance: Chance, seats: number): { roles: string[]; middle: string[] } {
  const plain = randomRoles(chance, seats)
  const thief = plain.find((role) => INDEX.roles.get(role)?.traits.includes('take'))
  if (thief === undefined) return { roles: plain, middle: [] }
  const pack = [
    ...plain.filter((role) => role !== thief),
    'villager',
    once(chance, 3) ? 'werewolf' : 'villager'
  ]
  const mixed = some(chance, pack, pack.length)
  return { roles: some(chance, [thief, ...mixed.slice(2)], seats), middle: mixed.slice(0, 2) }
}

function tally(roles: readonly string[]): { [role: string]: number } {
  const counts: { [role: string]: number } = {}
  for (const role of roles) counts[role] = (counts[role] ?? 0) + 1
  return counts
}

function randomRoles(chance: Chance, seats: number): string[] {
  const roles = [...INDEX.roles].filter(([, data]) => !data.mandatory && !data.many).map(([role]) => role)
  const must = [...INDEX.roles].filter(([, data]) => data.mandatory).map(([role]) => role)
  const more = some(chance, roles, Math.min(chance(roles.length + 1), seats - must.length))
  const dealt = [...must, ...more]
  const wolves = Math.min(seats - dealt.length, chance(Math.ceil(seats / 3)))
  const many = [
    ...Array<string>(wolves).fill('werewolf'),
    ...Array<string>(seats - dealt.length - wolves).fill('villager')
  ]
  return some(chance, [...dealt, ...many], seats)
}

function randomRules(chance: Chance): { [rule: string]: Json } {
  const rules: { [rule: string]: Json } = { tieRule: pick(chance, HOUSE_RULES.tieRule.values) }
  for (const [rule, { values }] of Object.entries(HOUSE_RULES))
    if (rule !== 'tieRule' && once(chance, 3)) rules[rule] = pick<Json>(chance, values)
  return rules
}

/** Readings that a random table would hardly ever come to play: they need one role and one answer, or one card each. */
function rareRules(chance: Chance, roles: readonly string[]): { [rule: string]: Json } {
  const cupid = roles.some((role) => INDEX.roles.get(role)?.traits.includes('link'))
  return {
    ...(cupid && once(chance, 2) && { cupidDecline: 'randomAtDawn' }),
    ...(once(chance, 3) && { firstNightStats: true }),
    ...(once(chance, 2) && { medium: 'chosen' }),
    ...(once(chance, 2) && { selfDestruct: true })
  }
}
