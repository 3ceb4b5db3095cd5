import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C villager, D elder, E hunter, F village-idiot, G villager, H cupid, I seer'
/** I was eaten on night 1; C and G are Lovers; the card is drawn on day 1. */
const accusing = (options = {}) =>
  seat(TABLE, { deck: ['punishment', 'burial'], ...options }).play(
    { cupid: ['c', 'g'], werewolves: 'i' },
    'punishment.accused'
  )
const accused = (player: string, options = {}) => accusing(options).answer(player)

describe('Punishment (rulebook 5.2 F14)', () => {
  it('the last dead names one living player', () => {
    const table = accusing()
    expect([table.actors, table.choices]).toEqual([['i'], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']])
    expect([table.refuses('i'), table.refuses(null)]).toEqual(['not-alive', 'must-choose'])
    table.answer('b')
    expect([table.prompt, table.public.accused]).toEqual([
      'punishment.witnesses',
      { player: 'b', witnesses: null }
    ])
  })

  it('S147 two others kiss his cheek: he lives', () => {
    const table = accused('b').answer(['e', 'd'])
    expect([table.dead, table.public.accused]).toEqual([['i'], { player: 'b', witnesses: ['d', 'e'] }])
  })

  it('more than two save him as well', () => {
    expect(accused('b').answer(['a', 'c', 'd', 'e']).dead).toEqual(['i'])
  })

  it.each([[[]], [['d']]])('too few, %j: he dies at once, under the card’s own name', (witnesses) => {
    const table = accused('b').answer(witnesses)
    expect([table.dead, table.player('b').death]).toEqual([
      ['b', 'i'],
      { round: 1, phase: 'event', cause: 'punishment' }
    ])
    expect(table.facts('death').at(-1)).toEqual({
      fact: 'death',
      when: 'day',
      players: [{ id: 'b', role: 'werewolf' }]
    })
  })

  it('S149 his own testimony does not count, nor that of the dead or absent', () => {
    const table = accused('b')
    expect([table.refuses(['b', 'd']), table.refuses(['i', 'd']), table.refuses('d')]).toEqual([
      'oneself',
      'dead',
      'wrong-shape'
    ])
    table.correct({ mark: { player: 'e', mark: 'away', on: true } })
    expect(table.refuses(['d', 'e'])).toBe('absent')
    expect(table.answer(['d']).dead).toEqual(['b', 'i'])
  })

  it('discussion and vote follow; its badge went when it was read', () => {
    const table = accused('b').answer([])
    expect([table.cards, table.public.running]).toEqual([[], []])
    table.until('discussion').until('vote').votes('a>h')
    expect(table.dead).toEqual(['b', 'h', 'i'])
  })

  it('I73 is not a vote: no Idiot saves himself, the Elder’s death costs nothing', () => {
    const idiot = accused('f').answer([])
    expect([idiot.dead, idiot.facts('role-shown')]).toEqual([['f', 'i'], []])
    const elder = accused('d').answer([]).until('discussion')
    expect([elder.dead, elder.facts('powers-lost')]).toEqual([['d', 'i'], []])
  })

  it('I74 a lover grieves', () => {
    const table = accused('c').answer([]).until('discussion')
    expect(table.dead).toEqual(['c', 'g', 'i'])
  })

  it('OR15 a Hunter whom it kills does not shoot under wolvesOrVote, and does under anyDeath', () => {
    expect(accused('e').answer([]).until('hunter', 'discussion').prompt).toBe('discussion')
    const any = accused('e', { houseRules: { hunterShoots: 'anyDeath' } }).answer([])
    expect(any.until('hunter', 'discussion').prompt).toBe('hunter')
  })

  it('the Sheriff whom it kills names a successor', () => {
    const table = accusing().sheriff('e').answer('e').answer([])
    expect(table.until('sheriff-successor').actors).toEqual(['e'])
  })

  it('no execution: a waiting mood card does not hear it (10.1)', () => {
    const table = accusing().correct({ card: 'enthusiasm' }).answer('b').answer([]).until('discussion')
    expect([table.cards, table.facts('second-vote')]).toEqual([['enthusiasm'], []])
  })

  it('victory is judged when its chain has run out', () => {
    const table = accusing().correct({ kill: 'a' }).answer('b').answer([]).until('result')
    expect(table.winners?.camps).toEqual(['village'])
  })

  it('nobody is dead: no effect (D66)', () => {
    const table = seat(TABLE, { deck: ['punishment'] }).night({ cupid: ['c', 'g'] })
    expect([table.prompt, table.facts('accused'), table.public.running]).toEqual(['discussion', [], []])
  })

  it('undo takes back the witnesses, then the accusation', () => {
    const table = accused('b').answer([]).undo()
    expect([table.prompt, table.dead]).toEqual(['punishment.witnesses', ['i']])
    expect(table.undo().prompt).toBe('punishment.accused')
  })

  it('the accused is disqualified meanwhile: nobody else is tried', () => {
    const table = accused('b').send({ command: 'disqualify', player: 'b' })
    expect(table.until('discussion').player('b').death?.cause).toBe('disqualified')
  })

  it('the moderator drops the accusation or the trial: nobody dies', () => {
    expect(accusing().correct({ skip: true }).until('discussion').dead).toEqual(['i'])
    expect(accused('b').correct({ skip: true }).until('discussion').dead).toEqual(['i'])
  })
})

it('the log says who accused whom, and who kissed his cheek (rulebook 5.2 F14)', () => {
  const why = { module: 'punishment', section: '5.2 F14' }
  const table = accused('b')
  expect([table.actors, table.game.pending?.about]).toEqual([[], { accused: 'b' }])
  expect(table.history('accused')).toMatchObject([{ by: ['i'], on: ['b'], why }])
  expect(table.answer(['d', 'e']).history('witnesses')).toMatchObject([{ by: ['d', 'e'], on: ['b'], why }])
})
