import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameSetup } from '../../../shared/contract'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

const empty = sampleState({ view: null })
async function open(state = empty) {
  const shown = await mountConsole(state)
  close = () => shown.page.unmount()
  return shown
}
type Shown = Awaited<ReturnType<typeof open>>

async function paste(shown: Shown, text: string): Promise<void> {
  await shown.page.find('textarea').setValue(text)
  await shown.page.find('form.paste').trigger('submit')
  await flushPromises()
}
const eight = ['Ann, 34, f', 'Bob', 'Cid', 'Dee', 'Eve', 'Finn', 'Gus', 'Ann'].join('\n')
const button = (shown: Shown, text: string) =>
  shown.page.findAll('button').find((found) => found.text().startsWith(text))

describe('the set-up screen', () => {
  it('seats pasted names, suggests a table and says what was changed', async () => {
    const shown = await open()
    await paste(shown, eight)
    expect(shown.page.findAll('.tile')).toHaveLength(8)
    expect(shown.page.text()).toContain('There are two called Ann. One is now Ann 2.')
    expect(shown.page.find('.rail em').text()).toBe('8 of 8')
    expect(shown.page.find('h1').text()).toBe('Ready to deal')
  })

  it('deals every card and begins', async () => {
    const shown = await open()
    await paste(shown, eight)
    await shown.page.find('.primary').trigger('click')
    const setup = shown.made('new-game')[0] as GameSetup
    expect(setup.players.map((seat) => seat.name)).toEqual([
      'Ann',
      'Bob',
      'Cid',
      'Dee',
      'Eve',
      'Finn',
      'Gus',
      'Ann 2'
    ])
    expect(setup.players[0]).toMatchObject({ age: 34, sex: 'female' })
    expect(setup.players.map((seat) => seat.role).sort()).toEqual([
      'seer',
      ...Array<string>(5).fill('villager'),
      'werewolf',
      'werewolf'
    ])
    expect(setup).toMatchObject({ ruleset: 'new-moon', houseRules: {}, deck: [], startingCards: [] })
  })

  it('blocks the start with its reason', async () => {
    const shown = await open()
    await paste(shown, eight)
    await shown.page.find('[aria-label="One Seer fewer"]').trigger('click')
    expect(shown.page.text()).toContain('No Seer: the game needs one.')
    expect(shown.page.text()).toContain('7 cards for 8 seats: add some.')
    expect(shown.page.find('.primary').attributes('disabled')).toBeDefined()
    await button(shown, 'Suggest a table')?.trigger('click')
    expect(shown.page.find('.primary').attributes('disabled')).toBeUndefined()
  })

  it('deals by hand and counts what the seats hold', async () => {
    const shown = await open(
      sampleState({
        view: null,
        settings: {
          ...empty.settings,
          roster: eight.split('\n').map((name) => ({ name, age: null, sex: null }))
        }
      })
    )
    await button(shown, 'Deal by hand')?.trigger('click')
    expect(shown.page.text()).toContain('Seats without a role: 8.')
    const hand = ['werewolf', 'werewolf', 'seer', 'villager', 'villager', 'villager', 'villager', 'witch']
    for (const [at, role] of hand.entries()) {
      await shown.page.findAll('.tile')[at]?.trigger('click')
      await shown.page.find('[data-seat-field="role"]').setValue(role)
    }
    await shown.page.find('.primary').trigger('click')
    expect((shown.made('new-game')[0] as GameSetup).players.map((seat) => seat.role)).toEqual(hand)
  })

  it('moves and removes a seat', async () => {
    const shown = await open()
    await paste(shown, eight)
    await button(shown, 'Move one seat on')?.trigger('click')
    expect(shown.page.findAll('.tile')[1]?.text()).toContain('Ann')
    await button(shown, 'Remove')?.trigger('click')
    expect(shown.page.findAll('.tile')).toHaveLength(7)
  })

  it('sends only the house rules that differ, and the deck in its order', async () => {
    const shown = await open()
    await paste(shown, eight)
    await shown.page.find('.rule select').setValue('pk')
    expect(shown.page.text()).toContain('do not vote')
    await button(shown, 'Keep order')?.trigger('click')
    // The chosen card has moved to the top: what follows lies one lower.
    for (const at of [6, 3]) await shown.page.findAll('.rail input[type="checkbox"]')[at]?.setValue(true)
    await shown.page.find('.primary').trigger('click')
    expect(shown.made('new-game')[0]).toMatchObject({
      houseRules: { tieRule: 'pk' },
      deck: ['burial', 'great-distrust']
    })
  })

  it('tells why a table was refused', async () => {
    const error = { code: 'role-twice', section: '4', prompt: null, params: { role: 'seer' }, legal: [] }
    const shown = await mountConsole(empty, { 'new-game': { ok: false, refusal: { kind: 'rule', error } } })
    close = () => shown.page.unmount()
    await paste(shown, eight)
    await shown.page.find('.primary').trigger('click')
    await flushPromises()
    expect(shown.page.find('[role="alert"]').text()).toBe('There is only one Seer.')
  })

  it('speaks Chinese when asked', async () => {
    const shown = await open(
      sampleState({ view: null, settings: { ...empty.settings, consoleLanguage: 'zh' } })
    )
    expect(shown.page.find('h1').text()).toBe('安排座位')
    await shown.page.findAll('.languages button')[0]?.trigger('click')
    expect(shown.made('set-settings')).toContainEqual({ consoleLanguage: 'en' })
  })
})
