import { describe, expect, it } from 'vitest'
import { foresee } from './foresee'
import { moderatorView } from './moderator-view'
import { seat, type Options, type Table } from './testing/table'

const seats =
  'A werewolf female, B seer male, C witch female, D villager male, E villager male, F villager male'
const table = (card: string, options: Options = {}) => seat(seats, { deck: [card], ...options })
const viewOf = (of: Table) => moderatorView(of.game)

describe('the cards in the moderator’s view', () => {
  it('§3.5 tells what has come up and how many are left; a real deck is not counted', () => {
    const played = seat(seats, { deck: ['burial', 'eclipse', 'miracle'] })
    expect(viewOf(played).deck).toEqual({ drawn: [], left: 3 })
    expect(viewOf(played.until('discussion')).deck).toEqual({ drawn: ['burial'], left: 2 })
    const real = seat(seats, { deck: 'table' }).until('event').answer('burial')
    expect(viewOf(real).deck).toEqual({ drawn: ['burial'], left: null })
  })

  it('§5.1 tells whose group the host can change, for cards of absence and of places', () => {
    const groups = (of: Table) => viewOf(of).effects.map(({ card, group }) => [card, group])
    expect(groups(table('gone-hunting').until('discussion'))).toEqual([
      ['gone-hunting', ['b', 'd', 'e', 'f']]
    ])
    expect(groups(table('flood').until('discussion'))).toEqual([['flood', ['a', 'c']]])
    expect(groups(table('burial').until('discussion'))).toEqual([['burial', null]])
  })

  it('§5.2 F3 names the card whose offenders can be marked, and only while it bans', () => {
    const banned = table('not-me-nor-wolf')
    expect(viewOf(banned).offences).toBeNull()
    expect(viewOf(banned.until('discussion')).offences).toBe('not-me-nor-wolf')
    expect(viewOf(banned.until('dusk')).offences).toBeNull()
  })

  it('§5.4 D-5 marks the Executioner as it does the Sheriff', () => {
    const game = table('burial').until('discussion')
    game.correct({ office: { office: 'executioner', player: 'd' } }).sheriff('e')
    const marks = viewOf(game).players.map((player) => player.marks)
    expect(marks.slice(3, 5)).toEqual([['executioner'], ['sheriff']])
  })

  it('§3.4 marks nobody as attacked or poisoned once the host has ended the game before dawn', () => {
    const night = table('burial').play({ werewolves: 'd' }, 'witch').answer({ heal: null, poison: 'a' })
    const marks = () => viewOf(night).players.flatMap((player) => player.marks)
    expect(marks()).toEqual(expect.arrayContaining(['attacked', 'poisoned']))
    night.send({ command: 'end', camp: 'village' })
    expect(marks()).toEqual([])
    expect(viewOf(night.undo()).players.flatMap((player) => player.marks)).toContain('attacked')
  })

  it('§5.4 D-4 has nothing of the night done while the first dead chooses before it', () => {
    const game = table('double-agent').play({ werewolves: 'd' }, 'double-agent')
    const steps = viewOf(game).timeline.filter(({ state }) => state === 'done' || state === 'now')
    expect(steps).toEqual([])
  })

  it('§5.2 F16 tells whom each has accused so far', () => {
    const game = table('nightmare').until('nightmare').answer('b').answer('a')
    expect(game.game.pending?.about).toEqual({ given: { a: 'b', b: 'a' } })
  })

  it('names the command that undo takes back and redo does again, with its question but not its choices', () => {
    const game = seat(seats).until('werewolves')
    const command = { command: 'answer', prompt: 'werewolves', answer: 'd' } as const
    expect(viewOf(game.send(command)).undo).toMatchObject({ command, prompt: { prompt: 'werewolves' } })
    expect(viewOf(game).undo?.prompt?.fields.map((field) => field.choices)).toEqual([[]])
    expect(viewOf(game).redo).toBeNull()
    expect(viewOf(game.undo()).redo).toMatchObject({ command, prompt: { prompt: 'werewolves' } })
  })

  it('§7.3, §7.6 tells the order of those on the stage, and of the tied before they are voted on again', () => {
    const game = seat(seats, { ruleset: 'face-to-face' }).until('sheriff-election.stand')
    expect(viewOf(game).speech).toBeNull()
    expect(viewOf(game.answer(['d', 'b', 'c'])).speech).toEqual(['b', 'c', 'd'])
    expect(viewOf(game.answer([])).speech).toBeNull()
    expect(viewOf(game.votes('a>b e>c')).speech).toEqual(['b', 'c'])
    expect(viewOf(game.votes('a>b')).speech).toBeNull()
    expect(viewOf(game.until('vote').votes('a>c e>d')).speech).toEqual(['c', 'd'])
    const alone = seat(seats, { ruleset: 'face-to-face' }).until('sheriff-election.stand').answer(['b', 'c'])
    expect(viewOf(alone.answer(['c'])).speech).toBeNull()
  })

  it('§3.6 tells the order of the speeches as soon as the village talks, and no longer than that', () => {
    const game = seat(seats, { houseRules: { speechOrder: 'clockwiseFromVictim' } }).play(
      { werewolves: 'd' },
      'discussion'
    )
    expect(viewOf(game).speech).toEqual(game.public.speech?.order)
    expect(viewOf(game).speech).toHaveLength(5)
    expect(viewOf(game.until('vote')).speech).toBeNull()
  })

  it('§5.6 foresees what the tossed box makes of the drinker', () => {
    const game = seat(seats).correct({ card: 'end-of-the-harvest' }).answer(true)
    game.play({ 'end-of-the-harvest.drinker': 'd' }, 'end-of-the-harvest.box')
    const [toss] = foresee(game.game, {
      command: 'answer',
      prompt: game.prompt ?? '',
      answer: { lid: 'outside', bottom: 'inside' }
    })
    expect(toss).toMatchObject({ what: 'toss', on: ['d'], result: 'turned' })
  })
})
