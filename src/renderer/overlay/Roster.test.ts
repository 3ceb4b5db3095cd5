import { describe, expect, it } from 'vitest'
import Roster from './Roster.vue'
import { houseColumns, rosterShape, streetWidth } from './seats'
import { show } from './testing/mount'
import { aPlayer } from './testing/view'

function roster(seats: number, changed: readonly ReturnType<typeof aPlayer>[] = []) {
  const players = Array.from({ length: seats }, (_, at) => aPlayer(at + 1)).map(
    (player) => changed.find((other) => other.seat === player.seat) ?? player
  )
  return show(Roster, { players })
}

describe('rosterShape', () => {
  it.each([5, 18, 30, 31, 36, 37, 40, 47, 60])(
    'keeps %i seats on the stage, and a kept corner free',
    (seats) => {
      for (const keep of [null, 'top-left', 'bottom-right'] as const) {
        const { columns, pitch, height } = rosterShape(seats, seats <= 47 ? keep : null)
        expect(columns[0].count + columns[1].count).toBe(seats)
        for (const { side, count, top } of columns) {
          expect(top).toBeGreaterThanOrEqual(keep === 'top-left' && side === 'left' && seats <= 47 ? 312 : 54)
          const foot = keep === 'bottom-right' && side === 'right' && seats <= 47 ? 790 : 1026
          expect(top + (count - 1) * pitch + height).toBeLessThanOrEqual(foot)
        }
      }
    }
  )
})

it.each([1, 15, 16, 30, 31, 40, 60])(
  'puts %i houses into rows of fifteen at most, none of them alone',
  (houses) => {
    const columns = Number(/\d+/.exec(houseColumns(houses).gridTemplateColumns)?.[0])
    expect(columns).toBeLessThanOrEqual(15)
    expect(houses === 1 || houses % columns !== 1).toBe(true)
  }
)

it('lets the street of the largest table end on the stage', () => {
  for (const seats of [30, 36, 37, 60]) expect(streetWidth(seats) * seats).toBeLessThanOrEqual(1704)
})

describe('Roster', () => {
  it.each([
    [5, 3, 2],
    [8, 4, 4],
    [18, 9, 9],
    [30, 15, 15]
  ])('seats %i players: %i on the left, %i on the right', (seats, left, right) => {
    const table = roster(seats)
    expect(table.findAll('.on-left')).toHaveLength(left)
    expect(table.findAll('.on-right')).toHaveLength(right)
    expect(table.findAll('text').map((number) => number.text())).toEqual(
      Array.from({ length: seats }, (_, at) => String(at + 1))
    )
  })

  it('boards up the dead and tells the role that was shown (P43)', () => {
    const table = roster(8, [aPlayer(3, { alive: false, role: 'seer' })])
    const dead = table.findAll('.seat')[2]
    expect(dead?.classes()).toContain('dead')
    expect(dead?.find('.boards').exists()).toBe(true)
    expect(dead?.text()).toContain('Seer')
    expect(table.findAll('.struck').map((name) => name.text())).toEqual([dead?.find('.called').text()])
  })

  it('tells no role that was not shown', () => {
    expect(
      roster(8, [aPlayer(3, { alive: false })])
        .find('.role')
        .exists()
    ).toBe(false)
  })

  it('marks the Sheriff, who has no vote, and who is away', () => {
    const table = roster(8, [
      aPlayer(1, { sheriff: true }),
      aPlayer(2, { mayVote: false }),
      aPlayer(3, { away: true, mayVote: false })
    ])
    const marks = table.findAll('.seat').map((seat) => seat.findAll('.mark').length)
    expect(marks).toEqual([1, 1, 1, 0, 0, 0, 0, 0])
    expect(table.findAll('.seat')[2]?.classes()).toContain('away')
  })

  it('calls a player without a name by the seat', () => {
    expect(roster(8, [aPlayer(7, { name: ' ' })]).text()).toContain('Seat\u00a07')
  })
})
