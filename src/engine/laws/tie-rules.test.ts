import { describe, expect, it } from 'vitest'
import type { Json } from '../kernel/state'
import { seat } from '../testing/table'

const TABLE = 'A villager, B villager, C villager, D villager, E werewolf, F werewolf, G seer, H villager'

/** Day 1 with F and G at three votes each; H has not voted. */
const TIE = 'a>f b>f c>f d>g e>g h>g'

function tied(tieRule: string, sheriff: string | null = null) {
  const table = seat(TABLE, { houseRules: { tieRule } }).night({})
  if (sheriff) table.sheriff(sheriff)
  return table.until('vote')
}

const verdict = (table: ReturnType<typeof seat>) => table.facts('verdict').map(({ players }) => players)

describe('tieRule nobody (D24 A)', () => {
  it('nobody dies, whatever the Sheriff voted', () => {
    const table = tied('nobody', 'a').votes('a>f d>g e>g')
    expect(table.facts('tie')).toEqual([{ fact: 'tie', players: ['f', 'g'] }])
    expect([table.dead, verdict(table), table.prompt]).toEqual([[], [[]], 'execution'])
  })

  it('entered as tied: nobody', () => {
    expect(tied('nobody').answer({ tied: ['f', 'g'] }).dead).toEqual([])
  })
})

describe('tieRule sheriffVote (D24 C)', () => {
  it('the tied player the Sheriff voted for dies', () => {
    expect(tied('sheriffVote', 'a').votes('a>f b>f c>g d>g e>g').dead).toEqual(['f'])
  })

  it('his own ballot counts though he is tied himself', () => {
    expect(tied('sheriffVote', 'f').votes('a>f b>f f>g').dead).toEqual(['g'])
  })

  it('he voted for none of the tied, or abstained: nobody', () => {
    expect(tied('sheriffVote', 'a').votes('a>h b>f c>f d>f e>g f>g h>g').dead).toEqual([])
    expect(tied('sheriffVote', 'a').votes('b>f c>g').dead).toEqual([])
  })

  it('no Sheriff: nobody', () => {
    expect(tied('sheriffVote').votes(TIE).dead).toEqual([])
  })

  it('only the outcome entered: the Sheriff says whom, or nobody', () => {
    const table = tied('sheriffVote', 'a').answer({ tied: ['f', 'g'] })
    expect([table.prompt, table.actors, table.choices]).toEqual(['sheriff-tie-break', ['a'], ['f', 'g']])
    expect(table.refuses('h')).toBe('no-such-choice')
    expect(table.answer('g').dead).toEqual(['g'])
    expect(
      tied('sheriffVote', 'a')
        .answer({ tied: ['f', 'g'] })
        .answer(null).dead
    ).toEqual([])
    expect(tied('sheriffVote').answer({ tied: ['f', 'g'] }).dead).toEqual([])
  })

  it('a Sheriff who may not vote settles no tie', () => {
    const table = tied('sheriffVote', 'a').correct({ mark: { player: 'a', mark: 'no-vote', on: true } })
    expect(table.answer({ tied: ['f', 'g'] }).prompt).toBe('execution')
    expect(table.dead).toEqual([])
  })
})

describe('tieRule sheriffPicks (D24 B)', () => {
  it('the Sheriff picks one of the tied, whatever he voted', () => {
    const table = tied('sheriffPicks', 'h').votes('a>f b>f d>g e>g')
    expect([table.prompt, table.actors, table.choices]).toEqual(['sheriff-tie-break', ['h'], ['f', 'g']])
    expect(table.answer('f').dead).toEqual(['f'])
  })

  it('he may void the vote', () => {
    const table = tied('sheriffPicks', 'h').votes('a>f b>f d>g e>g').answer(null)
    expect([table.dead, verdict(table)]).toEqual([[], [[]]])
  })

  it('entered as tied: the same question', () => {
    expect(tied('sheriffPicks', 'h').answer({ tied: ['f', 'g'] }).prompt).toBe('sheriff-tie-break')
  })

  it('no Sheriff, a dead one, one who may not vote: nobody', () => {
    expect(tied('sheriffPicks').votes(TIE).dead).toEqual([])
    const barred = tied('sheriffPicks', 'h').correct({ mark: { player: 'h', mark: 'away', on: true } })
    expect(barred.votes('a>f d>g').dead).toEqual([])
  })
})

