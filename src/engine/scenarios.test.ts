/** Acceptance scenarios by number: those that the roles, the office and the cards of the engine can play. */
import { describe, expect, it } from 'vitest'
import { createGame } from './game'
import { isRuleError } from './kernel/prompts'
import { INDEX } from './registry'
import { boardRoles } from './rulesets/boards'
import { seat, setupOf, type Options, type Table } from './testing/table'

/** Wolves A and B, lovers to be C and D, one of each role, villagers as fill. */
const TABLE =
  'A werewolf, B werewolf, C villager, D villager, E guard, F elder, G witch, H seer, I hunter, J cupid, K villager, L villager'
const first = { cupid: ['c', 'd'], guard: 'l' }
const table12 = (houseRules: Options['houseRules'] = {}, options: Options = {}) =>
  seat(TABLE, { houseRules: houseRules ?? {}, ...options })

function refusal(seats: string, options: Options = {}): string | null {
  const game = createGame(setupOf(seats, options))
  return isRuleError(game) ? game.code : null
}

describe('A. Setup', () => {
  it.each([
    ['S001', 't002c', 8, { werewolf: 2, seer: 1, villager: 5 }],
    ['S003', 't002c', 11, { werewolf: 2, seer: 1, villager: 8 }],
    ['S003', 't002c', 18, { werewolf: 4, seer: 1, villager: 13 }],
    ['S007', 'tP12', 13, { werewolf: 5, witch: 1, seer: 1, hunter: 1, guard: 1, villager: 4 }]
  ])('%s board %s for %i players', (_number, board, players, roles) => {
    expect(boardRoles(board, players)).toEqual(roles)
  })
  it('S005 Werewolf, Seer and Ordinary Villager are mandatory', () => {
    expect(refusal('A werewolf, B werewolf, C villager, D witch')).toBe('role-mandatory')
    expect(refusal('A seer, B villager, C villager, D witch')).toBe('role-mandatory')
    expect(refusal('A werewolf, B seer, C witch, D hunter')).toBe('role-mandatory')
    expect(refusal('A werewolf, B seer, C villager')).toBe(null)
  })
  it('S009 the whole deck: 36 cards, 24 full moons, 7 crescents and 5 dark ones', () => {
    const cards = [...INDEX.cards].map(([id, { moon }]) => ({ id, moon }))
    const of = (moon: string) => cards.filter((card) => card.moon === moon).map(({ id }) => id)
    expect([cards.length, of('full').length, of('crescent').length, of('dark').length]).toEqual([
      36, 24, 7, 5
    ])
    expect(of('full').filter((id) => id.startsWith('spiritualism'))).toHaveLength(5)
    expect(of('dark')).toContain('executioner')
  })
  it('S013 a dark moon may be in force from the start, a full moon not', () => {
    expect(refusal(TABLE, { startingCards: ['burial'] })).toBe(null)
    expect(refusal(TABLE, { startingCards: ['gone-hunting'] })).toBe('starting-card-not-dark')
  })
})

describe('A. Setup: small tables', () => {
  const NINE =
    'A werewolf, B werewolf, C villager, D villager, E witch, F seer, G villager, H villager, I villager'
  it.each([
    ['S011', NINE, []],
    ['S011', `${NINE}, J villager`, ['witch']]
  ])('%s oneTotalUnder10: %s', (_number, seats, later) => {
    const table = seat(seats, { houseRules: { witchPotions: 'oneTotalUnder10' } })
    table.night({ werewolves: 'c', witch: { heal: 'c', poison: null } }).until('dusk')
    expect(asked(table).filter((prompt) => prompt === 'witch')).toEqual(later)
  })
})

