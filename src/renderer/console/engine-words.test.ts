import { describe, expect, it } from 'vitest'
import { createGame, isRuleError, moderatorView, offer } from '../../engine'
import { promptsOf } from '../../engine/kernel/module'
import { INDEX, MODULES } from '../../engine/registry'
import { seeded } from '../../engine/simulate/chance'
import { playRandomly } from '../../engine/testing/random-game'
import { randomSetup } from '../../engine/testing/random-setup'
import type { ModeratorView } from '../../shared/game'
import { catalogues } from './i18n'
import { ruleGroups } from './setup/rule-groups'
import { valueKey } from './words/readings'

/** Whether both languages have a text under a key. */
function hasText(key: string): boolean {
  return Object.values(catalogues).every((catalogue) => {
    const found = key
      .split('.')
      .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], catalogue)
    return typeof found === 'string'
  })
}
/** A question has words to read aloud, or is settled without a word and tells the host so. */
function wordsFor(prompt: string, script: string): string[] {
  const base = hasText(`prompts.${prompt}.title`) ? prompt : script
  const silent = !hasText(`prompts.${script}.script`) && hasText(`prompts.${base}.fact`)
  return [`prompts.${base}.title`, silent ? `prompts.${base}.fact` : `prompts.${script}.script`]
}
/** Prompts of one kind share their words: every roll call, every card of Spiritualism. */
function scriptOf(prompt: string): string {
  if (prompt === 'roll-call.<role>') return 'roll-call'
  return prompt.replace(/^spiritualism-\d\.(?=medium|pointed|answer)/, 'spiritualism.')
}
const missing = (keys: Iterable<string>) => [...keys].filter((key) => !hasText(key)).sort()

const moduleKey = (id: string) =>
  INDEX.roles.has(id) || INDEX.cards.has(id) || id === 'sheriff' ? [] : [`why.modules.${id}`]

/** Every text that the views of some whole random games ask for. */
function keysOf(view: ModeratorView): string[] {
  const { prompt } = view
  const bans =
    prompt?.fields.flatMap((field) => field.choices.flatMap((choice) => choice.ban?.code ?? [])) ?? []
  return [
    ...(prompt ? wordsFor(prompt.prompt, prompt.script) : []),
    ...bans.map((code) => `bans.${code}`),
    ...view.log.map((entry) => `log.${entry.what}`),
    ...view.log.flatMap((entry) => (entry.why ? moduleKey(entry.why.module) : [])),
    ...view.log.flatMap((entry) => (entry.why?.rule ? [`rules.${entry.why.rule}.name`] : [])),
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
    const asked = MODULES.flatMap(promptsOf).map((line) => line.prompt)
    expect(asked.length).toBeGreaterThan(10)
    expect(missing(asked.flatMap((prompt) => wordsFor(prompt, scriptOf(prompt))))).toEqual([])
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
  const offered = offer()

  it('has a name for every role, card and rule set', () => {
    expect(
      missing([
        ...offered.roles.flatMap(({ id, camp }) => [`roles.${id}.name`, `camps.${camp}`]),
        ...offered.cards.map(({ id }) => `cards.${id}.title`),
        ...offered.rulesets.map(({ id }) => `setup.rulesets.${id}`)
      ])
    ).toEqual([])
  })

  it('says every value of every house rule in a sentence', () => {
    const keys = offered.houseRules.flatMap(({ id, values }) => [
      `rules.${id}.name`,
      ...values.flatMap((value) => ['name', 'text'].map((part) => `rules.${id}.${valueKey(value)}.${part}`))
    ])
    expect(keys.length).toBeGreaterThan(250)
    expect(missing(keys)).toEqual([])
  })

  it('puts every house rule into one group of the sheet', () => {
    const grouped = ruleGroups.flatMap((group) => group.rules)
    expect([...grouped].sort()).toEqual(offered.houseRules.map((rule) => rule.id).sort())
    expect(missing(ruleGroups.map((group) => `sheet.groups.${group.id}`))).toEqual([])
  })
})
