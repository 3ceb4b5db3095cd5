/**
 * Rulings by number: the rows of rulebook 10 and its further rulings (10.1) that no test beside a role,
 * card or law names, and the clauses of rulebook 4 in order.
 *
 * I17 and I22 wait for their cards.
 */
import { describe, expect, it } from 'vitest'
import type { HouseRules } from './house-rules'
import type { Json } from './kernel/state'
import { seat, type Options, type Table } from './testing/table'

type Rules = Partial<HouseRules>
type Answers = { readonly [prompt: string]: Json }

/** One of each role beside two wolves, villagers as fill; L is tied to nobody. */
const TABLE =
  'A werewolf, B werewolf, C villager, D villager, E guard, F elder, G witch, H seer, I hunter, J cupid, K little-girl, L villager, M village-idiot, N scapegoat, O piper'
const FIRST = { cupid: ['c', 'd'], guard: 'l', 'little-girl': false, piper: ['a', 'b'] }
const table = (houseRules: Rules = {}, options: Options = {}) =>
  seat(TABLE, { houseRules: { sheriffElection: 'none', ...houseRules }, ...options })
const begun = (houseRules: Rules = {}, options: Options = {}) => table(houseRules, options).night(FIRST)

/** Prompts really asked from here to the dawn. */
function asked(game: Table): string[] {
  const prompts: string[] = []
  for (game.until('night-falls').pass(); game.prompt !== 'dawn'; game.pass())
    if (!game.game.pending?.say) prompts.push(game.prompt ?? '')
  return prompts
}

const mayVote = (game: Table, id: string) => game.public.players.find((player) => player.id === id)?.mayVote

describe('0 where an order begins', () => {
  const order = (game: Table) => game.public.speech?.order.join('') ?? ''
  const speech: Rules = { speechOrder: 'clockwiseFromVictim' }
  const bitten = (victim: string | null, witch: Json = { heal: null, poison: null }) =>
    table(speech).night({ cupid: ['c', 'd'], guard: 'j', werewolves: victim, witch })

  it('nobody has died: from the first seat, with a Sheriff from his left', () => {
    expect(order(bitten(null))).toBe('abcdefghijklmno')
    const game = table({ ...speech, sheriffElection: 'open' }).play(
      { ...FIRST, 'sheriff-election': 'g' },
      'discussion'
    )
    expect(order(game)).toBe('hijklmnoabcdefg')
  })
  it('from the left of the night’s victim, dead seats passed over', () => {
    expect(order(bitten('k', { heal: null, poison: 'l' }))).toBe('mnoabcdefghij')
  })
  it('nobody died tonight: from the left of the last dead, also of one who was executed', () => {
    expect(order(bitten('k').day('a>e').night({}))).toBe('fghijlmnoabcd')
  })
  it('of several dead in one batch the last in seat order, unless the host names another', () => {
    const game = bitten('k', { heal: null, poison: 'h' }).until('dusk')
    game.send({ command: 'last-dead', player: 'h' })
    expect(order(game.night({}))).toBe('ijlmnoabcdefg')
  })
})