describe('B. Thief', () => {
  const THIEF = 'A thief, B werewolf, C seer, D villager, E villager, F villager'
  const middle = (thiefCards: string[], houseRules: Options['houseRules'] = {}) =>
    seat(THIEF, { thiefCards, houseRules: houseRules ?? {} }).until('thief')

  it('S015 two wolves in the middle: he must take one and is a wolf', () => {
    const table = middle(['werewolf', 'werewolf'])
    expect(table.refuses('keep')).toBe('thief-must-take')
    expect(table.answer('werewolf').until('werewolves').actors).toEqual(['a', 'b'])
  })
  it('S017 mustTake, a wolf and a villager in the middle: the wolf', () => {
    const table = middle(['werewolf', 'villager'], { thiefChoice: 'mustTake' })
    expect(table.refuses('villager')).toBe('thief-must-take-wolf')
    expect(table.answer('werewolf').player('a').role).toBe('werewolf')
    expect(middle(['werewolf', 'villager']).answer('keep').player('a').role).toBe('thief')
  })
  it('S019 he takes the Seer and is woken in her step, this night and to the end', () => {
    const SEERLESS = 'A thief, B werewolf, C villager, D villager, E villager, F villager'
    const table = seat(SEERLESS, { thiefCards: ['seer', 'villager'] })
      .until('thief')
      .answer('seer')
    expect(table.until('seer').actors).toEqual(['a'])
    expect(table.answer('b').until('dusk').until('seer').actors).toEqual(['a'])
  })
})

describe('C. Cupid and lovers', () => {
  it('S021 a bitten lover takes the other along', () => {
    expect(table12().night({ ...first, werewolves: 'c' }).dead).toEqual(['c', 'd'])
  })
  it('S023 a ballot for the lover is rejected, elsewhere or none accepted', () => {
    const table = table12().night(first).until('vote')
    expect(table.refuses({ ballots: { c: 'd' } })).toBe('lover')
    expect(table.votes('c>a').facts('vote').at(-1)?.ballots).toMatchObject({ c: 'a', d: null })
  })
  it('S025 the mixed couple wins as the last two', () => {
    const table = seat('A werewolf, B villager, C seer, D cupid').night({
      cupid: ['a', 'b'],
      werewolves: 'c'
    })
    table.day('a>d b>d')
    expect(table.winners).toEqual({ camps: ['lovers'], players: ['a', 'b'] })
  })
  it('S027 with Cupid still living the game goes on (cupidCamp village)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer').night({
      cupid: ['a', 'b'],
      werewolves: 'd'
    })
    expect([table.dead, table.winners]).toEqual([['d'], null])
  })
  it('S027 the couple and Cupid are last (cupidCamp thirdIfMixed): the three win', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer', {
      houseRules: { cupidCamp: 'thirdIfMixed' }
    }).play({ cupid: ['a', 'b'], werewolves: 'd' }, 'result')
    expect(table.winners).toEqual({ camps: ['lovers'], players: ['a', 'b', 'c'] })
  })
  it('S029 a wolf in love hunts with the pack', () => {
    const table = seat('A werewolf, B villager, D werewolf, E villager, F villager, G seer, H cupid')
    table.play({ cupid: ['a', 'b'] }, 'werewolves')
    expect(table.actors).toEqual(['a', 'd'])
    table.answer('e').until('discussion')
    expect([table.dead, table.winners]).toEqual([['e'], null])
  })
})

describe('C. Lovers and the Piper', () => {
  it('S031 the Piper charms one lover: only he is charmed', () => {
    const table = seat('A werewolf, B piper, C villager, D villager, E seer, F cupid, G villager')
    table.play({ cupid: ['c', 'd'], piper: ['c', 'e'] }, 'charmed')
    expect(table.actors).toEqual(['c', 'e'])
    expect(table.until('dusk').until('piper').choices).toEqual(['a', 'd', 'f', 'g'])
  })
})

describe('D. Wolves, Seer, Little Girl', () => {
  it('S033 no agreement, no kill', () => {
    expect(table12().night({ ...first, werewolves: 'split' }).dead).toEqual([])
  })
  it('S035 the wolves choose nobody: the game goes on', () => {
    const table = table12().night({ ...first, werewolves: null })
    expect([table.dead, table.winners]).toEqual([[], null])
  })
  it.each([
    ['card', 'hunter'],
    ['wolfOrNot', 'not-wolf']
  ])('S037 seerResult %s: %s', (seerResult, result) => {
    expect(
      table12({ seerResult })
        .play({ ...first, seer: 'i' }, 'werewolves')
        .log('check')[0]?.result
    ).toBe(result)
  })
  it('S039 the Seer’s death is no win of the wolves', () => {
    expect(table12().night({ ...first, werewolves: 'h' }).winners).toBe(null)
  })
})

