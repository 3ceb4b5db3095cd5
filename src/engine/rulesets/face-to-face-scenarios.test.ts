/** Section O of the scenarios, by the whole rule set face-to-face. */
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { seat, type Options, type Table } from '../testing/table'

const S12 =
  'A werewolf, B werewolf, C werewolf, D werewolf, E seer, F witch, G hunter, H village-idiot, I villager, J villager, K villager, L villager'
const table = (houseRules: Partial<HouseRules> = {}, options: Options = {}) =>
  seat(S12, { ruleset: 'face-to-face', houseRules, ...options })
const unled = (houseRules: Partial<HouseRules> = {}) => table({ sheriffElection: 'none', ...houseRules })

/** Who has last words on the way to a step. */
function speakers(game: Table, until: string): string[] {
  const spoke: string[] = []
  for (; game.prompt !== until; game.pass()) if (game.prompt === 'last-words') spoke.push(...game.actors)
  return spoke
}

describe('the Sheriff (7.3)', () => {
  const staged = (houseRules: Partial<HouseRules> = {}) => table(houseRules).until('sheriff-election.stand')

  it('S275 who never stood votes, for those who still stand; who withdrew has no vote', () => {
    const game = staged().answer(['a', 'c', 'e']).answer(['e'])
    expect(game.choices).toEqual(['a', 'c'])
    expect(game.actors).toEqual(['b', 'd', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])
  })
  it('S277 sheriffTie none: a tie means no Sheriff', () => {
    const game = staged({ sheriffTie: 'none' }).answer(['a', 'c']).answer([]).votes('b>a d>c')
    expect([game.prompt, game.badge]).toEqual(['elected', null])
  })
  it('a tie goes to one more round among the tied, before the same voters; a second one to nobody', () => {
    const game = staged().answer(['a', 'c', 'e']).answer([])
    const voters = game.actors
    game.votes('b>a d>c')
    expect([game.prompt, game.choices, game.actors]).toEqual(['sheriff-election', ['a', 'c'], voters])
    expect([game.votes('b>a d>c').prompt, game.badge]).toEqual(['elected', null])
  })
  it.each([
    ['nobody', []],
    ['everybody', [...'abcdefghijkl']]
  ])('%s on stage: no Sheriff', (_who, standing) => {
    const game = staged().answer(standing)
    expect([game.prompt, game.badge]).toEqual(['elected', null])
  })
  it('S279 a wolf blows up on the stage: the dead of night 1 still have last words, and so has he', () => {
    const game = table().play({ werewolves: 'i' }, 'sheriff-election.stand').answer(['a', 'b']).blowUp('a')
    expect([speakers(game, 'night-falls'), game.badge, game.dead]).toEqual([['a', 'i'], null, ['a', 'i']])
  })
  it('his two votes, and the badge may be torn up (D30, D31)', () => {
    const game = unled().until('discussion').sheriff('i').until('vote').votes('i>a j>b')
    expect(game.facts('vote').at(-1)?.totals).toEqual({ a: 4, b: 2 })
    const torn = unled()
      .until('discussion')
      .sheriff('i')
      .until('vote')
      .votes('j>i')
      .until('sheriff-successor')
    expect(torn.answer(null).badge).toBeNull()
  })
})

describe('speeches (7.4)', () => {
  it('S283 no Sheriff: from the left of the last dead', () => {
    const game = unled().play({ werewolves: 'f' }, 'discussion')
    expect(game.public.speech?.order.join('')).toBe('ghijklabcde')
  })
  it('with a Sheriff: from his left, himself last, and the next day from his right', () => {
    const game = unled().until('night-falls').sheriff('c').until('discussion')
    expect(game.public.speech?.order.join('')).toBe('defghijklabc')
    expect(game.until('night-falls').until('discussion').public.speech?.order.join('')).toBe('balkjihgfedc')
  })
})

