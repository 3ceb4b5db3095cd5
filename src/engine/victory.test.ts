/** Win conditions by row of rulebook 8: who wins, by which rule, by whose house rule; and who does not. */
import { describe, expect, it } from 'vitest'
import type { HouseRules } from './house-rules'
import { seat, type Table } from './testing/table'

type Rules = Partial<HouseRules>

/** A table after a quiet first night, lovers where named; nobody is Sheriff. */
function begun(seats: string, houseRules: Rules = {}, night: { [prompt: string]: never | string[] } = {}) {
  return seat(seats, { houseRules: { sheriffElection: 'none', ...houseRules } }).night(night)
}

/** The moderator takes these players off the table, one after the other; who grieves follows at once. */
function without(table: Table, players: string): Table {
  for (const player of players) {
    table.correct({ kill: player })
    while (table.prompt === 'grieves') table.pass()
  }
  return table
}

/** How the game ended; null: it goes on. */
function result(table: Table) {
  const { outcome } = table.game.state
  return outcome && [outcome.rule, outcome.camps.join(), outcome.players.join(' ')].join(': ')
}

const ALL = 'A werewolf, B werewolf, C seer, D witch, E cupid, F villager, G villager, H thief, I piper'
const deal = (seats: string) => (seats.includes('thief') ? { thiefCards: ['villager', 'villager'] } : {})
const full = (
  houseRules: Rules = {},
  lovers: string[] = ['f', 'g'],
  night: { [prompt: string]: string[] } = {}
) =>
  seat(ALL, { houseRules: { sheriffElection: 'none', ...houseRules }, ...deal(ALL) }).night({
    cupid: lovers,
    ...night
  })

describe('W1 the village: every wolf is out', () => {
  it('at once, with all of its camp, the dead too; every card that is no wolf’s is of the village (10.1)', () => {
    expect(result(without(full(), 'cab'))).toBe('no-wolves-left: village: c d e f g h')
  })
  it('while one wolf lives it has not won', () => {
    expect(result(without(full(), 'a'))).toBe(null)
  })
  it('W3 only while one of its own lives: else nobody is left to win', () => {
    const table = begun('A werewolf, B seer, C villager, D hunter').until('vote').votes('a>b c>b')
    without(table, 'c').play({ werewolves: 'd', hunter: 'a' }, 'result')
    expect(result(table)).toBe('nobody-lives: : ')
  })
  it('the Piper living when the last wolf falls has lost (8)', () => {
    expect(result(without(full({}, ['f', 'g'], { piper: ['c', 'd'] }), 'ab'))).toBe(
      'no-wolves-left: village: c d e f g h'
    )
  })
})