describe('D. The Little Girl', () => {
  const GIRL = 'A werewolf, B werewolf, C little-girl, D villager, E guard, F seer, G villager'

  it.each([
    ['wolvesChoose', 'spared or not seen', false, ['d']],
    ['wolvesChoose', 'seen and killed', true, ['c']],
    ['mustDie', 'seen', true, ['c']],
    ['mustDie', 'not seen', false, ['d']]
  ])('S041 littleGirlCaught %s, %s', (littleGirlCaught, _how, caught, dead) => {
    const table = seat(GIRL, { houseRules: { littleGirlCaught } })
    expect(table.night({ guard: 'e', werewolves: 'd', 'little-girl': caught }).dead).toEqual(dead)
  })
  it('S043 the Guard may not name her (forbidden); he may, in vain (noEffect)', () => {
    const guard = (guardLittleGirl: string) => seat(GIRL, { houseRules: { guardLittleGirl } }).until('guard')
    expect(guard('forbidden').refuses('c')).toBe('guard-little-girl')
    expect(guard('noEffect').answer('c').night({ werewolves: 'c' }).dead).toEqual(['c'])
  })
})

describe('E. Witch', () => {
  it('S045 both potions in one night', () => {
    const both = { heal: 'k', poison: 'l' }
    expect(table12().night({ ...first, werewolves: 'k', witch: both }).dead).toEqual(['l'])
    const table = table12({ witchBothSameNight: false }).play({ ...first, werewolves: 'k' }, 'witch')
    expect(table.refuses(both)).toBe('one-potion-a-night')
  })
  it('S047 the antidote spent, she is still shown the victim (witchSeesVictim always)', () => {
    const table = table12()
      .night({ ...first, werewolves: 'k', witch: { heal: 'k', poison: null } })
      .until('dusk')
    table.play({ guard: 'e', werewolves: 'c' }, 'witch')
    expect(table.game.pending?.about).toMatchObject({ attacked: ['c'] })
  })
  it.each([
    ['always', 1, true],
    ['always', 2, true],
    ['never', 1, false],
    ['never', 2, false],
    ['firstNight', 1, true],
    ['firstNight', 2, false]
  ])('S049 witchSelfSave %s, night %i: %s', (witchSelfSave, night, allowed) => {
    const table = table12({ witchSelfSave })
    if (night === 2) table.night(first).until('dusk')
    table.play(night === 1 ? { ...first, werewolves: 'g' } : { guard: 'e', werewolves: 'g' }, 'witch')
    const heal = { heal: 'g', poison: null }
    if (allowed) expect(table.answer(heal).until('discussion').dead).toEqual([])
    else expect(table.refuses(heal)).toBe('self-save')
  })
  it('S047 untilHealUsed: she is not told of him, and may still poison', () => {
    const table = table12({ witchSeesVictim: 'untilHealUsed' })
      .night({ ...first, werewolves: 'k', witch: { heal: 'k', poison: null } })
      .until('dusk')
    table.play({ guard: 'e', werewolves: 'c' }, 'witch')
    expect(table.game.pending?.about).toMatchObject({ attacked: null })
    expect(table.answer({ heal: null, poison: 'l' }).until('discussion').dead).toEqual(['c', 'd', 'l'])
  })
  it('S051 the Guard dead: she heals herself (notWhileGuardAlive), and may not (notIfGuardInGame)', () => {
    const bitten = (witchSelfSave: string) =>
      table12({ witchSelfSave })
        .night({ ...first, werewolves: 'e' })
        .until('dusk')
        .play({ werewolves: 'g' }, 'witch')
    const heal = { heal: 'g', poison: null }
    expect(bitten('notWhileGuardAlive').answer(heal).until('discussion').dead).toEqual(['e'])
    expect(bitten('notIfGuardInGame').refuses(heal)).toBe('self-save')
  })
  it('S055 oneTotal: healed on night 2, no poison on night 3', () => {
    const table = table12({ witchPotions: 'oneTotal' }).night(first).until('dusk')
    table.night({ guard: 'e', werewolves: 'k', witch: { heal: 'k', poison: null } }).until('dusk')
    expect(asked(table)).not.toContain('witch')
  })
  it('S053 the guarded die of poison', () => {
    expect(table12().night({ ...first, guard: 'k', witch: { heal: null, poison: 'k' } }).dead).toEqual(['k'])
  })
})

