import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { checkSetup } from '../setup-check'
import { seat, setupOf, type Options } from '../testing/table'

const SEATS =
  'A white-wolf-king, B werewolf, C villager, D villager, E villager, F seer, G witch, H hunter, I guard, J elder'
const table = (houseRules: Partial<HouseRules> = {}, options: Options = {}) =>
  seat(SEATS, { ruleset: 'face-to-face', houseRules: { sheriffElection: 'none', ...houseRules }, ...options })
const speaking = (houseRules: Partial<HouseRules> = {}) => table(houseRules).night()

describe('White Wolf King: a wolf (7.8)', () => {
  it('hunts with the pack, looks like a wolf and counts as one', () => {
    const game = table().until('werewolves')
    expect(game.actors).toEqual(['a', 'b'])
    game.play({ seer: 'a' }, 'dawn')
    expect(game.log('check')[0]?.result).toBe('wolf')
    expect(table({ seerResult: 'card' }).play({ seer: 'a' }, 'dawn').log('check')[0]?.result).toBe(
      'white-wolf-king'
    )
  })

  it('is the last wolf: the village has not won before he is out, the wolves win with him', () => {
    const last = speaking().correct({ kill: 'b' })
    expect(last.winners).toBeNull()
    expect(last.day('c>a d>a e>a').winners).toEqual({
      camps: ['village'],
      players: ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    })
    const alone = seat('A white-wolf-king, B werewolf, C villager, D seer', { ruleset: 'face-to-face' })
    alone.correct({ kill: 'b' }).play({ werewolves: 'c' }, 'result')
    expect(alone.winners).toEqual({ camps: ['werewolves'], players: ['a', 'b'] })
  })

  it('is a wolf for the Thief, who must take him (D44)', () => {
    const game = seat('A thief, B werewolf, C villager, D seer, E villager', {
      ruleset: 'face-to-face',
      thiefCards: ['white-wolf-king', 'villager']
    }).until('thief')
    expect([game.refuses('keep'), game.refuses('villager'), game.choices]).toEqual([
      'thief-must-take',
      'thief-must-take-wolf',
      ['white-wolf-king']
    ])
  })

  it('voted out or shot, he takes nobody: only his own blast does', () => {
    expect(speaking().day('c>a d>a e>a').dead).toEqual(['a'])
    const shot = speaking().until('vote').votes('c>h d>h e>h').until('hunter').answer('a')
    expect(shot.until('dusk').dead).toEqual(['a', 'h'])
  })
})

describe('White Wolf King blows up and takes a living player along (7.8)', () => {
  it('is asked after it is announced, and the table sees both', () => {
    const game = speaking().blowUp('a')
    expect(game.prompt).toBe('self-destruct')
    game.pass()
    expect([game.prompt, game.actors, game.refuses('a')]).toEqual(['white-wolf-king', ['a'], 'not-alive'])
    game.answer('c')
    expect([game.prompt, game.game.pending?.about, game.dead]).toEqual([
      'taken',
      { by: 'a', target: 'c' },
      ['a', 'c']
    ])
    expect(game.public).toMatchObject({
      selfDestruct: { player: 'a', badge: null },
      taken: { by: 'a', target: 'c' },
      deaths: ['c']
    })
    expect([game.player('c').death, game.log('taken')[0]?.on]).toEqual([
      { round: 1, phase: 'day', cause: 'white-wolf-king' },
      ['c']
    ])
    expect(game.until('night-falls').public).toMatchObject({ selfDestruct: null, taken: null })
    expect(game.history('death').map(({ why }) => why?.module)).toEqual(['self-destruct', 'white-wolf-king'])
  })

  it('may take nobody, or one of the pack', () => {
    const alone = speaking().blowUp('a').until('white-wolf-king').answer(null)
    expect([alone.dead, alone.log('taken')[0]?.on, alone.public.taken]).toEqual([['a'], [], null])
    expect(speaking().blowUp('a').until('white-wolf-king').answer('b').dead).toEqual(['a', 'b'])
  })

  it('an ordinary wolf takes nobody', () => {
    expect(speaking().blowUp('b').until('night-falls').dead).toEqual(['b'])
  })

  it('both have last words by day (D38, D39), his after his deed', () => {
    const game = speaking().blowUp('a').until('white-wolf-king').answer('c').pass()
    const words = ['a', 'c'].map(() => {
      const [speaker] = game.actors
      game.pass()
      return speaker
    })
    expect([words, game.prompt]).toEqual([['a', 'c'], 'night-falls'])
  })

  it.each(['deaths', 'last-words'])(
    'at dawn, with the night’s dead told (%s): who dies of it dies by day, and the dead of night 2 stays the only one (7.5)',
    (moment) => {
      const game = table().until('dusk').play({ werewolves: 'd' }, moment).blowUp('a')
      game.until('white-wolf-king').answer('h').until('hunter').answer('c')
      expect(['a', 'h', 'c', 'd'].map((id) => game.player(id).death?.phase)).toEqual([
        'day',
        'day',
        'day',
        'night'
      ])
      const words = game.until('night-falls').facts('last-words')
      expect(words.flatMap(({ players }) => players).sort()).toEqual(['a', 'c', 'd', 'h'])
    }
  )

  it('carries the knife all the same', () => {
    const game = speaking().blowUp('a', 'd').play({ 'white-wolf-king': 'c' }, 'werewolves')
    expect(game.answer(null).until('discussion').dead).toEqual(['a', 'c', 'd'])
  })

  it('S303, I92: the Hunter whom he takes may shoot', () => {
    const game = speaking().blowUp('a').until('white-wolf-king').answer('h').until('hunter')
    expect([game.dead, game.actors]).toEqual([['a', 'h'], ['h']])
    expect(game.answer('b').until('result').winners?.camps).toEqual(['village'])
  })

  it('a Hunter poisoned already dies of the poison, and does not shoot (I29)', () => {
    const game = table({ sheriffElection: 'candidacy' })
    game.play({ witch: { heal: null, poison: 'h' } }, 'sheriff-election.stand')
    game.blowUp('a').until('white-wolf-king').answer('h').until('night-falls')
    expect([game.player('h').death?.cause, game.log('shot')]).toEqual(['poison', []])
  })

  it('takes an Elder whole, and no power is lost (OR22)', () => {
    const game = speaking().blowUp('a').until('white-wolf-king').answer('j').until('night-falls')
    expect([game.dead, game.facts('powers-lost')]).toEqual([['a', 'j'], []])
  })

  it('a Sheriff whom he takes names a successor, a lover grieves', () => {
    const game = speaking().sheriff('c').blowUp('a').until('white-wolf-king').answer('c')
    expect(game.until('sheriff-successor').answer('d').badge).toBe('d')
    const loving = seat(`${SEATS}, K cupid`, { ruleset: 'face-to-face' })
    loving.play({ cupid: ['c', 'd'] }, 'discussion')
    expect(loving.blowUp('a').until('white-wolf-king').answer('c').until('night-falls').dead).toEqual([
      'a',
      'c',
      'd'
    ])
  })

  it('his own lover grieves before he chooses', () => {
    const game = seat(`${SEATS}, K cupid`, { ruleset: 'face-to-face' })
    game
      .play({ cupid: ['a', 'c'] }, 'discussion')
      .blowUp('a')
      .until('white-wolf-king')
    expect([game.dead, game.refuses('c')]).toEqual([['a', 'c'], 'not-alive'])
  })

  it('as the last wolf: the village wins only once he has chosen', () => {
    const game = speaking().correct({ kill: 'b' }).blowUp('a').until('white-wolf-king')
    expect(game.winners).toBeNull()
    expect(game.answer('c').until('result').winners?.camps).toEqual(['village'])
  })

  it('brought back or bereft of his power meanwhile, he takes nobody', () => {
    const asked = () => speaking().blowUp('a').until('white-wolf-king')
    expect(asked().correct({ revive: 'a' }).prompt).not.toBe('white-wolf-king')
    expect(asked().correct({ mark: { player: 'a', mark: 'no-power', on: true } }).prompt).not.toBe(
      'white-wolf-king'
    )
  })

  it('one command is taken back at a time', () => {
    const game = speaking().blowUp('a').until('white-wolf-king').answer('c')
    expect(game.undo().prompt).toBe('white-wolf-king')
    expect([game.dead, game.public.taken]).toEqual([['a'], null])
    expect(game.redo().dead).toEqual(['a', 'c'])
  })
})

