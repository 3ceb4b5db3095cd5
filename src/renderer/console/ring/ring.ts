/**
 * Where the seats stand: a superellipse, seat 1 at twelve o'clock, clockwise as the moderator sees
 * the table (look.md section 11). Distances are measured in tiles, so that wide tiles get more room
 * at the top and bottom and no two ever overlap.
 */

export interface TileSize {
  readonly width: number
  readonly height: number
  readonly house: number
  readonly name: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** In a tile narrower than this the house stands over name and role, not beside them. */
export const NARROW = 100

const POINTS = 16000
const PADDING = 10
/** From here on the tiles stand so close that equal steps would overlap: equal gaps instead. */
const TIGHT = 17

/** The tile of a table of so many seats, in a wide or a narrow panel. */
export function tileSize(seats: number, wide: boolean): TileSize {
  const row = (width: number, height: number, house: number, name: number) => ({ width, height, house, name })
  if (wide) {
    if (seats <= 8) return row(230, 96, 62, 21)
    if (seats <= 12) return row(214, 90, 56, 21)
    return seats <= 18 ? row(164, 70, 42, 18) : row(122, 56, 34, 16)
  }
  if (seats <= 8) return row(140, 66, 40, 16)
  if (seats <= 12) return row(126, 58, 34, 16)
  return seats <= 18 ? row(84, 66, 34, 14) : row(66, 56, 26, 13)
}

/** The centres of all tiles. */
export function ring(seats: number, width: number, height: number, tile: TileSize): Point[] {
  const curve = superellipse(seats, width, height, tile)
  return seats >= TIGHT ? equalGaps(seats, curve, tile) : equalSteps(seats, curve, tile)
}

function superellipse(seats: number, width: number, height: number, tile: TileSize): Point[] {
  const across = Math.max(0, width / 2 - tile.width / 2 - PADDING)
  const down = Math.max(0, height / 2 - tile.height / 2 - PADDING)
  const power = 2 / (seats <= 12 ? 2.15 : seats <= 18 ? 3 : 4.4)
  const curve: Point[] = []
  for (let at = 0; at <= POINTS; at++) {
    const angle = -Math.PI / 2 + (at / POINTS) * 2 * Math.PI
    const cosine = Math.cos(angle)
    const sine = Math.sin(angle)
    curve.push({
      x: width / 2 + across * Math.sign(cosine) * Math.abs(cosine) ** power,
      y: height / 2 + down * Math.sign(sine) * Math.abs(sine) ** power
    })
  }
  return curve
}

function equalSteps(seats: number, curve: readonly Point[], tile: TileSize): Point[] {
  const lengths = [0]
  curve.forEach((point, at) => {
    const before = curve[at - 1]
    if (!before) return
    const step = Math.hypot(
      (point.x - before.x) / tile.width,
      (point.y - before.y) / Math.max(tile.height, tile.width * 0.58)
    )
    lengths.push((lengths[at - 1] ?? 0) + step)
  })
  const whole = lengths.at(-1) ?? 0
  let at = 0
  return Array.from({ length: seats }, (_, seat) => {
    while ((lengths[at] ?? whole) < (whole * seat) / seats) at++
    return curve[at] ?? { x: 0, y: 0 }
  })
}

/** The widest gap, in tiles, at which all seats still fit on the curve: found by halving. */
function equalGaps(seats: number, curve: readonly Point[], tile: TileSize): Point[] {
  let low = 0.2
  let high = 4
  let best: Point[] = []
  for (let halving = 0; halving < 24; halving++) {
    const gap = (low + high) / 2
    const found = walk(seats, curve, tile, gap)
    if (found) {
      best = found
      low = gap
    } else high = gap
  }
  return best
}

function walk(seats: number, curve: readonly Point[], tile: TileSize, gap: number): Point[] | null {
  const found: Point[] = []
  let at = 0
  for (let seat = 0; seat < seats; seat++) {
    const from = curve[at]
    if (!from) return null
    found.push(from)
    while (at < curve.length && distance(from, curve[at] ?? from, tile) < gap) at++
    if (at >= curve.length) return null
  }
  return found
}

function distance(from: Point, to: Point, tile: TileSize): number {
  return Math.max(Math.abs(to.x - from.x) / tile.width, Math.abs(to.y - from.y) / tile.height)
}

/** Whether no two tiles touch. */
export function standsFree(points: readonly Point[], tile: TileSize): boolean {
  return points.every((one, at) => points.slice(at + 1).every((other) => distance(one, other, tile) >= 1))
}

export interface Table {
  readonly tile: TileSize
  readonly points: readonly Point[]
}

/** Below this a tile whose house stands over two lines leaves no house whose number can be read. */
const LOWEST = 50

/** The seats of a panel: the tile shrinks until all stand free; null asks for a list instead. */
export function layTable(seats: number, width: number, height: number): Table | null {
  const full = tileSize(seats, width > 700)
  for (const share of [1, 0.94, 0.88, 0.82, 0.76]) {
    const tile = {
      width: Math.floor(full.width * share),
      height: Math.floor(full.height * share),
      house: Math.floor(full.house * share),
      name: Math.max(13, Math.floor(full.name * share))
    }
    if (tile.width < NARROW && tile.height < LOWEST) return null
    const points = ring(seats, width, height, tile)
    if (points.length === seats && standsFree(points, tile)) return { tile, points }
  }
  return null
}
