import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C hunter, D villager, E seer, F villager, G witch, H cupid, I villager'
/** C was eaten on night 1 and shot nobody; nobody died on night 2; the card is drawn on day 2. */
const miracle = (options = {}) =>
  seat(TABLE, { deck: ['gone-hunting', 'miracle'], ...options })
    .night({ cupid: ['d', 'e'], werewolves: 'c', 'gone-hunting': [] })
    .until('dusk')

describe('Miracle (rulebook 5.2 F1)', () => {
  it('S107 the wolves’ last victim is back as an Ordinary Villager with a normal vote, and dies later without a shot', () => {
    const table = miracle().night({})
    expect(table.player('c')).toMatchObject({
      alive: true,
      death: null,
      role: 'villager',
      dealtRole: 'hunter'
    })
    expect(table.facts('returned')).toEqual([{ fact: 'returned', player: 'c' }])
    expect(table.shown('c')).toBe(null)
    expect(table.until('vote').actors).toContain('c')
    table.votes('').until('dusk').night({}).until('vote').votes('a>c b>c').pass()
    expect([table.prompt, table.dead]).toEqual(['dusk', ['c']])
  })

  it('is over at once: its badge goes with the reading', () => {
    const table = miracle().until('event')
    expect(table.public.running).toEqual([{ card: 'miracle', moon: 'full', until: 'vote' }])
    table.pass()
    expect([table.cards, table.public.running, table.public.card?.card]).toEqual([[], [], 'miracle'])
  })

  it('D71 the last whom the wolves killed, not whoever died last', () => {
    const table = miracle().night({ witch: { heal: null, poison: 'i' } })
    expect(table.dead).toEqual(['i'])
  })

  it('of two killed in one night the last in seat order; the moderator may correct it', () => {
    const table = miracle()
    const { history } = table.game.state
    const night = history.map((entry) =>
      entry.what === 'death' ? { ...entry, on: [...entry.on, 'f'] } : entry
    )
    const players = table.game.state.players.map((player) =>
      player.id === 'f' ? { ...player, alive: false, death: table.player('c').death } : player
    )
    table.game = { ...table.game, state: { ...table.game.state, history: night, players } }
    expect(table.night({}).dead).toEqual(['c'])
    expect(table.correct({ kill: 'f' }).correct({ revive: 'c' }).dead).toEqual(['f'])
  })

  it('nobody killed by the wolves, or nobody any more: no effect (D66)', () => {
    const none = seat(TABLE, { deck: ['miracle'] }).night({ witch: { heal: null, poison: 'i' } })
    expect([none.dead, none.facts('returned')]).toEqual([['i'], []])
    const back = miracle().correct({ revive: 'c' }).night({})
    expect(back.facts('returned')).toHaveLength(1)
    expect(back.refused({ command: 'correct', set: { card: 'miracle' } }).code).toBe('card-void')
  })

  it('a victim who came back and was executed later stays dead', () => {
    const table = miracle().correct({ revive: 'c' }).night({}).until('dusk')
    const executed = seat(TABLE, { deck: ['gone-hunting', 'burial', 'miracle'] })
      .night({ cupid: ['d', 'e'], werewolves: 'c', 'gone-hunting': [] })
      .correct({ revive: 'c' })
      .day('a>c b>c', { hunter: null })
      .night({})
      .until('dusk')
      .night({})
    expect([table.dead, executed.dead]).toEqual([[], ['c']])
  })

  it('I42 a victim of Burial can return', () => {
    const table = miracle({ startingCards: ['burial'] }).night({})
    expect([table.shown('c'), table.dead]).toEqual([null, []])
  })

  it('S109, I43 the badge is not returned', () => {
    const table = seat(TABLE, { deck: ['miracle'] })
    table.play({ cupid: ['d', 'e'], werewolves: 'c' }, 'sheriff-election').answer('c')
    table.until('sheriff-successor').answer('d').until('vote')
    expect([table.player('c').alive, table.badge]).toEqual([true, 'd'])
    table.votes('c>a d>b')
    expect(table.facts('vote').at(-1)?.totals).toEqual({ a: 2, b: 4 })
  })

  it('I43 who died of grief stays dead and the bond is over', () => {
    const table = seat(TABLE, { deck: ['miracle'] }).night({ cupid: ['d', 'i'], werewolves: 'd' })
    expect([table.dead, table.game.state.bonds]).toEqual([['i'], []])
  })

  it('I43 a shot stands', () => {
    const table = seat(TABLE, { deck: ['miracle'] }).night({ werewolves: 'c', hunter: 'd' })
    expect([table.dead, table.player('c').role]).toEqual([['d'], 'villager'])
  })

  it('a charm stays', () => {
    const table = seat('A werewolf, B piper, C villager, D villager, E villager, F seer', {
      deck: ['miracle']
    })
    table
      .night({ werewolves: 'c', piper: ['c', 'd'] })
      .until('dusk')
      .until('piper')
    expect(table.refuses(['c', 'e'])).toBe('already-charmed')
  })

  it('OR18 a revealed Idiot votes again', () => {
    const table = seat(
      'A werewolf, B werewolf, C village-idiot, D villager, E villager, F seer, G villager',
      {
        deck: ['gone-hunting', 'miracle']
      }
    )
    table.night({ 'gone-hunting': [] }).day('a>c b>c').night({ werewolves: 'c' })
    expect(table.public.players.find(({ id }) => id === 'c')).toMatchObject({ role: null, mayVote: true })
    expect(table.until('vote').actors).toContain('c')
  })

  it('a returned wolf is one no more: victory is judged anew', () => {
    const table = seat('A werewolf, B villager, C seer, D villager, E villager', { deck: ['miracle'] })
    table.play({ werewolves: 'a' }, 'result')
    expect(table.winners?.camps).toEqual(['village'])
    const two = seat('A werewolf, B werewolf, C seer, D villager, E villager', { deck: ['miracle'] })
    two.night({ werewolves: 'a' })
    expect(two.player('a')).toMatchObject({ alive: true, role: 'villager' })
    expect(two.correct({ kill: 'b' }).until('result').winners?.players).toContain('a')
  })

  it('a vote that is barred stays barred, in everybody’s sight (I83)', () => {
    const table = miracle().correct({ mark: { player: 'c', mark: 'no-vote', on: true } })
    table.night({})
    expect(table.public.players.find(({ id }) => id === 'c')?.mayVote).toBe(false)
    expect(table.until('vote').actors).not.toContain('c')
  })

  it('who is marked as away is still away when he lives again', () => {
    const table = miracle().correct({ mark: { player: 'c', mark: 'away', on: true } })
    table.correct({ revive: 'c' })
    expect(table.public.players.find(({ id }) => id === 'c')).toMatchObject({
      away: true,
      mayVote: false,
      mayBeVoted: false
    })
  })
})

it('the log says who came back (rulebook 5.2 F1)', () => {
  expect(miracle().night({}).history('returned')).toMatchObject([
    { on: ['c'], why: { module: 'miracle', section: '5.2 F1' } }
  ])
})
