/**
 * Every value of every switch of rulebook 9 that changes the play: one small game each, whose end shows
 * the difference. A value without a game fails; so does a switch that stands in no list.
 */
import { describe, expect, it } from 'vitest'
import { createGame } from './game'
import { HOUSE_RULES, type HouseRule, type HouseRules } from './house-rules'
import { moderatorView } from './moderator-view'
import { isRuleError } from './kernel/prompts'
import type { Json } from './kernel/state'
import { boardRoles } from './rulesets/boards'
import { seat, setupOf, type Options, type Table } from './testing/table'

type Rules = Partial<HouseRules>
type Answers = { readonly [prompt: string]: Json }

/** Wolves A and B, lovers C and D, one of each village card, the Piper, villagers as fill. */
const SEATS =
  'A werewolf, B werewolf, C villager, D villager, E guard, F elder, G witch, H seer, I hunter, J cupid, K villager, L villager, M village-idiot, N scapegoat, O piper'
const LINK = { cupid: ['c', 'd'], guard: 'l' }
const NO_ELECTION: Rules = { sheriffElection: 'none' }

const table = (rules: Rules, seats = SEATS, options: Options = {}) =>
  seat(seats, { ...options, houseRules: { ...NO_ELECTION, ...rules } })
/** The first morning, nothing having happened but this. */
const morning = (rules: Rules, night: Answers = {}, seats = SEATS, options: Options = {}) =>
  table(rules, seats, options).night(seats === SEATS ? { ...LINK, ...night } : night)
/** A refusal's code, or `ok`; the game stays as it was. */
function tried(game: Table, answer: Json): string {
  try {
    game.answer(answer)
  } catch {
    return game.refuses(answer)
  }
  game.undo()
  return 'ok'
}
/** A blast's refusal, or `ok`; the game stays as it was. */
function blast(game: Table, player: string): string {
  if (!moderatorView(game.game).selfDestructors.includes(player)) return game.refusesBlast(player)
  game.blowUp(player).undo()
  return 'ok'
}
function without(game: Table, players: string): Table {
  for (const player of players) {
    if (game.winners) break
    game.correct({ kill: player })
    while (game.prompt === 'grieves') game.pass()
  }
  return game
}
/** How many of these may die, one after the other, until the wolves have won. */
function lasts(rules: Rules, order: string, seats: string, night: Answers): number {
  const game = morning(rules, night, seats)
  let count = 0
  for (; !game.winners && count < order.length; count++) without(game, order[count] ?? '')
  return game.winners?.camps[0] === 'werewolves' ? count : -1
}
/** The steps of the coming night, in order. */
function steps(game: Table): string {
  const called: string[] = []
  for (game.until('night-falls').pass(); game.prompt !== 'dawn'; game.pass()) called.push(game.prompt ?? '')
  return called.join(' ')
}
/** What becomes of a tie between A and B, the Sheriff (L) having voted for one of them, or for neither. */
function tie(rules: Rules): Json {
  return ['l>a c>b d>b', 'l>k c>a d>a g>a e>b f>b h>b'].map((ballots) => {
    const game = without(morning(rules), 'n').sheriff('l').until('vote').votes(ballots)
    const dead = game.dead.filter((id) => id !== 'n')
    return [game.prompt, ...dead, ...(game.prompt === 'vote' ? game.actors : [])].join(' ')
  })
}

interface Case {
  /** A small game under the switch; what it returns tells its values apart. */
  readonly play: (rules: Rules) => Json
  readonly values: readonly (readonly [value: Json, result: Json])[]
}

