import { describe, expect, it } from 'vitest'
import { moderatorView } from '../moderator-view'
import { seat, type Options, type Table } from '../testing/table'

/** Wolves A and B, Hybrid C, Cupid D, the rest of the village. */
const SEATS =
  'A werewolf, B werewolf, C hybrid, D cupid, E villager, F seer, G guard, H witch, I hunter, J villager'
const ONLINE: Options = { ruleset: 'online-new-moon' }
const table = (options: Options = {}, seats = SEATS) => seat(seats, { ...ONLINE, ...options })
const supporting = (player: string | null, options: Options = {}) =>
  table(options).night({ hybrid: player, cupid: ['e', 'j'] })
const inLoveWith = (lovers: string[], night: Parameters<Table['night']>[0] = {}, options: Options = {}) =>
  table(options).night({ hybrid: 'f', cupid: lovers, ...night })
const campOf = (game: Table, id: string) => game.summary.players.find((player) => player.id === id)?.camp

function without(game: Table, players: string): Table {
  for (const player of players) {
    if (game.winners) break
    if (game.dead.includes(player)) continue
    game.correct({ kill: player })
    while (game.prompt === 'grieves') game.pass()
  }
  return game
}
/** The steps of the coming night, in order, and whether each is only called. */
function steps(game: Table): string[] {
  const called: string[] = []
  for (game.until('night-falls').pass(); game.prompt !== 'dawn'; game.pass())
    called.push(`${game.prompt}${game.game.pending?.say ? ' (called)' : ''}`)
  return called
}

describe('Hybrid: whom he supports (rulebook 6.3)', () => {
  it('is asked before all others but the Thief, on the first night alone', () => {
    const game = table().until('hybrid')
    expect(game.actors).toEqual(['c'])
    expect(game.answer('e').prompt).toBe('cupid')
    expect(steps(game.until('dusk')).filter((name) => name.startsWith('hybrid'))).toEqual([
      'hybrid.kill (called)'
    ])
  })
  it('cannot support himself', () => {
    expect(table().until('hybrid').refuses('c')).toBe('oneself')
  })
  it('S271 names nobody: the first in seat order, never changed', () => {
    const game = supporting(null)
    expect(game.history('support')).toMatchObject([
      { by: ['c'], on: ['a'], why: { module: 'hybrid', section: '6.3' } }
    ])
    game.until('dusk').until('discussion')
    expect(game.log('support')).toHaveLength(1)
  })
  it('on the first seat himself: the next seat', () => {
    const game = table({}, 'A hybrid, B seer, C werewolf, D villager, E villager').night({ hybrid: null })
    expect(game.log('support')).toMatchObject([{ on: ['b'] }])
  })
  it('whose choice is skipped supports the first in seat order too', () => {
    const game = table().until('hybrid').correct({ skip: true }).until('discussion')
    expect(game.log('support')).toMatchObject([{ on: ['a'] }])
  })
  it('who got the card later chooses in his next night', () => {
    const game = table()
      .night()
      .correct({ role: { player: 'j', role: 'hybrid' } })
    game.correct({ kill: 'g' })
    expect(game.until('hybrid').actors).toEqual(['j'])
    expect([game.refuses('j'), game.refuses('g')]).toEqual(['oneself', 'not-alive'])
    game.answer('a').until('discussion')
    expect(campOf(game, 'j')).toBe('werewolves')
  })
  it('who has taken the card as the Thief chooses the same night', () => {
    const seats = 'A thief, B seer, C werewolf, D villager, E villager, F villager'
    const game = table({ thiefCards: ['hybrid', 'villager'] }, seats).play({ thief: 'hybrid' }, 'hybrid')
    expect(game.actors).toEqual(['a'])
  })
  it('he alone learns it: nothing of it is public, and he learns no role', () => {
    const game = table().until('hybrid')
    const facts = game.game.facts.length
    expect(game.game.pending?.about).toEqual({})
    expect(game.answer('e').game.facts).toHaveLength(facts)
  })
})

