import { describe, expect, it } from 'vitest'
import { createGame, HOUSE_RULES, isRuleError, moderatorView } from '../../engine'
import { INDEX, MODULES } from '../../engine/registry'
import { playRandomly, randomSetup, seeded } from '../../engine/testing/random-game'
import type { ModeratorView } from '../../shared/contract'
import { catalogues } from './i18n'
import { houseRules, offeredCards, offeredRoles } from './setup/offer'

/** Whether both languages have a text under a key. */
function hasText(key: string): boolean {
  return Object.values(catalogues).every((catalogue) => {
    const found = key
      .split('.')
      .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], catalogue)
    return typeof found === 'string'
  })
}
const missing = (keys: Iterable<string>) => [...keys].filter((key) => !hasText(key)).sort()

/** Every text that the views of some whole random games ask for. */
function keysOf(view: ModeratorView): string[] {
  const { prompt } = view
  const bans =
    prompt?.fields.flatMap((field) => field.choices.flatMap((choice) => choice.ban?.code ?? [])) ?? []
  return [
    ...(prompt ? [`prompts.${prompt.prompt}.title`, `prompts.${prompt.script}.script`] : []),
    ...bans.map((code) => `bans.${code}`),
    ...view.log.map((entry) => `log.${entry.what}`),
    ...view.effects.flatMap((effect) => [`cards.${effect.card}.title`, `effects.until.${effect.until}`]),
    ...view.players.flatMap((player) => [
      ...player.marks.map((mark) => `marks.${mark}`),
      `roles.${player.role}.name`,
      `camps.${player.camp}`
    ]),
    ...view.players.flatMap(({ death }) =>
      death && !INDEX.cards.has(death.cause) ? [`causes.${death.cause}`] : []
    ),
    ...(view.winners ? [`victory.${view.winners.rule}`] : []),
    `phases.${view.phase}`
  ]
}

describe('the words for what the engine knows', () => {
  it('name every question it can ask', () => {
    const asked = MODULES.flatMap((module) =>
      Object.values(module.steps ?? {}).flatMap((step) =>
        step.kind === 'ask' ? step.contract.map((line) => line.prompt) : []
      )
    )
    expect(asked.length).toBeGreaterThan(10)
    expect(
      missing(asked.flatMap((prompt) => [`prompts.${prompt}.title`, `prompts.${prompt}.script`]))
    ).toEqual([])
  })

  it('cover everything that comes up in random games', () => {
    const keys = new Set<string>()
    for (let seed = 1; seed <= 14; seed++) {
      const chance = seeded(seed)
      const begun = createGame(randomSetup(chance))
      if (isRuleError(begun)) continue
      playRandomly(chance, begun, { deeds: 'anywhere', undoes: false, most: 400 }, (game) => {
        for (const key of keysOf(moderatorView(game))) keys.add(key)
      })
    }
    expect(keys.size).toBeGreaterThan(60)
    expect(missing(keys)).toEqual([])
  }, 60_000)
})

describe('what the set-up screen offers', () => {
  it('is what the engine has', () => {
    expect(offeredRoles.map((role) => role.id).sort()).toEqual([...INDEX.roles.keys()].sort())
    expect(offeredCards.map((card) => [card.id, card.moon]).sort()).toEqual(
      [...INDEX.cards].map(([id, card]) => [id, card.moon]).sort()
    )
    for (const role of offeredRoles)
      expect(role.most > 1, role.id).toBe(INDEX.roles.get(role.id)?.many ?? false)
  })

  it('knows the values of its house rules, the usual one first in the engine', () => {
    for (const rule of houseRules) {
      const known = HOUSE_RULES[rule.id as keyof typeof HOUSE_RULES].values
      expect([...rule.values].sort()).toEqual([...known].map(String).sort())
      expect(rule.usual).toBe(known[0])
    }
  })
})
