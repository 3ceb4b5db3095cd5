import type { Scene } from '../../shared/public'
import type { Corner } from './options'
import { rosterShape } from './seats'

/** A part of the stage of 1920×1080 that a page shows, in pixels of the stage. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the picture of a page stands in a source that it does not fill, 0 to 1. */
export interface Anchor {
  readonly x: number
  readonly y: number
}

const whole: Box = { left: 0, top: 0, width: 1920, height: 1080 }
const widgets: { readonly [scene in Scene]?: Box } = {
  timer: { left: 624, top: 46, width: 672, height: 168 },
  card: { left: 450, top: 510, width: 1020, height: 534 },
  vote: { left: 460, top: 534, width: 1000, height: 500 },
  phase: { left: 492, top: 46, width: 936, height: 168 }
}

/** What a page shows of the stage: all of it, or a single part cut out close to its edges. */
export function boxOf(scene: Scene, seats: number): Box {
  if (scene !== 'seats') return widgets[scene] ?? whole
  const { columns, height, pitch } = rosterShape(seats)
  const [{ count, top }] = columns
  return { left: 88, top: top - 32, width: 760, height: (count - 1) * pitch + height + 40 }
}

/** The edge of the source that a page which is made smaller stays at. */
export function anchorOf(scene: Scene, keep: Corner | null): Anchor {
  if (scene === 'lower-third') return { x: 0.5, y: 1 }
  if (scene === 'side-bar') return { x: isOnTheRight(keep) ? 0 : 1, y: 0.5 }
  return { x: 0.5, y: 0.5 }
}

/** Whether a corner that is kept free is one of the two on the right. */
export function isOnTheRight(corner: Corner | null): boolean {
  return corner?.endsWith('right') ?? false
}

/** Whether a corner that is kept free is one of the two at the foot. */
export function isAtTheFoot(corner: Corner | null): boolean {
  return corner?.startsWith('bottom') ?? false
}
