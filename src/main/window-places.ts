export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As much of a window must be on a screen as a hand needs to catch it. */
const grip = { width: 160, height: 60 }

/** Whether a remembered place can be used on the screens that are plugged in now. */
export function isReachable(place: Place, screens: readonly Place[]): boolean {
  return screens.some((screen) => {
    const width = overlap(place.x, place.width, screen.x, screen.width)
    const height = overlap(place.y, place.height, screen.y, screen.height)
    // The upper edge is where a window is moved from.
    return width >= grip.width && height >= grip.height && place.y >= screen.y
  })
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart)
}