describe('10 interactions', () => {
  it('I19 an Idiot who is Sheriff and shown: no vote, no two votes, no say in a tie; the office sleeps (OR29)', () => {
    const game = begun({ tieRule: 'sheriffPicks', tiePrecedence: 'sheriff' }).sheriff('m').day('a>m')
    expect([game.dead, game.badge, mayVote(game, 'm')]).toEqual([[], 'm', false])
    game.correct({ kill: 'n' }).until('vote')
    expect(game.refuses({ ballots: { m: 'a' } })).toBe('no-vote')
    expect(game.votes('a>k b>l').prompt).toBe('execution')
    expect(game.until('dusk').dead).toEqual(['n'])
    expect(game.play({ werewolves: 'm' }, 'sheriff-successor').actors).toEqual(['m'])
  })

  it('I21 the Idiot whom Great Distrust would hang shows his card and lives', () => {
    const game = seat('A werewolf, B seer, C villager, D villager, E village-idiot', {
      deck: ['great-distrust'],
      houseRules: { sheriffElection: 'none' }
    }).until('great-distrust')
    game.answer({
      ballots: { a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'd'], d: ['a', 'b'], e: ['a', 'b'] }
    })
    expect([game.facts('role-shown'), game.until('dusk').dead]).toEqual([
      [{ fact: 'role-shown', player: 'e', role: 'village-idiot' }],
      []
    ])
  })

  describe('I24 the Scapegoat’s list', () => {
    const listed = (voters: string[], houseRules: Rules = {}) =>
      begun(houseRules)
        .sheriff('l')
        .until('vote')
        .votes('a>c b>k')
        .until('scapegoat')
        .answer(voters)
        .until('dusk')

    it('a Sheriff who is not on it neither votes nor settles a tie; one who is counts two', () => {
      const without = listed(['a', 'b']).until('vote')
      expect([without.actors, without.refuses({ ballots: { l: 'a' } })]).toEqual([['a', 'b'], 'no-vote'])
      expect(without.votes('a>c b>k').until('dusk').dead).toEqual(['n'])
      const among = listed(['a', 'b', 'l']).until('vote').votes('a>k l>k b>c')
      expect(among.facts('vote').at(-1)?.totals).toEqual({ k: 6, c: 2 })
    })
    it('an Idiot without a vote and a player who is away get none from it', () => {
      const game = begun().day('a>m').night({}).until('vote').votes('a>c b>k').until('scapegoat')
      game
        .answer(['a', 'm', 'l'])
        .correct({ mark: { player: 'l', mark: 'away', on: true } })
        .until('dusk')
      expect(game.until('vote').actors).toEqual(['a'])
    })
  })

  it('I34 the charm of one lover does not pass to the other', () => {
    const game = begun().until('piper').answer(['c', 'e'])
    expect([game.prompt, game.actors]).toEqual(['charmed', ['a', 'b', 'c', 'e']])
    expect(game.until('dusk').until('piper').choices).toContain('d')
  })

  it('I35 the Little Girl and the wolves can be charmed, and act as before', () => {
    const game = begun().until('piper').answer(['k', 'c'])
    expect(game.actors).toEqual(['a', 'b', 'c', 'k'])
    expect(game.until('dusk').until('werewolves').actors).toEqual(['a', 'b'])
    expect(game.answer('l').prompt).toBe('little-girl')
  })

  it('I37 the successor falls in the same chain of the day: he names another (second vote)', () => {
    const game = begun({}, { deck: ['enthusiasm'] })
      .sheriff('a')
      .until('vote')
      .votes('c>a')
    game.until('sheriff-successor').answer('k').until('vote').votes('c>k').until('sheriff-successor')
    expect([game.actors, game.refuses('a'), game.answer('l').badge]).toEqual([['k'], 'not-alive', 'l'])
  })
})

