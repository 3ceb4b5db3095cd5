import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const CARD = 'radiant-sunday'
const TABLE =
  'A werewolf, B werewolf, C seer, D villager, E guard, F elder, G witch, H hunter, I villager, J piper'
const announced = (on: boolean, options = {}, seats = TABLE) => {
  const table = seat(seats, { deck: [CARD], ...options })
  return table.play(seats.includes('guard') ? { guard: 'd' } : {}, CARD).answer(on)
}
const infecting = (options = {}, seats = TABLE) => announced(true, options, seats).until('dusk')
const infected = (table: ReturnType<typeof infecting>) =>
  table.game.state.effects.filter(({ kind }) => kind === 'infected').flatMap(({ on }) => on)

describe('Radiant Sunday (rulebook 5.2 F19, 5.7)', () => {
  it('declined: an ordinary round; the badge stays till dawn', () => {
    const table = announced(false)
    expect(table.facts('variant')).toEqual([{ fact: 'variant', card: CARD, on: false, until: 'dawn' }])
    expect(table.history('variant')).toMatchObject([{ result: false, why: { module: CARD, section: '5.7' } }])
    expect([table.public.card?.variant, table.public.running.length]).toEqual([false, 1])
    table.day('a>i b>i').play({ guard: 'e', werewolves: 'd' }, 'discussion')
    expect([table.dead, infected(table), table.cards]).toEqual([['d', 'i'], [], []])
  })

  it('is asked of the moderator; skipped, it is a usual day; taken back, he may announce it after all', () => {
    const table = seat(TABLE, { deck: [CARD] }).play({}, CARD)
    expect([table.actors, table.choices]).toEqual([[], [true, false]])
    expect(table.refuses('yes')).toBe('no-such-choice')
    expect(table.refuses(null)).toBe('must-choose')
    table.correct({ skip: true })
    expect(table.facts('variant')).toMatchObject([{ on: false }])
    table.undo().answer(true)
    expect(table.facts('variant')).toMatchObject([{ on: true }])
    expect(table.public.card?.variant).toBe(true)
  })

  it('announced: the day is an ordinary one, and the wolves’ choice is infected, not dead', () => {
    const table = announced(true).day('a>i b>i')
    expect(table.dead).toEqual(['i'])
    table.play({ guard: 'e', werewolves: 'd' }, 'discussion')
    expect([table.dead, infected(table)]).toEqual([['i'], ['d']])
    expect(table.log('attack').at(-1)).toMatchObject({ on: ['d'], result: 'infected' })
    expect(table.facts('death').at(-1)).toEqual({ fact: 'death', when: 'night', players: [] })
  })

  it('the moderator touches him before the others wake, and walks round in any case', () => {
    const touch = (answers = {}) => {
      const table = infecting().play({ guard: 'e', ...answers }, 'dawn')
      table.undo()
      return [table.prompt, table.game.pending?.about, table.actors]
    }
    expect(touch({ werewolves: 'd' })).toEqual(['radiant-sunday.touch', { players: ['d'] }, ['d']])
    expect(touch({})).toEqual(['radiant-sunday.touch', { players: [] }, []])
    expect(touch({ werewolves: 'd', witch: { heal: 'd', poison: null } })).toEqual([
      'radiant-sunday.touch',
      { players: [] },
      []
    ])
  })

  it('a role with a power loses it: called as ever, and not asked', () => {
    const table = infecting().night({ guard: 'e', werewolves: 'c' }).until('dusk')
    const called: string[] = []
    const asked: string[] = []
    for (; table.prompt !== 'dawn'; table.pass())
      (table.game.pending?.say ? called : asked).push(table.prompt ?? '')
    expect(called).toContain('seer')
    expect(asked).not.toContain('seer')
    expect(asked).toContain('witch')
  })

  it('he keeps his vote, his camp and his card', () => {
    const table = infecting().night({ guard: 'e', werewolves: 'c' })
    expect(table.until('vote').actors).toContain('c')
    expect(table.player('c').role).toBe('seer')
    expect(table.summary.players.find(({ id }) => id === 'c')).toMatchObject({
      camp: 'village',
      canVote: true
    })
  })

  it('an infected Hunter does not shoot', () => {
    const table = infecting().night({ guard: 'e', werewolves: 'h' }).day('a>h b>h')
    expect([table.dead, table.log('shot')]).toEqual([['h'], []])
  })

  it('the Elder is infected at once and lives without his power (I89)', () => {
    const table = infecting().night({ guard: 'e', werewolves: 'f' })
    expect([table.dead, infected(table), table.facts('powers-lost')]).toEqual([[], ['f'], []])
    expect(table.until('dusk').play({}, 'werewolves').refuses('f')).toBe('already-infected')
  })

  it('Guard or antidote prevents it (I90)', () => {
    const guarded = infecting().night({ guard: 'c', werewolves: 'c' })
    expect([guarded.dead, infected(guarded)]).toEqual([[], []])
    const healed = infecting().night({ guard: 'e', werewolves: 'c', witch: { heal: 'c', poison: null } })
    expect([healed.dead, infected(healed)]).toEqual([[], []])
  })

  it('poison kills as ever, also whom the wolves chose', () => {
    const table = infecting().night({ guard: 'e', werewolves: 'c', witch: { heal: null, poison: 'c' } })
    expect([table.dead, table.player('c').death?.cause]).toEqual([['c'], 'poison'])
  })

  it('wolves cannot infect a wolf', () => {
    const table = infecting().play({ guard: 'e' }, 'werewolves')
    expect(table.refuses('b')).toBe('pack-cannot')
  })

  it('round: C is infected in the first night, D dies in the next (D63, S375)', () => {
    const table = infecting().night({ guard: 'e', werewolves: 'c' })
    expect([table.cards, table.public.running]).toEqual([[], []])
    table.until('dusk').night({ guard: 'c', werewolves: 'd' })
    expect([table.dead, infected(table)]).toEqual([['d'], ['c']])
  })

  it('game: D is infected too (D63, S375)', () => {
    const table = infecting({ houseRules: { lycanSpan: 'game' } })
    expect(table.public.running).toEqual([{ card: CARD, moon: 'full', variant: true, until: 'game-end' }])
    table.night({ guard: 'e', werewolves: 'c' }).until('dusk').night({ guard: 'c', werewolves: 'd' })
    expect([table.dead, infected(table), table.cards]).toEqual([[], ['c', 'd'], [CARD]])
  })

  it('infection outlives the card, also when the moderator ends it', () => {
    const table = infecting({ houseRules: { lycanSpan: 'game' } }).night({ guard: 'e', werewolves: 'c' })
    table.correct({ endCard: CARD }).until('dusk').play({ guard: 'd' }, 'werewolves')
    expect([infected(table), table.refuses('c')]).toEqual([['c'], 'already-infected'])
    expect(table.answer('i').until('discussion').dead).toEqual(['i'])
  })

  it('an infected player who becomes a wolf hunts with the pack', () => {
    const table = infecting().night({ guard: 'e', werewolves: 'c' })
    table.correct({ role: { player: 'c', role: 'werewolf' } }).until('dusk')
    expect(table.play({ guard: 'd' }, 'werewolves').actors).toEqual(['a', 'b', 'c'])
  })
})

