import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { moderatorView } from '../../../engine'
import { seat, type Options, type Table } from '../../../engine/testing/table'
import type { ConsoleState } from '../../../shared/console-state'
import { mountConsole, press } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

const eight =
  'Ann werewolf female, Bob werewolf male, Cid seer male, Dee witch female, Eve hunter female, Finn villager male, Gus villager male, Hal villager male'
const stateOf = (table: Table): ConsoleState => sampleState({ view: moderatorView(table.game) })

/** The console before a game of the real rules; what it sends is played, and shown again. */
async function open(table: Table, language: 'en' | 'zh' = 'en') {
  const state = stateOf(table)
  const settings = { ...state.settings, consoleLanguage: language }
  const shown = await mountConsole({ ...state, settings })
  close = () => shown.page.unmount()
  /** Plays the last command the console has sent. */
  async function played() {
    const last = shown.made('command').at(-1) as { command: Parameters<Table['send']>[0] } | undefined
    if (!last) throw new Error('Nothing was sent')
    table.send(last.command)
    await shown.push({ ...stateOf(table), settings })
    return last.command
  }
  const button = (text: string) => {
    const found = shown.page.findAll('button').find((one) => one.text().startsWith(text))
    if (!found) throw new Error(`No button ${text}`)
    return found
  }
  return { ...shown, played, button, text: (css: string) => shown.page.find(css).text() }
}
const drawing = (card: string, options: Options = {}) => seat(eight, { deck: [card], ...options })

describe('§3.5 the real deck on the table', () => {
  const table = () => seat(eight, { deck: 'table' }).until('event')

  it('is searched by a word of the title, and taken with Enter, and Enter', async () => {
    const shown = await open(table())
    expect(shown.text('.script .line')).toBe('Turn today’s event card over and hand it to me.')
    expect(shown.page.findAll('.picker li')).toHaveLength(36)
    await shown.page.find('.picker input').setValue('good man')
    expect(shown.page.findAll('.picker li')).toHaveLength(1)
    shown.page.find<HTMLInputElement>('.picker input').element.focus()
    await press('Enter', 'Enter')
    expect(await shown.played()).toEqual({ command: 'answer', prompt: 'event', answer: 'good-manners' })
  })

  it('tells the five cards of Spiritualism apart by what they ask', async () => {
    const shown = await open(table())
    await shown.page.find('.picker input').setValue('jeans')
    expect(shown.page.findAll('.picker li b').map((one) => one.text())).toEqual(['Spiritualism'])
    await shown.page.find('.picker li button').trigger('click')
    await shown.page.find('.primary').trigger('click')
    expect(await shown.played()).toMatchObject({ answer: 'spiritualism-3' })
  })

  it('does not offer what has come up before', async () => {
    const game = table().answer('burial').until('dusk').until('event')
    const shown = await open(game)
    await shown.page.find('.picker input').setValue('burial')
    expect(shown.text('.picker li')).toContain('Cannot come up now')
    await shown.page.find('.picker li button').trigger('click')
    expect(shown.page.find('.primary').classes()).toContain('quiet')
    expect(shown.text('.rail')).toContain('real deck')
  })
})

describe('sequences', () => {
  it('§5.5 a chain of vouching shows who is next and who is down, one at a time, and back', async () => {
    const game = drawing('bleak-monday').until('bleak-monday').answer(true).until('bleak-monday.vouch')
    const shown = await open(game)
    expect(shown.text('.sequence')).toContain('0 vouched for, 8 still standing')
    expect(shown.text('.sequence .next')).toContain('Ann')
    await press('3', 'Enter')
    await shown.played()
    expect(shown.text('.sequence .next')).toContain('Cid')
    expect(shown.page.findAll('.sequence .done')).toHaveLength(1)
    expect(shown.text('.sequence .done')).toContain('1 Ann: 3 Cid')
    await press('3', 'Enter')
    expect(shown.page.find('[role="alert"]').exists()).toBe(true)
    await press('4', 'Enter')
    await shown.played()
    const houses = shown.page.findAll('.sequence .done').map((turn) => turn.findAll('.house').length)
    expect(houses).toEqual([2, 1])
    await shown.button('3 Cid vouches for 4 Dee').trigger('click')
    expect(shown.made('undo')).toHaveLength(1)
    game.undo()
    await shown.push(stateOf(game))
    expect(shown.page.findAll('.sequence .done')).toHaveLength(1)
  })

  it('§5.2 F16 accusations go round, and nobody may pass', async () => {
    const shown = await open(drawing('nightmare').until('nightmare'))
    expect(shown.page.findAll('.sequence .then')).toHaveLength(7)
    await press('0', 'Enter')
    expect(shown.made('command')).toEqual([])
    await press('2', 'Enter')
    await shown.played()
    expect(shown.text('.sequence')).toContain('1 done, 7 to go')
    expect(shown.text('.sequence .done')).toContain('1 Ann: 2 Bob')
  })

  it('§5.3 C7 a vote in turn takes an abstention', async () => {
    const game = drawing('influences')
      .play({ werewolves: 'hal' }, 'influences.first-voter')
      .answer('bob')
      .until('influences.vote')
    const shown = await open(game)
    expect(shown.text('.sequence .next')).toContain('Bob')
    await press('0', 'Enter')
    expect(await shown.played()).toMatchObject({ prompt: 'influences.vote', answer: null })
    expect(shown.text('.sequence .done')).toContain('2 Bob: nobody')
  })
})

