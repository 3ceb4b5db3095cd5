import { describe, expect, it } from 'vitest'
import { replay } from '../replay'
import { seat, setupOf, type Options, type Table } from '../testing/table'

const DECK: Options = { deck: ['end-of-the-harvest'] }

/** The card is drawn on day 1 and the festival is announced; nobody dies in the first night. */
const feast = (seats: string, options: Options = {}) =>
  seat(seats, { ...DECK, ...options })
    .until('end-of-the-harvest')
    .answer(true)

/** The festival is on before the first night. */
const feastFromTheStart = (seats: string, options: Options = {}) =>
  seat(seats, options).correct({ card: 'end-of-the-harvest' }).answer(true)

const badge = (table: Table) => table.public.running.find(({ card }) => card === 'end-of-the-harvest')

describe('End of the Harvest (rulebook 5.2 F10)', () => {
  const SEATS = 'A werewolf, B villager, C seer, D villager, E villager, F villager'

  it('the moderator says whether it is a usual day', () => {
    const table = seat(SEATS, DECK).until('end-of-the-harvest')
    expect([table.actors, table.choices]).toEqual([[], [true, false]])
    expect(table.refuses('yes')).toBe('no-such-choice')
    expect(table.refuses(null)).toBe('must-choose')
  })

  it('declined it is a normal round (S131)', () => {
    const table = seat(SEATS, DECK).until('end-of-the-harvest').answer(false)
    expect(table.facts('variant')).toEqual([
      { fact: 'variant', card: 'end-of-the-harvest', on: false, until: 'dawn' }
    ])
    table.sheriff('b').until('vote')
    expect(table.actors).toHaveLength(6)
    table.votes('').until('werewolves')
    expect(table.choices).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('announced it lasts until the next dawn, after its deaths (5.8 N–D)', () => {
    const table = feast(SEATS)
    expect(table.public.card).toEqual({ card: 'end-of-the-harvest', moon: 'full', variant: true })
    expect(badge(table)?.until).toBe('dawn')
    table.until('werewolves')
    expect(table.choices).toEqual(['b', 'f'])
    table.answer('b').until('deaths')
    expect([table.dead, table.cards]).toEqual([['b'], ['end-of-the-harvest']])
    table.until('discussion')
    expect([table.cards, badge(table)]).toEqual([[], undefined])
    table.until('werewolves')
    expect(table.choices).toEqual(['a', 'c', 'd', 'e', 'f'])
  })

  it('the question dropped: a usual day', () => {
    const table = seat(SEATS, DECK).until('end-of-the-harvest').correct({ skip: true }).until('werewolves')
    expect(table.choices).toHaveLength(6)
  })

  it('ended by the moderator while it is asked: nothing is left to announce', () => {
    const table = seat(SEATS, DECK).until('end-of-the-harvest').correct({ endCard: 'end-of-the-harvest' })
    expect([table.prompt, table.cards, badge(table)]).toEqual(['discussion', [], undefined])
  })

  it('undo takes the announcement back', () => {
    const table = feast(SEATS).undo()
    expect([table.prompt, table.facts('variant')]).toEqual(['end-of-the-harvest', []])
    expect(table.redo().public.card?.variant).toBe(true)
  })
})

describe('the wolves of the festival (rulebook 5.6)', () => {
  it('eat only a neighbour: the nearest who lives (S223)', () => {
    const table = feast('A werewolf, B villager, C villager, D villager, E villager, F seer')
      .correct({ kill: 'b' })
      .until('werewolves')
    expect(table.choices).toEqual(['c', 'f'])
    expect(table.refuses('d')).toBe('not-a-neighbour')
    expect(table.answer('c').until('discussion').dead).toEqual(['b', 'c'])
  })

  it('under adjacency=seat only who sits on the next seat (S223, D65)', () => {
    const table = feast('A werewolf, B villager, C villager, D villager, E villager, F seer', {
      houseRules: { adjacency: 'seat' }
    })
      .correct({ kill: 'b' })
      .until('werewolves')
    expect(table.choices).toEqual(['f'])
    expect(table.refuses('c')).toBe('not-a-neighbour')
  })

  it('of any wolf who lives, not of the one who points', () => {
    const table = feast('A werewolf, B villager, C villager, D werewolf, E villager, F villager, G seer')
    table.until('werewolves')
    expect(table.choices).toEqual(['b', 'c', 'e', 'g', 'split'])
    const alone = feast('A werewolf, B villager, C villager, D werewolf, E villager, F villager, G seer')
    alone.correct({ kill: 'd' }).until('werewolves')
    expect(alone.choices).toEqual(['b', 'g'])
  })

  it('with nobody in reach they are called and not asked', () => {
    const table = feast('A werewolf, B villager, C villager, D seer, E villager, F villager', {
      houseRules: { adjacency: 'seat' }
    })
    table.correct({ kill: 'b' }).correct({ kill: 'f' }).until('dusk')
    const asked: string[] = []
    for (; table.prompt !== 'dawn'; table.pass()) if (!table.game.pending?.say) asked.push(table.prompt ?? '')
    expect(asked).toEqual(['seer'])
  })
})

describe('the Seer of the festival (rulebook 5.6)', () => {
  const SEATS = 'A werewolf, B villager, C hunter, D seer, E guard, F villager'
  const looks = (at: string, options: Options = {}) =>
    feast(SEATS, options).play({ guard: 'd' }, 'seer').answer(at).log('check').at(-1)?.result

  it('is shown three cards and not whose is which', () => {
    expect(looks('b')).toEqual(['hunter', 'villager', 'werewolf'])
    expect(looks('a')).toEqual(['villager', 'villager', 'werewolf'])
  })

  it('her own card among them, when she looks next to herself', () => {
    expect(looks('c')).toEqual(['hunter', 'seer', 'villager'])
  })

  it('as wolf or not, where the house plays it so (D2)', () => {
    expect(looks('b', { houseRules: { seerResult: 'wolfOrNot' } })).toEqual(['not-wolf', 'not-wolf', 'wolf'])
  })

  it('one card again the night after', () => {
    const table = feast(SEATS).until('dusk').night({ guard: 'd' }).until('dusk').play({ guard: 'b' }, 'seer')
    expect(table.answer('b').log('check').at(-1)?.result).toBe('villager')
  })
})

describe('the Hunter of the festival (rulebook 5.6)', () => {
  const SEATS = 'A werewolf, B villager, C hunter, D villager, E villager, F seer'

  it('executed he shoots only a neighbour (I88, S225)', () => {
    const table = feast(SEATS).until('vote').votes('a>c b>c').until('hunter')
    expect(table.refuses('e')).toBe('not-a-neighbour')
    expect(table.answer('b').until('dusk').dead).toEqual(['b', 'c'])
  })

  it('eaten in the night of the festival too: it lasts until its deaths are over', () => {
    const table = feast('A werewolf, B hunter, C villager, D villager, E villager, F seer')
    table.play({ werewolves: 'b' }, 'hunter')
    expect(table.choices).toEqual(['a', 'c'])
  })

  it('with no neighbour in reach he is not asked', () => {
    const table = feast(SEATS, { houseRules: { adjacency: 'seat', hunterShotOptional: false } })
    table.correct({ kill: 'b' }).correct({ kill: 'd' }).day('a>c e>c', { 'hunter.flip': true })
    expect(table.dead).toEqual(['b', 'c', 'd'])
  })
})

describe('the Guard and the Piper of the festival (rulebook 5.6)', () => {
  const SEATS = 'A werewolf, B guard, C villager, D piper, E villager, F seer'

  it('the Guard protects himself or a neighbour', () => {
    const table = seat(SEATS, DECK).play({ guard: 'e' }, 'end-of-the-harvest').answer(true).until('guard')
    expect(table.choices).toEqual(['a', 'b', 'c'])
    expect(table.refuses('e')).toBe('not-a-neighbour')
    expect(table.answer('c').play({ werewolves: 'b' }, 'discussion').dead).toEqual(['b'])
  })

  it('the Piper charms one player (S237)', () => {
    const table = feast(SEATS).until('piper')
    expect(table.refuses(['b', 'c'])).toBe('too-many')
    table.answer(['e']).until('discussion').until('piper')
    expect(table.refuses(['c'])).toBe('too-few')
  })
})

describe('the Little Girl of the festival (rulebook 5.6)', () => {
  it('does not peek while the wolves are awake', () => {
    const seats = 'A werewolf, B villager, C little-girl, D witch, E villager, F seer'
    const table = feast(seats).play({ werewolves: 'b' }, 'end-of-the-harvest.drinker')
    expect(table.prompt).toBe('end-of-the-harvest.drinker')
    table.until('dusk').until('werewolves').answer('f')
    expect(table.prompt).toBe('little-girl')
  })
})

describe('the Witch of the festival (rulebook 5.6)', () => {
  const SEATS = 'A werewolf, B witch, C villager, D elder, E villager, F seer, G villager, H werewolf'
  const drinks = (player: string, lid: string, bottom: string, options: Options = {}, victim = 'g') =>
    feast(SEATS, options).until('dusk').play(
      {
        werewolves: victim,
        'end-of-the-harvest.drinker': player,
        'end-of-the-harvest.box': { lid, bottom }
      },
      'discussion'
    )

  it('names a drinker, and is shown the victim', () => {
    const table = feast(SEATS).play({ werewolves: 'g' }, 'end-of-the-harvest.drinker')
    expect([table.actors, table.game.pending?.about]).toEqual([
      ['b'],
      { attacked: ['g'], heal: 1, poison: 1 }
    ])
    expect(table.choices).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    table.answer('c')
    expect([table.prompt, table.actors]).toEqual(['end-of-the-harvest.box', []])
  })

  it('inside, inside: the victim who drinks lives, with his role (S231)', () => {
    const table = drinks('g', 'inside', 'inside')
    expect([table.dead, table.player('g').role]).toEqual([[], 'villager'])
  })

  it('an antidote saves nobody but the drinker', () => {
    expect(drinks('c', 'inside', 'inside').dead).toEqual(['g'])
  })

  it('inside, outside: saved, and an ordinary villager from now on', () => {
    const table = drinks('b', 'inside', 'outside', {}, 'b')
    expect([table.dead, table.player('b').role]).toEqual([[], 'villager'])
    // Her power is gone with her card.
    table.until('dusk').until('werewolves').answer('c')
    expect(table.until('discussion').dead).toEqual(['c'])
  })

  it('the drinker changes also where he was not attacked', () => {
    const table = drinks('f', 'inside', 'outside')
    expect([table.dead, table.player('f').role]).toEqual([['g'], 'villager'])
  })

  it('outside, inside: saved, and a Werewolf from now on (S233)', () => {
    const table = drinks('g', 'outside', 'inside')
    expect([table.dead, table.player('g').role]).toEqual([[], 'werewolf'])
    expect(table.until('werewolves').actors).toEqual(['a', 'g', 'h'])
  })

  it('outside, outside: poison', () => {
    const table = drinks('c', 'outside', 'outside')
    expect([table.dead, table.player('c').death?.cause]).toEqual([['c', 'g'], 'poison'])
  })

  it('one potion a night: after the toss she is not asked again (S235)', () => {
    const table = feast(SEATS).play({ 'end-of-the-harvest.drinker': 'c' }, 'end-of-the-harvest.box')
    table.answer({ lid: 'inside', bottom: 'inside' })
    const wish = { heal: null, poison: 'd' }
    expect(table.refused({ command: 'answer', prompt: 'witch', answer: wish }).code).toBeTruthy()
    expect(table.prompt).toBe('dawn')
  })

  it('each toss costs one potion, of either kind (OR26)', () => {
    const stock = (table: Table) => table.game.state.powers.find(({ role }) => role === 'witch')?.data
    expect(stock(drinks('c', 'inside', 'inside'))).toEqual({ heal: 0, poison: 1, used: 1 })
    expect(stock(drinks('c', 'outside', 'outside'))).toEqual({ heal: 1, poison: 0, used: 1 })
    const second = seat(SEATS, DECK).play({ werewolves: 'c', witch: { heal: 'c', poison: null } }, 'event')
    second.until('end-of-the-harvest').answer(true).play({ werewolves: 'g' }, 'end-of-the-harvest.drinker')
    second.answer('g').answer({ lid: 'inside', bottom: 'inside' }).until('discussion')
    expect([second.dead, stock(second)]).toEqual([[], { heal: 0, poison: 0, used: 2 }])
  })

  it('without a potion she is called for show', () => {
    const used = { houseRules: { witchPotions: 'oneTotal' } }
    const table = seat(SEATS, { ...DECK, ...used })
    table.play({ werewolves: 'c', witch: { heal: 'c', poison: null } }, 'event')
    table.until('end-of-the-harvest').answer(true).play({ werewolves: 'g' }, 'dawn')
    expect(table.log('toss')).toEqual([])
    const called = table.game.past.filter(({ pending }) => pending?.prompt === 'end-of-the-harvest.drinker')
    expect(called.map(({ pending }) => pending?.say)).toEqual([true])
  })

  it('she may give none', () => {
    const table = feast(SEATS)
      .until('dusk')
      .play({ werewolves: 'g', 'end-of-the-harvest.drinker': null }, 'discussion')
    expect([table.dead, table.log('no-potion').at(-1)?.by]).toEqual([['g'], ['b']])
  })

  it('the drinker’s Elder keeps his lives where he only drinks an antidote', () => {
    expect(drinks('d', 'inside', 'inside').player('d').role).toBe('elder')
  })

  it('refuses what is no toss', () => {
    const table = feast(SEATS).play({ 'end-of-the-harvest.drinker': 'c' }, 'end-of-the-harvest.box')
    expect(table.refuses({ lid: 'inside' })).toBe('must-choose')
    expect(table.refuses({ lid: 'up', bottom: 'inside' })).toBe('no-such-choice')
    expect(table.refuses({ lid: 'inside', bottom: 'inside', side: 'inside' })).toBe('no-such-choice')
    expect(table.refuses('inside')).toBe('wrong-shape')
  })

  it('undo takes back the toss, then the drinker', () => {
    const table = feast(SEATS).play({ 'end-of-the-harvest.drinker': 'c' }, 'end-of-the-harvest.box')
    table.answer({ lid: 'outside', bottom: 'inside' }).undo()
    expect([table.prompt, table.player('c').role]).toEqual(['end-of-the-harvest.box', 'villager'])
    expect(table.undo().prompt).toBe('end-of-the-harvest.drinker')
  })

  it('the drinker dies before the toss: nothing is tossed', () => {
    const table = feast(SEATS).play({ 'end-of-the-harvest.drinker': 'c' }, 'end-of-the-harvest.box')
    table.correct({ kill: 'c' })
    expect([table.prompt, table.log('toss')]).toEqual(['dawn', []])
  })

  it('the festival begins while she is asked: she names a drinker; ended, she is asked as ever', () => {
    const table = seat(SEATS).until('witch').correct({ card: 'end-of-the-harvest' }).answer(true)
    expect(table.prompt).toBe('end-of-the-harvest.drinker')
    expect(table.correct({ endCard: 'end-of-the-harvest' }).prompt).toBe('witch')
  })
})

describe('the Thief of the festival (rulebook 5.6, OR24)', () => {
  const SEATS = 'A werewolf, B thief, C seer, D villager, E witch, F werewolf, G villager'
  const MIDDLE: Options = { thiefCards: ['hunter', 'villager'] }

  it('swaps with a player, not with the cards in the middle (S227)', () => {
    const table = feastFromTheStart(SEATS, MIDDLE).until('end-of-the-harvest.take')
    expect([table.actors, table.choices]).toEqual([['b'], ['a', 'c', 'd', 'e', 'f', 'g', 'keep']])
    expect(table.refuses('hunter')).toBe('no-such-choice')
    expect(table.refuses('b')).toBe('oneself')
    expect(table.refuses(null)).toBe('must-choose')
    table.answer('c')
    expect([table.player('b').role, table.player('c').role]).toEqual(['seer', 'thief'])
    expect(table.until('seer').actors).toEqual(['b'])
  })

  it('takes a wolf’s place: he wakes with the pack, the wolf is a villager', () => {
    const table = feastFromTheStart(SEATS, MIDDLE).play({ 'end-of-the-harvest.take': 'a' }, 'werewolves')
    expect(table.actors).toEqual(['b', 'f'])
    expect(table.summary.players.find(({ id }) => id === 'a')?.camp).toBe('village')
  })

  it('may keep his card', () => {
    const table = feastFromTheStart(SEATS, MIDDLE).play({ 'end-of-the-harvest.take': 'keep' }, 'seer')
    expect([table.player('b').role, table.actors]).toEqual(['thief', ['c']])
    expect(table.log('take').at(-1)).toMatchObject({ by: ['b'], result: 'keep' })
  })

  it('the card put into force in a game file, at the Thief’s question', () => {
    const game = replay(setupOf(SEATS, MIDDLE), [
      { command: 'correct', set: { card: 'end-of-the-harvest' } },
      { prompt: 'end-of-the-harvest', answer: true },
      { prompt: 'end-of-the-harvest.take', answer: 'd' }
    ])
    expect('error' in game ? game.error : game.state.players.map(({ role }) => role)).toEqual([
      'werewolf',
      'villager',
      'seer',
      'thief',
      'witch',
      'werewolf',
      'villager'
    ])
  })

  it('the card ended while he is asked: he looks at the two cards', () => {
    const table = feastFromTheStart(SEATS, MIDDLE).until('end-of-the-harvest.take')
    table.correct({ endCard: 'end-of-the-harvest' })
    expect([table.prompt, table.choices]).toEqual(['thief', ['hunter', 'villager', 'keep']])
  })

  it('undo gives both their cards back', () => {
    const table = feastFromTheStart(SEATS, MIDDLE).until('end-of-the-harvest.take').answer('a').undo()
    expect([table.player('a').role, table.player('b').role]).toEqual(['werewolf', 'thief'])
  })
})

describe('Cupid of the festival (rulebook 5.6, D64, OR24)', () => {
  const SEATS = 'A villager, B villager, C villager, D werewolf, E cupid, F villager, G seer, H werewolf'
  /** A is abandoned, B unfaithful, C the secret lover. */
  const triangle = (seats = SEATS, options: Options = {}) =>
    feastFromTheStart(seats, { houseRules: { sheriffElection: 'none' }, ...options }).play(
      {
        cupid: ['a', 'b'],
        'end-of-the-harvest.unfaithful': 'b',
        'end-of-the-harvest.secret-lover': 'c'
      },
      'discussion'
    )

  it('wakes again after the couple, and points at one of it and at a third', () => {
    const table = feastFromTheStart(SEATS).play({ cupid: ['a', 'b'] }, 'end-of-the-harvest.unfaithful')
    expect([table.actors, table.choices]).toEqual([['e'], ['a', 'b']])
    expect(table.refuses('c')).toBe('no-such-choice')
    expect(table.refuses(null)).toBe('must-choose')
    table.answer('b')
    expect([table.prompt, table.choices]).toEqual([
      'end-of-the-harvest.secret-lover',
      ['c', 'd', 'e', 'f', 'g', 'h']
    ])
    expect(table.refuses('a')).toBe('of-the-couple')
    table.answer('c')
    expect([table.prompt, table.actors]).toEqual(['end-of-the-harvest.recognise', ['b', 'c']])
  })

  it('undo takes back one answer at a time', () => {
    const table = feastFromTheStart(SEATS).play({ cupid: ['a', 'b'] }, 'end-of-the-harvest.unfaithful')
    table.answer('b').answer('c').undo()
    expect(table.prompt).toBe('end-of-the-harvest.secret-lover')
    expect(table.game.state.bonds).toHaveLength(2)
    expect(table.undo().prompt).toBe('end-of-the-harvest.unfaithful')
  })

  it('without a couple he is called for show', () => {
    const table = feastFromTheStart(SEATS, { houseRules: { cupidDecline: 'yes' } }).play(
      { cupid: null },
      'dawn'
    )
    const called = table.game.past
      .map(({ pending }) => pending)
      .filter((pending) => pending?.prompt.startsWith('end-of-the-harvest.'))
    expect(called.map((pending) => `${pending?.prompt} ${pending?.say}`)).toEqual([
      'end-of-the-harvest.unfaithful true',
      'end-of-the-harvest.secret-lover true',
      'end-of-the-harvest.recognise true'
    ])
    expect(table.game.state.bonds).toEqual([])
  })

  it('A dies: B and C live', () => {
    expect(triangle().correct({ kill: 'a' }).until('vote').dead).toEqual(['a'])
  })

  it('B dies: A and C die too (S239, D64)', () => {
    const table = triangle().correct({ kill: 'b' }).until('vote')
    expect(table.dead).toEqual(['a', 'b', 'c'])
    expect(table.log('grief').map(({ on, by }) => [on, by])).toEqual([
      [['c'], ['b']],
      [['a'], ['b']]
    ])
  })

  it('C dies: only B dies, and his grief does not reach A', () => {
    expect(triangle().correct({ kill: 'c' }).until('vote').dead).toEqual(['b', 'c'])
  })

  it('A dead already, B dies: C dies', () => {
    expect(triangle().correct({ kill: 'a' }).correct({ kill: 'b' }).until('vote').dead).toEqual([
      'a',
      'b',
      'c'
    ])
  })

  it('A may not vote for B, B may for A, B and C not for each other, A and C may (S241)', () => {
    const table = triangle().until('vote')
    expect(table.refuses({ ballots: { a: 'b' } })).toBe('lover')
    expect(table.refuses({ ballots: { b: 'c' } })).toBe('lover')
    expect(table.refuses({ ballots: { c: 'b' } })).toBe('lover')
    table.votes('b>a a>c c>a')
    expect(table.dead).toEqual(['a'])
  })

  it('the bonds outlive the festival', () => {
    const table = triangle().until('dusk').night({}).until('vote')
    expect([table.cards, table.refuses({ ballots: { a: 'b' } })]).toEqual([[], 'lover'])
  })

  it('a wolf loved in secret makes the new couple a mixed one, A stays with his camp (g 5)', () => {
    const seats = 'A werewolf, B villager, C werewolf, D villager, E cupid, F villager, G seer, H werewolf'
    const camps = triangle(seats).summary.players.map(({ camp }) => camp)
    expect(camps.slice(0, 3)).toEqual(['werewolves', 'lovers', 'lovers'])
    const table = triangle(seats)
    table.correct({ kill: 'h' }).until('dusk').until('werewolves')
    expect([table.actors, table.refuses('b')]).toEqual([['a', 'c'], 'lover'])
  })

  it('one of the couple dies before the third is named: no triangle', () => {
    const table = feastFromTheStart(SEATS).play({ cupid: ['a', 'b'] }, 'end-of-the-harvest.unfaithful')
    table.answer('b').correct({ kill: 'a' }).until('dawn')
    expect(table.log('unfaithful')).toEqual([])
  })

  it('announced while the couple is waking: Cupid points after it', () => {
    const table = seat(SEATS).play({ cupid: ['a', 'b'] }, 'lovers')
    table.correct({ card: 'end-of-the-harvest' }).answer(true)
    expect(table.until('end-of-the-harvest.unfaithful').actors).toEqual(['e'])
  })

  it('on a later night there is nothing to tangle', () => {
    const table = seat(SEATS, DECK)
      .play({ cupid: ['a', 'b'] }, 'end-of-the-harvest')
      .answer(true)
    expect(table.until('dusk').night({}).log('unfaithful')).toEqual([])
  })
})

describe('the Sheriff of the festival (rulebook 5.6)', () => {
  const SEATS = 'A werewolf, B villager, C villager, D villager, E villager, F seer'

  it('votes before everybody else, before everybody’s eyes', () => {
    const table = feast(SEATS).sheriff('b').until('vote')
    expect(table.actors).toEqual(['b'])
    table.votes('b>a')
    expect(table.actors).toEqual(['a', 'c', 'd', 'e', 'f'])
    expect(table.facts('sequence')).toEqual([
      { fact: 'sequence', form: 'first', order: ['b'], next: null, given: { b: 'a' } }
    ])
    expect(table.public.sequence?.given).toEqual({ b: 'a' })
    table.votes('c>d')
    expect([table.dead, table.facts('vote').at(-1)?.totals]).toEqual([['a'], { a: 4, d: 2 }])
  })

  it('with closed eyes nobody sees his ballot (D25 secret)', () => {
    const table = feast(SEATS, { houseRules: { voteMode: 'secret' } })
      .sheriff('b')
      .until('vote')
    table.votes('b>a')
    expect(table.public.sequence).toBe(null)
    expect(table.votes('c>d').facts('vote').at(-1)).toMatchObject({ ballots: null, totals: { a: 4, d: 2 } })
  })

  it('without a Sheriff, or with one who may not vote, all vote at once', () => {
    expect(feast(SEATS).sheriff(null).until('vote').actors).toHaveLength(6)
    const barred = feast(SEATS).sheriff('b')
    barred.correct({ mark: { player: 'b', mark: 'no-vote', on: true } }).until('vote')
    expect(barred.actors).toEqual(['a', 'c', 'd', 'e', 'f'])
  })

  it('again first where a tie is voted on again', () => {
    const table = feast(SEATS, { houseRules: { tieRule: 'revoteOnce' } })
      .sheriff('b')
      .until('vote')
    table.votes('b>a').votes('c>d e>d')
    expect([table.prompt, table.actors, table.choices]).toEqual(['vote', ['b'], ['a', 'd']])
  })

  it('undo takes back the others, then his own', () => {
    const table = feast(SEATS).sheriff('b').until('vote').votes('b>a').votes('c>d').undo()
    expect(table.actors).toHaveLength(5)
    expect(table.undo().actors).toEqual(['b'])
  })

  it('votes once and at once with all others where the vote goes round (order)', () => {
    const table = feast(SEATS).sheriff('b').correct({ kill: 'c' }).correct({ card: 'influences' })
    table.until('influences.first-voter').answer('d')
    expect(table.actors).toEqual(['d'])
  })
})

describe('the Scapegoat of the festival (rulebook 5.6, 10.1)', () => {
  const SEATS = 'A werewolf, B villager, C scapegoat, D villager, E villager, F villager, G seer'
  const tied = (options: Options = {}) =>
    feast(SEATS, { ...options, houseRules: { sheriffElection: 'none', ...options.houseRules } })
      .until('vote')
      .votes('a>f b>e')

  it('lives: the village votes between his neighbours, and the chosen one dies (I87, S229)', () => {
    const table = tied()
    expect([table.prompt, table.actors.length, table.choices]).toEqual([
      'end-of-the-harvest.neighbour',
      7,
      ['b', 'd']
    ])
    expect(table.refuses({ ballots: { a: 'e' } })).toBe('not-a-neighbour')
    expect(table.refuses({ ballots: { b: 'b' } })).toBe('oneself')
    table.votes('a>d c>d e>b')
    expect([table.dead, table.player('d').death?.cause]).toEqual([['d'], 'vote'])
    // He names no voters: the power is not his.
    table.until('dusk')
    expect([table.facts('voters'), table.log('verdict').at(-1)?.on]).toEqual([[], ['d']])
  })

  it('only the result may be entered, no tie', () => {
    const table = tied()
    expect(table.refuses({ result: 'e' })).toBe('no-such-choice')
    expect(table.refuses({ result: null })).toBe('no-such-choice')
    expect(table.refuses({ tied: ['b', 'd'] })).toBe('not-candidate')
    expect(table.answer({ result: 'b' }).dead).toEqual(['b'])
  })

  it('both tied: the one for whom the Sheriff voted, else the left one (10.1)', () => {
    const sheriff = tied({ houseRules: { sheriffWeight: 1.5 } })
    expect(sheriff.votes('a>b e>d').dead).toEqual(['d'])
    const badge = feast(SEATS).sheriff('g').until('vote').votes('').votes('a>f b>e')
    expect(badge.prompt).toBe('end-of-the-harvest.neighbour')
    expect(badge.votes('g>b a>d e>d').dead).toEqual(['b'])
  })

  it('nobody votes: the left one', () => {
    expect(tied().votes('').dead).toEqual(['d'])
  })

  it('a neighbour who is away cannot be chosen; with none to choose nobody dies', () => {
    const one = feast(SEATS, { houseRules: { sheriffElection: 'none' } })
    one
      .correct({ mark: { player: 'd', mark: 'away', on: true } })
      .until('vote')
      .votes('a>f b>e')
    expect(one.choices).toEqual(['b'])
    const none = feast(SEATS, { houseRules: { sheriffElection: 'none', adjacency: 'seat' } })
    none.correct({ kill: 'b' }).correct({ kill: 'd' }).until('vote').votes('a>f e>g')
    expect([none.prompt, none.dead, none.facts('verdict').at(-1)]).toEqual([
      'execution',
      ['b', 'd'],
      { fact: 'verdict', players: [], outcome: 'nobody' }
    ])
  })

  it('the moderator closes the vote: nobody dies', () => {
    const table = tied().correct({ skip: true })
    expect([table.prompt, table.dead, table.facts('verdict').at(-1)?.players]).toEqual(['execution', [], []])
  })

  it('an Idiot chosen saves himself: he is the one whom the verdict names', () => {
    const table = feast(
      'A werewolf, B villager, C scapegoat, D village-idiot, E villager, F villager, G seer',
      {
        houseRules: { sheriffElection: 'none' }
      }
    )
    table.until('vote').votes('a>f b>e').votes('a>d')
    expect([table.dead, table.facts('verdict').at(-1)]).toEqual([
      [],
      { fact: 'verdict', players: ['d'], outcome: 'saved' }
    ])
  })

  it('the card ended while the village chooses: the Scapegoat dies', () => {
    const table = tied().correct({ endCard: 'end-of-the-harvest' })
    expect([table.prompt, table.dead]).toEqual(['execution', ['c']])
  })

  it('with closed eyes only the totals are told (D25 secret)', () => {
    const table = tied({ houseRules: { voteMode: 'secret' } }).votes('a>b')
    expect(table.facts('vote').at(-1)).toMatchObject({ ballots: null, totals: { b: 2 }, round: 2 })
  })

  it('where the Sheriff settles the tie first, nothing changes (D23)', () => {
    const table = feast(SEATS, { houseRules: { tiePrecedence: 'sheriff', tieRule: 'sheriffVote' } })
    table.sheriff('g').until('vote').votes('g>f').votes('a>e b>e')
    expect([table.prompt, table.dead]).toEqual(['execution', ['f']])
  })

  it('undo takes the choice back', () => {
    const table = tied().votes('a>b').undo()
    expect([table.prompt, table.dead]).toEqual(['end-of-the-harvest.neighbour', []])
  })
})

describe('the Idiot of the festival (rulebook 5.6)', () => {
  it('no change', () => {
    const table = feast('A werewolf, B villager, C village-idiot, D villager, E villager, F seer')
    expect(table.until('vote').votes('a>c b>c').facts('role-shown')).toEqual([
      { fact: 'role-shown', player: 'c', role: 'village-idiot' }
    ])
  })
})
