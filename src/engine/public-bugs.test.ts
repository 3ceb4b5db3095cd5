/** Bugs that other tools made in public (field notes, P01–P34): each must be impossible here. */
import { describe, expect, it } from 'vitest'
import type { HouseRules } from './house-rules'
import { checkSetup } from './setup-check'
import { seat, setupOf, type Table } from './testing/table'

type Rules = Partial<HouseRules>
const SEATS =
  'A werewolf, B werewolf, C seer, D witch, E hunter, F elder, G guard, H cupid, I villager, J villager, K villager'
const table = (houseRules: Rules = {}, seats = SEATS) =>
  seat(seats, { houseRules: { sheriffElection: 'none', ...houseRules } })
const LINK = { cupid: ['i', 'j'], guard: 'k' }

const deaths = (game: Table) => game.facts('death').flatMap(({ players }) => players.map(({ id }) => id))

describe('deaths, reactions, winner', () => {
  it('P01 P02 the winner is declared before the Hunter has shot', () => {
    const seats = 'A werewolf, B seer, C villager, D hunter, E cupid'
    const game = table({}, seats)
      .night({ cupid: ['a', 'c'], werewolves: 'b' })
      .correct({ kill: 'e' })
    game.until('vote').votes('a>d c>d').until('hunter')
    expect(game.winners).toBe(null)
    expect(game.answer('a').until('result').winners).toEqual({ camps: [], players: [] })
  })
  it('P02 an antidote is never used up', () => {
    const game = table().night({ ...LINK, werewolves: 'k', guard: 'd', witch: { heal: 'k', poison: null } })
    game.until('dusk').play({ guard: 'k', werewolves: 'i' }, 'witch')
    expect(game.game.pending?.about['heal']).toBe(0)
    expect(game.refuses({ heal: 'i', poison: null })).toBe('potion-used')
  })
  it('P03 the Guard acts after the wolves by accident', () => {
    const game = table().until('cupid').answer(['i', 'j']).until('guard')
    expect(game.log('wolves')).toEqual([])
    expect(game.answer('k').until('werewolves').log('protect')).toHaveLength(1)
  })
  it('P04 a Sheriff killed by two causes names two successors', () => {
    const game = table().sheriff('k')
    game.play(
      { cupid: ['k', 'j'], guard: 'd', werewolves: 'k', witch: { heal: null, poison: 'j' } },
      'sheriff-successor'
    )
    expect([game.dead, game.answer('i').until('discussion').badge]).toEqual([['j', 'k'], 'i'])
    expect(game.log('successor')).toHaveLength(1)
  })
  it('P05 a player dies twice', () => {
    const both = { guard: 'd', werewolves: 'k', witch: { heal: null, poison: 'k' } }
    const game = table().night({ cupid: ['k', 'j'], ...both })
    expect(deaths(game)).toEqual(['k', 'j'])
    expect(game.until('vote').refuses({ ballots: { a: 'k' } })).toBe('not-alive')
    expect(game.until('werewolves').refuses('k')).toBe('not-alive')
    expect(game.refused({ command: 'disqualify', player: 'k' }).code).toBe('not-alive')
    expect(game.refused({ command: 'correct', set: { kill: 'k' } }).code).toBe('not-alive')
  })
  it('P06 dead lovers of two camps are among the winners', () => {
    const game = table()
      .night({ ...LINK, cupid: ['a', 'k'] })
      .day('c>a')
    expect(game.dead).toEqual(['a', 'k'])
    expect(game.day('c>b').winners).toEqual({ camps: ['village'], players: [...'cdefghij'] })
  })
  it.each([
    ['two villagers', ['i', 'j'], 'abcdefgh', ['k'], ['village']],
    ['two wolves', ['a', 'b'], 'cdefghij', ['k'], ['werewolves']]
  ])('P07 lovers of one camp take the win from it: %s', (_who, cupid, gone, last, camps) => {
    const game = table().night({ ...LINK, cupid })
    for (const player of gone) if (!game.winners) game.correct({ kill: player })
    for (const player of last) if (!game.winners) game.correct({ kill: player })
    expect(game.winners?.camps).toEqual(camps)
  })
  it('P08 a chain of deaths leaves nobody, and somebody is said to have won', () => {
    const seats = 'A werewolf, B villager, C seer, D cupid, E hunter'
    const game = table({}, seats)
      .night({ cupid: ['a', 'b'], werewolves: 'c' })
      .correct({ kill: 'd' })
    game.until('vote').votes('a>e b>e').until('hunter').answer('a').until('result')
    expect([game.dead, game.winners]).toEqual([[...'abcde'], { camps: [], players: [] }])
    expect(game.game.state.outcome?.rule).toBe('nobody-lives')
  })
  it('P09 the Piper is looked at in the wrong phase, and the wolves win', () => {
    const seats = 'A piper, B werewolf, C seer, D villager, E villager'
    const game = table({}, seats)
      .night({ piper: ['b', 'c'] })
      .until('dusk')
    game.play({ werewolves: 'd', piper: ['d', 'e'] }, 'dawn')
    expect(game.winners).toBe(null)
    expect(game.until('result').winners).toEqual({ camps: ['piper'], players: ['a'] })
  })
  it('P10 the charmed are woken for a Piper who is dead or without power', () => {
    const seats = 'A piper, B werewolf, C seer, D villager, E villager, F villager'
    const charmed = () =>
      table({}, seats)
        .night({ piper: ['b', 'c'] })
        .until('dusk')
    expect(charmed().until('charmed').actors).toEqual(['b', 'c', 'd', 'e'])
    expect(charmed().correct({ kill: 'a' }).until('charmed').actors).toEqual([])
    const powerless = charmed().correct({ mark: { player: 'a', mark: 'no-power', on: true } })
    expect(powerless.until('charmed').actors).toEqual([])
  })
  it('P11 who changed sides is not credited with the new one', () => {
    const game = table()
      .night(LINK)
      .correct({ role: { player: 'k', role: 'werewolf' } })
    for (const player of 'cdefghi') game.correct({ kill: player })
    expect(game.until('result').winners).toEqual({ camps: ['werewolves'], players: ['a', 'b', 'k'] })
  })

  /** Bitten on night 2 after night 1 left him so many lives: what he has left. Null: he died. */
  function elder(lives: number, saved: { guard?: true; heal?: true }, houseRules: Rules): number | null {
    const game = table({ ...houseRules })
    game.night(lives === 1 ? { ...LINK, werewolves: 'f' } : LINK).until('dusk')
    const witch = { heal: saved.heal ? 'f' : null, poison: null }
    game.night({ guard: saved.guard ? 'f' : 'd', werewolves: 'f', witch })
    const power = game.game.state.powers.find(({ role }) => role === 'elder')
    return game.player('f').alive ? Number(power?.data['lives']) : null
  }
  const GUARD = { guard: true } as const
  const HEAL = { heal: true } as const
  const BOTH = { ...GUARD, ...HEAL }
  it.each<[string, number, { guard?: true; heal?: true }, Rules, number | null]>([
    ['bare', 2, {}, {}, 1],
    ['bare', 1, {}, {}, null],
    ['guarded', 2, GUARD, {}, 2],
    ['guarded', 1, GUARD, {}, 1],
    ['healed', 2, HEAL, {}, 1],
    ['healed', 1, HEAL, {}, 1],
    ['healed', 2, HEAL, { elderHealed: 'keepsTwo' }, 2],
    ['healed', 1, HEAL, { elderHealed: 'keepsTwo' }, 1],
    ['guarded and healed', 2, BOTH, {}, 2],
    ['guarded and healed', 1, BOTH, {}, 1],
    ['guarded and healed', 1, BOTH, { guardHealClash: 'dies' }, null]
  ])('P12 Elder, Guard and Witch together: %s on %i lives', (_how, lives, saved, houseRules, left) => {
    expect(elder(lives, saved, houseRules)).toBe(left)
  })

  it('P13 the Scapegoat bars voters though no tie killed him', () => {
    const game = table({}, `${SEATS}, L scapegoat`).night(LINK).day('a>l')
    expect([game.dead, game.facts('voters')]).toEqual([['l'], []])
  })
  it('P14 the Witch who is tonight’s victim is treated as absent', () => {
    const game = table().play({ ...LINK, werewolves: 'd' }, 'witch')
    expect([game.actors, game.answer({ heal: 'd', poison: 'a' }).until('discussion').dead]).toEqual([
      ['d'],
      ['a']
    ])
  })
  it.each(['a', 'c', 'k'])('P15 the Seer is told a wrong camp for the first or last seat: %s', (target) => {
    const seats =
      'A werewolf, B seer, C villager, D villager, E villager, F villager, G villager, H villager, I villager, J villager, K werewolf'
    const game = table({ seerResult: 'wolfOrNot' }, seats).play({ seer: target }, 'werewolves')
    expect(game.log('check')[0]?.result).toBe(target === 'c' ? 'not-wolf' : 'wolf')
  })
  it('P16 a game is won at the deal: the host is warned of it', () => {
    const warnings = (seats: string) => checkSetup(setupOf(seats)).warnings.map(({ code }) => code)
    expect(warnings('A werewolf, B werewolf, C seer, D villager')).toContain('wolves-half-the-table')
    expect(warnings(SEATS)).toEqual([])
    expect(table({ parity: 'equal' }, 'A werewolf, B werewolf, C seer, D villager').winners).toBe(null)
  })
  it('P17 a win that nobody can explain: the result names its rule and the option behind it', () => {
    const game = table({}, 'A werewolf, B villager, C seer, D cupid').night({
      cupid: ['a', 'b'],
      werewolves: 'c'
    })
    game.correct({ kill: 'd' })
    expect(game.game.state.outcome).toMatchObject({
      rule: 'last-two-lovers',
      houseRule: { rule: 'mixedLovers', value: 'ownGoal' }
    })
    expect(game.until('result').facts('over')[0]?.rule).toBe('last-two-lovers')
  })
})

