import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { seat } from '../testing/table'

const NINE =
  'A werewolf, B werewolf, C villager, D villager, E villager, F seer, G witch, H hunter, I werewolf'
const TEN = `${NINE}, J villager`

const table = (seats: string, rules: Partial<HouseRules> = {}) =>
  seat(seats, { houseRules: { selfDestruct: true, sheriffElection: 'candidacy', ...rules } })
const staged = (badgeSwallow: HouseRules['badgeSwallow'], seats = NINE) =>
  table(seats, { badgeSwallow }).until('sheriff-election.stand')

describe('a wolf blows up in the election (7.3, D73)', () => {
  it('once: the badge is out of the game', () => {
    const game = staged('once').answer(['a', 'c']).blowUp('a')
    expect(game.public.selfDestruct).toEqual({ player: 'a', badge: 'lost' })
    expect([game.public.candidates, game.log('badge')[0]?.result]).toEqual([null, 'lost'])
    game.until('night-falls').until('discussion')
    expect([game.game.state.clock.round, game.badge]).toEqual([2, null])
    expect(game.game.state.offices).toEqual([{ office: 'sheriff', holder: null, gone: true }])
  })

  it('no card that needs a Sheriff has an effect then (5.2 F17)', () => {
    const game = staged('once').blowUp('a').until('discussion')
    expect(game.refused({ command: 'correct', set: { card: 'saint-philippe' } }).code).toBe('card-void')
  })

  it.each([
    ['bySize', NINE, 'lost'],
    ['bySize', TEN, 'later'],
    ['once', TEN, 'lost'],
    ['twice', NINE, 'later']
  ] as const)('%s at a table of %s: %s', (rule, seats, fate) => {
    expect(staged(rule, seats).blowUp('a').public.selfDestruct?.badge).toBe(fate)
  })

  it('before it, on its day, counts as in it', () => {
    expect(table(NINE).until('dawn').blowUp('a').public.selfDestruct?.badge).toBe('lost')
    const late = table(NINE, { sheriffTiming: 'day1AfterSpeeches' }).until('discussion').blowUp('a')
    expect([late.public.selfDestruct?.badge, late.until('night-falls').badge]).toEqual(['lost', null])
  })

  it('a badge that is worn, or was never to be given, is not touched', () => {
    const worn = table(NINE).sheriff('c').until('dawn').blowUp('a')
    expect([worn.public.selfDestruct?.badge, worn.badge]).toEqual([null, 'c'])
    expect(table(NINE, { sheriffElection: 'none' }).until('discussion').blowUp('a').log('badge')).toEqual([])
    const skipped = staged('once').correct({ skip: true }).until('discussion').until('dusk')
    expect(skipped.until('discussion').blowUp('a').public.selfDestruct?.badge).toBeNull()
  })

  it('announcement: allowed on the stage, and not at dawn before it (D76)', () => {
    const game = table(NINE, { selfDestructFrom: 'announcement' }).until('dawn')
    expect(game.refusesBlast('a')).toBe('deaths-not-announced')
    expect(game.until('sheriff-election.stand').blowUp('a').dead).toEqual(['a'])
  })

  it('an elected Sheriff keeps it, his count still in sight', () => {
    const game = table(NINE, { sheriffElection: 'open' }).until('sheriff-election').answer('c')
    expect(game.blowUp('a').public.selfDestruct?.badge).toBeNull()
    expect([game.badge, game.pass().prompt, game.pass().prompt]).toEqual(['c', 'last-words', 'deaths'])
    expect(game.until('night-falls').badge).toBe('c')
  })
})

describe('twice: the election is resumed at the next dawn (10.1)', () => {
  const resumed = (answers: readonly string[][], wolf: string, dead: readonly string[] = []) => {
    const game = staged('twice')
    for (const answer of answers) game.answer(answer)
    game.blowUp(wolf).until('night-falls')
    for (const player of dead) game.correct({ kill: player })
    return game.play({ werewolves: 'e' }, 'dawn').pass()
  }

  it('before the deaths are announced, with nobody yet on stage', () => {
    const game = resumed([], 'a')
    expect([game.prompt, game.dead]).toEqual(['sheriff-election.stand', ['a']])
    expect(game.answer(['c', 'd']).answer([]).votes('e>c').until('deaths').badge).toBe('c')
    expect(game.until('dusk').until('discussion').badge).toBe('c')
  })

  it('with the candidates still standing and alive', () => {
    const game = resumed([['a', 'c', 'd']], 'a')
    expect([game.prompt, game.choices]).toEqual(['sheriff-election.withdraw', ['c', 'd']])
    expect(game.public.candidates).toEqual({ standing: ['c', 'd'], withdrawn: [] })
  })

  it('in its vote: who ever stood votes no more (7.3)', () => {
    const game = resumed([['a', 'b', 'c', 'd'], ['b']], 'a')
    expect([game.prompt, game.choices]).toEqual(['sheriff-election', ['c', 'd']])
    expect(game.actors).toEqual(['e', 'f', 'g', 'h', 'i'])
  })

  it('one left is Sheriff without a vote, none left none', () => {
    const one = resumed([['a', 'c'], []], 'a')
    expect([one.prompt, one.badge]).toEqual(['elected', 'c'])
    const none = resumed([['a', 'c']], 'a', ['c'])
    expect([none.prompt, none.badge]).toEqual(['elected', null])
    const last = resumed([['a', 'c'], []], 'a', ['c'])
    expect([last.prompt, last.badge]).toEqual(['elected', null])
  })

  it('open: a re-run among the tied is resumed among the tied', () => {
    const game = table(NINE, { sheriffElection: 'open', badgeSwallow: 'twice' }).until('sheriff-election')
    game.votes('c>d d>f e>h f>d g>f i>h').blowUp('a').until('dawn').pass()
    expect([game.prompt, game.choices, game.game.pending?.about['round']]).toEqual([
      'sheriff-election',
      ['d', 'f', 'h'],
      2
    ])
    expect(game.votes('c>d e>f').prompt).toBe('elected')
  })

  it('a second blast in it, or before it, takes the badge out of the game', () => {
    const game = resumed([], 'a').answer(['c', 'd']).blowUp('b')
    expect(game.public.selfDestruct?.badge).toBe('lost')
    game.until('night-falls').until('discussion')
    expect(game.game.state.offices).toEqual([{ office: 'sheriff', holder: null, gone: true }])
    const early = staged('twice').blowUp('a').until('dawn').blowUp('b')
    expect(early.public.selfDestruct?.badge).toBe('lost')
    expect(early.until('night-falls').until('dawn').pass().prompt).toBe('deaths')
  })

  it('a badge handed over meanwhile is not elected again', () => {
    const game = staged('twice').blowUp('a').until('night-falls').sheriff('d')
    expect(game.until('dawn').pass().prompt).toBe('deaths')
  })

  it('after the speeches: also at the next dawn', () => {
    const game = table(NINE, { sheriffTiming: 'day1AfterSpeeches', badgeSwallow: 'twice' })
    game.until('discussion').blowUp('a').until('dawn').pass()
    expect(game.prompt).toBe('sheriff-election.stand')
    expect(game.answer([]).until('dusk').until('discussion').until('vote').prompt).toBe('vote')
  })
})