describe('White Wolf King: when (7.8, D72, D76)', () => {
  it('not at night, nor once voting has begun, nor where nobody blows up', () => {
    expect(table().until('werewolves').refusesBlast('a')).toBe('not-by-day')
    expect(speaking().until('vote').refusesBlast('a')).toBe('vote-has-begun')
    expect(speaking({ selfDestruct: false }).refusesBlast('a')).toBe('no-self-destruct')
  })

  it('in the election: nobody is elected, the deaths of the night follow (7.3)', () => {
    const game = table({ sheriffElection: 'candidacy' })
    game.play({ werewolves: 'd' }, 'sheriff-election.stand').answer(['a', 'c'])
    game.blowUp('a').until('white-wolf-king').answer('c').until('night-falls')
    expect([game.dead, game.badge]).toEqual([['a', 'c', 'd'], null])
  })

  it('takes the night’s victim before he is announced: one death, told once', () => {
    const game = table({ sheriffElection: 'candidacy' }).play({ werewolves: 'd' }, 'sheriff-election.stand')
    game.blowUp('a').until('white-wolf-king').answer('d').until('night-falls')
    expect(game.facts('death').map(({ players }) => players.map(({ id }) => id))).toEqual([['a'], ['d'], []])
  })

  it('S305 poisoned and not announced, void: nobody is taken, he dies as the poisoned player', () => {
    const game = table()
      .play({ witch: { heal: null, poison: 'a' } }, 'dawn')
      .blowUp('a')
    expect([game.dead, game.public.selfDestruct, game.prompt]).toEqual([[], null, 'dawn'])
    game.until('discussion')
    expect([game.dead, game.player('a').death?.cause, game.log('taken')]).toEqual([['a'], 'poison', []])
  })

  it('swallowsPoison: on the stage of day 1 he takes one along all the same (D72)', () => {
    const game = table({ sheriffElection: 'candidacy', poisonedSelfDestruct: 'swallowsPoison' })
    game.play({ witch: { heal: null, poison: 'a' } }, 'sheriff-election.stand').blowUp('a')
    expect(game.until('white-wolf-king').answer('c').until('night-falls').dead).toEqual(['a', 'c'])
    expect(game.player('a').death?.cause).toBe('self-destruct')
  })

  it('warns of a table where he is a wolf like any other (D76)', () => {
    const warnings = (houseRules: Partial<HouseRules>) =>
      checkSetup(setupOf(SEATS, { ruleset: 'face-to-face', houseRules })).warnings
    expect(warnings({})).toEqual([])
    expect(warnings({ selfDestruct: false })).toEqual([
      { code: 'no-blast', section: '9 D76', params: { role: 'white-wolf-king' } }
    ])
  })
})
