import type { Corner } from './options'

/** One of the two columns of seats. */
export interface RosterColumn {
  readonly side: 'left' | 'right'
  readonly count: number
  readonly top: number
}

export interface RosterShape {
  /** Left, then right. */
  readonly columns: readonly [RosterColumn, RosterColumn]
  readonly height: number
  readonly pitch: number
  readonly nameSize: number
}

interface Size {
  readonly upTo: number
  readonly height: number
  readonly gap: number
  readonly nameSize: number
}

const head = 54
const foot = 1026
const sizes: readonly Size[] = [
  { upTo: 4, height: 104, gap: 36, nameSize: 42 },
  { upTo: 6, height: 88, gap: 34, nameSize: 42 },
  { upTo: 9, height: 76, gap: 28, nameSize: 40 },
  { upTo: 12, height: 62, gap: 20, nameSize: 36 },
  { upTo: 15, height: 52, gap: 12, nameSize: 36 },
  { upTo: 18, height: 47, gap: 7, nameSize: 36 },
  { upTo: 20, height: 42, gap: 6, nameSize: 34 },
  { upTo: 24, height: 36, gap: 4, nameSize: 30 }
]
/** Room for the largest table that the rules take: smaller than is good to read, but whole. */
const smallest: Size = { upTo: Infinity, height: 29, gap: 3, nameSize: 24 }

/** What a camera in a corner takes of its column, roofs included. */
const keptHead = 312
const keptFoot = 790

/**
 * The two columns for any table: few seats hang from the same line, many stand on the foot of the stage.
 *
 * @param keep a corner into which no seat may reach: its column is shorter, the other takes the rest
 */
export function rosterShape(seats: number, keep: Corner | null = null): RosterShape {
  const half = Math.ceil(seats / 2)
  const from = keep?.startsWith('top') ? keptHead : head
  const to = keep?.startsWith('bottom') ? keptFoot : foot
  const room = ({ height, gap }: Size, length: number) => Math.floor((length + gap) / (height + gap))
  const fits = (size: Size) =>
    half <= size.upTo && Math.min(half, room(size, to - from)) + room(size, foot - head) >= seats
  const size = sizes.find(fits) ?? smallest
  const pitch = size.height + size.gap
  const topOf = (count: number) => (count <= 6 ? 232 : Math.max(head, foot - count * pitch + size.gap))
  const kept = Math.min(keep?.endsWith('right') ? seats - half : half, room(size, to - from))
  const topOfKept = Math.max(from, Math.min(topOf(kept), to - kept * pitch + size.gap))
  const counts = keep?.endsWith('right') ? [seats - kept, kept] : [kept, seats - kept]
  const column = (side: 'left' | 'right', count = 0): RosterColumn => ({
    side,
    count,
    top: keep?.endsWith(side) ? topOfKept : topOf(count)
  })
  return {
    columns: [column('left', counts[0]), column('right', counts[1])],
    height: size.height,
    pitch,
    nameSize: size.nameSize
  }
}

/** Width of a house in the street of the horizon moment. */
export function streetWidth(seats: number): number {
  if (seats <= 8) return 150
  if (seats <= 12) return 112
  return seats <= 18 ? 78 : Math.min(47, Math.floor(1704 / seats))
}

/** The columns of a grid of houses: no more than fifteen a row, and rows of equal length, so that no house stands alone. */
export function houseColumns(houses: number): { readonly gridTemplateColumns: string } {
  const rows = Math.max(1, Math.ceil(houses / 15))
  return { gridTemplateColumns: `repeat(${Math.max(1, Math.ceil(houses / rows))}, max-content)` }
}