describe('the vote (7.6)', () => {
  it('S285 a second tie in the PK: nobody, and night at once; the tied had no vote', () => {
    const game = unled().until('vote').votes('a>k b>l')
    expect([game.choices, game.actors.join('')]).toEqual([['k', 'l'], 'abcdefghij'])
    game.votes('a>k b>l')
    expect(game.until('dusk').dead).toEqual([])
    expect(game.pass().prompt).toBe('night-falls')
  })
  it('a tied Sheriff has no vote in the PK either', () => {
    const game = unled().until('discussion').sheriff('k').until('vote').votes('a>k b>k c>l d>l')
    expect(game.actors).not.toContain('k')
  })
  it('S287 a hand that came late is left out, and the count stands without it', () => {
    const game = unled().until('vote').votes('a>k b>k c>l')
    expect(game.facts('vote').at(-1)?.ballots).toMatchObject({ a: 'k', b: 'k', c: 'l', d: null })
    expect([game.dead, game.facts('vote').at(-1)?.totals]).toEqual([['k'], { k: 4, l: 2 }])
  })
  it('who leaves shows no card (D37)', () => {
    const game = unled().until('vote').votes('a>b c>b').until('dusk')
    expect([game.dead, game.shown('b')]).toEqual([['b'], null])
  })
})

describe('last words (7.5)', () => {
  const nights = (first: string | null, second: string | null, houseRules: Partial<HouseRules> = {}) =>
    unled(houseRules).play({ werewolves: first }, 'dusk').play({ werewolves: second }, 'dawn')

  it('S289 a single one of night 2 has them', () => {
    expect(speakers(nights('i', 'j'), 'discussion')).toEqual(['j'])
  })
  it('S291 two deaths of night 2, grief counted, have none', () => {
    const game = seat(`${S12}, M cupid`, { ruleset: 'face-to-face', houseRules: { sheriffElection: 'none' } })
    game.play({ cupid: ['i', 'j'] }, 'dusk').play({ werewolves: 'i' }, 'dawn')
    expect([speakers(game, 'discussion'), game.dead]).toEqual([[], ['i', 'j']])
  })
  it('S293 whom the Hunter shoots on day 4 has them', () => {
    const game = unled()
    for (let day = 1; day <= 3; day++) game.until('discussion').until('dusk')
    game.until('vote').votes('a>g b>g').until('hunter').answer('i')
    expect([speakers(game, 'dusk'), game.player('i').death?.phase]).toEqual([['g', 'i'], 'vote'])
  })
  it('S295 wolfCount: who says nothing passes no right on', () => {
    const game = unled({ lastWords: 'wolfCount' })
    for (const id of 'ij')
      game.until('vote').answer({ result: id }).until('last-words').correct({ skip: true })
    for (const id of 'ab') game.until('vote').answer({ result: id }).until('last-words').pass()
    game.until('vote').answer({ result: 'k' })
    expect([speakers(game, 'dusk'), game.dead]).toEqual([[], ['a', 'b', 'i', 'j', 'k']])
  })
  it('S297 firstTwoNights: night 2 yes, night 3 no, voted out yes', () => {
    const game = nights(null, 'i', { lastWords: 'firstTwoNights' })
    expect(speakers(game, 'discussion')).toEqual(['i'])
    game.until('dusk').play({ werewolves: 'j' }, 'dawn')
    expect(speakers(game, 'discussion')).toEqual([])
    expect(speakers(game.until('vote').votes('a>k b>k'), 'dusk')).toEqual(['k'])
  })
  it('S299 after a blast: by selfDestructLastWords', () => {
    expect(speakers(unled().until('discussion').blowUp('a'), 'night-falls')).toEqual(['a'])
    const mute = unled({ selfDestructLastWords: false }).until('discussion').blowUp('a')
    expect(speakers(mute, 'night-falls')).toEqual([])
  })
  it('S307 a Hunter who has turned his card over has none (D11)', () => {
    const game = unled({ hunterShotOptional: false }).until('vote').votes('a>g b>g')
    game.until('hunter.flip').answer(true).answer('i')
    expect([speakers(game, 'dusk'), game.dead]).toEqual([['i'], ['g', 'i']])
  })
})