describe('W4–W12 the wolves, by the house’s condition (D1)', () => {
  const SEATS =
    'A werewolf, B werewolf, C seer, D witch, E hunter, F villager, G villager, H cupid, I village-idiot, J elder'
  it.each<[string, HouseRules['wolfWin'], string, string]>([
    ['W4', 'killAll', 'cdefghi', 'j'],
    ['W7', 'lastVillager', 'cdefgh', 'i'],
    ['W8', 'killCommoners', 'fg', 'h'],
    ['W9', 'killSide', 'fg', 'h'],
    ['W9', 'killSide', 'cdei', 'j'],
    ['W10', 'killCity', 'cdefghi', 'j'],
    ['W12', 'commonsOrBigHeads', 'fg', 'h']
  ])('%s %s: after %s not yet, after %s', (_row, wolfWin, first, last) => {
    const table = without(begun(SEATS, { wolfWin }, { cupid: ['a', 'b'] }), first)
    expect(result(table)).toBe(null)
    expect(result(without(table, last))).toBe(`${wolfWin}: werewolves: a b`)
    expect(table.game.state.outcome?.houseRule).toEqual({ rule: 'wolfWin', value: wolfWin })
  })
  it('W9 a kind of card that was not dealt never decides', () => {
    const table = begun('A werewolf, B seer, C villager, D villager', { wolfWin: 'killSide' })
    expect(result(without(table, 'c'))).toBe(null)
    expect(result(without(table, 'd'))).toBe('killSide: werewolves: a')
    const godless = seat('A thief, B werewolf, C villager, D villager', {
      thiefCards: ['seer', 'villager'],
      houseRules: { wolfWin: 'killSide', sheriffElection: 'none' }
    }).night({})
    expect(result(without(godless, 'c'))).toBe(null)
  })
  it('W9 the last commoner has become a wolf: nobody is left of them, gods or not', () => {
    const table = begun('A werewolf, B seer, C villager, D hunter, E witch, F guard', { wolfWin: 'killSide' })
    expect(result(table)).toBe(null)
    table.correct({ role: { player: 'c', role: 'werewolf' } }).pass()
    expect(result(table)).toBe('killSide: werewolves: a c')
  })
  it('W9 a Thief who kept his card is a commoner', () => {
    const table = full({ wolfWin: 'killSide' })
    expect(result(without(table, 'fe'))).toBe(null)
    expect(result(without(table, 'h'))).toBe('killSide: werewolves: a b')
  })
  it('W11 the wolves win only with a wolf alive', () => {
    const table = without(begun('A werewolf, B seer, C villager, D piper', { wolfWin: 'killCity' }), 'a')
    expect(result(table)).toBe('no-wolves-left: village: b c')
  })
  it('W10 a Witch who shares the village’s win is one of the good (D9)', () => {
    const rules: Rules = { wolfWin: 'killCity', witchCamp: 'sharesVillageWin', cupidCamp: 'ownNoShare' }
    const table = begun('A werewolf, B seer, C villager, D witch, E cupid', rules, { cupid: ['b', 'c'] })
    expect(result(without(table, 'b'))).toBe(null)
    expect(result(without(table, 'd'))).toBe('killCity: werewolves: a')
  })
})

describe('W5, W6 the wolves by parity (D49)', () => {
  const SIX = 'A werewolf, B werewolf, C seer, D villager, E villager, F villager'
  it.each<[string, HouseRules['parity'], string | null]>([
    ['W5', 'off', null],
    ['W5', 'dusk', null],
    ['W6', 'equal', 'parity: werewolves: a b']
  ])('%s parity %s, at dawn', (_row, parity, won) => {
    expect(result(without(begun(SIX, { parity }), 'ef'))).toBe(won)
  })
  it('W5 dusk: when the day is over', () => {
    const table = begun(SIX, { parity: 'dusk' }).day('a>f').night({ werewolves: 'e' })
    expect(result(table)).toBe(null)
    table.until('vote').pass().until('result')
    expect(result(table)).toBe('parity: werewolves: a b')
    expect(table.game.state.outcome?.houseRule).toEqual({ rule: 'parity', value: 'dusk' })
  })
  it('W6 more wolves than others is the same win, once the chain of deaths is over', () => {
    const FIVE = 'A werewolf, B werewolf, C seer, D villager, E cupid'
    const table = begun(FIVE, { parity: 'equal' }, { cupid: ['c', 'd'] }).correct({ kill: 'c' })
    expect([table.prompt, result(table)]).toEqual(['grieves', null])
    expect(result(table.pass())).toBe('parity: werewolves: a b')
  })
})

describe('W13 the wolves starve (D47)', () => {
  it.each([
    [true, null],
    [false, 'wolves-starved: village: c d e f g h']
  ])('one of them woke %s', (awake, won) => {
    const table = seat(ALL, { houseRules: { wolvesStarve: true }, ...deal(ALL) })
    table.until('werewolves').answer(null)
    expect([table.prompt, result(table.answer(awake))]).toEqual(['werewolves.awake', won])
    if (won) expect(table.game.state.outcome?.houseRule).toEqual({ rule: 'wolvesStarve', value: true })
  })
})

