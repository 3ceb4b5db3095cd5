import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

/** C is the ghost: the wolves' victim of night 1. */
const TABLE =
  'A werewolf male, B werewolf female, C villager female, D seer male, E witch male, F villager female, G hunter female, H villager male'
const card = (n: number) => `spiritualism-${n}`
const draw = (n: number, options = {}, seats = TABLE, night = {}) => {
  const table = seat(seats, { deck: [card(n)], ...options }).play({ werewolves: 'c', ...night }, 'event')
  return table.pass()
}
/** Asks a question and says what the engine proposes the ghost to answer. */
const truth = (table: ReturnType<typeof draw>, question: number, pointed?: string | string[]) => {
  table.answer(question)
  if (pointed !== undefined) table.answer(pointed)
  return table.game.pending?.proposed
}

describe('Spiritualism (rulebook 5.2 F4–F8)', () => {
  it('the medium is the left neighbour of the last dead (D50 leftNeighbour, S119)', () => {
    const table = draw(1)
    expect([table.prompt, table.actors, table.choices]).toEqual([
      'spiritualism-1.question',
      ['d'],
      [1, 2, 3, 4]
    ])
    const five = seat('A werewolf, B seer, C villager, D villager, E villager', { deck: ['burial', card(4)] })
    five.until('dusk').play({ werewolves: 'e' }, 'event').pass()
    expect(five.actors).toEqual(['a'])
  })

  it('the moderator names another last dead: his left neighbour is the medium', () => {
    const table = draw(1, {}, TABLE, { witch: { heal: null, poison: 'h' } })
    expect(table.actors).toEqual(['a'])
    expect(table.send({ command: 'last-dead', player: 'c' }).actors).toEqual(['d'])
  })

  it('or that neighbour chooses the medium, himself too (D50 chosen)', () => {
    const table = draw(1, { houseRules: { medium: 'chosen' } })
    expect([table.prompt, table.actors, table.choices]).toEqual([
      'spiritualism-1.medium',
      ['d'],
      ['a', 'b', 'd', 'e', 'f', 'g', 'h']
    ])
    expect([table.refuses('c'), table.refuses('x'), table.refuses(null)]).toEqual([
      'not-alive',
      'no-such-choice',
      'must-choose'
    ])
    table.answer('b')
    expect([table.prompt, table.actors]).toEqual(['spiritualism-1.question', ['b']])
    expect(truth(table, 4)).toBe(true)
  })

  it('the ghost is the first player whom the wolves killed (S121)', () => {
    const table = seat(TABLE, { deck: ['burial', card(1)] })
      .night({ werewolves: 'c' })
      .day('a>h b>h')
    table.play({ werewolves: 'f' }, 'event').pass().answer(1)
    expect([table.prompt, table.actors]).toEqual(['spiritualism-1.answer', ['c']])
  })

  it('of two killed in one night he is the first in seat order (5.2 F1)', () => {
    const table = seat(TABLE, { deck: ['flood', card(1)] })
      .night({ werewolves: null })
      .until('dusk')
    table.play({ 'flood.female-victim': 'f', 'flood.male-victim': 'd' }, 'event').pass().answer(1)
    expect(table.actors).toEqual(['d'])
  })

  it('back by a Miracle he is the ghost all the same, answering alive (5.2 F1)', () => {
    const table = seat(TABLE, { deck: ['miracle', card(1)] })
      .night({ werewolves: 'c' })
      .until('dusk')
    table.play({ werewolves: 'f' }, 'event').pass().answer(1)
    expect([table.actors, table.player('c').alive]).toEqual([['c'], true])
  })

  it.each([
    ['nobody has died', {}, 'vote'],
    ['only poison has killed', { witch: { heal: null, poison: 'c' } }, 'vote']
  ])('%s: no effect, a usual day (I44, S127)', (_why, night, until) => {
    const table = seat(TABLE, { deck: [card(1)] }).play({ werewolves: null, ...night }, until)
    expect([table.prompt, table.facts('question'), table.facts('card')]).toEqual(['vote', [], []])
    expect(table.refused({ command: 'correct', set: { card: card(1) } }).code).toBe('card-void')
  })

  it('asked and answered aloud, one question only; talk and vote follow', () => {
    const table = draw(5).answer(3)
    expect(table.facts('question')).toEqual([])
    table.answer('h')
    const asked = { fact: 'question', card: card(5), medium: 'd', question: 3, pointed: ['h'] }
    expect(table.facts('question')).toEqual([{ ...asked, answer: null }])
    table.answer(true)
    expect(table.facts('question').at(-1)).toEqual({ ...asked, answer: true })
    expect(table.public.question).toMatchObject({ question: 3, answer: true })
    expect([table.prompt, table.cards, table.public.running]).toEqual(['discussion', [], []])
    expect(table.until('vote').public.question).toBe(null)
  })

  it('the moderator has the last word over what the engine proposes', () => {
    const table = draw(1)
    expect(truth(table, 4)).toBe(false)
    expect([table.refuses(null), table.refuses('yes')]).toEqual(['must-choose', 'no-such-choice'])
    expect(table.answer(true).facts('question').at(-1)?.answer).toBe(true)
  })

  it('bad questions are refused; each step is taken back alone', () => {
    const table = draw(2)
    expect([table.refuses(0), table.refuses(5), table.refuses('1'), table.refuses(null)]).toEqual([
      'no-such-choice',
      'no-such-choice',
      'no-such-choice',
      'must-choose'
    ])
    table.answer(1).answer(['a', 'b'])
    expect(table.undo().prompt).toBe('spiritualism-2.pointed')
    expect(table.undo().prompt).toBe('spiritualism-2.question')
  })

  it('the medium dies before he has asked: his left neighbour is asked, a chosen one is not replaced', () => {
    expect(draw(1).correct({ kill: 'd' }).actors).toEqual(['e'])
    const chosen = draw(1, { houseRules: { medium: 'chosen' } })
      .answer('h')
      .correct({ kill: 'h' })
    expect([chosen.until('discussion').facts('question')]).toEqual([[]])
    const pointing = draw(5).answer(4).correct({ kill: 'd' })
    expect([pointing.until('discussion').facts('question')]).toEqual([[]])
  })

  it('the only dead is back: the medium is the Sheriff’s left neighbour, else the first seat (rulebook 0)', () => {
    const table = seat(TABLE, { deck: ['miracle', card(1)] })
      .night({ werewolves: 'c' })
      .until('dusk')
    table.play({ werewolves: null }, 'event').pass()
    expect(table.actors).toEqual(['a'])
    expect(table.sheriff('f').actors).toEqual(['g'])
  })

  it('what is asked, of whom, and under which words', () => {
    const asked = (table: ReturnType<typeof draw>) => table.game.pending
    const chosen = draw(1, { houseRules: { medium: 'chosen' } })
    expect(asked(chosen)).toMatchObject({
      script: 'spiritualism.medium',
      fields: [{ key: 'medium', by: 'd', kind: 'player', min: 1, max: 1 }]
    })
    const pair = draw(2)
    expect(asked(pair)).toMatchObject({
      script: 'spiritualism-2.question',
      fields: [{ key: 'question', by: 'd', kind: 'option', min: 1, max: 1 }]
    })
    expect(asked(pair.answer(1))).toMatchObject({
      script: 'spiritualism.pointed',
      fields: [{ key: 'pointed', by: 'd', kind: 'players', min: 2, max: 2 }]
    })
    const question = 'spiritualism-2.question.options.1'
    expect(asked(pair.answer(['h', 'a']))).toMatchObject({
      script: 'spiritualism.answer',
      fields: [{ key: 'answer', by: 'c', kind: 'option', min: 1, max: 1 }],
      about: { question, pointed: ['a', 'h'] }
    })
    expect(asked(draw(5).answer(4))).toMatchObject({
      fields: [{ key: 'pointed', by: 'd', kind: 'player', min: 1, max: 1 }]
    })
    expect(asked(draw(1).answer(3))?.about).toEqual({ question: 'spiritualism-1.question.options.3' })
  })

  it('a question that is not in play is refused by its section, the dead by theirs (10.1, 3.9)', () => {
    const answer = (table: ReturnType<typeof draw>, value: number | string) =>
      table.refused({ command: 'answer', prompt: table.prompt ?? '', answer: value })
    expect(answer(draw(2), 4)).toMatchObject({ code: 'not-in-play', section: '10.1' })
    expect(answer(draw(5).answer(4), 'c')).toMatchObject({ code: 'not-alive', section: '3.9' })
  })

  it('the history keeps who chose the medium, what was asked of whom, and the answer (D50)', () => {
    const table = draw(5, { houseRules: { medium: 'chosen' } })
      .answer('b')
      .answer(4)
      .answer('h')
    table.answer(false)
    const why = { module: card(5), section: '5.2 F8' }
    expect([table.history('medium'), table.history('asked'), table.history('answered')]).toMatchObject([
      [{ on: ['b'], why: { ...why, rule: 'medium' } }],
      [{ by: ['b'], on: ['h'], result: 'spiritualism-5.question.options.4', why }],
      [{ by: ['c'], result: false, why }]
    ])
    const alone = draw(1).answer(4).answer(true)
    expect([alone.history('medium'), alone.history('asked'), alone.history('answered')]).toMatchObject([
      [],
      [{ by: ['d'], on: [], why: { module: card(1), section: '5.2 F4' } }],
      [{ by: ['c'], result: true }]
    ])
  })

  it('“no” is told as no, with nobody pointed at', () => {
    expect(draw(1).answer(4).answer(false).facts('question').at(-1)).toEqual({
      ...{ fact: 'question', card: card(1), medium: 'd', question: 4 },
      ...{ pointed: [], answer: false }
    })
  })

  it('a chosen medium who dies ends it at once: nothing more is asked', () => {
    const chosen = draw(1, { houseRules: { medium: 'chosen' } }).answer('h')
    expect(chosen.correct({ kill: 'h' }).prompt).toBe('discussion')
  })

  it('the last two who live can still be pointed at', () => {
    const seats = 'A villager, B seer, C villager, D werewolf'
    const table = draw(2, {}, seats).answer(1).correct({ kill: 'b' })
    expect([table.prompt, table.choices]).toEqual(['spiritualism-2.pointed', ['a', 'd']])
    expect(table.answer(['a', 'd']).game.pending?.proposed).toBe(false)
  })
})