describe('votes, Sheriff, options', () => {
  const TIE_RULES: readonly HouseRules['tieRule'][] = [
    'nobody',
    'sheriffPicks',
    'sheriffVote',
    'sheriffElseRevote',
    'revoteUntilOut',
    'revoteOnce',
    'pk',
    'angryMob'
  ]
  it.each(TIE_RULES)('P18 two vote for each other, a third abstains, and the day hangs: %s', (tieRule) => {
    for (const sheriff of [null, 'k']) {
      const game = table({ tieRule }).night(LINK).sheriff(sheriff).until('vote').votes('a>b b>a')
      // The same votes again and again, by whoever may still vote; the host closes what does not end.
      for (let count = 0; game.prompt === 'vote' && count < 3; count++)
        game.votes(game.actors.includes('a') ? 'a>b b>a' : '')
      if (game.prompt === 'vote') game.correct({ skip: true })
      expect(game.until('dusk').dead).toEqual([])
    }
  })
  it('P18 the Sheriff is gone during a tie, and the game is stuck', () => {
    const game = table({ tieRule: 'sheriffPicks' }).night(LINK).sheriff('k').until('vote').votes('a>b b>a')
    expect(game.prompt).toBe('sheriff-tie-break')
    expect(game.send({ command: 'disqualify', player: 'k' }).until('dusk').dead).toEqual(['k'])
  })
  it('P19 a tie in the Sheriff’s election is not handled, the second speech forgotten', () => {
    const game = table({ sheriffElection: 'candidacy' }).play(LINK, 'sheriff-election.stand')
    game.answer(['a', 'b', 'c']).answer(['c']).votes('d>a e>b')
    expect([game.prompt, game.game.pending?.about, game.choices]).toEqual([
      'sheriff-election',
      { round: 2 },
      ['a', 'b']
    ])
    expect(game.votes('d>a e>b').badge).toBe(null)
  })
  it('P20 half votes are lost in rounding', () => {
    const game = table({ sheriffWeight: 1.5 }).night(LINK).sheriff('k').until('vote')
    game.votes('k>a c>a d>b e>b f>i g>i')
    expect(game.public.vote).toMatchObject({ totals: { a: 2.5, b: 2, i: 2 }, top: ['a'] })
    expect(game.until('dusk').dead).toEqual(['a'])
  })
  it('P21 the count is seen before the vote is over', () => {
    const game = table().night(LINK).until('vote')
    expect(game.public.vote).toMatchObject({ open: true, totals: null, ballots: null })
  })
  it('P22 a wanted switch is missing', () => {
    const wanted: readonly Rules[] = [
      { cupidCamp: 'couple' },
      { tieRule: 'sheriffPicks' },
      { witchSeesVictim: 'untilHealUsed' },
      { reveal: 'none' },
      { reveal: 'votedOnly' },
      { wolfMayHitWolf: true }
    ]
    for (const houseRules of wanted) expect(checkSetup(setupOf(SEATS, { houseRules })).errors).toEqual([])
  })
})