describe('the wolves infect the second-last villager (rulebook 8 W23)', () => {
  const FEW = 'A werewolf, B seer, C villager, D villager, E villager'

  it('an infected one is refused to the wolves by the section of the variant (5.7)', () => {
    const table = infecting({ houseRules: { lycanSpan: 'game' } }, FEW).night({ werewolves: 'b' })
    table.until('dusk').until('werewolves')
    expect(table.refused({ command: 'answer', prompt: 'werewolves', answer: 'b' })).toMatchObject({
      code: 'already-infected',
      section: '5.7'
    })
  })

  it('without a wolf the infected win nothing for them: the village has won (5.7, 8 W1)', () => {
    const wolfless = infecting({}, FEW).night({ werewolves: 'b' }).correct({ kill: 'd' })
    expect(wolfless.correct({ kill: 'a' }).winners).toEqual({
      camps: ['village'],
      players: ['b', 'c', 'd', 'e']
    })
  })

  it('only one uninfected other is left: the wolves win (S243)', () => {
    const table = infecting({ houseRules: { lycanSpan: 'game' } }, FEW).night({ werewolves: 'b' })
    expect(table.winners).toBe(null)
    table.until('dusk').night({ werewolves: 'c' })
    expect(table.winners).toBe(null)
    table.until('dusk').play({ werewolves: 'd' }, 'result')
    expect([table.winners, table.dead]).toEqual([{ camps: ['werewolves'], players: ['a'] }, []])
    expect(table.game.state.outcome?.rule).toBe('infected-but-one')
  })

  it('the village may bring it about by its vote', () => {
    const table = infecting({}, FEW).night({ werewolves: 'b' }).day('b>c d>c e>c')
    expect(table.winners).toBe(null)
    table.night({ werewolves: 'd' })
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a'] })
  })

  it('without a living infected player one other is not yet lost', () => {
    const table = infecting({}, FEW).night({ werewolves: 'b' }).correct({ kill: 'b' })
    table.correct({ kill: 'c' }).correct({ kill: 'd' })
    expect(table.until('dusk').winners).toBe(null)
  })

  it('with the last wolf gone the infected win with the village', () => {
    const table = infecting({}, FEW)
      .night({ werewolves: 'b' })
      .until('vote')
      .votes('b>a c>a d>a')
      .until('result')
    expect(table.winners).toEqual({ camps: ['village'], players: ['b', 'c', 'd', 'e'] })
  })

  it('the Piper comes before: who charmed all others wins (engine map g 10), infected or not (OR8)', () => {
    const piper = 'A werewolf, B seer, C villager, D piper'
    const table = seat(piper, { deck: [CARD], houseRules: { lycanSpan: 'game' } })
    table
      .play({ piper: ['a', 'b'] }, CARD)
      .answer(true)
      .until('dusk')
    table.play({ werewolves: 'b', piper: ['c'] }, 'result')
    expect(table.winners).toEqual({ camps: ['piper'], players: ['d'] })
    const own = seat(piper, { deck: [CARD] })
      .play({ piper: ['b', 'c'] }, CARD)
      .answer(true)
    own.until('dusk').night({ werewolves: 'd', piper: ['a'] })
    expect(own.winners).toEqual({ camps: ['piper'], players: ['d'] })
  })
})

it('the log says what was announced, and how long it holds by the house rule (rulebook 5.7)', () => {
  const note = (on: boolean) => announced(on).game.state.history.findLast(({ why }) => why?.module === CARD)
  expect(note(true)).toMatchObject({ why: { rule: 'lycanSpan' } })
  expect(note(false)?.why).not.toHaveProperty('rule')
})
