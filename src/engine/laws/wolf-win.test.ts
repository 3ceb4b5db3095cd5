import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { seat, type Table } from '../testing/table'

/** Kills players by correction until the game ends or all are done; the winning rule, or null. */
function after(seats: string, kills: string, houseRules: Partial<HouseRules>): string | null {
  const game: Table = seat(seats, { houseRules: { sheriffElection: 'none', ...houseRules } })
  for (const id of kills.split(' ')) {
    if (game.summary.winners) return 'too early'
    game.send({ command: 'correct', set: { kill: id } })
  }
  return game.game.state.outcome?.rule ?? null
}

const SEATS = 'A werewolf, B werewolf, C seer, D witch, E villager, F villager, G cupid'

describe('when the wolves have won', () => {
  it('killAll: when all others are dead (W4, S323)', () => {
    expect(after(SEATS, 'c d e f', {})).toBe(null)
    expect(after(SEATS, 'c d e f g', {})).toBe('killAll')
  })

  it('lastVillager: when at most one other lives (W7, S329)', () => {
    expect(after(SEATS, 'c d e', { wolfWin: 'lastVillager' })).toBe(null)
    expect(after(SEATS, 'c d e f', { wolfWin: 'lastVillager' })).toBe('lastVillager')
  })

  it('killCommoners: when no plain villager lives; gods do not count (W8)', () => {
    expect(after(SEATS, 'c d e f', { wolfWin: 'killCommoners' })).toBe(null)
    expect(after(SEATS, 'e f g', { wolfWin: 'killCommoners' })).toBe('killCommoners')
  })

  it('killSide: when all commoners or all gods are dead (W9, S331)', () => {
    expect(after(SEATS, 'e f g', { wolfWin: 'killSide' })).toBe('killSide')
    expect(after(SEATS, 'c d', { wolfWin: 'killSide' })).toBe('killSide')
    expect(after(SEATS, 'e f', { wolfWin: 'killSide', cupidCountsAs: 'god' })).toBe('killSide')
  })

  it('killSide: a shown Idiot is a god alive (4.11, S333)', () => {
    const game = seat('A werewolf, B werewolf, C seer, D village-idiot, E villager, F villager, G hunter', {
      houseRules: { wolfWin: 'killSide', sheriffElection: 'none' }
    })
    game.until('vote').votes('a>d').until('night-falls')
    for (const id of ['c', 'g']) game.send({ command: 'correct', set: { kill: id } })
    expect(game.game.state.outcome).toBe(null)
    game.send({ command: 'correct', set: { kill: 'd' } })
    expect(game.game.state.outcome?.rule).toBe('killSide')
  })

  it('killCity: when all of the village are dead, whoever else lives (W10)', () => {
    const seats = 'A werewolf, B piper, C seer, D villager'
    expect(after(seats, 'c d', {})).toBe(null)
    expect(after(seats, 'c d', { wolfWin: 'killCity' })).toBe('killCity')
  })

  it('commonsOrBigHeads: Cupid is counted among the commoners (W12, S335)', () => {
    expect(after(SEATS, 'e f', { wolfWin: 'commonsOrBigHeads' })).toBe(null)
    expect(after(SEATS, 'e f g', { wolfWin: 'commonsOrBigHeads' })).toBe('commonsOrBigHeads')
  })

  it('parity=equal: as many wolves as others, at any settled moment (W6, D49)', () => {
    expect(after(SEATS, 'c d', { parity: 'equal' })).toBe(null)
    expect(after(SEATS, 'c d e', { parity: 'equal' })).toBe('parity')
  })

  it('parity=dusk: only at the end of a day (W5, D49, S325, S327)', () => {
    const game = seat('A werewolf, B werewolf, C seer, D villager, E villager', {
      houseRules: { parity: 'dusk', sheriffElection: 'none' }
    })
    game.play({ werewolves: 'c' }, 'vote')
    expect(game.summary.winners).toBe(null)
    game.pass().until('result')
    expect(game.summary.winners).toMatchObject({ rule: 'parity', camps: ['werewolves'] })
  })

  it('names the house rule that chose the condition', () => {
    const game = seat(SEATS, { houseRules: { parity: 'equal' } })
    for (const id of ['c', 'd', 'e']) game.send({ command: 'correct', set: { kill: id } })
    expect(game.game.state.outcome?.houseRule).toEqual({ rule: 'parity', value: 'equal' })
  })

  it('wolvesStarve: the village wins when no wolf opens an eye (W13, D47, OR19)', () => {
    const game = seat(SEATS, { houseRules: { wolvesStarve: true } })
      .until('werewolves')
      .answer(null)
    expect(game.prompt).toBe('werewolves.awake')
    expect(game.answer(false).summary.winners).toMatchObject({ rule: 'wolves-starved', camps: ['village'] })
  })

  it('without a wolf the wolves have not won, though their condition holds (W1, W8)', () => {
    const game = seat('A werewolf, B hunter, C villager, D seer', {
      houseRules: { wolfWin: 'killCommoners', sheriffElection: 'none' }
    })
    game.until('vote').votes('a>b c>b').until('hunter').correct({ kill: 'c' })
    if (game.prompt === 'hunter') game.answer('a')
    game.until('result')
    expect(game.winners?.camps).toEqual(['village'])
  })

  it('wolvesStarve: a wolf that woke and chose nobody starves nobody (D47)', () => {
    const game = seat(SEATS, { houseRules: { wolvesStarve: true } })
      .until('werewolves')
      .answer(null)
      .answer(true)
    expect(game.winners).toBe(null)
  })

  it('killSide: a Cupid who counts as a god is one of them alive (W9, D14)', () => {
    expect(after(SEATS, 'c d', { wolfWin: 'killSide', cupidCountsAs: 'god' })).toBe(null)
    expect(after(SEATS, 'c d g', { wolfWin: 'killSide', cupidCountsAs: 'god' })).toBe('killSide')
  })

  it('where the last commoner has become a wolf, none is left (W8, W9, 5.6)', () => {
    const table = seat('A werewolf, B seer, C hunter, D witch, E villager, F guard', {
      houseRules: { wolfWin: 'killCommoners', sheriffElection: 'none' }
    })
      .correct({ card: 'end-of-the-harvest' })
      .answer(true)
      .play(
        {
          'end-of-the-harvest.drinker': 'e',
          'end-of-the-harvest.box': { lid: 'outside', bottom: 'inside' }
        },
        'discussion'
      )
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a', 'e'] })
  })
})
