import { describe, expect, it } from 'vitest'
import { createGame, isRuleError, moderatorView } from '../../../engine'
import { seat, setupOf, Table, type Options } from '../../../engine/testing/table'
import { createTexts } from '../i18n'
import type { Catalogue } from '../../words/catalogue'
import { stepWords } from './step-words'
import { wordsIn } from './words'

const { t, te } = createTexts('en').global
const catalogue: Catalogue = {
  has: (key, language) => te(key, language),
  text: (key, params, language) => t(key, { ...params }, { locale: language })
}
const eight =
  'Ann werewolf female, Bob werewolf male, Cid seer male, Dee witch female, Eve hunter female, Finn villager male, Gus villager male, Hal villager male'
const drawing = (card: string, options: Options = {}) => seat(eight, { deck: [card], ...options })

/** What undo would take back, and once it is taken back, what redo would do again. */
function named(table: Table): string {
  const before = moderatorView(table.game)
  const after = moderatorView(new Table(table.game).undo().game)
  const words = wordsIn(catalogue, 'en', before)
  const [undo, redo] = [before.undo, after.redo].map((step) => step && stepWords(step, words))
  expect(redo).toBe(undo)
  return undo ?? ''
}

describe('the step that undo takes back', () => {
  it('is read aloud, or answered by one or by nobody', () => {
    const table = seat(eight).until('seer')
    expect(named(table)).toMatch(/\(read out\)$/)
    expect(named(table.answer('ann'))).toBe('Seer: 1 Ann')
    expect(named(table.until('werewolves').answer('finn'))).toBe('Wolves: 6 Finn')
    expect(named(table.until('witch').answer({ heal: null, poison: 'ann' }))).toMatch(/^Witch: .*1 Ann$/)
    table.until('vote')
    expect(named(table.answer({ ballots: { cid: 'bob', dee: 'bob' } }))).toBe('Vote: 2 hands')
  })

  it('is a vote by its outcome alone', () => {
    const table = seat(eight).until('vote').answer({ result: 'ann' })
    expect(named(table)).toBe('Vote: Voted out: 1 Ann')
  })

  it('is one turn of a sequence, not the card (rulebook 5.5, 5.2 F16, 5.3 C7)', () => {
    const vouching = drawing('bleak-monday').until('bleak-monday').answer(true).until('bleak-monday.vouch')
    expect(named(vouching.answer('cid').answer('dee'))).toBe('3 Cid vouches for 4 Dee')
    expect(named(drawing('nightmare').until('nightmare').answer('bob'))).toBe('1 Ann accuses 2 Bob')
    const influences = drawing('influences')
      .play({ werewolves: 'hal' }, 'influences.first-voter')
      .answer('bob')
    expect(named(influences.until('influences.vote').answer(null))).toBe('2 Bob: nobody')
  })

  it('is a command beside the questions', () => {
    const banned = drawing('not-me-nor-wolf').until('discussion')
    expect(named(banned.send({ command: 'offence', player: 'ann' }))).toBe('1 Ann breaks the ban of the card')
    expect(named(banned.send({ command: 'disqualify', player: 'bob' }))).toBe('2 Bob is disqualified')
    const group = drawing('gone-hunting').until('discussion')
    const players = ['bob', 'hal']
    expect(named(group.send({ command: 'regroup', card: 'gone-hunting', players }))).toBe(
      'Gone Hunting, group: 2 Bob and 8 Hal'
    )
    expect(named(group.correct({ kill: 'hal' }))).toBe('Correction: 8 Hal dies now.')
    expect(named(group.send({ command: 'end', camp: 'village' }))).toMatch(
      /^The game ends with a win for .*\.$/
    )
    expect(named(seat(eight).send({ command: 'end', camp: null }))).toBe('The game ends. Nobody wins.')
  })

  it('is a card that came to light at a roll call, by its role', () => {
    const nameless = eight.replaceAll(/ [a-z]+ (?=female|male)/g, ' undealt ')
    const setup = setupOf(nameless, { roles: { werewolf: 2, seer: 1, villager: 5 } })
    const players = setup.players.map(({ id, name }) => ({ id, name }))
    const begun = createGame({ ...setup, players })
    if (isRuleError(begun)) throw new Error(begun.code)
    const dealt = new Table(begun)
    expect(named(dealt.until('roll-call.seer').answer(['cid']))).toBe('Roll call, Seer: 3 Cid')
  })
})