describe('Hybrid: he wins if and only if the other’s camp does (rulebook 6.3, 8 W18)', () => {
  it.each([
    ['e', 'ab', 'village', true],
    ['a', 'ab', 'village', false],
    ['a', 'defghij', 'werewolves', true],
    ['e', 'defghijc', 'werewolves', false]
  ])('supports %s, %s dead, %s wins: %s', (supported, dead, camp, won) => {
    const game = without(supporting(supported), dead)
    expect(game.winners?.camps).toEqual([camp])
    expect(game.winners?.players.includes('c')).toBe(won)
  })
  it('wins dead as well', () => {
    expect(without(supporting('e'), 'cab').winners?.players).toContain('c')
  })
  it('of a mixed couple: he is on the wolf team with them', () => {
    const game = table().night({ hybrid: 'e', cupid: ['a', 'e'] })
    expect(campOf(game, 'c')).toBe('werewolves')
    expect(without(game, 'dfghij').winners).toEqual({ camps: ['werewolves'], players: ['a', 'b', 'c', 'e'] })
  })
  it('I96 it is the camp at the end that counts, whatever became of the Hybrid', () => {
    const game = without(supporting('f'), 'c').correct({ role: { player: 'f', role: 'werewolf' } })
    expect(without(game, 'deghij').winners).toEqual({ camps: ['werewolves'], players: ['a', 'b', 'c', 'f'] })
  })
  it('OR8 infected he still wins', () => {
    const game = supporting('e').correct({ mark: { player: 'c', mark: 'infected', on: true } })
    expect(without(game, 'ab').winners?.players).toContain('c')
  })
  it('wins with a Witch of no camp (D9) where the village does', () => {
    const game = supporting('h', { houseRules: { witchCamp: 'sharesVillageWin' } })
    expect(without(game, 'ab').winners?.players).toContain('c')
  })
  it('alone left, the pack out, he wins nothing for it (10.1)', () => {
    const seats = 'A werewolf, B seer, C hybrid, D villager, E hunter'
    const game = without(table({}, seats).night({ hybrid: 'a', werewolves: 'b' }), 'd')
    game.until('werewolves').answer('e').until('hunter').answer('a').pass()
    expect(game.winners).toEqual({ camps: [], players: [] })
  })
  it('alone left of the village, he wins for it', () => {
    const game = without(supporting('e'), 'bdefghij')
    expect(game.winners).toEqual(null)
    game.correct({ kill: 'a' })
    expect(game.winners?.players).toEqual(['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
  })
  it('two whom corrections have set upon each other stand by nobody, and win nothing', () => {
    const game = supporting('g').correct({ role: { player: 'g', role: 'hybrid' } })
    game.until('dusk').until('hybrid').answer('c').until('discussion')
    expect([campOf(game, 'c'), campOf(game, 'g')]).toEqual(['third-party', 'third-party'])
    expect(without(game, 'ab').winners?.players).toEqual(['d', 'e', 'f', 'h', 'i', 'j'])
  })
  it('a Piper’s Hybrid does not keep a lost game open', () => {
    const game = table({}, 'A werewolf, B piper, C hybrid, D villager, E seer').night({ hybrid: 'b' })
    without(game, 'bde')
    expect(without(game, 'a').winners).toEqual({ camps: [], players: [] })
  })
  it('is no villager whose power an Elder takes with him (10.1)', () => {
    const seats = 'A werewolf, B seer, C hybrid, D cupid, E elder, F villager, G villager'
    const game = table({}, seats).night({ cupid: ['c', 'd'] })
    game.day('a>e b>e c>e').until('hybrid.kill')
    expect(game.game.pending?.say).toBe(false)
  })
})

describe('Hybrid in love (rulebook 6.2 rule 5, 6.3)', () => {
  it.each([
    ['Cupid', ['c', 'd'], 'cd', true],
    ['a good player', ['c', 'e'], 'cde', true],
    ['a wolf', ['a', 'c'], 'acd', false]
  ])('with %s: who is the third party, and whether he kills', (_who, lovers, party, kills) => {
    const game = inLoveWith(lovers)
    const others = [...'abcdefghij'].filter((id) => !party.includes(id))
    expect([...party].map((id) => campOf(game, id))).toEqual([...party].map(() => 'third-party'))
    expect(others.map((id) => campOf(game, id))).not.toContain('third-party')
    expect(steps(game.until('dusk'))).toContain(kills ? 'hybrid.kill' : 'hybrid.kill (called)')
    expect(without(game, others.join('')).winners).toEqual({ camps: ['third-party'], players: [...party] })
    expect(game.game.state.outcome?.rule).toBe('last-third-party')
  })
  it('whatever he supports', () => {
    const game = inLoveWith(['c', 'e'], { hybrid: 'a' })
    expect(without(game, 'ab').winners).toBe(null)
    expect(without(game, 'fghij').winners?.players).toEqual(['c', 'd', 'e'])
  })
  it('S269 a wolf in it still wakes with the pack, and is none of its winners', () => {
    const game = inLoveWith(['a', 'c'])
    expect(game.until('dusk').until('werewolves').actors).toEqual(['a', 'b'])
    expect(without(game, 'defghij').winners).toBe(null)
    expect(without(game, 'c').winners).toEqual({ camps: ['werewolves'], players: ['b'] })
  })
  it('the last wolf, of the third party, wins nothing for the pack', () => {
    const game = inLoveWith(['a', 'c'])
    expect(without(game, 'bdefghi').winners).toBe(null)
    expect(without(game, 'j').winners).toEqual({ camps: ['third-party'], players: ['a', 'c', 'd'] })
  })
  it('S273 the good have not won while one of the third party lives (W2)', () => {
    const game = inLoveWith(['c', 'e'])
    expect(without(game, 'abc').winners).toBe(null)
    expect([game.dead, campOf(game, 'd')]).toEqual([['a', 'b', 'c', 'e'], 'third-party'])
    expect(without(game, 'd').winners).toEqual({ camps: ['village'], players: ['f', 'g', 'h', 'i', 'j'] })
  })
  it('the last of them, Cupid alone, wins for the couple that died (W17)', () => {
    const game = without(inLoveWith(['c', 'e']), 'abcfghij')
    expect(game.winners).toEqual({ camps: ['third-party'], players: ['c', 'd', 'e'] })
  })
  it('neither parity nor a dead side ends a game in which one of them lives', () => {
    const game = inLoveWith(['c', 'e'], {}, { houseRules: { parity: 'equal', wolfWin: 'killSide' } })
    expect(without(game, 'fghi').winners).toBe(null)
  })
  it('a Hybrid who is none any more makes no third party', () => {
    const game = inLoveWith(['c', 'd']).correct({ role: { player: 'c', role: 'villager' } })
    expect([campOf(game, 'c'), campOf(game, 'd')]).toEqual(['village', 'village'])
  })
  it('a couple whose love a card has ended is no third party, living or dead (5.2 F13, D56)', () => {
    const game = without(inLoveWith(['c', 'e']), 'i')
    game.correct({ card: 'april-fools' }).correct({ endCard: 'april-fools' })
    expect([game.game.state.bonds, campOf(game, 'c'), campOf(game, 'd')]).toEqual([[], 'village', 'village'])
    expect(without(game, 'ceab').winners).toEqual({
      camps: ['village'],
      players: ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    })
  })
  it('one of a couple that died in love, brought back, fights for it no more (I43)', () => {
    const game = without(inLoveWith(['c', 'e']), 'c').correct({ revive: 'e' })
    expect([campOf(game, 'd'), campOf(game, 'e')]).toEqual(['village', 'village'])
  })
  it('a Piper charms all before it and wins (W19)', () => {
    const seats = 'A werewolf, B seer, C hybrid, D cupid, E villager, F piper, G villager'
    const game = table({}, seats).night({ cupid: ['c', 'e'], piper: ['a', 'b'] })
    for (const on of ['c', 'd', 'e', 'g']) {
      if (game.winners) break
      game.correct({ mark: { player: on, mark: 'charmed', on: true } })
    }
    expect(game.winners).toEqual({ camps: ['piper'], players: ['f'] })
  })
  it.each([
    [
      ['c', 'e'],
      ['c', 'd', 'e']
    ],
    [['e', 'j'], []]
  ])('ended by the host for the third party, %j in love: the winners are %j', (lovers, winners) => {
    const game = inLoveWith(lovers).send({ command: 'end', camp: 'third-party' })
    expect(game.winners?.players).toEqual(winners)
  })
  it('ended by the host for a camp that is no such party, whoever stands alone wins (D12 ownNoShare)', () => {
    const game = inLoveWith(['e', 'j'], {}, { houseRules: { cupidCamp: 'ownNoShare' } })
    expect(game.send({ command: 'end', camp: 'third-party' }).winners?.players).toEqual(['d'])
  })
  it.each<[string, Options, Parameters<Table['night']>[0], (game: Table) => Table]>([
    ['grief could not kill (5.3 C2)', { deck: ['little-rascal'] }, { 'little-rascal': 'e' }, (game) => game],
    ['Miracle brought back (5.2 F1)', { deck: ['miracle'] }, { werewolves: 'e' }, (game) => game],
    ['a correction brought back', {}, {}, (game) => without(game, 'c').correct({ revive: 'e' })]
  ])('a lover whom %s does not make a third party anew by dying', (_how, options, night, part) => {
    const game = without(part(inLoveWith(['c', 'e'], night, options)), 'c')
    expect([game.player('e').alive, campOf(game, 'd')]).toEqual([true, 'village'])
    without(game.until('dusk').until('discussion').until('dusk').until('discussion'), 'e')
    expect(campOf(game, 'd')).toBe('village')
    expect(without(game, 'ab').winners?.camps).toEqual(['village'])
  })
  it.each([
    ['village', ['c', 'e']],
    ['ownNoShare', ['c', 'e']],
    ['thirdIfMixed', ['c', 'd', 'e']],
    ['couple', ['c', 'd', 'e']]
  ])('cupidCamp %s: the winners are %s', (cupidCamp, winners) => {
    const game = inLoveWith(['c', 'e'], {}, { houseRules: { cupidCamp } })
    expect(without(game, 'abfghij').winners).toEqual(
      winners.length === 3 ? { camps: ['third-party'], players: winners } : null
    )
    expect(without(game, 'd').winners).toEqual({ camps: ['third-party'], players: winners })
  })
  it('nobody is left of it and of all others: nobody wins (W24)', () => {
    const game = without(inLoveWith(['c', 'd']), 'abefghij')
    expect(game.winners?.camps).toEqual(['third-party'])
  })
})

describe('The Hybrid’s kill (rulebook 6.3)', () => {
  const night = { hybrid: 'f', cupid: ['c', 'e'] }

  it('comes right after the wolves, from the first night on, and may be left out', () => {
    const game = table().play({ hybrid: 'f', cupid: ['c', 'e'], werewolves: 'j' }, 'hybrid.kill')
    expect(game.actors).toEqual(['c'])
    expect(game.answer(null).prompt).toBe('witch')
    expect(game.until('discussion').dead).toEqual(['j'])
  })
  it('kills one player, of a cause of its own', () => {
    const game = table().night({ ...night, werewolves: 'j', 'hybrid.kill': 'g' })
    expect([game.player('g').death?.cause, game.player('j').death?.cause]).toEqual(['hybrid', 'werewolves'])
    const why = { module: 'hybrid', section: '6.3' }
    expect([game.history('death')[0]?.why, game.history('hybrid-kill')[0]?.why]).toEqual([why, why])
  })
  it('never himself, nor whom he loves (4.8)', () => {
    const game = table().play(night, 'hybrid.kill')
    expect([game.refuses('c'), game.refuses('e')]).toEqual(['oneself', 'lover'])
  })
  it('spares nobody from the wolves: they may bite a Hybrid', () => {
    expect(table().night({ ...night, werewolves: 'c' }).dead).toEqual(['c', 'e'])
  })
  it('is not his while he is away (5.2 F11)', () => {
    const seats =
      'A werewolf female, B seer female, C hybrid male, D cupid female, E villager female, F villager female'
    const game = table({}, seats)
      .night({ cupid: ['c', 'd'] })
      .correct({ card: 'gone-hunting' })
    expect(steps(game.until('dusk'))).toContain('hybrid.kill (called)')
  })
  it('is stopped by the Guard', () => {
    const game = table().night({ ...night, guard: 'g', 'hybrid.kill': 'g' })
    expect(game.dead).toEqual([])
  })
  it('is shown to the Witch beside the wolves’ victim, who can heal one of the two', () => {
    const game = table().play({ ...night, werewolves: 'j', 'hybrid.kill': 'g' }, 'witch')
    expect(game.game.pending?.about['attacked']).toEqual(['j', 'g'])
    expect(game.answer({ heal: 'g', poison: null }).until('discussion').dead).toEqual(['j'])
  })
  it('on the wolves’ own victim: the Witch is shown him once, and one antidote saves him', () => {
    const game = table().play({ ...night, werewolves: 'g', 'hybrid.kill': 'g' }, 'witch')
    expect(game.game.pending?.about['attacked']).toEqual(['g'])
    expect(game.answer({ heal: 'g', poison: null }).until('discussion').dead).toEqual([])
  })
  it('may be a wolf in the nights in which wolves infect (5.7)', () => {
    const game = table().night(night).correct({ card: 'radiant-sunday' }).until('radiant-sunday').answer(true)
    game.until('dusk').until('hybrid.kill').answer('a')
    expect(game.until('discussion').dead).toEqual(['a'])
  })
  it('is given back by the Hunter it kills', () => {
    const game = table().play({ ...night, 'hybrid.kill': 'i' }, 'hunter')
    expect(game.answer('a').until('discussion').dead).toEqual(['a', 'i'])
  })
  it('costs an Elder one life as a bite does, and never brings his penalty (OR22)', () => {
    const seats = 'A werewolf, B seer, C hybrid, D cupid, E villager, F elder, G guard, H villager'
    const game = table({}, seats).night({
      hybrid: 'a',
      cupid: ['c', 'e'],
      werewolves: null,
      'hybrid.kill': 'f'
    })
    expect(game.dead).toEqual([])
    game.until('hybrid.kill').answer('f').until('discussion')
    expect([game.dead, game.log('powers-lost')]).toEqual([['f'], []])
  })
  it('and the wolves’ bite the same night take both his lives', () => {
    const seats = 'A werewolf, B seer, C hybrid, D cupid, E villager, F elder, G guard, H villager'
    const game = table({}, seats)
    expect(game.night({ hybrid: 'a', cupid: ['c', 'e'], werewolves: 'f', 'hybrid.kill': 'f' }).dead).toEqual([
      'f'
    ])
  })
  it('is no hunt of the wolves: a card that waits for one does not hear it (5.3)', () => {
    const game = table({ startingCards: ['touch-of-death'] })
    game.play({ ...night, werewolves: null, 'hybrid.kill': 'g' }, 'discussion')
    expect(game.dead).toEqual(['g'])
  })
  it('is called every night for show where he does not kill (D43)', () => {
    const game = supporting('e')
    expect(steps(game.until('dusk'))).toContain('hybrid.kill (called)')
  })
  it('is seen by the host as an attack, and by nobody else', () => {
    const game = table().play(night, 'hybrid.kill')
    const facts = game.game.facts.length
    game.answer('g')
    expect(moderatorView(game.game).players.find(({ id }) => id === 'g')?.marks).toContain('attacked')
    expect(game.game.facts).toHaveLength(facts)
  })
})