describe('one question at a time', () => {
  it('§5.2 F15 two friends each, two seats a voter', async () => {
    const shown = await open(drawing('great-distrust').until('great-distrust'))
    await press('2', 'Enter', '3', 'Enter')
    expect(shown.page.findAll('.ballot')[0]?.findAll('.one')).toHaveLength(2)
    expect(shown.page.findAll('.ballot.live')).toHaveLength(1)
    expect(shown.page.findAll('.ballot')[1]?.classes()).toContain('live')
    expect(shown.text('.tally')).toContain('No hand on: 1, 4, 5, 6, 7, 8')
    expect(shown.text('.missing')).toContain('Everybody must point.')
    await press('0')
    expect(shown.page.findAll('.ballot')[1]?.classes()).toContain('live')
  })

  it('§5.2 F20 the coin lies as two big sides, or is tossed by the app', async () => {
    const shown = await open(drawing('heads-or-tails').until('vote').answer({ result: 'finn' }))
    expect(shown.page.findAll('.choice svg')).toHaveLength(2)
    expect(shown.text('.now dl')).toContain('Finn')
    await shown.page.findAll('.choice')[1]?.trigger('click')
    expect(shown.page.findAll('.choice')[1]?.attributes('aria-pressed')).toBe('true')
    await shown.button('Toss the coin here').trigger('click')
    await shown.page.find('.primary').trigger('click')
    const { answer } = (await shown.played()) as { answer: string }
    expect(['heads', 'tails']).toContain(answer)
  })

  it('§5.6 the game box lies as lid and bottom, in four pictures', async () => {
    const game = seat(eight).correct({ card: 'end-of-the-harvest' })
    game.answer(true)
    game.play({ 'end-of-the-harvest.drinker': 'cid' }, 'end-of-the-harvest.box')
    const shown = await open(game)
    expect(shown.page.findAll('.choice svg')).toHaveLength(4)
    const keys = shown.page.findAll('.choice kbd').map((key) => key.text())
    await press(keys[0] ?? '', keys[3] ?? '', 'Enter')
    expect(await shown.played()).toMatchObject({ answer: { lid: 'inside', bottom: 'outside' } })
  })

  it('§5.2 F14 witnesses are counted, and the accused is in sight', async () => {
    const game = drawing('punishment').play({ werewolves: 'hal' }, 'punishment.accused').answer('finn')
    const shown = await open(game)
    expect(shown.text('.now dl')).toContain('Accused')
    expect(shown.text('.now dl')).toContain('Finn')
    await press('1', '2', 'Enter')
    expect(await shown.played()).toMatchObject({ answer: ['ann', 'bob'] })
  })
})