describe('tieRule sheriffElseRevote (D24 D)', () => {
  it('the Sheriff’s ballot decides', () => {
    expect(tied('sheriffElseRevote', 'a').votes('a>f b>f c>g d>g e>g').dead).toEqual(['f'])
  })

  it.each([[null], ['h']])(
    'Sheriff %s without a ballot for the tied: all vote again, the tied included',
    (who) => {
      const table = tied('sheriffElseRevote', who).votes('a>f b>f d>g e>g')
      expect([table.prompt, table.actors]).toEqual(['vote', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']])
      expect(table.refuses({ ballots: { a: 'c' } })).toBe('not-candidate')
      expect(table.refuses({ result: 'c' })).toBe('no-such-choice')
      expect(table.votes('f>g d>g a>f').dead).toEqual(['g'])
    }
  )

  it('a second tie: once more; the moderator may close it, then nobody dies (10.1)', () => {
    const table = tied('sheriffElseRevote').votes(TIE).votes('a>f d>g')
    expect([table.prompt, table.game.pending?.about]).toEqual(['vote', { round: 3 }])
    table.correct({ skip: true })
    expect([table.prompt, table.dead, verdict(table)]).toEqual(['execution', [], [[]]])
  })

  it('entered as tied: the Sheriff says whom; null is the new vote', () => {
    const table = tied('sheriffElseRevote', 'a').answer({ tied: ['f', 'g'] })
    expect(table.prompt).toBe('sheriff-tie-break')
    table.answer(null)
    expect([table.prompt, table.game.pending?.about]).toEqual(['vote', { round: 2 }])
    expect(table.answer({ tied: ['f', 'g'] }).answer('g').dead).toEqual(['g'])
    expect(tied('sheriffElseRevote').answer({ tied: ['f', 'g'] }).prompt).toBe('vote')
  })
})

describe('tieRule revoteUntilOut (D24 E)', () => {
  it('all who may vote do so again for the tied, until one is out', () => {
    const table = tied('revoteUntilOut', 'a').votes('a>f b>f c>g d>g e>g h>f f>g g>f')
    table.undo().votes('a>f c>g d>g')
    expect([table.prompt, table.actors.length]).toEqual(['vote', 8])
    table.votes('a>f b>f c>g d>g e>g')
    expect(table.game.pending?.about).toEqual({ round: 3 })
    expect(table.votes('b>g c>g').dead).toEqual(['g'])
  })

  it('a narrower tie narrows the candidates', () => {
    const table = tied('revoteUntilOut').votes('a>f b>g c>h').votes('a>f b>g')
    expect(table.refuses({ ballots: { c: 'h' } })).toBe('not-candidate')
    expect(table.answer({ tied: ['f', 'g'] }).prompt).toBe('vote')
    expect(table.refuses({ tied: ['f', 'h'] })).toBe('not-candidate')
    expect(table.answer({ result: 'f' }).dead).toEqual(['f'])
  })

  it('nobody is voted for: nobody', () => {
    expect(tied('revoteUntilOut').votes(TIE).votes('').dead).toEqual([])
  })
})

describe('tieRule revoteOnce (D24 F)', () => {
  it('one vote more, the tied included', () => {
    const table = tied('revoteOnce', 'a').votes('a>f d>g e>g')
    expect([table.prompt, table.actors.length]).toEqual(['vote', 8])
    expect(table.votes('f>g').dead).toEqual(['g'])
  })

  it('second tie: nobody (10.1)', () => {
    const table = tied('revoteOnce', 'a').votes('a>f d>g e>g').votes('a>f d>g e>g')
    expect([table.prompt, table.dead, verdict(table)]).toEqual(['execution', [], [[]]])
    expect(table.facts('tie')).toHaveLength(2)
  })
})

describe('tieRule pk (D24 G, rulebook 7.6)', () => {
  it('the tied may not vote, the Sheriff included; the others only for them', () => {
    const table = tied('pk', 'f').votes('a>f b>f d>g e>g')
    expect([table.prompt, table.actors]).toEqual(['vote', ['a', 'b', 'c', 'd', 'e', 'h']])
    expect(table.refuses({ ballots: { f: 'g' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { a: 'h' } })).toBe('not-candidate')
    expect(table.votes('a>g b>g c>f').dead).toEqual(['g'])
  })

  it('the Sheriff’s two votes count on the stage', () => {
    expect(tied('pk', 'a').votes('b>f d>g').votes('a>f b>g').dead).toEqual(['f'])
  })

  it('second tie: nobody', () => {
    const table = tied('pk').votes(TIE).votes('a>f d>g')
    expect([table.prompt, table.dead, verdict(table)]).toEqual(['execution', [], [[]]])
  })

  it('no voter left: nobody (10.1)', () => {
    const table = tied('pk').answer({ tied: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })
    expect([table.prompt, table.dead, verdict(table)]).toEqual(['execution', [], [[]]])
  })

  it('who was on the stage begins no second vote of the day either (7.6, OR6)', () => {
    const table = seat(TABLE, { deck: ['enthusiasm'], houseRules: { tieRule: 'pk' } }).until('vote')
    table.votes(TIE).votes('a>f').correct({ card: 'influences' }).until('influences.first-voter')
    const refused = table.refused({ command: 'answer', prompt: 'influences.first-voter', answer: 'g' })
    expect([refused.code, refused.section]).toEqual(['on-stage', '7.6'])
  })

  it('who was on the stage may vote again the next day', () => {
    const table = tied('pk').votes(TIE).votes('a>f').night({}).until('vote')
    expect(table.actors).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'h'])
  })
})

describe('tieRule angryMob (D24 H)', () => {
  const mob = () => tied('angryMob').votes(TIE)

  it('the others vote again for the tied', () => {
    const table = mob()
    expect([table.prompt, table.actors]).toEqual(['vote', ['a', 'b', 'c', 'd', 'e', 'h']])
    expect(table.votes('a>g').dead).toEqual(['g'])
  })

  it('repeated tie: the moderator may draw a lot among the tied', () => {
    const table = mob().votes('a>f d>g')
    expect([table.prompt, table.actors, table.choices]).toEqual(['vote.lot', [], ['f', 'g']])
    expect(table.refuses('h')).toBe('no-such-choice')
    expect(table.answer('g').dead).toEqual(['g'])
  })

  it('the lot left alone: they vote again, and again the lot', () => {
    const table = mob().votes('a>f d>g').answer(null)
    expect([table.prompt, table.game.pending?.about, table.actors]).toEqual([
      'vote',
      { round: 3 },
      ['a', 'b', 'c', 'd', 'e', 'h']
    ])
    table.votes('a>f d>g')
    expect(table.prompt).toBe('vote.lot')
    expect(table.answer(null).votes('a>f').dead).toEqual(['f'])
  })

  it('no voter left: nobody (10.1)', () => {
    const table = tied('angryMob').answer({ tied: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })
    expect([table.prompt, table.dead]).toEqual(['execution', []])
  })
})

describe('a tie entered by its outcome', () => {
  it.each<[Json, string]>([
    [{ tied: ['f'] }, 'too-few'],
    [{ tied: [] }, 'too-few'],
    [{ tied: ['f', 'f'] }, 'wrong-shape'],
    [{ tied: ['f', 'stranger'] }, 'not-candidate'],
    [{ tied: 'fg' }, 'wrong-shape'],
    [{ tied: null }, 'wrong-shape'],
    [{ tied: ['f', 3] }, 'not-candidate'],
    [{ tied: ['f', 'g'], result: 'f' }, 'wrong-shape']
  ])('%j is refused: %s', (answer, code) => {
    expect(tied('sheriffVote').refuses(answer)).toBe(code)
  })
})

describe('a tied player who dies while the tie is being settled', () => {
  it('cannot be named by the Sheriff', () => {
    const table = tied('sheriffPicks', 'a').votes('a>f d>g e>g').correct({ kill: 'f' })
    expect([table.prompt, table.choices]).toEqual(['sheriff-tie-break', ['g']])
    expect(table.refuses('f')).toBe('not-alive')
  })

  it('cannot be drawn by lot; with none left it is nobody', () => {
    const table = tied('angryMob').votes(TIE).votes('a>f d>g')
    expect(table.prompt).toBe('vote.lot')
    table.correct({ kill: 'f' })
    expect([table.choices, table.refuses('f')]).toEqual([['g'], 'not-alive'])
    table.correct({ kill: 'g' })
    expect([table.prompt, verdict(table)]).toEqual(['execution', [[]]])
  })
})

describe('a tie where the mob votes (rulebook 3.7 angryMob)', () => {
  it('is the mob’s, whatever the tie rule: they vote again, then the lot', () => {
    const table = seat(TABLE, { houseRules: { voteMode: 'angryMob', tieRule: 'nobody' } }).night({})
    table.until('vote').votes('a>f b>f d>g e>g').votes('a>f d>g')
    expect([table.prompt, table.choices]).toEqual(['vote.lot', ['f', 'g']])
  })
})

describe('the Sheriff’s verdict on a tie', () => {
  it('is one of the village: cause vote (3.8, 10.1)', () => {
    const table = tied('sheriffVote', 'a').votes('a>f b>f c>g d>g e>g')
    expect(table.player('f').death?.cause).toBe('vote')
  })

  it('every further round is counted on (D24 D)', () => {
    const table = tied('sheriffElseRevote', 'a')
      .answer({ tied: ['f', 'g'] })
      .answer(null)
      .answer({ tied: ['f', 'g'] })
      .answer(null)
    expect(table.game.pending?.about).toEqual({ round: 3 })
  })

  it('silenced while he is asked, he condemns nobody; so where the moderator drops the question', () => {
    const asked = () => tied('sheriffPicks', 'a').answer({ tied: ['f', 'g'] })
    const silenced = asked().correct({ mark: { player: 'a', mark: 'no-vote', on: true } })
    for (const table of [silenced, asked().correct({ skip: true })])
      expect([table.prompt, verdict(table)]).toEqual(['execution', [[]]])
  })

  it('the lot dropped by the moderator falls on nobody (10.1)', () => {
    const table = tied('angryMob').votes(TIE).votes('a>f d>g').correct({ skip: true })
    expect([table.prompt, verdict(table)]).toEqual(['execution', [[]]])
  })
})

describe('the stage and other ends of a tie (7.6, OR6)', () => {
  it('pk: where the Scapegoat died of the tie nobody was on stage, and all vote in a second vote', () => {
    const table = seat(TABLE.replace('H villager', 'H scapegoat'), {
      deck: ['dissatisfaction'],
      houseRules: { tieRule: 'pk', sheriffElection: 'none' }
    })
    table.until('vote').votes('a>f d>g').until('scapegoat').answer(['a']).until('vote')
    expect(table.actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })
})