describe('10.1 what is an execution', () => {
  const hanged = (players: string, houseRules: Rules = {}) => {
    const game = begun(houseRules, { deck: ['great-distrust'] }).until('great-distrust')
    const friends = game.game.state.players.map(({ id }) => id).filter((id) => !players.includes(id))
    // The others trust each other in a ring, the condemned trust two of them.
    const ballots = Object.fromEntries(
      game.actors.map((id) => [
        id,
        [1, 2].map((step) => friends[(friends.indexOf(id) + step) % friends.length])
      ])
    ) as { [voter: string]: string[] }
    return game.answer({ ballots })
  }

  it('Great Distrust hangs several in one batch, of cause vote: the Elder’s penalty, the Idiot’s card', () => {
    const game = hanged('fm').until('dusk')
    expect(game.player('f').death).toEqual({ round: 1, phase: 'vote', cause: 'vote' })
    expect([game.facts('powers-lost').length, game.facts('role-shown')]).toEqual([
      1,
      [{ fact: 'role-shown', player: 'm', role: 'village-idiot' }]
    ])
    // Shown in the batch that kills the Elder, he leaves with him (I9).
    expect(game.dead).toEqual(['f', 'm'])
  })
  it('a Hunter whom Great Distrust hangs may shoot', () => {
    expect(hanged('i').until('hunter').answer('a').until('dusk').dead).toEqual(['a', 'i'])
  })
  it('who falls by a second vote dies of cause vote', () => {
    const game = begun({}, { deck: ['enthusiasm'] })
      .until('vote')
      .votes('c>a')
      .until('vote')
      .votes('c>i')
    expect(game.until('hunter').player('i').death?.cause).toBe('vote')
  })
  it.each<[HouseRules['tieRule'], 'sheriff-tie-break' | 'vote.lot']>([
    ['sheriffPicks', 'sheriff-tie-break'],
    ['angryMob', 'vote.lot']
  ])('%s: whoever decides, the Elder’s penalty and the Idiot’s rescue follow (P13)', (tieRule, prompt) => {
    const settled = (player: string) => {
      const game = begun({ tieRule })
        .correct({ kill: 'n' })
        .sheriff('l')
        .until('vote')
        .votes(`a>${player} b>k`)
      while (game.prompt === 'vote') game.votes(`c>${player} d>k`)
      expect(game.prompt).toBe(prompt)
      return game.answer(player).until('dusk')
    }
    expect([settled('f').dead, settled('f').facts('powers-lost').length]).toEqual([['f', 'n'], 1])
    expect([settled('m').dead, settled('m').facts('role-shown').length]).toEqual([['n'], 1])
  })
})

describe('10.1 the election', () => {
  it.each<[HouseRules['sheriffElection'], string]>([
    ['open', 'sheriff-election'],
    ['candidacy', 'sheriff-election.stand']
  ])(
    '%s: who died in the night and is not announced stands and votes like all others',
    (sheriffElection, ask) => {
      const game = table({ sheriffElection }).play({ ...FIRST, guard: 'e', werewolves: 'l' }, ask)
      expect([game.actors.includes('l'), game.choices.includes('l')]).toEqual([true, true])
      if (sheriffElection === 'candidacy') {
        game.answer(['c', 'e']).answer([])
        expect([game.actors.includes('l'), game.votes('l>e').badge]).toEqual([true, 'e'])
      } else expect(game.votes('l>l').until('sheriff-successor').actors).toEqual(['l'])
    }
  )
})

describe('10.1 the Elder’s penalty', () => {
  const powerless = (houseRules: Rules = {}) => begun(houseRules).day('a>f')

  it('covers every card of the village, the Witch who only shares its win too; not wolves, not the Piper', () => {
    expect(asked(powerless())).toEqual(['werewolves', 'piper'])
    expect(asked(powerless({ witchCamp: 'sharesVillageWin' }))).toEqual(['werewolves', 'piper'])
  })
  it('listFour leaves the Little Girl her peek, the Scapegoat and the Idiot theirs', () => {
    const game = powerless({ elderPenalty: 'listFour' })
    expect(asked(game)).toEqual(['werewolves', 'little-girl', 'piper'])
    expect(game.until('vote').votes('a>m').until('dusk').dead).toEqual(['f'])
    expect(game.until('vote').votes('a>k b>l').until('scapegoat').dead).toEqual(['f', 'n'])
  })
  it('a Little Girl without her peek is not caught, and the Scapegoat does not die of a tie', () => {
    expect(powerless().until('vote').votes('a>k b>l').until('dusk').dead).toEqual(['f'])
  })
})