describe('§5.2 F4–F8 the ghost', () => {
  const game = () => drawing('spiritualism-2').play({ werewolves: 'hal' }, 'spiritualism-2.question')

  it('is asked a question that stands there in both languages', async () => {
    const shown = await open(game())
    const rows = shown.page.findAll('.rows .row')
    expect(rows).toHaveLength(4)
    expect(rows[0]?.text()).toContain('Are the two I point at on the same side?')
    expect(rows.every((row) => /\p{Script=Han}/u.test(row.text()))).toBe(true)
    close()
    const chinese = await open(game(), 'zh')
    expect(chinese.text('.rows .row .note')).toContain('Are the two I point at on the same side?')
  })

  it('shows who was pointed at, and proposes what the rules know', async () => {
    const shown = await open(game().answer(1).answer(['ann', 'cid']))
    expect(shown.text('.script')).toContain('Are the two I point at on the same side?')
    expect(shown.text('.now dl')).toContain('Pointed at')
    expect(shown.text('.now dl')).toMatch(/Ann.*Cid/s)
    const chosen = shown.page.find('.choice.on')
    expect(chosen.text()).toContain('No')
    expect(chosen.text()).toContain('worked out')
    await press('Enter')
    expect(await shown.played()).toMatchObject({ answer: false })
  })

  it('proposes nothing where only eyes can tell', async () => {
    const shown = await open(game().answer(2))
    expect(shown.page.find('.choice.on').exists()).toBe(false)
    expect(shown.page.text()).not.toContain('worked out')
  })
})

describe('groups', () => {
  it('§5.2 F11 are proposed from the roster where one sex is not known', async () => {
    const open8 = eight.replace('Hal villager male', 'Hal villager')
    const shown = await open(seat(open8, { deck: ['gone-hunting'] }).until('gone-hunting'))
    expect(shown.text('.rows .note')).toContain('as the roster says')
    await press('8', 'Enter', 'Enter')
    expect(await shown.played()).toMatchObject({ answer: ['bob', 'cid', 'finn', 'gus', 'hal'] })
  })

  it('are changed while the card lasts (regroup)', async () => {
    const game = drawing('gone-hunting').until('discussion')
    const shown = await open(game)
    expect(shown.text('.rail')).toContain('Away: 2, 3, 6, 7, 8')
    await shown.button('Change').trigger('click')
    const boxes = shown.page.findAll('dialog input')
    expect(boxes).toHaveLength(8)
    expect(shown.page.find('dialog .primary').attributes('disabled')).toBeDefined()
    await boxes[7]?.setValue(false)
    await boxes[0]?.setValue(true)
    await shown.page.find('dialog form').trigger('submit')
    const sent = await shown.played()
    expect(sent).toMatchObject({ command: 'regroup', card: 'gone-hunting' })
    expect(shown.text('.rail')).toContain('Away: 1, 2, 3, 6, 7')
    expect(shown.page.find('dialog').exists()).toBe(false)
  })
})

describe('§5.2 F3 offences', () => {
  const talk = () => drawing('not-me-nor-wolf').until('discussion')

  it('are marked with one key and a seat, and shown on the seat', async () => {
    const shown = await open(talk())
    expect(shown.text('.offence')).toContain('Not Me, Nor Wolf')
    expect(shown.text('.offence kbd')).toBe('X')
    await press('x', '6')
    expect(await shown.played()).toEqual({ command: 'offence', player: 'finn' })
    expect(shown.page.findAll('.tile')[5]?.find('[aria-label="No vote"]').exists()).toBe(true)
    expect(shown.page.find('.offence .houses').exists()).toBe(false)
  })

  it('of whoever speaks are marked with the one key, pressed twice; any other seat can still be typed', async () => {
    const game = talk()
    const shown = await open(game)
    const speaks = sampleState({ view: moderatorView(game.game) })
    await shown.push({ ...speaks, show: { ...speaks.show, speaker: 'gus' } })
    await press('x')
    expect(shown.text('.offence .asking')).toContain('7 Gus')
    await press('x')
    expect(await shown.played()).toEqual({ command: 'offence', player: 'gus' })
    await press('x', '6')
    expect(await shown.played()).toEqual({ command: 'offence', player: 'finn' })
  })

  it('are marked with the mouse: a house, or a seat of the table', async () => {
    const shown = await open(talk())
    await shown.button('Mark an offender').trigger('click')
    await shown.page.find('.offence [aria-label="4 Dee"]').trigger('click')
    expect(await shown.played()).toEqual({ command: 'offence', player: 'dee' })
    await shown.button('Mark an offender').trigger('click')
    await shown.page.findAll('.tile')[0]?.trigger('click')
    expect(await shown.played()).toEqual({ command: 'offence', player: 'ann' })
  })

  it('let go of the key with Escape, and mean nothing without such a card', async () => {
    const shown = await open(talk())
    await press('x', 'Escape', '6')
    expect(shown.made('command')).toEqual([])
    close()
    const other = await open(drawing('burial').until('discussion'))
    await press('x', '6')
    expect(other.page.find('.offence').exists()).toBe(false)
    expect(other.made('command')).toEqual([])
  })

  it('wait for the second digit where a number could go on', async () => {
    const seats = Array.from(
      { length: 12 },
      (_, at) => `P${at + 1} ${at < 3 ? 'werewolf' : at === 3 ? 'seer' : 'villager'}`
    )
    const shown = await open(seat(seats.join(', '), { deck: ['eclipse'] }).until('discussion'))
    await press('x', '1')
    expect(shown.made('command')).toEqual([])
    await press('2')
    expect(await shown.played()).toEqual({ command: 'offence', player: 'p12' })
    await press('x', '1', 'Enter')
    expect(await shown.played()).toEqual({ command: 'offence', player: 'p1' })
  })
})

