import { describe, expect, it } from 'vitest'
import { correctionCommand, correctionKinds, type CorrectionForm } from './corrections'

const form = (over: Partial<CorrectionForm>): CorrectionForm => ({
  kind: 'kill',
  player: '',
  office: 'sheriff',
  role: '',
  card: '',
  camp: '',
  on: true,
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