describe('wolves who blow up (7.8)', () => {
  it('S301 not while the vote is running', () => {
    expect(unled().until('vote').refusesBlast('a')).toBe('vote-has-begun')
  })
  it('S305 a wolf poisoned, before it is announced: void, he dies as the poisoned player', () => {
    const game = unled()
      .play({ witch: { heal: null, poison: 'a' } }, 'dawn')
      .blowUp('a')
    expect([game.dead, game.public.selfDestruct]).toEqual([[], null])
    expect(game.until('discussion').player('a').death?.cause).toBe('poison')
  })
  it('at twelve the badge is elected again the next day, and lost at a second blast (D73)', () => {
    const game = table().until('sheriff-election.stand').blowUp('a')
    expect(game.public.selfDestruct?.badge).toBe('later')
    game.until('night-falls').until('dawn').pass()
    expect([game.prompt, game.blowUp('b').public.selfDestruct?.badge]).toEqual([
      'sheriff-election.stand',
      'lost'
    ])
  })
})

describe('the roles (7.2, 7.7, 7.11)', () => {
  it('the night of twelve: wolves, Witch, Seer, then the Hunter’s and the Idiot’s sign (3.2 face12)', () => {
    const game = table().until('night-falls').pass()
    const steps: (string | null)[] = []
    for (; game.prompt !== 'dawn'; game.pass()) steps.push(game.prompt)
    expect(steps).toEqual(['werewolves', 'witch', 'seer', 'wake-hunter', 'wake-village-idiot'])
  })
  it('the Seer learns wolf or not', () => {
    expect(unled().play({ seer: 'a' }, 'dawn').log('check')[0]?.result).toBe('wolf')
    expect(unled().play({ seer: 'f' }, 'dawn').log('check')[0]?.result).toBe('not-wolf')
  })
  it('the Witch heals herself on the first night alone, and uses one potion a night', () => {
    const first = unled().play({ werewolves: 'f' }, 'witch')
    expect(first.refuses({ heal: 'f', poison: 'a' })).toBe('one-potion-a-night')
    expect(first.answer({ heal: 'f', poison: null }).until('discussion').dead).toEqual([])
    const second = unled().until('dusk').play({ werewolves: 'f' }, 'witch')
    expect(second.refuses({ heal: 'f', poison: null })).toBe('self-save')
  })
  it('S315 her antidote gone, the Witch is shown nobody, and still offered the poison', () => {
    const game = unled().play({ werewolves: 'i', witch: { heal: 'i', poison: null } }, 'dusk')
    game.play({ werewolves: 'j' }, 'witch')
    expect([game.game.pending?.about['attacked'], game.choices.includes('a')]).toEqual([null, true])
  })
  it('S309 a Hunter who dies of grief does not shoot', () => {
    const game = seat(`${S12}, M cupid`, { ruleset: 'face-to-face' })
    game.play({ cupid: ['g', 'i'], werewolves: 'i' }, 'discussion')
    expect([game.dead, game.log('shot')]).toEqual([['g', 'i'], []])
  })
  it('S311, S367 a shown Idiot speaks in his turn, and has no vote', () => {
    const game = unled().until('vote').votes('a>h b>h').until('idiot-reveal').answer(true).until('discussion')
    expect([game.dead, game.shown('h')]).toEqual([[], 'village-idiot'])
    expect(game.public.speech?.order).toContain('h')
    expect(game.until('vote').actors).not.toContain('h')
    expect(game.refuses({ ballots: { h: 'a' } })).toBe('no-vote')
  })
  it('an Idiot may keep his card hidden and leave (D35)', () => {
    const game = unled().until('vote').votes('a>h b>h').until('idiot-reveal').answer(false).until('dusk')
    expect([game.dead, game.shown('h')]).toEqual([['h'], null])
  })
  const GUARDED = `${S12.replace('I villager', 'I guard')}, M elder`
  const guarded = () => seat(GUARDED, { ruleset: 'face-to-face', houseRules: { sheriffElection: 'none' } })

  it('S313 guarded and healed: dead, and the antidote spent', () => {
    const game = guarded().play({ guard: 'k', werewolves: 'k', witch: { heal: 'k', poison: null } }, 'dusk')
    expect(game.dead).toEqual(['k'])
    expect(game.play({ werewolves: 'l' }, 'witch').refuses({ heal: 'l', poison: null })).toBe('potion-used')
  })
  it('the Guard may protect nobody, night after night (D20)', () => {
    const game = guarded().play({ guard: null }, 'dusk').until('guard')
    expect(game.answer(null).until('discussion').log('protect')).toHaveLength(2)
  })
  it('the Elder voted out: Hunter, Guard, Witch, Seer lose their powers, the Idiot keeps his (D33)', () => {
    const game = guarded().until('vote').votes('a>m b>m').until('dusk').pass()
    const asked: (string | null)[] = []
    for (; game.prompt !== 'dawn'; game.pass()) if (!game.game.pending?.say) asked.push(game.prompt)
    expect(asked).toEqual(['werewolves'])
    expect(game.until('vote').votes('a>h b>h').until('idiot-reveal').actors).toEqual(['h'])
  })
  it('S321 referee kill: out at once, and without a word (7.9)', () => {
    const game = unled().until('werewolves').send({ command: 'disqualify', player: 'k' })
    expect([game.dead, game.prompt]).toEqual([['k'], 'werewolves'])
  })
  it('S317, S319 first-kill protection: with thirteen also who was voted out first last game, and newcomers', () => {
    const lastGame = { firstVictim: 'k', firstVotedOut: 'l', newcomers: ['i'] }
    const hit = (seats: string, victim: string) =>
      seat(seats, { ruleset: 'face-to-face', houseRules: { firstKillProtection: true }, lastGame })
        .play({ werewolves: victim }, 'discussion')
        .dead.join('')
    const thirteen = `${S12}, M villager`
    expect([hit(thirteen, 'l'), hit(S12, 'l'), hit(S12, 'k'), hit(S12, 'i')]).toEqual(['', 'l', '', ''])
  })
})

