import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const CARD = 'full-moon-rising'
const CHECK = 'full-moon-rising.check'
const VICTIM = 'full-moon-rising.victim'
const TABLE =
  'A werewolf, B werewolf, C seer, D witch, E hunter, F villager, G villager, H guard, I villager, J elder'
/** Drawn on day 1, up to its dusk. */
const drawn = (houseRules: Options['houseRules'] = {}, seats = TABLE) =>
  seat(seats, { deck: [CARD, 'burial', 'touch-of-death'], houseRules })
    .night({ guard: 'f' })
    .until('dusk')
/** The prompts that were asked or called while playing quietly up to one. */
function called(table: ReturnType<typeof drawn>, until: string): string[] {
  const prompts: string[] = []
  while (table.prompt !== until) {
    prompts.push(table.prompt ?? '')
    table.pass()
  }
  return prompts
}

describe('Full Moon Rising: the wolves look (rulebook 5.3 C6)', () => {
  it('each wolf in turn looks at one player as the Seer does (S202)', () => {
    const table = drawn().until(CHECK)
    expect([table.actors, table.game.pending?.sequence]).toEqual([['a'], ['a', 'b']])
    expect(table.refuses('a')).toBe('oneself')
    table.answer('c')
    expect([table.prompt, table.actors]).toEqual([CHECK, ['b']])
    table.answer('a')
    expect(table.log('look').map(({ by, on, result }) => [by, on, result])).toEqual([
      [['a'], ['c'], 'seer'],
      [['b'], ['a'], 'werewolf']
    ])
  })

  it('wolf or not, where the Seer learns no more (D2)', () => {
    const table = drawn({ seerResult: 'wolfOrNot' })
      .until(CHECK)
      .answer({ ballots: { a: 'c', b: 'a' } })
    expect(table.log('look').map(({ result }) => result)).toEqual(['not-wolf', 'wolf'])
  })

  it('one may look at nobody; undo takes back one wolf', () => {
    const table = drawn().until(CHECK).answer(null).undo()
    expect(table.actors).toEqual(['a'])
    table.answer(null).answer('c').undo()
    expect(table.actors).toEqual(['b'])
  })

  it('a wolf who dies meanwhile looks no more', () => {
    const table = drawn().until(CHECK).correct({ kill: 'a' })
    expect([table.actors, table.answer('c').prompt]).toEqual([['b'], VICTIM])
  })

  it('they kill nobody themselves', () => {
    expect(called(drawn(), 'discussion')).not.toContain('werewolves')
  })

  it('their looks are not read aloud (I66)', () => {
    const table = drawn().correct({ card: 'somnambulism' }).until(CHECK)
    table.answer({ ballots: { a: 'c', b: 'd' } })
    expect([table.prompt, table.facts('seen')]).toEqual([VICTIM, []])
  })
})

