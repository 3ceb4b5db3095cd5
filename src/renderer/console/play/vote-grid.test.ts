import { afterEach, describe, expect, it } from 'vitest'
import type { AnswerDraft } from '../../../shared/answer-draft'
import { mountConsole } from '../testing/mount-console'
import { player, names, sampleState, sampleView, votePrompt } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

async function open(prompt = 'vote', draft: AnswerDraft | null = null) {
  const players = names.map((_, at) => player(at + 1, at === 6 ? { alive: false } : {}))
  const asked = votePrompt()
  const vote = {
    ...asked,
    prompt,
    script: prompt,
    fields: asked.fields.filter((field) => field.key !== 'p7')
  }
  const shown = await mountConsole(
    sampleState({ view: sampleView({ phase: 'vote', players, prompt: vote }), draft })
  )
  close = () => shown.page.unmount()
  return shown
}
type Shown = Awaited<ReturnType<typeof open>>
const live = (shown: Shown) => shown.page.find('.ballot.live b').text()

describe('the vote grid', () => {
  it('is filled by numbers and Enter, voter by voter, and closed with Enter', async () => {
    const shown = await open()
    expect(live(shown)).toBe('Ann')
    await shown.press('5', 'Enter')
    expect(live(shown)).toBe('Bob')
    await shown.press('5', 'Enter', '0', '5', 'Enter', '1', 'Enter', '5', 'Enter', '5', 'Enter')
    expect(shown.page.find('.ballot.live').exists()).toBe(false)
    await shown.press('Enter')
    expect(shown.made('command')).toMatchObject([
      {
        command: {
          prompt: 'vote',
          answer: { ballots: { p1: 'p5', p2: 'p5', p4: 'p5', p5: 'p1', p6: 'p5', p8: 'p5' } }
        }
      }
    ])
  })

  it('has what is entered kept, and goes on from what was', async () => {
    const shown = await open()
    await shown.press('5', 'Enter', '0')
    const kept = { prompt: 'vote', form: 'ballots', values: { p1: 'p5', p2: null }, declined: false }
    expect(shown.made('keep-draft').at(-1)).toEqual({ count: sampleView().commandCount, draft: kept })
    close()
    const again = await open('vote', kept as AnswerDraft)
    expect(live(again)).toBe('Cid')
    await again.press('Escape')
    expect(live(again)).toBe('Ann')
    expect(again.made('keep-draft').at(-1)).toMatchObject({ draft: { form: 'ballots', values: {} } })
  })

  it('skips with Tab, goes back with the arrows and jumps with #', async () => {
    const shown = await open()
    await shown.press('Tab', 'Tab')
    expect(live(shown)).toBe('Cid')
    await shown.press('ArrowUp')
    expect(live(shown)).toBe('Bob')
    await shown.press('#', '6', 'Enter')
    expect(live(shown)).toBe('Finn')
  })

  it('keeps the row and shows the reason of a vote that is not allowed', async () => {
    const shown = await open()
    await shown.press('1', 'Enter')
    expect(live(shown)).toBe('Ann')
    expect(shown.page.find('[role="alert"]').text()).toContain('1 Ann: not oneself')
  })

  it('strikes those without a vote and counts as it goes', async () => {
    const shown = await open()
    await shown.press('5', 'Enter', '5', 'Enter', '4', 'Enter')
    expect(shown.page.find('.vote header').text()).toContain('3 in, 4 missing, 0 without a vote, 1 out')
    expect(shown.page.findAll('.tally .line').map((line) => line.text())).toEqual([
      '5Evefrom 1 22',
      '4Deefrom 31'
    ])
    expect(shown.page.findAll('.ballot.out')).toHaveLength(1)
  })

  it('is filled by mouse as well', async () => {
    const shown = await open()
    await shown.page.findAll('.ballot')[3]?.trigger('click')
    await shown.page.findAll('.houses button')[1]?.trigger('click')
    expect(shown.page.findAll('.ballot')[3]?.text()).toContain('Bob')
    expect(live(shown)).toBe('Eve')
  })

  it('can be closed early, which counts the missing as abstaining', async () => {
    const shown = await open()
    await shown.press('5', 'Enter', 'Enter')
    expect(shown.made('command')).toEqual([])
    await shown.page.find('.primary').trigger('click')
    expect(shown.made('command')).toMatchObject([{ command: { answer: { ballots: { p1: 'p5' } } } }])
  })
})

describe('only the outcome of a vote', () => {
  it('is one player or nobody', async () => {
    const shown = await open()
    await shown.press('o', '4', 'Enter')
    expect(shown.made('command')).toMatchObject([{ command: { answer: { result: 'p4' } } }])
  })

  it('is nobody', async () => {
    const shown = await open()
    await shown.press('o', '0', 'Enter')
    expect(shown.made('command')).toMatchObject([{ command: { answer: { result: null } } }])
  })

  it.each([
    ['vote', 'Voted out'],
    ['sheriff-election', 'Elected'],
    ['executioner', 'Executioner']
  ])('of %s is called %s', async (prompt, label) => {
    const shown = await open(prompt)
    await shown.press('o')
    expect(shown.page.find('.now .rows').text()).toContain(label)
    await shown.press('4')
    expect(shown.page.find('.now').text()).not.toContain(label === 'Voted out' ? 'Elected' : 'Voted out')
  })

  it('is a tie', async () => {
    const shown = await open()
    const tied = shown.page.findAll('.forms button')[2]
    await tied?.trigger('click')
    await shown.press('4', 'Enter')
    expect(shown.made('command')).toEqual([])
    await shown.press('6', 'Enter')
    expect(shown.made('command')).toMatchObject([{ command: { answer: { tied: ['p4', 'p6'] } } }])
  })
})
