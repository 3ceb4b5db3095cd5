export interface RosterShape {
  /** Seats on the left; the rest are on the right. */
  readonly half: number
  readonly height: number
  readonly pitch: number
  readonly top: number
  readonly nameSize: number
}

const foot = 1026
const sizes = [
  { upTo: 4, height: 104, gap: 36, nameSize: 42 },
  { upTo: 6, height: 88, gap: 34, nameSize: 42 },
  { upTo: 9, height: 76, gap: 28, nameSize: 40 },
  { upTo: 12, height: 62, gap: 20, nameSize: 36 }
]
const smallest = { height: 52, gap: 12, nameSize: 36 }

/** The two columns for any table: few seats hang from the same line, many stand on the foot of the stage. */
export function rosterShape(seats: number): RosterShape {
  const half = Math.ceil(seats / 2)
  const { height, gap, nameSize } = sizes.find((size) => half <= size.upTo) ?? smallest
  const total = half * height + (half - 1) * gap
  const top = half <= 6 ? 232 : Math.max(54, foot - total)
  return { half, height, pitch: height + gap, top, nameSize }
}

/** Width of a house in the street of the horizon moment. */
export function streetWidth(seats: number): number {
  if (seats <= 8) return 150
  if (seats <= 12) return 112
  return seats <= 18 ? 78 : 47
}
