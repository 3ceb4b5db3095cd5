import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameSetup } from '../../../shared/game'
import { mountConsole, press } from '../testing/mount-console'
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
  it('takes names pasted wherever nothing is typed, after those that wait already', async () => {
    const shown = await open()
    const box = () => shown.page.find('form.paste textarea')
    const press = async (target: EventTarget, text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      await flushPromises()
    }
    await press(document.body, 'Ann\nBob')
    await press(document.body, 'Cid')
    await press(box().element, 'Dot')
    expect((box().element as HTMLTextAreaElement).value).toBe('Ann\nBob\nCid')
    expect(document.activeElement).toBe(box().element)
  })

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
    await flushPromises()
    expect(shown.page.text()).toContain('No game without Seer.')
    expect(shown.page.text()).toContain('7 role cards for 8 seats: add some.')
    expect(shown.page.find('.primary').attributes('disabled')).toBeDefined()
    await button(shown, 'Suggest a table')?.trigger('click')
    await flushPromises()
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
    await flushPromises()
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
    await press('h')
    await shown.page.find('input[type=radio][name=tieRule][value=pk]').setValue(true)
    expect(shown.page.text()).toContain('1 differ from the rule set')
    await button(shown, 'Done')?.trigger('click')
    await button(shown, 'Keep order')?.trigger('click')
    await press('e')
    const box = (card: string) => shown.page.find(`.deck-sheet [aria-label='${card}']`)
    for (const card of ['Burial', 'Great Distrust']) await box(card).setValue(true)
    await flushPromises()
    await shown.page.find('.primary').trigger('click')
    expect(shown.made('new-game')[0]).toMatchObject({
      houseRules: { tieRule: 'pk' },
      deck: ['burial', 'great-distrust']
    })
  })

  it('warns that a White Wolf King is a wolf like any other where nobody blows up (D76)', async () => {
    const shown = await open()
    await paste(shown, eight)
    await shown.page.find('[aria-label="One White Wolf King more"]').trigger('click')
    await shown.page.find('[aria-label="One Villager fewer"]').trigger('click')
    await flushPromises()
    expect(shown.page.text()).toContain('White Wolf King: at this table no wolf blows up')
    await shown.page.find('[data-field=ruleset]').setValue('face-to-face')
    await flushPromises()
    expect(shown.page.text()).not.toContain('no wolf blows up')
  })

  it('lets the rules speak: a Thief brings two cards more, any of which may lie in the middle', async () => {
    const shown = await open()
    await paste(shown, eight)
    await shown.page.find('[aria-label="One Thief more"]').trigger('click')
    await flushPromises()
    expect(shown.page.find('.rail em').text()).toBe('10 of 10')
    await shown.page.find('[aria-label="One Villager more"]').trigger('click')
    await flushPromises()
    expect(shown.page.text()).toContain('exactly two role cards more than seats')
    await shown.page.find('[aria-label="One Villager fewer"]').trigger('click')
    await flushPromises()
    await shown.page.find('.primary').trigger('click')
    const setup = shown.made('new-game')[0] as GameSetup
    expect(setup.thiefCards).toHaveLength(2)
    const cards = [...setup.players.map((seat) => seat.role), ...(setup.thiefCards ?? [])]
    expect(cards.filter((role) => role === 'thief')).toHaveLength(1)
  })

  it('learns roles by roll call: only the counts go into the game', async () => {
    const shown = await open()
    await paste(shown, eight)
    await button(shown, 'Roll call')?.trigger('click')
    await flushPromises()
    await shown.page.find('.primary').trigger('click')
    const setup = shown.made('new-game')[0] as GameSetup
    expect(setup.roles).toEqual({ werewolf: 2, seer: 1, villager: 5 })
    expect(setup.players.every((seat) => seat.role === undefined)).toBe(true)
  })

  it('deals the chosen board and says where it does not fit', async () => {
    const shown = await open()
    await paste(shown, eight)
    await shown.page.find('[data-field=board]').setValue('tP12')
    await flushPromises()
    expect(shown.page.find('.rail em').text()).toBe('8 of 8')
    await shown.page.find('[data-field=board]').setValue('s9')
    await flushPromises()
    expect(shown.page.text()).toContain('not made for 8 seats')
  })

  it('keeps only what differs when the rule set changes, and can go back to it', async () => {
    const shown = await open()
    await paste(shown, eight)
    await press('h')
    await shown.page.find('input[name=sheriffTiming][value=day1AfterSpeeches]').setValue(true)
    expect(shown.page.find('dialog').text()).toContain('differs')
    await shown.page.find('[type=search]').setValue('hunter')
    expect(shown.page.findAll('fieldset').length).toBeLessThan(8)
    await button(shown, 'Done')?.trigger('click')
    await shown.page.find('[data-field=ruleset]').setValue('millers-hollow')
    expect(shown.page.text()).toContain('As the rule set says')
    expect(shown.page.text()).toContain('leave the event cards out')
  })

  it('asks for two numbers a player where the rules want them, and offers the Hybrid there alone (6.1, 6.4)', async () => {
    const shown = await open()
    await paste(shown, eight)
    const number = (name: string) => shown.page.find<HTMLInputElement>(`[data-seat-field=${name}]`)
    const offersHybrid = () => shown.page.find('[aria-label="One Hybrid more"]').exists()
    expect([number('block').exists(), offersHybrid()]).toEqual([false, false])
    await shown.page.find('[data-field=ruleset]').setValue('online-new-moon')
    expect(offersHybrid()).toBe(true)
    expect(shown.page.text()).toContain('Blocking or acting open for 8')
    await number('block').setValue('3')
    await number('acting').setValue('0')
    expect(shown.page.text()).toContain('Blocking or acting open for 7')
    await press('ArrowRight')
    await number('block').setValue('101')
    expect(number('block').element.value).toBe('')
    await number('block').setValue('7')
    await flushPromises()
    await shown.page.find('.primary').trigger('click')
    const [made] = shown.made('new-game') as GameSetup[]
    expect(made?.ruleset).toBe('online-new-moon')
    expect(made?.players.slice(0, 2).map(({ stats }) => stats)).toEqual([{ block: 3, acting: 0 }, undefined])
  })

  it('plays face to face by the board of its size, which differs from nothing', async () => {
    const shown = await open()
    await paste(shown, `${eight}\nHal\nIda\nJon\nKit`)
    const field = (name: string) => shown.page.find<HTMLSelectElement>(`[data-field=${name}]`)
    await field('ruleset').setValue('face-to-face')
    await flushPromises()
    expect(field('board').element.value).toBe('s12')
    expect(shown.page.find('.rail em').text()).toBe('12 of 12')
    expect(shown.page.text()).toContain('As the rule set says')
    await field('board').setValue('tP12')
    expect(shown.page.text()).toContain('1 differ from the rule set')
    await button(shown, 'Remove')?.trigger('click')
    await flushPromises()
    expect(field('board').element.value).toBe('tP12')
    expect(shown.page.text()).toContain('As the rule set says')
    await shown.page.find('.primary').trigger('click')
    expect(shown.made('new-game')[0]).toMatchObject({ ruleset: 'face-to-face', houseRules: {} })
  })

  it('begins from the basic table where the host composes his own, or from the cards that lie there', async () => {
    const shown = await open()
    await paste(shown, Array.from({ length: 14 }, (_, at) => `P${at + 1}`).join('\n'))
    const field = (name: string) => shown.page.find<HTMLSelectElement>(`[data-field=${name}]`)
    await field('ruleset').setValue('face-to-face')
    await flushPromises()
    expect(field('board').element.value).toBe('custom')
    expect(shown.page.find('.rail em').text()).toBe('14 of 14')
    await button(shown, 'Remove')?.trigger('click')
    await flushPromises()
    const dealt = () => shown.page.find('.rail').text()
    const before = dealt()
    await field('board').setValue('custom')
    await flushPromises()
    expect(dealt()).toBe(before)
    await button(shown, 'Suggest a table')?.trigger('click')
    await flushPromises()
    expect(dealt()).not.toBe(before)
    expect(shown.page.find('.rail em').text()).toBe('13 of 13')
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