describe('10.1 the Scapegoat names voters only when he dies by a tie', () => {
  it.each([
    ['bitten', { werewolves: 'n' }, null],
    ['poisoned', { witch: { heal: null, poison: 'n' } }, null],
    ['executed', {}, 'a>n']
  ])('%s: he names nobody', (_how, night, vote) => {
    const game = table().night({ ...FIRST, ...night })
    if (vote) game.until('vote').votes(vote)
    expect([game.until('dusk').dead, game.facts('voters')]).toEqual([['n'], []])
  })
  it('he names any of the living, never the dead', () => {
    const game = table()
      .night({ ...FIRST, guard: 'e', werewolves: 'l' })
      .until('vote')
      .votes('a>c b>k')
      .until('scapegoat')
    expect([game.refuses(['n']), game.refuses(['l'])]).toEqual(['no-such-choice', 'no-such-choice'])
    expect(game.answer(['a', 'm', 'o']).facts('voters')).toEqual([
      { fact: 'voters', players: ['a', 'm', 'o'] }
    ])
  })
  it('3.9 he is executed by day: his card is shown where only the voted out show theirs (D37), and he has their last words', () => {
    const game = begun({ reveal: 'votedOnly', lastWords: 'firstTwoNights' }).until('vote').votes('a>c b>k')
    expect(game.until('last-words').actors).toEqual(['n'])
    expect(game.shown('n')).toBe('scapegoat')
  })
})

