import { describe, expect, it } from 'vitest'
import { layTable, ring, standsFree, tileSize } from './ring'

const panels = [
  { width: 972, height: 904 },
  { width: 556, height: 672 }
]

describe('seat circle', () => {
  it('lets no two tiles overlap from 5 to 30 seats in both reference panels, at full size', () => {
    for (const { width, height } of panels) {
      for (let seats = 5; seats <= 30; seats++) {
        const tile = tileSize(seats, width > 700)
        const points = ring(seats, width, height, tile)
        expect(points).toHaveLength(seats)
        expect(standsFree(points, tile), `${seats} seats in ${width}`).toBe(true)
      }
    }
  })

  it('puts seat 1 at twelve o’clock and goes clockwise', () => {
    const points = ring(12, 972, 904, tileSize(12, true))
    expect(points[0]?.x).toBeCloseTo(486, 0)
    expect(points[3]?.x).toBeGreaterThan(800)
    expect(points[9]?.x).toBeLessThan(200)
  })

  it('shrinks the tile in a small panel and gives up in a tiny one', () => {
    expect(layTable(18, 556, 560)?.tile.width).toBeLessThanOrEqual(84)
    expect(layTable(30, 200, 160)).toBeNull()
  })

  it('lists a table so large that no number in a house could be read', () => {
    expect(layTable(31, 556, 672)?.tile.height).toBeGreaterThanOrEqual(50)
    expect(layTable(40, 556, 672)).toBeNull()
    expect(layTable(40, 972, 904)).not.toBeNull()
  })
})