describe('F. Guard, Hunter', () => {
  it('S057 not the same player twice running; again on night 3', () => {
    const table = table12()
      .night({ ...first, guard: 'k' })
      .until('dusk')
      .until('guard')
    expect(table.refuses('k')).toBe('guarded-last-night')
    table.answer('l').until('dusk').until('guard').answer('k')
    expect(table.log('protect').at(-1)?.on).toEqual(['k'])
  })
  it('S059 S061 an empty night lies between (guardEmpty allowed), also two running', () => {
    const table = table12({ guardEmpty: 'allowed' })
      .night({ ...first, guard: 'k' })
      .until('dusk')
    table.night({ guard: null }).until('dusk')
    const again = table.play({ guard: 'k' }, 'seer')
    expect(again.log('protect').at(-1)?.on).toEqual(['k'])
    again.undo()
    expect(again.answer(null).log('protect').at(-1)?.on).toEqual([])
  })
  it('S061 notTwice: refused on the second empty night', () => {
    const table = table12({ guardEmpty: 'notTwice' }).night(first).until('dusk')
    table.night({ guard: null }).until('dusk').until('guard')
    expect(table.refuses(null)).toBe('must-choose')
    expect(table.answer('k').log('protect').at(-1)?.on).toEqual(['k'])
  })
  it('S063 the executed Hunter shoots no moderator and no dead player', () => {
    const table = table12()
      .night({ ...first, werewolves: 'k' })
      .until('vote')
      .votes('a>i')
      .until('hunter')
    expect(table.refuses('moderator')).toBe('no-such-choice')
    expect(table.refuses('k')).toBe('not-alive')
    expect(table.answer('a').dead).toEqual(['a', 'i', 'k'])
  })
  it.each([
    ['wolvesOrVote', false],
    ['notPoison', true],
    ['anyDeath', true]
  ])('S065 grief, hunterShoots %s: %s', (hunterShoots, shoots) => {
    const table = table12({ hunterShoots })
      .play({ ...first, cupid: ['c', 'i'], werewolves: 'c' }, 'deaths')
      .pass()
      .pass()
    expect(table.prompt === 'hunter').toBe(shoots)
    expect(table.dead).toEqual(['c', 'i'])
  })
  it('S067 the Hunter shoots a lover: both die', () => {
    expect(table12().night({ ...first, werewolves: 'i', hunter: 'c' }).dead).toEqual(['c', 'd', 'i'])
  })
})

describe('G. Elder', () => {
  it('S069 bitten twice he dies, without loss for the village', () => {
    const table = table12()
      .night({ ...first, werewolves: 'f' })
      .until('dusk')
      .night({ guard: 'e', werewolves: 'f' })
    expect([table.dead, table.facts('powers-lost')]).toEqual([['f'], []])
  })
  it('S071 healed keeps two lives (elderHealed keepsTwo)', () => {
    const table = table12({ elderHealed: 'keepsTwo' })
    table.night({ ...first, werewolves: 'f', witch: { heal: 'f', poison: null } }).until('dusk')
    expect(table.night({ guard: 'e', werewolves: 'f' }).dead).toEqual([])
  })
  it('S073 poisoned: dies, the village loses its powers', () => {
    const table = table12().night({ ...first, witch: { heal: null, poison: 'f' } })
    expect([table.dead, table.facts('powers-lost').length]).toEqual([['f'], 1])
    expect(asked(table.until('dusk'))).toEqual(['werewolves'])
  })
  it('S075 Elder executed, Hunter executed later: no shot', () => {
    const table = table12().night(first).day('a>f').night({}).day('a>i')
    expect([table.dead, table.log('shot')]).toEqual([['f', 'i'], []])
  })
  it('S079 shot on full lives: dies, the village loses its powers', () => {
    const table = table12().night({ ...first, werewolves: 'i', hunter: 'f' })
    expect([table.dead, table.facts('powers-lost').length]).toEqual([['f', 'i'], 1])
  })
})