const CASES: { readonly [R in HouseRule]?: Case } = {
  wolfWin: {
    play: (rules) =>
      ['cdefg', 'efgcd'].map((order) =>
        lasts(
          { cupidCamp: 'ownNoShare', ...rules },
          order,
          'A werewolf, B werewolf, C seer, D witch, E villager, F villager, G cupid',
          { cupid: ['a', 'b'] }
        )
      ),
    values: [
      ['killAll', [5, 5]],
      ['lastVillager', [4, 4]],
      ['killCommoners', [5, 3]],
      ['killSide', [2, 3]],
      ['killCity', [4, 5]],
      ['commonsOrBigHeads', [5, 3]]
    ]
  },
  seerResult: {
    play: (rules) => morning(rules, { seer: 'i' }).log('check')[0]?.result ?? null,
    values: [
      ['card', 'hunter'],
      ['wolfOrNot', 'not-wolf']
    ]
  },
  witchPotions: {
    play: (rules) =>
      ['', ', J villager'].map((tenth) => {
        const seats = `A werewolf, B werewolf, C villager, D villager, E witch, F seer, G villager, H villager, I villager${tenth}`
        const game = morning(rules, { werewolves: 'c', witch: { heal: 'c', poison: null } }, seats)
        return steps(game.until('dusk')).includes('witch') && game.log('no-potion').length > 0
      }),
    values: [
      ['oneEach', [true, true]],
      ['oneTotal', [false, false]],
      ['oneTotalUnder10', [false, true]]
    ]
  },
  witchBothSameNight: {
    play: (rules) =>
      tried(table(rules).play({ ...LINK, werewolves: 'k' }, 'witch'), { heal: 'k', poison: 'a' }),
    values: [
      [true, 'ok'],
      [false, 'one-potion-a-night']
    ]
  },
  witchSelfSave: {
    play(rules) {
      const heal = { heal: 'g', poison: null }
      const first = table(rules).play({ ...LINK, werewolves: 'g' }, 'witch')
      const second = morning(rules).until('dusk').play({ guard: 'k', werewolves: 'g' }, 'witch')
      const guardDead = without(morning(rules), 'e').until('dusk').play({ werewolves: 'g' }, 'witch')
      const guardless = SEATS.replace('E guard', 'E villager')
      const none = table(rules, guardless).play({ cupid: ['c', 'd'], werewolves: 'g' }, 'witch')
      return [first, second, guardDead, none].map((game) => tried(game, heal))
    },
    values: [
      ['always', ['ok', 'ok', 'ok', 'ok']],
      ['never', ['self-save', 'self-save', 'self-save', 'self-save']],
      ['firstNight', ['ok', 'self-save', 'self-save', 'ok']],
      ['notIfGuardInGame', ['self-save', 'self-save', 'self-save', 'ok']],
      ['notWhileGuardAlive', ['self-save', 'self-save', 'ok', 'ok']]
    ]
  },
  witchSelfPoison: {
    play: (rules) => tried(table(rules).play(LINK, 'witch'), { heal: null, poison: 'g' }),
    values: [
      [true, 'ok'],
      [false, 'self-poison']
    ]
  },
  witchSeesVictim: {
    play(rules) {
      const game = morning(rules, { werewolves: 'k', witch: { heal: 'k', poison: null } }).until('dusk')
      return game.play({ guard: 'e', werewolves: 'c' }, 'witch').game.pending?.about['attacked'] ?? null
    },
    values: [
      ['always', ['c']],
      ['untilHealUsed', null]
    ]
  },
  witchCamp: {
    play(rules) {
      const game = without(morning(rules), 'ab')
      const camp = game.summary.players.find(({ id }) => id === 'g')?.camp
      return [camp ?? null, game.winners?.players.includes('g') ?? null]
    },
    values: [
      ['village', ['village', true]],
      ['sharesVillageWin', ['third-party', true]]
    ]
  },
  hunterShoots: {
    play(rules) {
      const nights: Answers[] = [
        { werewolves: 'i' },
        { witch: { heal: null, poison: 'i' } },
        { cupid: ['c', 'i'], werewolves: 'c' }
      ]
      return nights.map((night) => morning(rules, night).log('shot').length)
    },
    values: [
      ['wolvesOrVote', [1, 0, 0]],
      ['notPoison', [1, 0, 1]],
      ['anyDeath', [1, 1, 1]]
    ]
  },
  hunterShotOptional: {
    play(rules) {
      const game = table(rules)
        .play({ ...LINK, werewolves: 'i' }, 'deaths')
        .pass()
      const { prompt } = game
      if (prompt === 'hunter.flip') game.answer(true)
      return [prompt, tried(game, null)]
    },
    values: [
      [true, ['hunter', 'ok']],
      [false, ['hunter.flip', 'must-choose']]
    ]
  },
  cupidCamp: {
    play: (rules) =>
      [
        ['k', 'l'],
        ['a', 'k'],
        ['a', 'b']
      ].map(
        (cupid) =>
          morning(rules, { cupid, guard: 'e' }).summary.players.find(({ id }) => id === 'j')?.camp ?? null
      ),
    values: [
      ['village', ['village', 'village', 'village']],
      ['ownNoShare', ['third-party', 'third-party', 'third-party']],
      ['thirdIfMixed', ['village', 'lovers', 'village']],
      ['couple', ['village', 'lovers', 'werewolves']],
      ['byBoard', ['village', 'lovers', 'werewolves']],
      ['online', ['village', 'village', 'werewolves']]
    ]
  },
  cupidDecline: {
    play(rules) {
      const game = table(rules).until('cupid')
      if (tried(game, null) !== 'ok') return 'must'
      return game.answer(null).play({ guard: 'l' }, 'discussion').log('link').length
    },
    values: [
      ['no', 'must'],
      ['yes', 1],
      ['randomAtDawn', 2]
    ]
  },
  cupidCountsAs: {
    play: (rules) =>
      ['C villager', 'C werewolf'].map((third) =>
        lasts(
          { wolfWin: 'killCommoners', ...rules },
          'cdefg',
          `A werewolf, B werewolf, ${third}, D villager, E villager, F cupid, G seer`,
          { cupid: ['a', 'b'] }
        )
      ),
    values: [
      ['commoner', [4, 4]],
      ['god', [3, 3]],
      ['byBoard', [3, 4]]
    ]
  },
  mixedLovers: {
    play: (rules) =>
      without(morning(rules, { cupid: ['a', 'c'] }), 'bdefghijklmno').winners?.camps[0] ?? null,
    values: [
      ['ownGoal', 'lovers'],
      ['wolfTeam', 'werewolves']
    ]
  },
  guardLittleGirl: {
    play(rules) {
      const game = table(rules, 'A werewolf, B seer, C little-girl, D guard, E villager').until('guard')
      return tried(game, 'c') === 'ok' ? game.answer('c').night({ werewolves: 'c' }).dead : 'refused'
    },
    values: [
      ['noEffect', ['c']],
      ['forbidden', 'refused']
    ]
  },
  guardRepeat: {
    play(rules) {
      const game = morning(rules).until('dusk').until('guard')
      return tried(game, 'l') === 'ok' ? game.answer('l').until('discussion').dead : 'refused'
    },
    values: [
      ['forbidden', 'refused'],
      ['fatal', ['l']]
    ]
  },
  guardEmpty: {
    play(rules) {
      const game = table(rules).play({ cupid: ['c', 'd'] }, 'guard')
      if (tried(game, null) !== 'ok') return 0
      return tried(game.answer(null).until('dusk').until('guard'), null) === 'ok' ? 2 : 1
    },
    values: [
      ['mustName', 0],
      ['allowed', 2],
      ['notTwice', 1]
    ]
  },
  guardHealClash: {
    play: (rules) => morning(rules, { werewolves: 'l', witch: { heal: 'l', poison: null } }).dead,
    values: [
      ['survives', []],
      ['dies', ['l']]
    ]
  },
  nightOrder: {
    play: (rules) => steps(morning(rules).until('dusk')),
    values: [
      ['newMoon8', 'guard seer werewolves witch piper charmed'],
      ['firstGen7', 'guard seer werewolves witch piper charmed'],
      ['base', 'guard seer werewolves witch piper charmed'],
      ['guardLast', 'seer werewolves witch guard piper charmed'],
      ['faceA', 'guard werewolves witch seer piper charmed'],
      ['face12', 'guard werewolves witch seer piper charmed'],
      ['three', 'guard werewolves witch seer piper charmed'],
      ['table', 'werewolves witch seer guard piper charmed'],
      ['match', 'guard seer werewolves witch piper charmed']
    ]
  },
  tiePrecedence: {
    play: (rules) => morning(rules).sheriff('l').until('vote').votes('l>a c>b d>b').until('dusk').dead,
    values: [
      ['scapegoat', ['n']],
      ['sheriff', ['a']]
    ]
  },
  tieRule: {
    play: tie,
    values: [
      ['sheriffVote', ['execution a', 'execution']],
      ['nobody', ['execution', 'execution']],
      ['sheriffPicks', ['sheriff-tie-break', 'sheriff-tie-break']],
      ['sheriffElseRevote', ['execution a', 'vote a b c d e f g h i j k l m o']],
      ['revoteUntilOut', ['vote a b c d e f g h i j k l m o', 'vote a b c d e f g h i j k l m o']],
      ['revoteOnce', ['vote a b c d e f g h i j k l m o', 'vote a b c d e f g h i j k l m o']],
      ['pk', ['vote c d e f g h i j k l m o', 'vote c d e f g h i j k l m o']],
      ['angryMob', ['vote c d e f g h i j k l m o', 'vote c d e f g h i j k l m o']]
    ]
  },
  voteMode: {
    play(rules) {
      const game = morning(rules, { werewolves: 'k' }).until('vote')
      const [first = null] = game.actors
      const candidates = game.public.vote?.candidates ?? []
      return [
        first,
        candidates[0] ?? null,
        game.votes('a>c b>c d>e').facts('vote').at(-1)?.ballots === null,
        game.prompt
      ]
    },
    values: [
      ['simultaneous', ['a', 'a', false, 'execution']],
      ['perCandidate', ['a', 'l', false, 'execution']],
      ['angryMob', ['l', 'a', false, 'vote']],
      ['secret', ['a', 'a', true, 'execution']]
    ]
  },
  abstainAllowed: {
    play: (rules) => tried(morning(rules).until('vote'), { ballots: {} }),
    values: [
      [true, 'ok'],
      [false, 'must-choose']
    ]
  },
  sheriffElection: {
    play(rules) {
      const game = table(rules).play(LINK, 'dawn').pass()
      return game.prompt
    },
    values: [
      ['open', 'sheriff-election'],
      ['candidacy', 'sheriff-election.stand'],
      ['none', 'deaths']
    ]
  },
  sheriffTiming: {
    play(rules) {
      const game = table({ sheriffElection: 'open', ...rules })
      for (const [prompt, answer] of Object.entries(LINK)) {
        if (game.prompt === 'sheriff-election') break
        game.until(prompt).answer(answer)
      }
      game.until('sheriff-election')
      return [game.summary.phase, game.facts('death').length]
    },
    values: [
      ['day1BeforeDeaths', ['dawn', 0]],
      ['preGame', ['night', 0]],
      ['day1AfterSpeeches', ['day', 1]]
    ]
  },
  sheriffTie: {
    play: (rules) =>
      table({ sheriffElection: 'open', ...rules })
        .play(LINK, 'sheriff-election')
        .votes('a>k b>l').prompt,
    values: [
      ['reRunOnce', 'sheriff-election'],
      ['none', 'elected']
    ]
  },
  sheriffWeight: {
    play: (rules) => morning(rules).sheriff('l').until('vote').votes('l>a').public.vote?.totals ?? null,
    values: [
      [2, { a: 2 }],
      [1.5, { a: 1.5 }]
    ]
  },
  sheriffSuccession: {
    play: (rules) =>
      tried(morning(rules).sheriff('l').until('vote').votes('a>l').until('sheriff-successor'), null),
    values: [
      ['must', 'must-choose'],
      ['may', 'ok']
    ]
  },
  elderHealed: {
    play(rules) {
      const game = morning(rules, { werewolves: 'f', witch: { heal: 'f', poison: null } }).until('dusk')
      return game.night({ guard: 'k', werewolves: 'f' }).dead
    },
    values: [
      ['oneLeft', ['f']],
      ['keepsTwo', []]
    ]
  },
  elderPenalty: {
    play(rules) {
      const game = morning(rules).day('a>f').night({}).until('vote').votes('a>m').until('dusk')
      return game.dead
    },
    values: [
      ['allVillage', ['f', 'm']],
      ['listFour', ['f']]
    ]
  },
  elderKillsIdiot: {
    play: (rules) => morning(rules).day('a>m').night({}).day('a>f').dead,
    values: [
      [true, ['f', 'm']],
      [false, ['f']]
    ]
  },
  idiotTrigger: {
    play: (rules) => morning(rules).day('a>m b>k c>k').facts('role-shown').length,
    values: [
      ['voteOut', 0],
      ['anyVote', 1]
    ]
  },
  idiotReveal: {
    play: (rules) => morning(rules).until('vote').votes('a>m').prompt,
    values: [
      ['automatic', 'execution'],
      ['optional', 'idiot-reveal']
    ]
  },
  idiotSecondVote: {
    play: (rules) => morning(rules).day('a>m').night({}).day('a>m').dead,
    values: [
      ['dies', ['m']],
      ['immune', []]
    ]
  },
  reveal: {
    play(rules) {
      const game = morning(rules, { werewolves: 'k' }).day('a>c')
      return ['k', 'c', 'd'].map((id) => game.shown(id))
    },
    values: [
      ['all', ['villager', 'villager', 'villager']],
      ['votedOnly', [null, 'villager', null]],
      ['none', [null, null, null]]
    ]
  },
  lastWords: {
    // Two die in night 1, one of poison; two in night 2, one shot; one in night 3; each day one is executed.
    play(rules) {
      const game = table({ cupidDecline: 'yes', ...rules })
      const words: string[] = []
      const rounds: Answers[] = [
        { werewolves: 'k', witch: { heal: null, poison: 'l' }, vote: { result: 'c' } },
        { werewolves: 'i', hunter: 'd', vote: { result: 'j' } },
        { werewolves: 'h', vote: { result: 'e' } }
      ]
      for (const answers of rounds) {
        while (game.prompt !== 'dusk') {
          if (game.prompt === 'last-words') words.push(...game.actors)
          const answer = answers[game.prompt ?? '']
          if (answer === undefined || game.game.pending?.say) game.pass()
          else game.answer(answer)
        }
        game.pass()
      }
      return words.join('')
    },
    values: [
      ['none', ''],
      ['firstN', 'k'],
      ['faceTable', 'klcje'],
      ['wolfCount', 'kl'],
      ['firstTwoNights', 'klcidje'],
      ['firstRound', 'kc'],
      ['every', 'klcidjhe']
    ]
  },
  lastWordsN: {
    play: (rules) =>
      morning({ lastWords: 'firstN', ...rules }, { werewolves: 'k', witch: { heal: null, poison: 'e' } })
        .day('a>b f>b')
        .facts('last-words').length,
    values: [
      [1, 1],
      [2, 2],
      [3, 3]
    ]
  },
  eventDays: {
    play(rules) {
      const game = morning(rules, {}, SEATS, { deck: ['burial', 'touch-of-death'] }).until('dusk')
      return game.night({ guard: 'k' }).facts('draw').length
    },
    values: [
      ['every', 2],
      ['odd', 1],
      ['off', 0]
    ]
  },
  eventDrawer: {
    play: (rules) => [
      ...table(rules, SEATS, { deck: ['burial'] }).play({ ...LINK, werewolves: 'k' }, 'event').actors
    ],
    values: [
      ['lastDead', ['k']],
      ['moderator', []]
    ]
  },
  callAbsent: {
    play: (rules) =>
      (['all', 'none'] as const).map((reveal) =>
        steps(without(morning({ reveal, ...rules }), 'h').until('dusk')).includes('seer')
      ),
    values: [
      ['always', [true, true]],
      ['untilDead', [false, true]],
      ['skip', [false, false]]
    ]
  },
  thiefChoice: {
    play(rules) {
      const seats = 'A thief, B werewolf, C seer, D villager, E villager'
      const game = table(rules, seats, { thiefCards: ['werewolf', 'villager'] }).until('thief')
      return [...game.choices]
    },
    values: [
      ['free', ['werewolf', 'villager', 'keep']],
      ['mustTake', ['werewolf']]
    ]
  },
  thiefExtra: {
    play: (rules) =>
      [
        ['hunter', 'witch'],
        ['hunter', 'villager']
      ].map((thiefCards) => {
        const setup = setupOf('A thief, B werewolf, C seer, D villager', { thiefCards, houseRules: rules })
        const game = createGame(setup)
        return isRuleError(game) ? game.code : 'ok'
      }),
    values: [
      ['villagers', ['thief-extra-villagers', 'ok']],
      ['any', ['ok', 'ok']]
    ]
  },
  wolfSplit: {
    play: (rules) => tried(table(rules).play(LINK, 'werewolves'), 'split'),
    values: [
      ['noKill', 'ok'],
      ['insist', 'no-such-choice']
    ]
  },
  wolfMayHitWolf: {
    play: (rules) => tried(table(rules).play(LINK, 'werewolves'), 'a'),
    values: [
      [true, 'ok'],
      [false, 'pack-cannot']
    ]
  },
  wolfMayAbstain: {
    play: (rules) => tried(table(rules).play(LINK, 'werewolves'), null),
    values: [
      [true, 'ok'],
      [false, 'must-choose']
    ]
  },
  wolvesStarve: {
    play: (rules) => table(rules).play(LINK, 'werewolves').answer(null).prompt,
    values: [
      [false, 'witch'],
      [true, 'werewolves.awake']
    ]
  },
  firstKillProtection: {
    play: (rules) => morning(rules, { werewolves: 'k' }, SEATS, { lastGame: { firstVictim: 'k' } }).dead,
    values: [
      [false, ['k']],
      [true, []]
    ]
  },
  parity: {
    play(rules) {
      const game = morning(rules, {}, 'A werewolf, B werewolf, C seer, D villager, E villager')
      if (without(game, 'e').winners) return 'at once'
      return game.until('vote').votes('').until('dusk', 'result').winners ? 'at dusk' : 'goes on'
    },
    values: [
      ['off', 'goes on'],
      ['dusk', 'at dusk'],
      ['equal', 'at once']
    ]
  },
  selfDestruct: {
    play: (rules) => blast(morning(rules), 'a'),
    values: [
      [false, 'no-self-destruct'],
      [true, 'ok']
    ]
  },
  selfDestructFrom: {
    play: (rules) =>
      ['dawn', 'deaths'].map((moment) =>
        blast(table({ selfDestruct: true, ...rules }).play(LINK, moment), 'a')
      ),
    values: [
      ['dawn', ['ok', 'ok']],
      ['announcement', ['deaths-not-announced', 'ok']]
    ]
  },
  selfDestructLastWords: {
    play: (rules) =>
      morning({ selfDestruct: true, ...rules })
        .blowUp('a')
        .pass().prompt,
    values: [
      [true, 'last-words'],
      [false, 'night-falls']
    ]
  },
  poisonedSelfDestruct: {
    play: (rules) =>
      table({ selfDestruct: true, sheriffElection: 'open', ...rules })
        .play({ ...LINK, witch: { heal: null, poison: 'a' } }, 'sheriff-election')
        .blowUp('a')
        .until('discussion', 'night-falls')
        .player('a').death?.cause ?? null,
    values: [
      ['void', 'poison'],
      ['swallowsPoison', 'self-destruct']
    ]
  },
  badgeSwallow: {
    play: (rules) =>
      [SEATS, 'A werewolf, B werewolf, C seer, D villager, E villager'].map((seats) => {
        const game = table({ selfDestruct: true, sheriffElection: 'open', ...rules }, seats)
        return game.until('sheriff-election').blowUp('a').public.selfDestruct?.badge ?? null
      }),
    values: [
      ['bySize', ['later', 'lost']],
      ['once', ['lost', 'lost']],
      ['twice', ['later', 'later']]
    ]
  },
  speechOrder: {
    play: (rules) =>
      morning(rules, { werewolves: 'k' })
        .sheriff('h')
        .until('dusk')
        .until('discussion')
        .public.speech?.order.join('') ?? null,
    values: [
      ['free', null],
      ['clockwiseFromVictim', 'lmnoabcdefghij'],
      ['sheriffSides', 'gfedcbaonmljih']
    ]
  },
  speechRounds: {
    play: (rules) =>
      [1, 2].map((day) => {
        const game = morning({ speechOrder: 'clockwiseFromVictim', ...rules })
        if (day === 2) game.until('dusk').until('discussion')
        return game.public.speech?.order.length ?? null
      }),
    values: [
      ['one', [15, 15]],
      ['twoOnDay1', [30, 15]]
    ]
  },
  wakeHunterIdiot: {
    play: (rules) => steps(morning(rules).until('dusk')),
    values: [
      [false, 'guard seer werewolves witch piper charmed'],
      [true, 'guard seer werewolves witch piper charmed wake-hunter wake-village-idiot']
    ]
  },
  board: {
    play: ({ board = 't002c' }) =>
      [9, 12, 13, 18].map((players) => boardRoles(board, players)?.['werewolf'] ?? null),
    values: [
      ['t002c', [2, 3, 3, 4]],
      ['tP12', [3, 5, 5, null]],
      ['s9', [3, null, null, null]],
      ['s12', [null, 4, null, null]],
      ['custom', [null, null, null, null]]
    ]
  }
}

