import { describe, expect, it } from 'vitest'
import { mountConsole } from '../testing/mount-console'
import { sampleState, sampleView } from '../testing/sample-state'
import { correctionCommand, correctionKinds, type CorrectionForm } from './corrections'

const form = (over: Partial<CorrectionForm>): CorrectionForm => ({
  kind: 'kill',
  player: '',
  office: 'sheriff',
  role: '',
  card: '',
  camp: '',
  on: true,
  step: null,
  ...over
})

describe('corrections', () => {
  it('make no command while something is missing', () => {
    for (const { id, needs } of correctionKinds) {
      expect(correctionCommand(form({ kind: id })) === null, id).toBe(needs.length > 0)
    }
  })

  it('make the commands of the engine', () => {
    expect(correctionCommand(form({ player: 'ann' }))).toEqual({ command: 'correct', set: { kill: 'ann' } })
    expect(correctionCommand(form({ kind: 'office', player: 'nobody' }))).toEqual({
      command: 'correct',
      set: { office: { office: 'sheriff', player: null } }
    })
    expect(correctionCommand(form({ kind: 'office', office: 'executioner', player: 'ann' }))).toEqual({
      command: 'correct',
      set: { office: { office: 'executioner', player: 'ann' } }
    })
    expect(correctionCommand(form({ kind: 'away', player: 'ann', on: false }))).toEqual({
      command: 'correct',
      set: { mark: { player: 'ann', mark: 'away', on: false } }
    })
    expect(correctionCommand(form({ kind: 'end', camp: 'nobody' }))).toEqual({ command: 'end', camp: null })
    expect(correctionCommand(form({ kind: 'disqualify', player: 'ann' }))).toEqual({
      command: 'disqualify',
      player: 'ann'
    })
  })
})

it('the game can be ended for every camp there is, and for nobody', async () => {
  const { page } = await mountConsole(sampleState({ view: sampleView() }))
  await page.get('.top .framed').trigger('click')
  const ends = page.findAll('dialog button').find((one) => one.text() === 'End the game')
  await ends?.trigger('click')
  const camps = page.findAll('dialog select option').map((one) => one.attributes('value'))
  expect(camps).toEqual(['', 'village', 'werewolves', 'lovers', 'piper', 'third-party', 'nobody'])
  page.unmount()
})

describe('a step that is played again', () => {
  it('is chosen among those done, names what goes with it, and is taken back as one act', async () => {
    const timeline = [
      { step: 'guard', state: 'done', at: 1 },
      { step: 'seer', state: 'done', at: 2 },
      { step: 'werewolves', state: 'done', at: 3 },
      { step: 'witch', state: 'now', at: null }
    ] as const
    const shown = await mountConsole(sampleState({ view: sampleView({ timeline }) }))
    const { page } = shown
    const press = (text: string) =>
      page
        .findAll('dialog button')
        .find((one) => one.text() === text)
        ?.trigger('click')
    const apply = () => page.get('dialog .primary')
    await page.get('.top .framed').trigger('click')
    await press('Play a step again')
    expect(apply().attributes('disabled')).toBeDefined()
    await press('Seer')
    const changes = page.get('dialog .changes').text()
    expect(changes).toContain('The game goes back to before this step: Seer.')
    expect(changes).toContain('Taken back with it: Wolves.')
    await page.get('dialog form').trigger('submit')
    expect(shown.made('undo-to')).toEqual([{ count: sampleView().commandCount, at: 2 }])
    page.unmount()
  })
})