describe('Full Moon Rising: Seer, Witch and Hunter hunt', () => {
  it('they wake together and kill one player', () => {
    const table = drawn().until(VICTIM)
    expect([table.actors, table.choices]).toEqual([
      ['c', 'd', 'e'],
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    ])
    table.answer('f').until('discussion')
    expect([table.dead, table.player('f').death?.cause]).toEqual([['f'], 'werewolves'])
  })

  it('they may choose nobody', () => {
    expect(drawn().night({ guard: 'g' }).dead).toEqual([])
  })

  it('they do not use their own powers: called, not asked (5.3 ruling)', () => {
    const table = drawn()
    const prompts = called(table.until('guard').answer('g'), 'dawn')
    expect(prompts).toEqual(['seer', CHECK, CHECK, VICTIM, 'witch'])
    expect([table.log('check').length, table.log('no-potion').length]).toEqual([1, 1])
  })

  it('the others use theirs: the Guard saves their victim', () => {
    expect(drawn().night({ guard: 'g', [VICTIM]: 'g' }).dead).toEqual([])
  })

  it('they do not learn who is a wolf by what they may choose (D47)', () => {
    const table = drawn({ wolfMayHitWolf: false }).play({ guard: 'g' }, VICTIM)
    expect(table.choices).toContain('a')
    expect(table.answer('a').until('discussion').dead).toEqual(['a'])
    expect(table.until('dusk').until('werewolves').refuses('b')).toBe('pack-cannot')
  })

  it('camps do not change: the village wins when they kill the last wolf', () => {
    const table = drawn({}, 'A werewolf, B guard, C seer, D witch, E hunter, F villager')
    table.play({ guard: 'b', [VICTIM]: 'a' }, 'result')
    expect(table.winners).toEqual({ camps: ['village'], players: ['b', 'c', 'd', 'e', 'f'] })
  })

  it('only the living; none of them alive: no kill, and the table does not notice (S204)', () => {
    const one = drawn().correct({ kill: 'c' }).correct({ kill: 'e' }).until(VICTIM)
    expect(one.actors).toEqual(['d'])
    const none = drawn().correct({ kill: 'c' }).correct({ kill: 'd' }).correct({ kill: 'e' })
    expect(called(none, 'dawn')).toContain(VICTIM)
    expect(none.until('discussion').dead).toEqual(['c', 'd', 'e'])
  })

  it('who has lost his power hunts all the same', () => {
    const table = drawn().correct({ mark: { player: 'd', mark: 'no-power', on: true } })
    expect(table.until(VICTIM).actors).toEqual(['c', 'd', 'e'])
  })

  it('who is away does not hunt and is no prey (5.1)', () => {
    const seats = TABLE.replace('C seer', 'C seer male')
      .split(', ')
      .map((one) => (one.includes('male') ? one : `${one} female`))
      .join(', ')
    const table = drawn({}, seats).correct({ card: 'gone-hunting' }).until(VICTIM)
    expect([table.actors, table.refuses('c')]).toEqual([['d', 'e'], 'absent'])
  })

  it('the Hunter who falls to them shoots at dawn', () => {
    const table = drawn()
      .play({ guard: 'g', [VICTIM]: 'e' }, 'hunter')
      .answer('a')
      .until('discussion')
    expect(table.dead).toEqual(['a', 'e'])
  })

  it('one of them must touch the victim (I65)', () => {
    const hunt = (touched: boolean) =>
      drawn()
        .correct({ card: 'touch-of-death' })
        .night({ guard: 'g', [VICTIM]: 'f', 'touch-of-death': touched }).dead
    expect([hunt(false), hunt(true)]).toEqual([[], ['f']])
  })

  it('Burial hides their victim (I67)', () => {
    const table = drawn()
      .correct({ card: 'burial' })
      .night({ guard: 'g', [VICTIM]: 'f' })
    expect([table.dead, table.shown('f')]).toEqual([['f'], null])
  })

  it('Backfire acts on their choice, the Specter waits for the wolves', () => {
    const turned = drawn().correct({ card: 'backfire' }).until(VICTIM).answer('f')
    expect(turned.player('f').role).toBe('werewolf')
    const table = drawn({ crescentExpiry: 'untilTriggered' }).correct({ card: 'specter' }).until(VICTIM)
    table.answer('a')
    expect([table.prompt, table.cards]).toEqual(['witch', [CARD, 'specter']])
  })
})

describe('Full Moon Rising: how long', () => {
  it('at dawn all is normal again, after its deaths (S203)', () => {
    const table = drawn()
    expect(table.public.running).toEqual([{ card: CARD, moon: 'crescent', until: 'dawn' }])
    table.until('deaths')
    expect(table.cards).toEqual([CARD])
    table.until('discussion')
    expect(table.cards).toEqual(['burial'])
    const prompts = called(table.until('dusk').until('guard').answer('f'), 'dawn')
    expect(prompts).toEqual(['seer', 'werewolves', 'witch'])
  })

  it.each(['nextDraw', 'untilTriggered'])('its badge says so, crescentExpiry=%s (D42)', (crescentExpiry) => {
    expect(drawn({ crescentExpiry }).public.running[0]?.until).toBe('dawn')
    expect(drawn({ crescentExpiry }).night({ guard: 'g' }).cards).toEqual(['burial'])
  })

  it('face down it is read when its night has fallen, before anybody is called (D42)', () => {
    const table = drawn({ crescentReveal: 'atTrigger' })
    expect(table.public.running).toEqual([{ card: null, moon: 'crescent', until: 'dawn' }])
    table.pass().pass()
    expect([table.prompt, table.public.running]).toEqual([
      'full-moon-rising.read',
      [{ card: CARD, moon: 'crescent', until: 'dawn' }]
    ])
    expect(table.pass().prompt).toBe('guard')
    expect(drawn({ crescentReveal: 'atTrigger' }).night({ guard: 'g' }).public.running[0]?.card).toBe(
      'burial'
    )
  })

  it('the table is told nothing of what the night brought before dawn', () => {
    const table = drawn()
    const told = table.game.facts.length
    table.play({ guard: 'g', [CHECK]: { ballots: { a: 'c' } }, [VICTIM]: 'f' }, 'dawn')
    expect(table.game.facts.slice(told).map(({ fact }) => fact)).toEqual(['phase', 'phase'])
  })
})

it('the log says at whom each wolf looked, and whom the village’s three chose (rulebook 5.3 C6)', () => {
  const why = { module: CARD, section: '5.3 C6' }
  const table = drawn().until(CHECK).answer('c').answer(null)
  expect(table.history('look')).toMatchObject([
    { by: ['a'], on: ['c'], result: 'seer', why },
    { by: ['b'], on: [], why }
  ])
  table.until(VICTIM)
  expect(table.answer('g').history('hunt')).toMatchObject([{ by: ['c', 'd', 'e'], on: ['g'], why }])
  expect(table.undo().answer(null).history('hunt')).toMatchObject([{ by: ['c', 'd', 'e'], on: [], why }])
})
