import { describe, expect, it } from 'vitest'
import type { HouseRules } from './house-rules'
import type { Json } from './kernel/state'
import { seat, type Options, type Table } from './testing/table'

const SEATS = 'A werewolf, B werewolf, C villager, D villager, E seer'
const table = (more: string, houseRules: Partial<HouseRules> = {}, options: Options = {}) =>
  seat(`${SEATS}, ${more}`, { houseRules: { sheriffElection: 'none', ...houseRules }, ...options })

type Row = [key: string, by: string | null, kind: string, min: number, max: number]

interface Asked {
  readonly prompt: string
  readonly actors: readonly string[]
  readonly shape: string
  readonly fields: readonly Row[]
  readonly about: { readonly [name: string]: Json }
}

/** What a prompt asks, without its choices. */
function shape({ game: { pending } }: Table) {
  return {
    prompt: pending?.prompt,
    actors: pending?.actors,
    shape: pending?.shape,
    fields: pending?.fields.map(({ key, by, kind, min, max }): Row => [key, by, kind, min, max]),
    about: pending?.about
  }
}

const asks = (prompt: string, actors: string[], fields: Row[], about: { [name: string]: Json } = {}) => ({
  prompt,
  actors,
  shape: 'single',
  fields,
  about
})
const says = (prompt: string, actors: string[], about: { [name: string]: Json } = {}) => ({
  prompt,
  actors,
  shape: 'none',
  fields: [],
  about
})

/** Rows for a table of tests, by the name of the prompt. */
const named = (rows: readonly [() => Table, Asked][]) =>
  rows.map(([play, expected]) => [expected.prompt, play, expected] as const)

const tiedBySheriff = () =>
  table('F guard')
    .sheriff('c')
    .until('vote')
    .answer({ tied: ['a', 'b'] })

describe('what is asked, and of whom', () => {
  it.each(
    named([
      [() => table('F cupid').until('cupid'), asks('cupid', ['f'], [['lovers', 'f', 'players', 2, 2]])],
      [
        () => table('F cupid', { cupidDecline: 'randomAtDawn' }).play({ cupid: null }, 'cupid.partner'),
        asks('cupid.partner', [], [['partner', null, 'player', 1, 1]], { player: 'f' })
      ],
      [() => table('F guard').until('guard'), asks('guard', ['f'], [['target', 'f', 'player', 1, 1]])],
      [
        () => table('F guard', { guardEmpty: 'allowed' }).until('guard'),
        asks('guard', ['f'], [['target', 'f', 'player', 0, 1]])
      ],
      [() => table('F guard').until('seer'), asks('seer', ['e'], [['target', 'e', 'player', 0, 1]])],
      [
        () => table('F guard').until('werewolves'),
        asks('werewolves', ['a', 'b'], [['victim', null, 'player', 0, 1]])
      ],
      [
        () => table('F guard', { wolfMayAbstain: false }).until('werewolves'),
        asks('werewolves', ['a', 'b'], [['victim', null, 'player', 1, 1]])
      ],
      [
        () => table('F guard', { wolvesStarve: true }).play({ werewolves: null }, 'werewolves.awake'),
        asks('werewolves.awake', [], [['awake', null, 'option', 1, 1]])
      ],
      [
        () => table('F little-girl').play({ werewolves: 'c' }, 'little-girl'),
        asks('little-girl', ['f'], [['caught', null, 'option', 1, 1]])
      ],
      [
        () => table('F witch').play({ werewolves: 'c' }, 'witch'),
        {
          prompt: 'witch',
          actors: ['f'],
          shape: 'record',
          fields: [
            ['heal', 'f', 'player', 0, 1],
            ['poison', 'f', 'player', 0, 1]
          ],
          about: { attacked: ['c'], heal: 1, poison: 1 }
        }
      ],
      [() => table('F piper').until('piper'), asks('piper', ['f'], [['charmed', 'f', 'players', 2, 2]])],
      [
        () => table('F thief', {}, { thiefCards: ['guard', 'villager'] }).until('thief'),
        asks('thief', ['f'], [['card', 'f', 'role', 1, 1]])
      ],
      [
        () => table('F hunter').play({ werewolves: 'f' }, 'hunter'),
        asks('hunter', ['f'], [['target', 'f', 'player', 0, 1]])
      ],
      [
        () => table('F hunter', { hunterShotOptional: false }).play({ werewolves: 'f' }, 'hunter.flip'),
        asks('hunter.flip', ['f'], [['flip', 'f', 'option', 1, 1]])
      ],
      [
        () =>
          table('F hunter', { hunterShotOptional: false }).play(
            { werewolves: 'f', 'hunter.flip': true },
            'hunter'
          ),
        asks('hunter', ['f'], [['target', 'f', 'player', 1, 1]])
      ],
      [
        () => table('F village-idiot', { idiotReveal: 'optional' }).until('vote').votes('a>f'),
        asks('idiot-reveal', ['f'], [['reveal', 'f', 'option', 1, 1]])
      ],
      [
        () => table('F scapegoat').until('vote').votes('a>c b>d').until('scapegoat'),
        asks('scapegoat', ['f'], [['voters', 'f', 'players', 1, 5]])
      ],
      [
        () => table('F guard', {}, { deck: 'table' }).until('event'),
        asks('event', [], [['card', null, 'option', 1, 1]])
      ],
      [
        () => table('F guard', { sheriffElection: 'candidacy' }).until('sheriff-election.stand'),
        asks('sheriff-election.stand', ['a', 'b', 'c', 'd', 'e', 'f'], [['standing', null, 'players', 0, 6]])
      ],
      [
        () =>
          table('F guard', { sheriffElection: 'candidacy' })
            .until('sheriff-election.stand')
            .answer(['c', 'd']),
        asks('sheriff-election.withdraw', ['c', 'd'], [['withdrawn', null, 'players', 0, 2]])
      ],
      [
        () => table('F guard').sheriff('c').play({ werewolves: 'c' }, 'sheriff-successor'),
        asks('sheriff-successor', ['c'], [['successor', 'c', 'player', 1, 1]])
      ],
      [
        () =>
          table('F guard', { sheriffSuccession: 'may' })
            .sheriff('c')
            .play({ werewolves: 'c' }, 'sheriff-successor'),
        asks('sheriff-successor', ['c'], [['successor', 'c', 'player', 0, 1]])
      ],
      [
        tiedBySheriff,
        asks('sheriff-tie-break', ['c'], [['condemned', 'c', 'player', 0, 1]], { phase: 'vote' })
      ],
      [
        () => table('F guard', { tieRule: 'angryMob' }).until('vote').votes('a>c b>d').votes('a>c b>d'),
        asks('vote.lot', [], [['lot', null, 'player', 0, 1]])
      ]
    ])
  )('%s', (_prompt, play, expected) => {
    expect(shape(play())).toEqual(expected)
  })
})