describe('G. Village Idiot', () => {
  const IDIOT = `${TABLE.replace('K villager', 'K village-idiot')}, M villager`
  const idiot = (houseRules: Options['houseRules'] = {}) =>
    seat(IDIOT, { houseRules: houseRules ?? {} }).night(first)

  it.each([
    ['allVillage', ['f', 'k'], null],
    ['listFour', ['f'], 'village-idiot']
  ])('S077 elderPenalty %s: unrevealed, voted out after the Elder', (elderPenalty, dead, role) => {
    const table = idiot({ elderPenalty }).day('a>f').night({}).day('a>k')
    expect([table.dead, table.game.facts.find(({ fact }) => fact === 'role-shown') ?? null]).toEqual([
      dead,
      role && { fact: 'role-shown', player: 'k', role }
    ])
  })
  it('S081 revealed, the wolves attack him unguarded: he dies', () => {
    expect(idiot().day('a>k').night({ guard: 'e', werewolves: 'k' }).dead).toEqual(['k'])
  })
  it.each([
    ['voteOut', true],
    ['anyVote', false]
  ])('S083 idiotTrigger %s, one vote and not the top: votes on %s', (idiotTrigger, votes) => {
    const table = idiot({ idiotTrigger }).day('a>k b>l c>l')
    expect([table.dead, table.public.players.find(({ id }) => id === 'k')?.mayVote]).toEqual([['l'], votes])
  })
  it('S085 idiotReveal optional: he declines and dies, or shows and lives', () => {
    const condemned = () => idiot({ idiotReveal: 'optional' }).until('vote').votes('a>k')
    expect(condemned().answer(false).until('dusk').dead).toEqual(['k'])
    expect(condemned().answer(true).until('dusk').dead).toEqual([])
  })
})

/** Prompts really asked in the night that follows. */
function asked(table: Table): string[] {
  const prompts: string[] = []
  for (table.pass(); table.prompt !== 'dawn'; table.pass())
    if (!table.game.pending?.say) prompts.push(table.prompt ?? '')
  return prompts
}