describe('W14, W15, W16 the couple and Cupid (D12, D15)', () => {
  const SEATS = 'A werewolf, B villager, C cupid, D seer, E villager, F werewolf'
  const mixed = (houseRules: Rules = {}) => begun(SEATS, houseRules, { cupid: ['a', 'b'] })

  it('W14 a mixed couple that is last wins; wolves and village do not', () => {
    const table = without(mixed(), 'def')
    expect(result(table)).toBe(null)
    expect(result(without(table, 'c'))).toBe('last-two-lovers: lovers: a b')
    expect(table.game.state.outcome?.houseRule).toEqual({ rule: 'mixedLovers', value: 'ownGoal' })
  })
  it.each<[HouseRules['cupidCamp'], boolean]>([
    ['village', false],
    ['ownNoShare', false],
    ['thirdIfMixed', true],
    ['couple', true],
    ['byBoard', true]
  ])('W15 with Cupid living, cupidCamp %s: won %s', (cupidCamp, won) => {
    expect(result(without(mixed({ cupidCamp }), 'def'))).toBe(won ? 'last-two-lovers: lovers: a b c' : null)
  })
  it('W15 byBoard where wolves outnumber the commoners: Cupid is of the village', () => {
    const table = begun(
      'A werewolf, B villager, C cupid, D seer, E werewolf',
      { cupidCamp: 'byBoard' },
      {
        cupid: ['a', 'b']
      }
    )
    expect(result(without(table, 'de'))).toBe(null)
    expect(result(without(table, 'c'))).toBe('last-two-lovers: lovers: a b')
  })
  it('W16 wolfTeam: no goal of their own, both are wolves’ people', () => {
    const table = without(mixed({ mixedLovers: 'wolfTeam' }), 'de')
    expect(result(table)).toBe(null)
    expect(result(without(table, 'c'))).toBe('killAll: werewolves: a b f')
  })
  it('W16 wolfTeam under thirdIfMixed: Cupid has no couple to win with and stays of the village', () => {
    const table = mixed({ mixedLovers: 'wolfTeam', cupidCamp: 'thirdIfMixed' })
    expect(result(without(table, 'af'))).toBe('no-wolves-left: village: c d e')
  })
  it('W14 a wolf in love wins not with the wolves: D and A eat B, A dies of grief', () => {
    expect(result(without(mixed(), 'bcde'))).toBe('killAll: werewolves: f')
  })
  it('W9, W11 the pack is out but for a wolf in love: nobody wins for it (4.8)', () => {
    const seats = 'A werewolf, B werewolf, C seer, D villager, E villager, F cupid, G hunter'
    const table = begun(seats, { wolfWin: 'killSide' }, { cupid: ['a', 'd'] })
    expect(result(without(table, 'bcg'))).toBe(null)
    expect(result(without(table, 'ef'))).toBe('last-two-lovers: lovers: a d')
  })
  it('W14 a couple of one camp wins with its camp (P07)', () => {
    expect(result(without(begun(SEATS, {}, { cupid: ['b', 'e'] }), 'af'))).toBe(
      'no-wolves-left: village: b c d e'
    )
  })
  it.each<[HouseRules['cupidCamp'], string, string]>([
    ['village', 'bdec', 'a f'],
    ['thirdIfMixed', 'bdec', 'a f'],
    ['couple', 'bde', 'a c f']
  ])('W4 two wolves in love, cupidCamp %s: %s dead, the winners are %s', (cupidCamp, dead, winners) => {
    const table = begun(SEATS, { cupidCamp }, { cupid: ['a', 'f'] })
    expect(result(without(table, dead))).toBe(`killAll: werewolves: ${winners}`)
  })
  it('W15 couple: Cupid is of the camp of his couple also when it is dead', () => {
    const table = begun(`${SEATS}, G werewolf`, { cupidCamp: 'couple' }, { cupid: ['a', 'f'] })
    expect(result(without(table, 'abde'))).toBe('killAll: werewolves: a c f g')
  })
  it('W22 ownNoShare: Cupid does not share the village’s win', () => {
    expect(result(without(begun(SEATS, { cupidCamp: 'ownNoShare' }, { cupid: ['b', 'e'] }), 'af'))).toBe(
      'no-wolves-left: village: b d e'
    )
  })
})