describe('the moderator’s night', () => {
  it('P24 going back breaks the count of nights for ever', () => {
    const game = table().night(LINK).until('dusk').until('vote')
    const round = () => game.summary.round
    expect(round()).toBe(2)
    while (round() > 1) game.undo()
    expect(game.prompt).toBe('dusk')
    expect(game.until('discussion').summary.round).toBe(2)
  })
  it('P26 first-night steps are forgotten, or come again', () => {
    const seats = 'A thief, B werewolf, C seer, D cupid, E villager, F villager'
    const game = seat(seats, { thiefCards: ['villager', 'villager'] })
    const prompts = () => {
      const seen: (string | null)[] = []
      for (game.until('night-falls').pass(); game.prompt !== 'dawn'; game.pass()) seen.push(game.prompt)
      return seen
    }
    expect(prompts()).toEqual(['thief', 'cupid', 'lovers', 'seer', 'werewolves'])
    expect(prompts()).toEqual(['seer', 'werewolves'])
  })
  it('P30 a changed card leaves the old power behind', () => {
    const game = table()
      .night(LINK)
      .until('dusk')
      .correct({ role: { player: 'd', role: 'villager' } })
    game.correct({ role: { player: 'k', role: 'witch' } })
    expect(game.play({ guard: 'i', werewolves: 'j' }, 'witch').actors).toEqual(['k'])
  })
  it('P34 a death without a public line, or with more than one', () => {
    const game = table().night({ ...LINK, guard: 'd', werewolves: 'e', hunter: 'j' })
    game.until('vote').votes('a>c').until('dusk')
    expect(deaths(game).sort()).toEqual(game.dead)
    expect(new Set(deaths(game)).size).toBe(deaths(game).length)
  })
})