describe('4 the roles, clause by clause', () => {
  it('4.1 five wolves hunt as one pack', () => {
    const FIVE = 'A werewolf, B werewolf, C werewolf, D werewolf, E werewolf, F seer, G villager, H villager'
    expect(seat(FIVE).until('werewolves').actors).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  it.each<[HouseRules['seerResult'], string]>([
    ['card', 'werewolf'],
    ['wolfOrNot', 'wolf']
  ])('4.3 a player who became a wolf reads as a wolf: %s', (seerResult, result) => {
    const game = table({ seerResult }).correct({ role: { player: 'l', role: 'werewolf' } })
    expect(game.play({ ...FIRST, guard: 'e', seer: 'l' }, 'discussion').log('check')[0]?.result).toBe(result)
  })
  it('4.4 the poisoned Hunter does not shoot, whatever else killed him the same night (D10 notPoison, D19 fatal)', () => {
    const game = begun({ hunterShoots: 'notPoison', guardRepeat: 'fatal' }, {}).night({})
    game.until('guard').answer('i').play({}, 'guard')
    game.play({ guard: 'i', witch: { heal: null, poison: 'i' } }, 'discussion')
    expect([game.dead, game.log('shot')]).toEqual([['i'], []])
  })
  it('4.6 the camp of a Thief is that of the card he took', () => {
    const game = seat('A thief, B werewolf, C seer, D villager, E villager', {
      thiefCards: ['werewolf', 'villager'],
      houseRules: { sheriffElection: 'none' }
    })
    game.play({ thief: 'werewolf', werewolves: 'c' }, 'discussion').correct({ kill: 'b' })
    expect(game.winners).toBe(null)
    game.correct({ kill: 'd' }).correct({ kill: 'e' })
    expect(game.winners).toEqual({ camps: ['werewolves'], players: ['a', 'b'] })
  })
  it('4.10 the office is worn beside the card, openly, and cannot be refused', () => {
    const game = table({ sheriffElection: 'open' }).play(FIRST, 'sheriff-election').answer('h')
    expect([game.prompt, game.badge, game.player('h').role]).toEqual(['elected', 'h', 'seer'])
    expect(game.public.players.filter((player) => player.sheriff).map(({ id, role }) => [id, role])).toEqual([
      ['h', null]
    ])
    expect(game.until('discussion').until('dusk').until('seer').actors).toEqual(['h'])
  })
  it('4.10 any living player may follow, a wolf too', () => {
    const game = begun().sheriff('l').until('vote').votes('c>l')
    expect(game.until('sheriff-successor').choices).toEqual([...'abcdefghijkmno'])
  })
  it.each([
    ['bitten', { werewolves: 'm' }, null],
    ['poisoned', { witch: { heal: null, poison: 'm' } }, null],
    ['shot', { werewolves: 'i', hunter: 'm' }, 'i']
  ])('4.11 the Idiot dies like anybody: %s (I20)', (_how, night, also) => {
    const game = table().night({ ...FIRST, ...night })
    expect([game.dead, game.facts('role-shown')]).toEqual([[also, 'm'].filter(Boolean), []])
  })
  it('4.11 shown by a vote for him, the first verdict does not kill him, the second does (D35 anyVote, D36)', () => {
    const rules: Rules = { idiotTrigger: 'anyVote', tieRule: 'revoteOnce', tiePrecedence: 'sheriff' }
    const game = begun(rules).correct({ kill: 'n' }).until('vote').votes('a>m b>k')
    expect(mayVote(game, 'm')).toBe(false)
    expect(game.votes('a>m').until('dusk').dead).toEqual(['n'])
    expect(game.day('a>m').dead).toEqual(['m', 'n'])
    const stray = begun(rules).day('a>m b>c e>c')
    expect(stray.dead).toEqual(['c', 'd'])
    expect(stray.day('a>m').dead).toEqual(['c', 'd'])
    expect(stray.day('a>m').dead).toEqual(['c', 'd', 'm'])
  })
  it('4.13 a tie that the Sheriff would settle kills the Scapegoat, unless the Sheriff comes first (D23)', () => {
    const tied = (tiePrecedence: HouseRules['tiePrecedence']) =>
      begun({ tiePrecedence }).sheriff('l').until('vote').votes('l>c a>k b>k').until('execution').dead
    expect([tied('scapegoat'), tied('sheriff')]).toEqual([['n'], ['c']])
  })

  it('4.9 a Little Girl whom no wolf may kill is not caught: the lone wolf loves her (4.8)', () => {
    const seats = 'A werewolf, B seer, C little-girl, D villager, E cupid, F villager'
    const game = seat(seats).play({ cupid: ['a', 'c'], werewolves: 'd' }, 'dawn')
    expect(game.game.log.some((entry) => entry.command === 'answer' && entry.prompt === 'little-girl')).toBe(
      false
    )
    expect(game.until('discussion').dead).toEqual(['d'])
  })
})

describe('3.3, 7.7 Hunter and Idiot wake every night (D74)', () => {
  const sign = (game: Table, night: Answers = {}) =>
    game.play(night, 'wake-hunter').game.pending?.about['unarmed'] ?? null
  const S: Rules = { wakeHunterIdiot: true }

  it.each<[string, Answers, HouseRules['hunterShoots'], string[]]>([
    ['bitten', { werewolves: 'i' }, 'wolvesOrVote', []],
    ['poisoned', { witch: { heal: null, poison: 'i' } }, 'wolvesOrVote', ['i']],
    ['poisoned', { witch: { heal: null, poison: 'i' } }, 'anyDeath', []],
    ['another poisoned', { witch: { heal: null, poison: 'k' } }, 'wolvesOrVote', []],
    [
      'poisoned while another is bitten',
      { werewolves: 'j', witch: { heal: null, poison: 'i' } },
      'wolvesOrVote',
      ['i']
    ]
  ])('the Hunter is shown whether he could shoot: %s %j, %s', (_how, night, hunterShoots, unarmed) => {
    expect(sign(table({ ...S, hunterShoots }), { ...FIRST, ...night })).toEqual(unarmed)
  })
  it('without his power he could not; dead, he is called for show', () => {
    expect(sign(begun(S).day('a>f'))).toEqual(['i'])
    const dead = begun(S).day('a>i')
    expect([sign(dead), dead.actors]).toEqual([null, []])
  })
  it('the Idiot shows himself, then nobody does', () => {
    const first = table(S).play(FIRST, 'wake-village-idiot')
    expect([first.actors, first.game.pending?.about]).toEqual([['m'], { idiot: ['m'] }])
    expect(begun(S).correct({ kill: 'm' }).until('dusk').until('wake-village-idiot').actors).toEqual([])
  })
})