describe('W19 a Piper in love', () => {
  const SEATS = 'A piper, B villager, C cupid, D seer, E werewolf, F villager'

  it('two who are no wolves keep the goals of their cards: the Piper wins alone, the other with the village', () => {
    const charmed = begun(SEATS, {}, { cupid: ['a', 'b'], piper: ['b', 'c'] })
    expect(result(without(charmed, 'de'))).toBe('no-wolves-left: village: b c d f')
    const won = begun(SEATS, {}, { cupid: ['a', 'b'], piper: ['b', 'e'] })
    expect(result(without(won, 'dcf'))).toBe('all-charmed: piper: a')
  })
  it('with a wolf he has the couple’s goal in place of his own', () => {
    const table = begun(SEATS, {}, { cupid: ['a', 'e'], piper: ['b', 'e'] })
    expect(result(without(table, 'cdf'))).toBe(null)
    expect(result(without(table, 'b'))).toBe('last-two-lovers: lovers: a e')
  })
  it('W16 with a wolf under wolfTeam he is of the wolves', () => {
    const table = begun(SEATS, { mixedLovers: 'wolfTeam' }, { cupid: ['a', 'e'], piper: ['b', 'e'] })
    expect(result(without(table, 'cdfb'))).toBe('killAll: werewolves: a e')
  })
})

describe('W19 the Piper: every other living player is charmed', () => {
  const PIPER = 'A piper, B werewolf, C seer, D villager, E villager'
  it('before wolves and village, where both hold at the same moment (8)', () => {
    const table = begun(PIPER, {}, { piper: ['c', 'd'] })
      .day('')
      .until('piper')
      .answer(['b', 'e'])
    table.until('result')
    expect(result(table)).toBe('all-charmed: piper: a')
    const last = begun(PIPER, {}, { piper: ['c', 'd'] })
    last.correct({ kill: 'e' }).until('vote').votes('c>b d>b').until('result')
    expect(result(last)).toBe('all-charmed: piper: a')
  })
})

describe('W21 the Witch shares the village’s victory (D9)', () => {
  it.each<[HouseRules['witchCamp']]>([['village'], ['sharesVillageWin']])('witchCamp %s', (witchCamp) => {
    const table = begun('A werewolf, B seer, C villager, D witch', { witchCamp })
    expect(result(without(table, 'a'))).toBe('no-wolves-left: village: b c d')
  })
  it('the last one living of those who share it wins for all', () => {
    const table = begun('A werewolf, B seer, C villager, D witch', { witchCamp: 'sharesVillageWin' })
    expect(result(without(table, 'bca'))).toBe('no-wolves-left: village: b c d')
  })
})

describe('W24 nobody wins', () => {
  it('nobody lives', () => {
    const table = begun('A werewolf, B hunter, C seer, D villager').until('vote').votes('a>d c>d')
    without(table, 'c').play({ werewolves: 'b', hunter: 'a' }, 'result')
    expect(result(table)).toBe('nobody-lives: : ')
  })
  it('10.1 nobody is left who could still win', () => {
    const table = begun(
      'A werewolf, B seer, C villager, D cupid',
      { cupidCamp: 'ownNoShare' },
      {
        cupid: ['b', 'c']
      }
    )
    expect(result(without(table, 'ba'))).toBe('nobody-can-win: : ')
  })
  it('10.1 a Piper who may still charm the last of them is no draw', () => {
    const table = begun(
      'A werewolf, B seer, C villager, D cupid, E piper',
      { cupidCamp: 'ownNoShare' },
      {
        cupid: ['b', 'c'],
        piper: ['b', 'c']
      }
    )
    expect(result(without(table, 'ba'))).toBe(null)
    table.until('piper').answer(['d']).until('result')
    expect(result(table)).toBe('all-charmed: piper: e')
  })
  it('10.1 a Piper who is the only one left has won', () => {
    const table = begun('A werewolf, B seer, C villager, D piper', {}, { piper: ['b', 'c'] })
    expect(result(without(table, 'bca'))).toBe('all-charmed: piper: d')
  })
})

describe('8 victory is judged on a settled state', () => {
  it('the last wolf is disqualified after his bite: the victim dies at dawn, and only then the village wins', () => {
    const table = seat('A werewolf, B witch, C villager, D seer', {
      houseRules: { sheriffElection: 'none' }
    })
    table.play({ werewolves: 'c' }, 'witch').send({ command: 'disqualify', player: 'a' })
    expect(result(table)).toBeNull()
    table.until('result')
    expect(table.dead).toEqual(['a', 'c'])
    expect(table.game.state.outcome?.camps).toEqual(['village'])
  })
})