describe('H. Sheriff, votes, ties', () => {
  const LETTERS =
    'A villager, B villager, C villager, D seer, E villager, F werewolf, G werewolf, H villager, I villager, J villager'
  const tied = (tieRule: string, sheriff: string | null = 'a') => {
    const table = seat(LETTERS, { houseRules: { tieRule } }).night({})
    return (sheriff === null ? table : table.sheriff(sheriff)).until('vote')
  }
  const S087 = 'a>f b>f c>g d>g e>g'

  it('S087 sheriffVote: the tied player he voted for', () => {
    const table = tied('sheriffVote').votes(S087)
    expect([table.dead, table.facts('vote').at(-1)?.totals]).toEqual([['f'], { f: 6, g: 6 }])
  })
  it('S089 sheriffPicks: F, G or nobody', () => {
    const table = tied('sheriffPicks').votes(S087)
    expect([table.prompt, table.actors, table.choices]).toEqual(['sheriff-tie-break', ['a'], ['f', 'g']])
    expect(table.answer('g').dead).toEqual(['g'])
    expect(tied('sheriffPicks').votes(S087).answer(null).dead).toEqual([])
  })
  it('S091 sheriffVote, the Sheriff’s target not tied: nobody', () => {
    const table = tied('sheriffVote').votes('a>h b>f c>f d>f e>g i>g j>g')
    expect([table.facts('tie'), table.dead]).toEqual([[{ fact: 'tie', players: ['f', 'g'] }], []])
  })
  it('S093 the Scapegoat’s list holds on the next day, and no longer', () => {
    const table = seat(`${LETTERS}, K scapegoat`).night({}).until('vote').votes('a>f b>g').until('scapegoat')
    expect(table.dead).toEqual(['k'])
    table.answer(['c', 'd']).until('dusk').until('vote')
    expect([table.actors, table.refuses({ ballots: { e: 'a' } })]).toEqual([['c', 'd'], 'no-vote'])
    expect(table.pass().until('dusk').until('vote').votes('e>a').until('dusk').dead).toEqual(['a', 'k'])
  })
  it('S095 sheriffElseRevote, Sheriff away: all vote again, F and G too', () => {
    const table = tied('sheriffElseRevote').correct({ mark: { player: 'a', mark: 'away', on: true } })
    table.votes('b>f c>g')
    expect([table.prompt, table.actors]).toEqual(['vote', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']])
  })
  it('S097 angryMob, repeated ties: the lot', () => {
    const table = tied('angryMob', null).votes('a>f b>g').votes('a>f b>g')
    expect([table.prompt, table.choices]).toEqual(['vote.lot', ['f', 'g']])
    expect(table.answer('f').dead).toEqual(['f'])
  })
  it('S099 a Sheriff killed at night names a living successor, who counts two', () => {
    const table = table12()
      .play({ ...first, werewolves: 'k' }, 'sheriff-election')
      .answer('k')
      .until('sheriff-successor')
    expect([table.refuses(null), table.refuses('k')]).toEqual(['must-choose', 'not-alive'])
    table.answer('l').day('l>a c>b')
    expect([table.badge, table.dead]).toEqual(['l', ['a', 'k']])
  })
  it('S101 no reveal: the card is not shown', () => {
    const table = table12({ reveal: 'none' }).night(first).day('a>k')
    expect([table.dead, table.shown('k')]).toEqual([['k'], null])
  })
})

describe('I. Piper', () => {
  const PIPER = 'A piper, B werewolf, C seer, D villager, E villager, F werewolf'

  it('S103 charmed B, C, D; the vote executes E: the Piper wins at once', () => {
    const table = seat(PIPER)
      .night({ piper: ['b', 'c'] })
      .until('dusk')
    table.night({ werewolves: 'f', piper: ['d', 'f'] })
    expect([table.dead, table.winners]).toEqual([['f'], null])
    expect(table.day('b>e c>e').winners).toEqual({ camps: ['piper'], players: ['a'] })
  })
  it('S105 the charmed Seer still sees', () => {
    const table = seat(PIPER)
      .night({ piper: ['c', 'd'] })
      .until('dusk')
      .play({ seer: 'b' }, 'werewolves')
    expect(table.log('check').at(-1)).toMatchObject({ by: ['c'], on: ['b'], result: 'werewolf' })
  })
})

describe('J. Full-moon cards', () => {
  const HUNT =
    'A villager male, B seer female, C villager female, D werewolf female, E werewolf male, F villager female'
  const hunting = () =>
    seat(HUNT, { deck: ['gone-hunting'] })
      .night({})
      .until('dusk')
      .until('werewolves')

  it('S133 an absent man cannot be eaten, a woman can', () => {
    const table = hunting()
    expect(table.refuses('a')).toBe('absent')
    expect(table.answer('c').until('discussion').dead).toEqual(['c'])
  })
  it('S135 of a mixed pack only the woman wakes', () => {
    expect(hunting().actors).toEqual(['d'])
  })
  const fools = () => table12({}, { deck: ['april-fools'] }).night(first)

  it('S143 April Fools’: the Guard survives, the Elder is asked whom to protect', () => {
    const table = fools().day('c>d d>c').until('guard')
    expect(table.actors).toEqual(['f'])
    expect(table.answer('k').play({ werewolves: 'e' }, 'discussion').dead).toEqual([])
  })
  it('S145 April Fools’: the other lover survives and loves no more', () => {
    const table = fools().day('c>d d>c a>c')
    expect([table.dead, table.game.state.bonds]).toEqual([['c'], []])
  })
  const FIVE = 'A werewolf, B villager, C villager, D villager, E seer'
  const distrust = (seats = FIVE, night = {}) =>
    seat(seats, { deck: ['great-distrust'] })
      .night(night)
      .until('great-distrust')

  it('S151 Great Distrust: everybody has a friend, nobody hangs', () => {
    const table = distrust().answer({
      ballots: { a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'b'], d: ['a', 'e'], e: ['a', 'd'] }
    })
    expect([table.prompt, table.dead]).toEqual(['execution', []])
  })
  it('S153 Great Distrust: lovers may trust each other', () => {
    const table = distrust(`${FIVE}, F cupid`, { cupid: ['c', 'd'] }).answer({
      ballots: { a: ['b', 'f'], b: ['a', 'c'], c: ['a', 'd'], d: ['a', 'c'], e: ['a', 'd'], f: ['a', 'e'] }
    })
    expect(table.dead).toEqual([])
  })
})

describe('K. Crescents', () => {
  it('S177 the converted player may name an old wolf only', () => {
    const table = table12()
      .correct({ card: 'specter' })
      .play({ ...first, werewolves: 'h' }, 'specter')
    expect([table.actors, table.refuses('d'), table.choices]).toEqual([['h'], 'not-a-wolf', ['a', 'b']])
  })
  it('S179 the Guard does not prevent the conversion', () => {
    const table = table12()
      .correct({ card: 'specter' })
      .night({ ...first, guard: 'h', werewolves: 'h', specter: 'a' })
    expect([table.dead, table.player('h').role]).toEqual([['a'], 'werewolf'])
  })
  const moods = () =>
    seat(TABLE.replace('C villager', 'C werewolf'), {
      deck: ['burial', 'touch-of-death', 'enthusiasm', 'april-fools']
    })
      .night({ cupid: ['k', 'l'], guard: 'd' })
      .until('dusk')
      .night({ guard: 'e' })
      .until('dusk')
      .night({ guard: 'd' })

  it('S191 a wolf executed on day 3: a second vote at once', () => {
    const table = moods().until('vote').votes('d>a').pass()
    expect(table.prompt).toBe('vote')
    table.votes('d>e')
    expect([table.dead, table.player('e').death]).toEqual([
      ['a', 'e'],
      { round: 3, phase: 'vote', cause: 'vote' }
    ])
  })
  it('S193 another wolf in the second vote: no third', () => {
    const table = moods().until('vote').votes('d>a').until('vote').votes('d>b').pass()
    expect([table.prompt, table.dead]).toEqual(['dusk', ['a', 'b']])
  })
  it('S199 nobody executed, a new card drawn: no second vote on day 4', () => {
    const table = moods().day('').night({ guard: 'e' }).day('k>l l>k d>a e>a f>a')
    expect([table.dead, table.facts('second-vote')]).toEqual([['a'], []])
  })
  it('S201 a poisoned wolf gives no second vote', () => {
    const table = moods()
      .day('')
      .night({ guard: 'e', witch: { heal: null, poison: 'a' } })
    expect([table.dead, table.facts('second-vote')]).toEqual([['a'], []])
  })
  it('S205 Influences goes D, E, F, A, B, C', () => {
    const table = seat('A villager, B villager, C werewolf, D seer, E villager, F werewolf, Z villager', {
      deck: ['influences']
    })
    table.night({ werewolves: 'z' }).until('influences.first-voter')
    expect(table.actors).toEqual(['z'])
    table.answer('d')
    const order: string[] = []
    for (; table.prompt === 'influences.vote'; table.answer(order.length < 5 ? 'c' : 'f'))
      order.push(...table.actors)
    expect([order, table.dead]).toEqual([
      ['d', 'e', 'f', 'a', 'b', 'c'],
      ['c', 'z']
    ])
  })
})

describe('L. Dark moons', () => {
  it('S207 Burial hides the bitten, not the executed', () => {
    const table = table12({}, { startingCards: ['burial'] })
      .night({ ...first, werewolves: 'k' })
      .day('a>l')
    expect([table.shown('k'), table.shown('l')]).toEqual([null, 'villager'])
  })
  it('S209 no touch, no victim, and nobody shown to the Witch', () => {
    const table = table12({}, { startingCards: ['touch-of-death'] })
    table.play({ ...first, werewolves: 'k', 'touch-of-death': false }, 'witch')
    expect(table.game.pending?.about).toMatchObject({ attacked: [] })
    expect(table.until('discussion').dead).toEqual([])
  })
  it('S221 Burial of day 2 still hides on day 5', () => {
    const deck = ['enthusiasm', 'burial', 'specter', 'touch-of-death']
    const table = table12({}, { deck }).night(first).until('dusk').night({ guard: 'e' }).until('dusk')
    table.night({ guard: 'l' }).until('dusk').night({ guard: 'e' }).until('dusk')
    table.night({ guard: 'l', werewolves: 'k', 'touch-of-death': true })
    expect([table.summary.round, table.dead, table.shown('k')]).toEqual([5, ['k'], null])
  })
})

describe('P. Victory', () => {
  it('S323 only wolves live: they win', () => {
    const table = seat('A werewolf, B werewolf, C seer, D villager').night({ werewolves: 'c' }).day('a>d b>d')
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a', 'b'] })
  })
  it('S343 the couple against the wolves: D wins', () => {
    const table = seat('A werewolf, B villager, D werewolf, E seer, F cupid').night({
      cupid: ['a', 'b'],
      werewolves: 'e'
    })
    table.day('a>f d>f').night({ werewolves: 'b' })
    expect(table.dead).toEqual(['a', 'b', 'e', 'f'])
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['d'] })
  })
  it('S347 Hunter and wolf take each other: nobody wins', () => {
    const table = seat('A werewolf, B hunter, C seer, D villager').night({ werewolves: 'c' }).day('a>d b>d')
    table.play({ werewolves: 'b', hunter: 'a' }, 'result')
    expect(table.winners).toEqual({ camps: [], players: [] })
  })
})

