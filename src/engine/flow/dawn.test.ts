import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C villager, D elder, E guard, F seer, G witch, H hunter, I villager, J cupid, K villager'

describe('the night order newMoon8 (rulebook 3.2)', () => {
  it('Cupid, Lovers, Guard, Seer, Werewolves, Witch; from night 2 without the first two', () => {
    const table = seat(TABLE)
    const steps = () => {
      const called: string[] = []
      for (; table.prompt !== 'dawn'; table.pass()) called.push(table.prompt ?? '')
      return called
    }
    expect(steps()).toEqual(['night-falls', 'cupid', 'lovers', 'guard', 'seer', 'werewolves', 'witch'])
    table.until('dusk').pass()
    expect(steps()).toEqual(['night-falls', 'guard', 'seer', 'werewolves', 'witch'])
  })
})

describe('dawn (rulebook 3.4)', () => {
  const first = { cupid: ['c', 'i'], guard: 'k' }

  it('a night without a victim is announced as one', () => {
    const table = seat(TABLE).night(first)
    expect(table.facts('death')).toEqual([{ fact: 'death', when: 'night', players: [] }])
    expect(table.public.deaths).toEqual([])
  })

  it('all who died in the night are one batch in seat order, without a cause', () => {
    const table = seat(TABLE).night({
      ...first,
      werewolves: 'k',
      guard: 'e',
      witch: { heal: null, poison: 'f' }
    })
    expect(table.facts('death')).toEqual([
      {
        fact: 'death',
        when: 'night',
        players: [
          { id: 'f', role: 'seer' },
          { id: 'k', role: 'villager' }
        ]
      }
    ])
  })

  it('grief, then the shot, then succession', () => {
    const table = seat(TABLE).play({ cupid: ['c', 'h'], guard: 'k', werewolves: 'h' }, 'sheriff-election')
    table.answer('h').until('hunter')
    expect(table.dead).toEqual(['c', 'h'])
    table.answer('k').until('sheriff-successor').answer('f')
    expect([table.prompt, table.dead, table.badge]).toEqual(['discussion', ['c', 'h', 'k'], 'f'])
  })

  it('victory is judged only when the chain has run out (P01)', () => {
    const table = seat('A werewolf, B werewolf, C cupid, D hunter, E seer, F villager')
    table
      .play({ cupid: ['a', 'b'] }, 'werewolves')
      .correct({ kill: 'e' })
      .correct({ kill: 'f' })
    table.correct({ kill: 'c' }).play({ werewolves: 'd' }, 'hunter').answer('a').until('result')
    expect([table.prompt, table.winners]).toEqual(['result', { camps: [], players: [] }])
  })

  it('is not judged while harms of the night wait for dawn (engine map b)', () => {
    const table = seat('A werewolf, B witch, C seer, D villager')
    table.play({ werewolves: 'b', witch: { heal: null, poison: 'a' } }, 'dawn')
    table.correct({ kill: 'c' }).correct({ kill: 'd' })
    expect(table.winners).toBe(null)
    table.until('result')
    expect(table.winners).toEqual({ camps: [], players: [] })
  })

  it('the last dead of a batch is the last in seat order, unless the moderator names another (rulebook 0)', () => {
    const options = { deck: ['influences'] }
    const night = { ...first, guard: 'e', werewolves: 'k', witch: { heal: null, poison: 'f' } }
    const table = seat(TABLE, options).night(night).until('influences.first-voter')
    expect(table.actors).toEqual(['k'])
    const other = seat(TABLE, options).night(night).send({ command: 'last-dead', player: 'f' })
    expect(other.until('influences.first-voter').actors).toEqual(['f'])
  })

  it('who died of grief is the last dead', () => {
    const table = seat(TABLE, { deck: ['influences'] }).night({ ...first, werewolves: 'i' })
    expect(table.until('influences.first-voter').actors).toEqual(['c'])
  })

  it('who was dead before dawn is not attacked any more, and dies no second death (3.4)', () => {
    const night = { ...first, guard: 'e', werewolves: 'k', witch: { heal: null, poison: 'f' } }
    const table = seat(TABLE).play(night, 'dawn').correct({ kill: 'f' }).correct({ kill: 'k' })
    table.until('discussion')
    expect(table.log('death').map(({ on }) => on)).toEqual([['f'], ['k']])
    const guarded = seat(TABLE).play({ ...first, guard: 'k', werewolves: 'k' }, 'dawn')
    expect(guarded.correct({ kill: 'k' }).until('discussion').log('attack')).toEqual([])
  })
})
