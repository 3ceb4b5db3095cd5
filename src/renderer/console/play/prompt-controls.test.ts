import { afterEach, describe, expect, it } from 'vitest'
import type { Prompt } from '../../../shared/game'
import { mountConsole } from '../testing/mount-console'
import { player, playerField, prompt, sampleState, sampleView } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

async function open(asked: Prompt, answers = {}) {
  const shown = await mountConsole(sampleState({ view: sampleView({ prompt: asked }) }), answers)
  close = () => shown.page.unmount()
  return shown
}
const answered = (shown: Awaited<ReturnType<typeof open>>) => shown.made('command')

describe('one person', () => {
  it('is typed and committed with Enter', async () => {
    const shown = await open(prompt())
    await shown.press('5', 'Enter')
    expect(answered(shown)).toEqual([
      { count: 7, command: { command: 'answer', prompt: 'guard', answer: 'p5' } }
    ])
  })

  it('is clicked at the table', async () => {
    const shown = await open(prompt())
    await shown.page.findAll('.tile')[5]?.trigger('click')
    expect(shown.page.find('.target').text()).toContain('Finn')
    await shown.page.find('.primary').trigger('click')
    expect(answered(shown)).toMatchObject([{ command: { answer: 'p6' } }])
  })

  it('is reached with the arrows over legal seats only', async () => {
    const shown = await open(prompt({ fields: [playerField({}, { p1: 'dead', p3: 'dead' })] }))
    await shown.press('ArrowRight')
    expect(shown.page.find('.target').text()).toContain('Bob')
    await shown.press('ArrowRight')
    expect(shown.page.find('.target').text()).toContain('Dee')
  })

  it('shows why somebody is not allowed, and does not take him', async () => {
    const shown = await open(prompt({ fields: [playerField({}, { p2: 'guarded-last-night' })] }))
    await shown.press('2')
    expect(shown.page.find('[role="alert"]').text()).toContain('2 Bob: was protected last night')
    expect(shown.page.find('[role="alert"]').text()).toContain('4.14')
    await shown.press('Enter')
    expect(answered(shown)).toEqual([])
  })

  it('does not commit nothing, but takes nobody when it is said', async () => {
    const shown = await open(prompt({ optional: true, fields: [playerField({ min: 0 })] }))
    await shown.press('Enter')
    expect(answered(shown)).toEqual([])
    await shown.press('0', 'Enter')
    expect(answered(shown)).toMatchObject([{ command: { answer: null } }])
  })

  it('is cleared with Escape', async () => {
    const shown = await open(prompt())
    await shown.press('5', 'Escape')
    expect(shown.page.find('.target').text()).not.toContain('Eve')
  })

  it('survives a new state that changes nothing of the game', async () => {
    const shown = await open(prompt())
    await shown.press('5')
    await shown.push(sampleState({ overlay: { url: null, listeners: 2, window: true, sources: [] } }))
    expect(shown.page.find('.target').text()).toContain('Eve')
  })
})

describe('several people', () => {
  it('are typed one after another; Enter waits for both', async () => {
    const shown = await open(
      prompt({ prompt: 'cupid', fields: [playerField({ kind: 'players', min: 2, max: 2 })] })
    )
    await shown.press('2', 'Enter')
    expect(answered(shown)).toEqual([])
    await shown.press('7', 'Enter')
    expect(answered(shown)).toMatchObject([{ command: { answer: ['p2', 'p7'] } }])
  })

  it('are not lost while the number of another is typed that begins alike', async () => {
    const seats = Array.from({ length: 12 }, (_, at) => at + 1)
    const choices = seats.map((seat) => ({ value: `p${seat}`, ban: null }))
    const asked = prompt({
      prompt: 'cupid',
      fields: [playerField({ kind: 'players', min: 2, max: 2, choices })]
    })
    const players = seats.map((seat) => player(seat))
    const shown = await mountConsole(sampleState({ view: sampleView({ prompt: asked, players }) }))
    close = () => shown.page.unmount()
    await shown.press('1', 'Enter', '1', '0', 'Enter')
    expect(answered(shown)).toMatchObject([{ command: { answer: ['p1', 'p10'] } }])
  })
})

describe('two questions at once', () => {
  const witch = prompt({
    prompt: 'witch',
    shape: 'record',
    actors: ['p4'],
    about: { attacked: ['p8'], heal: 1, poison: 1 },
    fields: [
      playerField(
        { key: 'heal', min: 0 },
        Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((seat) => [`p${seat}`, 'witch-not-the-victim']))
      ),
      playerField({ key: 'poison', min: 0 })
    ]
  })

  it('are answered with their letters and a number', async () => {
    const shown = await open(witch)
    await shown.press('h', 'p', '1', 'Enter')
    expect(answered(shown)).toMatchObject([{ command: { answer: { heal: 'p8', poison: 'p1' } } }])
  })

  it('are declined together', async () => {
    const shown = await open(witch)
    await shown.press('0', 'Enter')
    expect(answered(shown)).toMatchObject([{ command: { answer: { heal: null, poison: null } } }])
  })

  it('are held back by what the rules say against both together', async () => {
    const shown = await open(witch, { check: { poison: { code: 'one-potion-a-night', section: '9 D5' } } })
    await shown.press('h', 'p', '1', 'Enter')
    expect(shown.page.find('[role="alert"]').text()).toContain('only one potion a night')
    expect(answered(shown)).toEqual([])
  })

  it('show whom the wolves attacked', async () => {
    const shown = await open(witch)
    expect(shown.page.find('.fact').text()).toContain('8 Hal')
  })
})