describe('Q. Remaining switches', () => {
  it('S355 revoteOnce: one re-vote', () => {
    const table = table12({ tieRule: 'revoteOnce' }).night(first).until('vote').votes('a>k b>l')
    expect([table.prompt, table.game.pending?.about, table.actors.length]).toEqual(['vote', { round: 2 }, 12])
    expect(table.votes('a>k').dead).toEqual(['k'])
  })
  it('S361 open election: all vote and may be elected, most votes wins', () => {
    const table = table12().play(first, 'sheriff-election')
    expect(table.actors).toHaveLength(12)
    expect(table.votes('a>k b>k c>l').badge).toBe('k')
  })
  it('S363 the election comes after night 1, before its deaths', () => {
    const table = table12().play({ ...first, werewolves: 'k' }, 'sheriff-election')
    expect(table.facts('death')).toEqual([])
    expect(table.until('deaths').facts('death')).toHaveLength(1)
  })
  it('S365 elected though killed in the night: dies as Sheriff, names a successor', () => {
    const table = table12()
      .play({ ...first, werewolves: 'k' }, 'sheriff-election')
      .answer('k')
      .until('sheriff-successor')
    expect([table.actors, table.dead]).toEqual([['k'], ['k']])
  })
  it('S369 no last words at all', () => {
    const table = table12()
      .night({ ...first, werewolves: 'k' })
      .day('a>l')
    expect(table.public.lastWords).toEqual([])
  })
})

