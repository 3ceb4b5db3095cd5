import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { seat } from '../testing/table'

const SEATS =
  'A werewolf, B werewolf, C seer, D villager, E villager, F villager, G villager, H witch, I villager'

/** Who may speak, in order, when these die: at night by the wolves, by day by the vote. */
function speakers(
  lastWords: HouseRules['lastWords'],
  rounds: readonly (readonly [string | null, string | null])[],
  more: Partial<HouseRules> = {}
) {
  const game = seat(SEATS, { houseRules: { sheriffElection: 'none', lastWords, ...more } })
  const spoke: string[] = []
  for (const [night, day] of rounds) {
    const answers: { [prompt: string]: string | null | object } = { werewolves: night, vote: { result: day } }
    while (game.prompt !== null) {
      const prompt = game.prompt
      if (prompt === 'last-words') spoke.push(...game.actors)
      const answer = game.game.pending?.say ? undefined : answers[prompt]
      if (answer === undefined) game.pass()
      else game.answer(answer as never)
      if (prompt === 'dusk') break
    }
  }
  return spoke
}

describe('last words (7.5, D38)', () => {
  it('none: never (S369)', () => {
    expect(speakers('none', [['d', 'e']])).toEqual([])
  })
  it('every: victim and executed alike', () => {
    expect(speakers('every', [['d', 'e']])).toEqual(['d', 'e'])
  })
  it('firstN: the first of the game', () => {
    expect(
      speakers(
        'firstN',
        [
          ['d', 'e'],
          ['f', null]
        ],
        { lastWordsN: 2 }
      )
    ).toEqual(['d', 'e'])
  })
  it('wolfCount: as many as wolves were dealt', () => {
    expect(
      speakers('wolfCount', [
        ['d', 'e'],
        ['f', 'g']
      ])
    ).toEqual(['d', 'e'])
  })
  it('firstTwoNights: night deaths of two nights, and all who are voted out (S297)', () => {
    expect(
      speakers('firstTwoNights', [
        ['d', null],
        ['e', null],
        ['f', 'g']
      ])
    ).toEqual(['d', 'e', 'g'])
  })
  it('firstRound: only on the first day', () => {
    expect(
      speakers('firstRound', [
        ['d', 'e'],
        ['f', 'g']
      ])
    ).toEqual(['d', 'e'])
  })
  it('faceTable: night 1 all, night 2 a single one, later none; by day all (S289, S293)', () => {
    expect(
      speakers('faceTable', [
        ['d', 'e'],
        ['f', null],
        ['g', 'i']
      ])
    ).toEqual(['d', 'e', 'f', 'i'])
  })
  it('faceTable: two deaths in night 2 have none, grief counted (S291)', () => {
    const game = seat(`${SEATS}, J cupid`, {
      houseRules: { sheriffElection: 'none', lastWords: 'faceTable' }
    })
    game
      .play({ cupid: ['d', 'e'] }, 'vote')
      .pass()
      .play({ werewolves: 'd' }, 'deaths')
    const spoke: string[] = []
    while (game.prompt !== 'vote') {
      if (game.prompt === 'last-words') spoke.push(...game.actors)
      game.pass()
    }
    expect(game.dead).toEqual(['d', 'e'])
    expect(spoke).toEqual([])
  })
  it.each(['werewolves', 'deaths'])(
    'faceTable: whom the referee puts out is none of the dead of night 2 (7.5, 7.9), put out at %s',
    (moment) => {
      const game = seat(SEATS, { houseRules: { sheriffElection: 'none', lastWords: 'faceTable' } })
      game.until('dusk')
      if (moment === 'deaths') game.play({ werewolves: 'd' }, moment)
      else game.until(moment)
      game.send({ command: 'disqualify', player: 'e' })
      if (moment === 'werewolves') game.answer('d')
      expect(game.until('vote').facts('last-words')).toEqual([{ fact: 'last-words', players: ['d'] }])
    }
  )

  it('firstN: the number is the house’s', () => {
    expect(speakers('firstN', [['d', 'e']], { lastWordsN: 1 })).toEqual(['d'])
  })
  it('firstRound: not the poisoned (P12)', () => {
    const game = seat(SEATS, { houseRules: { sheriffElection: 'none', lastWords: 'firstRound' } })
    game.play({ werewolves: 'd', witch: { heal: null, poison: 'e' } }, 'discussion')
    expect(game.facts('last-words')).toEqual([{ fact: 'last-words', players: ['d'] }])
  })
  it('firstTwoNights: whom the Hunter shoots by day has none (P16)', () => {
    const game = seat(`${SEATS}, J hunter`, {
      houseRules: { sheriffElection: 'none', lastWords: 'firstTwoNights' }
    })
    game.day('a>j b>j', { hunter: 'd' })
    expect(game.dead).toEqual(['d', 'j'])
    expect(game.facts('last-words')).toEqual([{ fact: 'last-words', players: ['j'] }])
  })
})