describe('options', () => {
  it('are chosen with their letters', async () => {
    const choices = [true, false].map((value) => ({ value, ban: null }))
    const touched = { key: 'touched', by: null, kind: 'option', choices, min: 1, max: 1 } as const
    const shown = await open(prompt({ prompt: 'touch-of-death', fields: [touched], about: { target: 'p8' } }))
    expect(shown.page.findAll('.rows button').map((row) => row.find('b').text())).toEqual([
      'Touched',
      'Not touched, nobody is attacked'
    ])
    await shown.press('b', 'Enter')
    expect(answered(shown)).toMatchObject([{ command: { answer: false } }])
  })
})

describe('something to read aloud', () => {
  it('ends with Enter', async () => {
    const shown = await open(
      prompt({ prompt: 'night-falls', say: true, shape: 'none', fields: [], actors: [] })
    )
    expect(shown.page.find('.script').text()).toContain('Everyone, close your eyes')
    expect(shown.page.find('.script').text()).toContain('全体闭眼')
    await shown.press('Enter')
    expect(answered(shown)).toMatchObject([{ command: { command: 'go-on' } }])
  })

  it('calls a role of which nobody wakes in the very same words', async () => {
    const shown = await open(prompt({ prompt: 'seer', say: true, shape: 'none', fields: [], actors: [] }))
    expect(shown.page.find('h1').text()).toBe('Call the Seer')
    expect(shown.page.find('.script').text()).toContain('Whom do you want to look at?')
    expect(shown.page.find('.fact').text()).toContain('Nobody wakes')
  })

  it('names the dead, or says that nobody died', async () => {
    const deaths = (players: string[]) =>
      prompt({ prompt: 'deaths', say: true, shape: 'none', fields: [], actors: [], about: { players } })
    const shown = await open(deaths(['p2', 'p5']))
    expect(shown.page.find('.script').text()).toContain('Last night 2 Bob and 5 Eve died.')
    await shown.push(sampleState({ view: sampleView({ commandCount: 8, prompt: deaths([]) }) }))
    expect(shown.page.find('.script').text()).toContain('nobody died')
  })
})

describe('an unknown question', () => {
  it('is drawn in words and never shows a key', async () => {
    const choices = [
      { value: 'some-thing', ban: null },
      { value: 'other-thing', ban: { code: 'strange-ban', section: '' } }
    ]
    const field = { key: 'strange-field', by: null, kind: 'option', choices, min: 1, max: 1 } as const
    const shown = await open(
      prompt({
        prompt: 'strange-card.strange-step',
        fields: [field, playerField({ key: 'odd-field' })],
        shape: 'record',
        about: { strange: 'some-thing' }
      })
    )
    const text = shown.page.text()
    for (const key of ['strange', 'some-thing', 'odd-field', 'prompts.', 'fallback', 'bans.'])
      expect(text).not.toContain(key)
    expect(shown.page.find('h1').text()).toBe('A decision')
  })
})

describe('where viewers see the picture', () => {
  it('is told of the window and of browser sources, each for itself', async () => {
    const shown = await open(prompt())
    async function reach(window: boolean, listeners: number): Promise<readonly string[]> {
      await shown.push(sampleState({ overlay: { url: null, listeners, window, sources: [] } }))
      return [shown.page.find('.air [role=status]').text(), shown.page.find('.rail h2 em').text()]
    }
    expect(await reach(true, 2)).toEqual(['Overlay: window, OBS 2', 'window open, OBS 2'])
    expect(await reach(true, 0)).toEqual(['Overlay: window', 'window open, OBS 0'])
    expect(await reach(false, 1)).toEqual(['Overlay: OBS 1', 'window closed, OBS 1'])
    expect(await reach(false, 0)).toEqual(['Overlay closed', 'window closed, OBS 0'])
  })
})

describe('refusals', () => {
  it('of the rules are told with their reason', async () => {
    const error = { code: 'unknown-player', section: 'e', prompt: 'guard', params: {}, legal: [] }
    const shown = await open(prompt(), { command: { ok: false, refusal: { kind: 'rule', error } } })
    await shown.press('5', 'Enter')
    expect(shown.page.find('[role="alert"]').text()).toContain('This player is not at the table.')
  })

  it('of a stale command fetch the newest state and say so', async () => {
    const shown = await open(prompt(), { command: { ok: false, refusal: { kind: 'stale' } } })
    await shown.press('5', 'Enter')
    expect(shown.made('state')).toHaveLength(2)
    expect(shown.page.find('[role="alert"]').text()).toContain('The game had moved on')
  })
})

describe('the Seer’s answer', () => {
  it('stands large for the host to show without a word, and not while roles are hidden', async () => {
    const view = sampleView({
      players: [player(1), player(2), player(3), player(4)],
      moments: [0],
      log: [
        { what: 'check', round: 2, phase: 'night', by: ['p3'], on: ['p1'], result: 'werewolf', why: null }
      ]
    })
    const shown = await mountConsole(sampleState({ view }))
    close = () => shown.page.unmount()
    expect(shown.page.find('.silent').text()).toContain('1 Ann: Werewolf')
    await shown.push(sampleState({ view: { ...view, moments: [0, 1] } }))
    expect(shown.page.find('.silent').exists()).toBe(false)
    await shown.push(sampleState({ view }))
    expect(shown.page.find('.silent').text()).toContain('1 Ann: Werewolf')
    const hide = shown.page.findAll('button').find((button) => button.text().startsWith('Hide roles'))
    await hide?.trigger('click')
    expect(shown.page.find('.silent').exists()).toBe(false)
    expect(shown.page.text()).not.toContain('Werewolf')
  })
})
