import { describe, expect, it } from 'vitest'
import type { HouseRules } from './house-rules'
import { seat, type Options, type Table } from './testing/table'

const SEATS = 'A werewolf, B werewolf, C villager, D villager, E seer'
const table = (more: string, houseRules: Partial<HouseRules> = {}, options: Options = {}) =>
  seat(`${SEATS}, ${more}`, { houseRules: { sheriffElection: 'none', ...houseRules }, ...options })

const why = (module: string, section: string) => ({ module, section })

describe('the moderator’s history says who did what to whom, and by which section', () => {
  it.each<[string, () => Table, object]>([
    [
      'link',
      () => table('F cupid').play({ cupid: ['c', 'd'] }, 'dawn'),
      { by: ['f'], on: ['c', 'd'], result: null, why: why('cupid', '4.7') }
    ],
    [
      'link',
      () => table('F cupid', { cupidDecline: 'yes' }).play({ cupid: null }, 'dawn'),
      { by: ['f'], on: [], why: why('cupid', '9 D13') }
    ],
    [
      'link',
      () =>
        table('F cupid', { cupidDecline: 'randomAtDawn' }).play({ cupid: null }, 'cupid.partner').answer('c'),
      { by: [], on: ['f', 'c'], why: why('cupid', '4.7') }
    ],
    [
      'take',
      () => table('F thief', {}, { thiefCards: ['guard', 'villager'] }).play({ thief: 'guard' }, 'dawn'),
      { by: ['f'], result: 'guard', why: why('thief', '4.6') }
    ],
    [
      'protect',
      () => table('F guard').play({ guard: 'c' }, 'dawn'),
      { by: ['f'], on: ['c'], why: why('guard', '4.14') }
    ],
    [
      'protect',
      () => table('F guard', { guardEmpty: 'allowed' }).play({ guard: null }, 'dawn'),
      { by: ['f'], on: [], why: why('guard', '4.14') }
    ],
    [
      'check',
      () => table('F guard').play({ seer: 'a' }, 'dawn'),
      { by: ['e'], on: ['a'], result: 'werewolf', why: why('seer', '4.3') }
    ],
    [
      'check',
      () => table('F guard').play({ seer: null }, 'dawn'),
      { by: ['e'], on: [], result: null, why: why('seer', '4.3') }
    ],
    [
      'wolves',
      () => table('F guard').play({ werewolves: 'c' }, 'dawn'),
      { by: ['a', 'b'], on: ['c'], result: null, why: why('werewolf', '4.1') }
    ],
    [
      'wolves',
      () => table('F guard').play({ werewolves: null }, 'dawn'),
      { by: ['a', 'b'], on: [], result: null, why: why('werewolf', '4.1') }
    ],
    [
      'wolves',
      () => table('F guard').play({ werewolves: 'split' }, 'dawn'),
      { by: ['a', 'b'], on: [], result: 'split', why: why('werewolf', '4.1') }
    ],
    [
      'caught',
      () => table('F little-girl').play({ werewolves: 'c', 'little-girl': true }, 'dawn'),
      { by: ['a', 'b'], on: ['f'], why: why('little-girl', '4.9') }
    ],
    [
      'heal',
      () => table('F witch').play({ werewolves: 'c', witch: { heal: 'c', poison: null } }, 'dawn'),
      { by: ['f'], on: ['c'], why: why('witch', '4.5') }
    ],
    [
      'poison',
      () => table('F witch').play({ witch: { heal: null, poison: 'd' } }, 'dawn'),
      { by: ['f'], on: ['d'], why: why('witch', '4.5') }
    ],
    [
      'no-potion',
      () => table('F witch').play({ witch: { heal: null, poison: null } }, 'dawn'),
      { by: ['f'], on: [], why: why('witch', '4.5') }
    ],
    [
      'charm',
      () => table('F piper').play({ piper: ['c', 'd'] }, 'dawn'),
      { by: ['f'], on: ['c', 'd'], why: why('piper', '4.15') }
    ],
    [
      'grief',
      () => table('F cupid').night({ cupid: ['c', 'd'], werewolves: 'c' }),
      { by: ['c'], on: ['d'], why: why('lovers', '4.8') }
    ],
    [
      'shot',
      () => table('F hunter').night({ werewolves: 'f', hunter: 'c' }),
      { by: ['f'], on: ['c'], why: why('hunter', '4.4') }
    ],
    [
      'shot',
      () => table('F hunter').night({ werewolves: 'f', hunter: null }),
      { by: ['f'], on: [], why: why('hunter', '4.4') }
    ],
    [
      'flip',
      () =>
        table('F hunter', { hunterShotOptional: false }).play(
          { werewolves: 'f', 'hunter.flip': true },
          'hunter'
        ),
      { on: ['f'], why: why('hunter', '9 D11') }
    ],
    [
      'shot',
      () => table('F hunter', { hunterShotOptional: false }).night({ werewolves: 'f', 'hunter.flip': false }),
      { by: ['f'], on: [], why: why('hunter', '9 D11') }
    ],
    ['powers-lost', () => table('F elder').day('a>f'), { on: ['f'], why: why('elder', '4.12') }],
    [
      'role-shown',
      () => table('F village-idiot').day('a>f'),
      { on: ['f'], result: 'village-idiot', why: why('village-idiot', '4.11') }
    ],
    [
      'voters',
      () => table('F scapegoat').day('a>c b>d', { scapegoat: ['c'] }),
      { by: ['f'], on: ['c'], why: why('scapegoat', '4.13') }
    ],
    [
      'vote',
      () => table('F guard').until('vote').votes('a>c b>c c>d'),
      {
        on: ['c'],
        result: { ballots: { a: 'c', b: 'c', c: 'd', d: null, e: null, f: null }, totals: { c: 4, d: 2 } },
        why: why('vote', '3.7')
      }
    ],
    [
      'vote',
      () =>
        table('F guard')
          .until('vote')
          .answer({ tied: ['c', 'd'] }),
      { on: ['c', 'd'], result: null, why: why('vote', '3.7') }
    ],
    [
      'verdict',
      () => table('F guard').day('a>c'),
      { on: ['c'], result: 'executed', why: why('vote', '3.9') }
    ],
    ['verdict', () => table('F guard').day(''), { on: [], result: 'nobody', why: why('vote', '3.9') }],
    [
      'verdict',
      () => table('F village-idiot').day('a>f'),
      { on: ['f'], result: 'saved', why: why('vote', '3.9') }
    ],
    ['card', () => table('F guard', {}, { deck: ['burial'] }).night(), { result: 'burial', why: null }],
    [
      'card',
      () => table('F guard', {}, { deck: ['influences'] }).night(),
      { result: 'influences', why: why('void', '9 D66') }
    ],
    [
      'away',
      () =>
        seat('A werewolf female, B seer male, C villager male, D villager female', {
          deck: ['gone-hunting']
        }).night(),
      { on: ['b', 'c'], result: 'gone-hunting', why: why('gone-hunting', '5.1') }
    ],
    [
      'elected',
      () => table('F guard', { sheriffElection: 'open' }).play({ 'sheriff-election': 'c' }, 'elected'),
      { on: ['c'], why: why('sheriff', '4.10') }
    ],
    [
      'elected',
      () => table('F guard', { sheriffElection: 'open' }).play({ 'sheriff-election': null }, 'elected'),
      { on: [], why: why('sheriff', '4.10') }
    ],
    [
      'successor',
      () => table('F guard').sheriff('c').night({ werewolves: 'c', 'sheriff-successor': 'd' }),
      { on: ['d'], why: why('sheriff', '4.10') }
    ],
    [
      'averted',
      () =>
        seat('A werewolf 40, B werewolf 35, C villager 19, D seer 30, E witch 50, F villager 45', {
          deck: ['little-rascal']
        })
          .until('dusk')
          .night({ witch: { heal: null, poison: 'c' } }),
      { on: ['c'], result: 'poison', why: why('little-rascal', '5') }
    ],
    [
      'over',
      () => table('F guard').correct({ kill: 'a' }).correct({ kill: 'b' }),
      { on: ['c', 'd', 'e', 'f'], result: ['village'], why: why('victory', '8') }
    ],
    [
      'over',
      () => table('F guard', { parity: 'equal' }).until('vote').votes('a>c').pass().correct({ kill: 'd' }),
      { on: ['a', 'b'], result: ['werewolves'], why: { ...why('victory', '8'), rule: 'parity' } }
    ],
    [
      'successor',
      () =>
        table('F guard').sheriff('c').play({ werewolves: 'c' }, 'sheriff-successor').correct({ skip: true }),
      { on: [], why: why('sheriff', '4.10') }
    ]
  ])('%s', (what, play, expected) => {
    expect(play().history(what).at(-1)).toMatchObject(expected)
  })

  it.each<[string, () => Table, object]>([
    ['werewolves', () => table('F hunter').night({ werewolves: 'c' }), why('werewolf', '4.1')],
    ['poison', () => table('F witch').night({ witch: { heal: null, poison: 'c' } }), why('witch', '4.5')],
    ['vote', () => table('F guard').day('a>c'), why('vote', '3.9')],
    ['hunter', () => table('F hunter').night({ werewolves: 'f', hunter: 'c' }), why('hunter', '4.4')],
    ['grief', () => table('F cupid').night({ cupid: ['c', 'd'], werewolves: 'd' }), why('lovers', '4.8')],
    ['scapegoat', () => table('F scapegoat').day('a>c b>d'), why('scapegoat', '4.13')],
    ['moderator', () => table('F guard').correct({ kill: 'c' }), why('moderator', 'e')],
    [
      'disqualified',
      () => table('F guard').send({ command: 'disqualify', player: 'c' }),
      why('moderator', '7.9')
    ],
    [
      'specter',
      () => table('F guard').correct({ card: 'specter' }).night({ werewolves: 'c', specter: 'a' }),
      why('specter', '5.3 C1')
    ]
  ])('a death of %s', (cause, play, expected) => {
    const death = play()
      .history('death')
      .find((entry) => entry.result === cause)
    expect(death?.why).toMatchObject(expected)
  })

  it.each<[string, string, () => Table, object]>([
    ['protected', 'c', () => table('F guard').night({ guard: 'c', werewolves: 'c' }), why('guard', '4.14')],
    [
      'healed',
      'c',
      () => table('F witch').night({ werewolves: 'c', witch: { heal: 'c', poison: null } }),
      why('witch', '4.5')
    ],
    ['life-lost', 'f', () => table('F elder').night({ werewolves: 'f' }), why('elder', '4.12')],
    [
      'clash',
      'c',
      () =>
        table('F guard, G witch', { guardHealClash: 'dies' }).night({
          guard: 'c',
          werewolves: 'c',
          witch: { heal: 'c', poison: null }
        }),
      { ...why('guard', '9 D21'), rule: 'guardHealClash' }
    ],
    [
      'empty',
      'c',
      () =>
        table('F guard', { firstKillProtection: true }, { lastGame: { firstVictim: 'c' } }).night({
          werewolves: 'c'
        }),
      { ...why('first-kill', '9 D48'), rule: 'firstKillProtection' }
    ]
  ])('an attack that came to nothing, or worse: %s', (result, victim, play, expected) => {
    expect(play().history('attack')).toMatchObject([{ by: ['a', 'b'], on: [victim], result, why: expected }])
  })
})