describe('one side killed, and the wolves win (8, D1)', () => {
  it.each([
    [
      'four villagers and three wolves: a god',
      'D villager, E villager, F villager, G villager',
      'defg',
      true
    ],
    ['two villagers and three wolves: a commoner', 'D villager, E villager', 'de', false]
  ])('S337 Cupid by the board, %s', (_board, villagers, killed, wolvesWin) => {
    const seats = `A werewolf, B werewolf, C werewolf, ${villagers}, H seer, I cupid, J witch`
    const game = seat(seats, { ruleset: 'face-to-face', houseRules: { cupidCountsAs: 'byBoard' } })
    game.until('werewolves')
    for (const id of killed) game.correct({ kill: id })
    game.until(wolvesWin ? 'result' : 'vote')
    expect(game.winners?.camps ?? null).toEqual(wolvesWin ? ['werewolves'] : null)
  })
  it('S331 no plain villager left', () => {
    const game = unled().until('discussion')
    for (const id of 'ijk') game.correct({ kill: id })
    expect(game.winners).toBeNull()
    expect(game.correct({ kill: 'l' }).until('result').winners?.camps).toEqual(['werewolves'])
  })
  it('S333 a shown Idiot is one of the gods', () => {
    const game = unled().until('vote').votes('a>h b>h').until('idiot-reveal').answer(true).until('discussion')
    for (const id of 'efg') game.correct({ kill: id })
    expect(game.winners).toBeNull()
    expect(game.correct({ kill: 'h' }).until('result').winners?.camps).toEqual(['werewolves'])
  })
})
