import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const CARD = 'backfire'
const READINGS = ['notVillager', 'villager', 'none'] as const
/** Left of D sit E, then the wolf F and the wolf G. */
const TABLE =
  'A villager, B villager, C villager, D seer, E villager, F werewolf, G werewolf, H witch, I guard, J elder, K hunter'
const drawn = (houseRules: Options['houseRules'] = {}, seats = TABLE) =>
  seat(seats, { deck: [CARD, 'burial', 'touch-of-death'], houseRules })
    .night({ guard: 'a' })
    .until('dusk')

describe.each(READINGS)('Backfire (rulebook 5.3 C3), backfireLeftWolf=%s (D52)', (backfireLeftWolf) => {
  const table = () => drawn({ backfireLeftWolf })

  it('an Ordinary Villager lives and is a wolf from now on, told in secret (S186)', () => {
    const night = table().play({ guard: 'b', werewolves: 'c' }, 'dawn')
    const { role, dealtRole, alive } = night.player('c')
    expect([role, dealtRole, alive]).toEqual(['werewolf', 'villager', true])
    expect(night.log('turned').map(({ on }) => on)).toEqual([['c']])
    night.until('discussion')
    expect(night.dead).toEqual(backfireLeftWolf === 'villager' ? ['f'] : [])
    const next = night.until('dusk').play({ guard: 'd' }, 'werewolves')
    expect(next.actors).toEqual(backfireLeftWolf === 'villager' ? ['c', 'g'] : ['c', 'f', 'g'])
  })

  it('the moderator tells him before anybody else is called', () => {
    const night = table().play({ guard: 'b' }, 'werewolves').answer('c')
    expect([night.prompt, night.game.pending?.about]).toEqual(['backfire.told', { player: 'c' }])
    expect(night.pass().prompt).toBe('witch')
  })

  it('another: the nearest wolf on his left dies in his stead, or he dies (S187)', () => {
    const night = table().night({ guard: 'b', werewolves: 'd' })
    expect(night.dead).toEqual(backfireLeftWolf === 'notVillager' ? ['f'] : ['d'])
    expect(night.player('d').role).toBe('seer')
    if (backfireLeftWolf !== 'notVillager') return
    expect([night.player('f').death?.cause, night.shown('f')]).toEqual([CARD, 'werewolf'])
  })

  it('the wolves do not agree, or choose nobody: nothing happens and it lapses at the next draw (S189)', () => {
    const split = table().night({ guard: 'b', werewolves: 'split' })
    expect([split.dead, split.cards, split.log('turned'), split.log('backfires')]).toEqual([
      [],
      ['burial'],
      [],
      []
    ])
    expect(table().night({ guard: 'b' }).dead).toEqual([])
  })

  it('acts once: the next night is an ordinary one', () => {
    const night = table().night({ guard: 'b', werewolves: 'c' }).until('dusk')
    expect(night.night({ guard: 'd', werewolves: 'e' }).dead).toContain('e')
  })

  it('whoever is chosen, the table sees the same at night', () => {
    const told = (target: string) => {
      const night = table()
      const before = night.game.facts.length
      return night.play({ guard: 'b', werewolves: target }, 'dawn').game.facts.slice(before)
    }
    expect(told('d')).toEqual(told('c'))
    expect(JSON.stringify(told('d'))).not.toContain(CARD)
  })
})

