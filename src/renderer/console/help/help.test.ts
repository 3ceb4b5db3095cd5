import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { ModeratorView } from '../../../shared/game'
import { offer } from '../../../engine'
import { catalogues } from '../i18n'
import { ruleGroups } from '../setup/rule-groups'
import { mountConsole, press } from '../testing/mount-console'
import { names, prompt, sampleState, sampleView } from '../testing/sample-state'
import { cardFacts, factsOf, roleIds, topicOf } from './topics'

let close: () => void = () => undefined
afterEach(() => close())

const people = names.map((name) => ({ name, age: null, sex: null }))
async function open(view: ModeratorView | null = null, language: 'en' | 'zh' = 'en') {
  const state = sampleState({ view })
  const settings = { ...state.settings, roster: people, consoleLanguage: language }
  const shown = await mountConsole({ ...state, settings })
  close = () => shown.page.unmount()
  const entries = () => shown.page.findAll('dialog nav button').map((entry) => entry.text())
  const title = () => shown.page.find('dialog article').attributes('aria-label')
  const article = () => shown.page.find('dialog article').text()
  /** Escape is pressed in the sheet on top. */
  const leave = () => shown.page.findAll('dialog').at(-1)?.trigger('keydown', { key: 'Escape' })
  const search = (word: string) => shown.page.find('dialog input[type="search"]').setValue(word)
  return { ...shown, entries, title, article, leave, search }
}

describe('what the help knows', () => {
  const { roles, cards, houseRules } = offer()

  it('has facts of every role and card, and a group for every house rule', () => {
    expect([...roleIds].sort()).toEqual([...roles.map(({ id }) => id), 'sheriff'].sort())
    for (const { id } of cards) {
      expect(cardFacts(id)?.section, id).toMatch(/^5\.[234] (F|C|D-)\d+$/)
    }
    for (const id of roleIds) expect(factsOf({ kind: 'role', id })?.section, id).toMatch(/^[467]\.\d+$/)
    const grouped = ruleGroups.flatMap((group) => group.rules)
    expect(grouped.toSorted()).toEqual(houseRules.map(({ id }) => id).toSorted())
  })

  it('says in both languages what every role does and when', () => {
    for (const { help } of [catalogues.en, catalogues.zh])
      expect(Object.keys(help.roles).toSorted()).toEqual(roleIds.toSorted())
  })

  it('finds the role or card behind what waits', () => {
    const waiting = (id: string, about = {}) => topicOf(prompt({ prompt: id, about }))
    expect(waiting('guard')).toEqual({ kind: 'role', id: 'guard' })
    expect(waiting('werewolves')).toEqual({ kind: 'role', id: 'werewolf' })
    expect(waiting('sheriff-tie-break')).toEqual({ kind: 'role', id: 'sheriff' })
    expect(waiting('bleak-monday.vouch')).toEqual({ kind: 'card', id: 'bleak-monday' })
    expect(waiting('event', { card: 'burial' })).toEqual({ kind: 'card', id: 'burial' })
    expect(waiting('discussion')).toBeNull()
    expect(topicOf(null)).toBeNull()
  })
})

describe('the sheet of help', () => {
  it('opens by its key with an entry for every role, card and house rule', async () => {
    const shown = await open()
    await press('F1')
    const { cards, houseRules } = offer()
    const entries = shown.entries()
    expect(entries).toHaveLength(roleIds.length + cards.length + houseRules.length)
    // Five cards of one title are told apart.
    expect(new Set(entries).size).toBe(entries.length)
    expect(shown.title()).toBe('Werewolf')
    await shown.leave()
    expect(shown.page.find('dialog').exists()).toBe(false)
  })

  it('is searched by any word, names first, and turned by the arrows', async () => {
    const shown = await open()
    await press('F1')
    await shown.search('tie')
    expect(shown.entries()).toContain('When a vote is a tie')
    expect(shown.entries()).toContain('Scapegoat')
    expect(shown.entries()).not.toContain('Piper')
    expect(shown.title()).toBe('A tie in the election')
    await shown.search('no such word')
    expect(shown.page.find('dialog nav').text()).toBe(
      'Nothing speaks of that. Try another word, or part of one.'
    )
    await shown.search('')
    await shown.page.find('dialog input[type="search"]').trigger('keydown', { key: 'ArrowDown' })
    expect(shown.title()).toBe('Villager')
  })

  it('§9 D19 tells how this very table plays what bears on a role, and goes on to the rule', async () => {
    const view = sampleView()
    const shown = await open({ ...view, houseRules: { ...view.houseRules, guardRepeat: 'fatal' } })
    await press('F1')
    await shown.search('guard')
    expect(shown.title()).toBe('Guard')
    expect(shown.article()).toContain('Rulebook 4.14')
    const rule = shown.page.findAll('article li').find((line) => line.text().includes('Kills'))
    await rule?.find('button').trigger('click')
    await flushPromises()
    expect(shown.article()).toContain('Rulebook 9 D19')
    expect(shown.page.find('article .here').text()).toContain('at this table')
    await shown.page.find('article .changes button').trigger('click')
    await flushPromises()
    expect(shown.title()).toBe('Guard')
  })

  it('is at what waits, when it is opened in a game', async () => {
    const waiting = prompt({ prompt: 'witch' })
    const shown = await open(sampleView({ prompt: waiting }))
    await press('F1')
    expect(shown.title()).toBe('Witch')
    await shown.leave()
    await shown.page.find('.now .help').trigger('click')
    expect(shown.title()).toBe('Witch')
  })

  const places = [
    { place: 'a role', key: null, name: 'Guard', section: '4.14' },
    { place: 'a card of the deck', key: 'e', name: 'Burial', section: '5.4 D-1' },
    { place: 'a switch of the house', key: 'h', name: 'When a vote is a tie', section: '9 D24' }
  ]
  it.each(places)('is reached in place from $place, and lies over its sheet', async (from) => {
    const shown = await open()
    if (from.key) await press(from.key)
    await shown.page.find(`[aria-label='Help: ${from.name}']`).trigger('click')
    expect(shown.title()).toBe(from.name)
    expect(shown.article()).toContain(`Rulebook ${from.section}`)
    await shown.leave()
    expect(shown.page.findAll('dialog')).toHaveLength(from.key ? 1 : 0)
  })

  it('speaks Chinese', async () => {
    const shown = await open(null, 'zh')
    await press('F1')
    await shown.search('守卫')
    expect(shown.title()).toBe('守卫')
    expect(shown.article()).toContain('规则书 4.14')
    expect(shown.article()).not.toMatch(/help\.|rules\./)
  })
})

describe('keys under a sheet', () => {
  it('do nothing on the screen below, whichever sheet lies there', async () => {
    const shown = await open()
    for (const key of ['h', 'e']) {
      await press(key)
      await press('F1', 'h', 'e')
      expect(shown.page.findAll('dialog'), key).toHaveLength(1)
      await shown.leave()
    }
  })
})