describe('R. Nasty combinations', () => {
  it('S381 the Elder dies of grief, no power is lost', () => {
    const table = table12()
      .night({ ...first, cupid: ['d', 'f'] })
      .day('a>d')
    expect([table.dead, table.facts('powers-lost')]).toEqual([['d', 'f'], []])
  })
  it('S383 Hunter shoots Elder: the Guard protects nobody any more', () => {
    const table = table12()
      .night({ ...first, werewolves: 'i', hunter: 'f' })
      .until('dusk')
    expect(asked(table)).toEqual(['werewolves'])
    expect(
      table12()
        .night({ ...first, werewolves: 'i', hunter: 'f' })
        .until('dusk')
        .night({ werewolves: 'k' }).dead
    ).toEqual(['f', 'i', 'k'])
  })
  it('S385 on one life attacked and healed: dies of the next attack', () => {
    const table = table12()
      .night({ ...first, werewolves: 'f' })
      .until('dusk')
    table.night({ guard: 'e', werewolves: 'f', witch: { heal: 'f', poison: null } }).until('dusk')
    expect(table.dead).toEqual([])
    expect(table.night({ guard: 'l', werewolves: 'f' }).dead).toEqual(['f'])
  })
  it('S387 a healed lover: both live', () => {
    expect(table12().night({ ...first, werewolves: 'c', witch: { heal: 'c', poison: null } }).dead).toEqual(
      []
    )
  })
  it('S389 the Guard on D, wolves kill C: both dead', () => {
    expect(table12().night({ ...first, guard: 'd', werewolves: 'c' }).dead).toEqual(['c', 'd'])
  })
  it('S399 Elder executed: the Sheriff’s vote still counts two', () => {
    const table = table12().night(first).sheriff('k').day('a>f').night({}).day('k>a l>b')
    expect([table.dead, table.facts('vote').at(-1)?.totals]).toEqual([['a', 'f'], { a: 4, b: 2 }])
  })
})