describe('Backfire', () => {
  it('the Witch sees no victim and cannot heal the dying wolf (5.3 ruling)', () => {
    for (const target of ['c', 'd']) {
      const table = drawn().play({ guard: 'b', werewolves: target }, 'witch')
      expect(table.game.pending?.about).toMatchObject({ attacked: [] })
      expect(table.refuses({ heal: 'f', poison: null })).toBe('witch-not-the-victim')
    }
  })

  it('the Guard is of no matter (5.3 ruling)', () => {
    expect(drawn().night({ guard: 'c', werewolves: 'c' }).player('c').role).toBe('werewolf')
    expect(drawn().night({ guard: 'd', werewolves: 'd' }).dead).toEqual(['f'])
    expect(drawn().night({ guard: 'f', werewolves: 'd' }).dead).toEqual(['f'])
  })

  it('the other readings: who is not plain is attacked as usual, Guard and antidote help', () => {
    for (const backfireLeftWolf of ['villager', 'none']) {
      expect(drawn({ backfireLeftWolf }).night({ guard: 'd', werewolves: 'd' }).dead).toEqual([])
      const healed = { guard: 'b', werewolves: 'd', witch: { heal: 'd', poison: null } }
      expect(drawn({ backfireLeftWolf }).night(healed).dead).toEqual([])
    }
  })

  it('the Elder lives with as many lives as before (I62)', () => {
    const table = drawn().night({ guard: 'b', werewolves: 'j' }).until('dusk')
    expect(table.dead).toEqual(['f'])
    expect(table.night({ guard: 'd', werewolves: 'j' }).dead).toEqual(['f'])
    expect(table.log('attack').at(-1)?.result).toBe('life-lost')
  })

  it('Touch of Death: nobody touched, nobody designated, it waits on (I63, S209)', () => {
    const table = drawn().correct({ card: 'touch-of-death' })
    table.play({ guard: 'b', werewolves: 'c', 'touch-of-death': false }, 'deaths')
    expect([table.dead, table.player('c').role, table.cards]).toEqual([
      [],
      'villager',
      ['backfire', 'touch-of-death']
    ])
    const touched = drawn().correct({ card: 'touch-of-death' })
    touched.play({ guard: 'b', werewolves: 'c', 'touch-of-death': true }, 'deaths')
    expect(touched.player('c').role).toBe('werewolf')
  })

  it('a single wolf is the left wolf: he dies, and the village may have won (I64)', () => {
    const table = drawn({}, 'A werewolf, B seer, C villager, D guard').night({ guard: 'c', werewolves: 'b' })
    expect([table.dead, table.winners?.camps]).toEqual([['a'], ['village']])
  })

  it('with villager a single wolf costs himself and leaves a wolf behind (I64)', () => {
    const seats = 'A werewolf, B seer, C villager, D guard, E villager'
    const table = drawn({ backfireLeftWolf: 'villager' }, seats).night({ guard: 'b', werewolves: 'c' })
    expect([table.dead, table.winners, table.player('c').role]).toEqual([['a'], null, 'werewolf'])
  })

  it('a wolf they choose themselves lives too, and another dies; alone, nobody does', () => {
    expect(drawn().night({ guard: 'b', werewolves: 'f' }).dead).toEqual(['g'])
    const alone = drawn({}, 'A werewolf, B seer, C villager, D guard, E villager')
    expect(alone.night({ guard: 'b', werewolves: 'a' }).dead).toEqual([])
  })

  it('a Thief who kept his card is an Ordinary Villager (4.6)', () => {
    const seats = 'A werewolf, B seer, C thief, D guard, E villager'
    const options = { deck: [CARD], thiefCards: ['villager', 'villager'] }
    const table = seat(seats, options).night({ thief: 'keep', guard: 'd' }).until('dusk')
    expect(table.night({ guard: 'b', werewolves: 'c' }).player('c').role).toBe('werewolf')
  })

  it('the dead and those between are passed over on the way to the left', () => {
    const table = drawn().correct({ kill: 'f' }).night({ guard: 'b', werewolves: 'k' })
    expect(table.dead).toEqual(['f', 'g'])
    expect(drawn().night({ guard: 'b', werewolves: 'k' }).dead).toEqual(['f'])
  })

  it('the Specter comes first where both wait: Backfire sees no attack (engine map c)', () => {
    const table = drawn().correct({ card: 'specter' })
    table.play({ guard: 'b', werewolves: 'c', specter: 'f' }, 'deaths')
    expect([table.dead, table.player('c').role, table.cards]).toEqual([['f'], 'werewolf', ['backfire']])
  })

  it('undo takes it back whole', () => {
    const table = drawn().play({ guard: 'b' }, 'werewolves').answer('c').undo()
    expect([table.prompt, table.player('c').role, table.cards]).toEqual(['werewolves', 'villager', [CARD]])
  })

  it('its badge stays to the next draw; face down it is read at the designation and gone (D42)', () => {
    const play = (houseRules: Options['houseRules']) =>
      drawn(houseRules).play({ guard: 'b', werewolves: 'd' }, 'dawn')
    expect(play({}).public.running).toEqual([{ card: CARD, moon: 'crescent', until: 'next-draw' }])
    const read = play({ crescentReveal: 'atTrigger' })
    expect([read.public.running, read.public.card?.card, read.facts('card-turned').length]).toEqual([
      [],
      CARD,
      1
    ])
    const waits = drawn({ crescentExpiry: 'untilTriggered' }).night({ guard: 'b' }).until('dusk')
    expect(waits.night({ guard: 'd', werewolves: 'e' }).player('e').role).toBe('werewolf')
  })
})

it('the log says on which wolf it fell back, and by which house rule (rulebook 5.3 C3, D52)', () => {
  const night = drawn({ backfireLeftWolf: 'notVillager' }).play({ guard: 'b', werewolves: 'd' }, 'dawn')
  expect(night.history('backfires')).toMatchObject([
    { by: ['f', 'g'], on: ['f'], why: { module: CARD, section: '5.3 C3', rule: 'backfireLeftWolf' } }
  ])
})