describe('what is read aloud, and who is meant', () => {
  it.each(
    named([
      [() => table('F cupid').play({ cupid: ['c', 'f'] }, 'lovers'), says('lovers', ['c', 'f'])],
      [() => table('F piper').play({ piper: ['c', 'd'] }, 'charmed'), says('charmed', ['c', 'd'])],
      [
        () => table('F hunter').play({ werewolves: 'f', hunter: 'c' }, 'shot'),
        says('shot', [], { by: 'f', target: 'c' })
      ],
      [
        () => table('F cupid').play({ cupid: ['c', 'd'], werewolves: 'c' }, 'grieves'),
        says('grieves', [], { player: 'd' })
      ],
      [
        () => table('F guard').play({ werewolves: 'c' }, 'deaths'),
        says('deaths', [], { players: ['c'], roles: ['villager'] })
      ],
      [() => table('F guard').play({}, 'deaths'), says('deaths', [], { players: [], roles: [] })],
      [
        () => table('F guard').until('vote').votes('a>c'),
        says('execution', [], { players: ['c'], roles: ['villager'], condemned: ['c'] })
      ],
      [
        () => table('F village-idiot').night({ werewolves: 'c' }).until('vote').votes('a>f'),
        says('execution', [], { players: [], roles: [], condemned: ['f'] })
      ],
      [
        () => table('F guard').until('vote').votes(''),
        says('execution', [], { players: [], roles: [], condemned: [] })
      ],
      [
        () => table('F guard', { sheriffElection: 'open' }).play({ 'sheriff-election': 'c' }, 'elected'),
        says('elected', [], { player: 'c' })
      ],
      [
        () => table('F guard', { sheriffElection: 'open' }).play({ 'sheriff-election': null }, 'elected'),
        says('elected', [], { player: null })
      ],
      [
        () => table('F guard', { lastWords: 'every' }).play({ werewolves: 'c' }, 'last-words'),
        says('last-words', ['c'])
      ],
      [() => table('F guard', {}, { deck: ['burial'] }).until('event'), says('event', [], { card: 'burial' })]
    ])
  )('%s', (_prompt, play, expected) => {
    expect(shape(play())).toEqual(expected)
  })
})
