import { describe, expect, it } from 'vitest'
import type { HouseRules } from './house-rules'
import type { Json } from './kernel/state'
import { seat, type Options, type Table } from './testing/table'

const VILLAGE = 'A werewolf, B werewolf, C villager, D villager, E seer'

const at = (roles: string, prompt: string, houseRules: Partial<HouseRules> = {}, more: Options = {}) =>
  seat(`${VILLAGE}, ${roles}`, { houseRules: { sheriffElection: 'none', ...houseRules }, ...more }).until(
    prompt
  )

/** Everything of night 1 passed quietly up to the witch, whom the wolves gave a victim. */
const atWitch = (victim: string, houseRules: Partial<HouseRules> = {}) =>
  at('F witch', 'werewolves', houseRules).answer(victim).until('witch')

const thief = (thiefCards: string[], houseRules: Partial<HouseRules> = {}) =>
  at('F thief', 'thief', houseRules, { thiefCards })

/** Influences asks by whom the vote begins: nobody who has no vote. The last dead is C. */
function firstVoter(table: Table): Table {
  return table.until('discussion').correct({ card: 'influences' }).until('influences.first-voter')
}

describe('why an answer is refused, and by which section', () => {
  it.each<[string, () => Table, Json, string, string]>([
    [
      'the dead are no target',
      () => at('F hunter', 'werewolves').correct({ kill: 'c' }),
      'c',
      'not-alive',
      '3.9'
    ],
    ['nobody votes for himself', () => at('F villager', 'vote'), { ballots: { a: 'a' } }, 'oneself', '3.7'],
    ['the Seer looks at others', () => at('F villager', 'seer'), 'e', 'oneself', '3.7'],
    [
      'only the tied are candidates again',
      () => at('F villager', 'vote', { tieRule: 'revoteOnce' }).votes('a>c b>d'),
      { ballots: { a: 'f' } },
      'not-candidate',
      '3.8'
    ],
    [
      'a card is drawn once',
      () => at('F villager', 'event', {}, { deck: 'table', startingCards: ['burial'] }),
      'burial',
      'card-drawn',
      '3.5'
    ],
    [
      'wolves spare wolves',
      () => at('F villager', 'werewolves', { wolfMayHitWolf: false }),
      'b',
      'pack-cannot',
      '9 D47'
    ],
    [
      'a spent potion',
      () => atWitch('c').answer({ heal: 'c', poison: null }).until('dusk').play({ werewolves: 'd' }, 'witch'),
      { heal: 'd', poison: null },
      'potion-used',
      '4.5'
    ],
    [
      'only the victim is healed',
      () => atWitch('c'),
      { heal: 'd', poison: null },
      'witch-not-the-victim',
      '4.5'
    ],
    [
      'one potion a night',
      () => atWitch('c', { witchBothSameNight: false }),
      { heal: 'c', poison: 'd' },
      'one-potion-a-night',
      '9 D5'
    ],
    [
      'no self-save',
      () => atWitch('f', { witchSelfSave: 'never' }),
      { heal: 'f', poison: null },
      'self-save',
      '9 D6'
    ],
    [
      'no self-poison',
      () => atWitch('c', { witchSelfPoison: false }),
      { heal: null, poison: 'f' },
      'self-poison',
      '9 D7'
    ],
    [
      'guarded last night',
      () => at('F guard', 'guard').answer('c').until('dusk').until('guard'),
      'c',
      'guarded-last-night',
      '4.14'
    ],
    [
      'the Little Girl is not guarded',
      () => at('F guard, G little-girl', 'guard', { guardLittleGirl: 'forbidden' }),
      'g',
      'guard-little-girl',
      '9 D18'
    ],
    [
      'lovers spare each other',
      () => at('F cupid', 'cupid').answer(['c', 'd']).until('vote'),
      { ballots: { c: 'd' } },
      'lover',
      '4.8'
    ],
    [
      'a lot links Cupid with another',
      () => at('F cupid', 'cupid', { cupidDecline: 'randomAtDawn' }).answer(null).until('cupid.partner'),
      'f',
      'oneself',
      '9 D13'
    ],
    [
      'a lot links nobody who is dead',
      () =>
        at('F cupid', 'cupid', { cupidDecline: 'randomAtDawn' })
          .answer(null)
          .play({ werewolves: 'c' }, 'cupid.partner'),
      'c',
      'not-alive',
      '3.9'
    ],
    [
      'Cupid links the living',
      () => at('F cupid', 'cupid').correct({ kill: 'c' }),
      ['c', 'd'],
      'not-alive',
      '3.9'
    ],
    ['the Piper charms others', () => at('F piper', 'piper'), ['c', 'f'], 'oneself', '4.15'],
    [
      'nobody is charmed twice',
      () => at('F piper', 'piper').answer(['c', 'd']).until('dusk').until('piper'),
      ['c', 'e'],
      'already-charmed',
      '4.15'
    ],
    ['two wolves in the middle', () => thief(['werewolf', 'werewolf']), 'keep', 'thief-must-take', '4.6'],
    [
      'a Thief who must take',
      () => thief(['guard', 'villager'], { thiefChoice: 'mustTake' }),
      'keep',
      'thief-must-take',
      '9 D44'
    ],
    [
      'and a wolf first',
      () => thief(['guard', 'werewolf'], { thiefChoice: 'mustTake' }),
      'guard',
      'thief-must-take-wolf',
      '9 D44'
    ],
    [
      'the election is among those who stand',
      () =>
        at('F villager', 'sheriff-election.stand', { sheriffElection: 'candidacy' })
          .answer(['c', 'd'])
          .answer([]),
      { ballots: { a: 'e' } },
      'not-candidate',
      '7.3'
    ],
    [
      'who is away is not voted for',
      () =>
        at('F villager', 'discussion')
          .correct({ mark: { player: 'c', mark: 'away', on: true } })
          .until('vote'),
      { ballots: { a: 'c' } },
      'absent',
      '5.1'
    ],
    [
      'who is away has no vote',
      () =>
        firstVoter(
          at('F villager', 'dawn')
            .correct({ kill: 'c' })
            .correct({ mark: { player: 'd', mark: 'away', on: true } })
        ),
      'd',
      'absent',
      '5.1'
    ],
    [
      'the dead have no vote',
      () => firstVoter(at('F villager', 'dawn').correct({ kill: 'c' })),
      'c',
      'dead',
      '3.9'
    ],
    [
      'a shown Idiot has no vote',
      () => firstVoter(at('F village-idiot', 'vote').votes('a>f').until('dawn').correct({ kill: 'c' })),
      'f',
      'no-vote',
      '4.11'
    ],
    [
      'who is not on the Scapegoat’s list has no vote',
      () =>
        firstVoter(
          at('F scapegoat', 'vote').votes('a>c b>d').until('scapegoat').answer(['a', 'b']).until('dawn')
        ),
      'e',
      'not-on-the-list',
      '4.13'
    ]
  ])('%s', (_why, table, answer, code, section) => {
    const game = table()
    const refused = game.refused({ command: 'answer', prompt: game.prompt ?? '', answer })
    expect([refused.code, refused.section]).toEqual([code, section])
  })
})