/** Told to the host and entered by him; the engine plays alike (src/renderer/console/play/moderator-aids.test.ts). */
const WORDS_ONLY: readonly HouseRule[] = [
  'seerGesture',
  'loversLearn',
  'littleGirlCaught',
  'idiotInterject',
  'deadEyes'
]
/** Rows of the event cards, tested beside them, and of what only the other presets play. */
const ELSEWHERE = (row: number) => row === 42 || (row >= 50 && ![70, 72, 73, 74, 75, 76].includes(row))

describe('every value of every switch (rulebook 9)', () => {
  const games = Object.entries(CASES).flatMap(([rule, { play, values }]) =>
    values.map(([value, result]) => ({
      title: `${HOUSE_RULES[rule as HouseRule].row} ${rule} ${String(value)}`,
      result,
      play: () => play({ [rule]: value })
    }))
  )
  it.each(games)('$title', ({ play, result }) => {
    expect(play()).toEqual(result)
  })

  it.each(Object.entries(HOUSE_RULES))('%s: no value is left out', (rule, { row, values }) => {
    const played = CASES[rule as HouseRule]?.values.map(([value]) => value)
    if (played) expect(played).toEqual([...values])
    else expect(WORDS_ONLY.includes(rule as HouseRule) || ELSEWHERE(Number(row.slice(1)))).toBe(true)
  })
})