describe('the cards panel', () => {
  it('tells what is in force, the newest first, for how long, and what has come up', async () => {
    const game = seat(eight, { deck: ['burial', 'good-manners', 'flood'] })
      .until('discussion')
      .until('dusk')
    const shown = await open(game.until('event').until('discussion'))
    const panel = shown.page.find('.rail .in-force')
    expect(panel.text()).toContain('2 drawn')
    expect(panel.text()).toContain('1 left')
    expect(panel.findAll('ul li').map((row) => row.find('b').text())).toEqual(['Good Manners', 'Burial'])
    expect(panel.findAll('ul em').map((row) => row.text())).toEqual([
      'Full moonuntil the vote',
      'Dark moonrest of game'
    ])
    await panel.find('h2 button').trigger('click')
    expect(panel.findAll('.drawn li').map((row) => row.text())).toEqual([
      'Good Mannersin force',
      'Burialin force'
    ])
  })

  it('§9 D42 says which card nobody at the table knows of, and hides it with the roles', async () => {
    const game = drawing('specter', { houseRules: { crescentReveal: 'atTrigger' } }).until('discussion')
    const shown = await open(game)
    expect(shown.text('.rail .in-force')).toContain('Nobody at the table knows that it waits.')
    await shown.page.find('h2 button').trigger('click')
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'h', ctrlKey: true, bubbles: true, cancelable: true })
    )
    await flushPromises()
    expect(shown.text('.rail .in-force')).not.toContain('Specter')
  })
})

describe('corrections', () => {
  it('put one of all 36 cards into force, found by a word, and end one', async () => {
    const game = drawing('burial').until('discussion')
    const shown = await open(game)
    await shown.button('Correct').trigger('click')
    await shown.button('Put a card into force').trigger('click')
    expect(shown.page.findAll('dialog .picker li')).toHaveLength(36)
    await shown.page.find('dialog .picker input').setValue('eclip')
    shown.page.find<HTMLInputElement>('dialog .picker input').element.focus()
    await press('Enter', 'Enter')
    expect(await shown.played()).toEqual({ command: 'correct', set: { card: 'eclipse' } })
    await shown.button('Correct').trigger('click')
    await shown.button('End a card').trigger('click')
    expect(shown.page.findAll('dialog .picker li')).toHaveLength(36)
    expect(shown.page.findAll('dialog .picker .gone')).toHaveLength(34)
    await shown.page.find('dialog .picker li button').trigger('click')
    await shown.page.find('dialog form').trigger('submit')
    expect(await shown.played()).toMatchObject({ command: 'correct' })
    expect(shown.page.findAll('.rail .panel ul li')).toHaveLength(1)
  })

  it('are made by keys alone: a seat’s number, and Enter from wherever it was typed', async () => {
    const shown = await open(drawing('burial').until('discussion'))
    await shown.button('Correct').trigger('click')
    shown.page.find<HTMLElement>('dialog [aria-pressed="true"]').element.focus()
    await press('3')
    expect(shown.text('dialog .changes')).toContain('3 Cid dies now.')
    await press('Enter')
    expect(await shown.played()).toEqual({ command: 'correct', set: { kill: 'cid' } })
  })

  it('hand the Executioner’s office on', async () => {
    const shown = await open(drawing('burial').until('discussion'))
    await shown.button('Correct').trigger('click')
    await shown.button('An office').trigger('click')
    await shown.page.find('dialog select').setValue('executioner')
    await shown.page.findAll('dialog .players button')[2]?.trigger('click')
    expect(shown.text('dialog .changes')).toContain('3 Cid holds the office: Executioner.')
    await shown.page.find('dialog form').trigger('submit')
    await shown.played()
    expect(shown.page.findAll('.tile')[2]?.find('[aria-label="Executioner"]').exists()).toBe(true)
  })
})
