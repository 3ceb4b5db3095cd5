export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** As much of a window must be on a screen as a hand needs to catch it. */
const grip = { width: 160, height: 60 }
/** A window over so much of a screen is taken to fill it: a dock or a bar may take the rest. */
const filled = 0.9

/** Whether a remembered place can be used on the screens that are plugged in now. */
export function isReachable(place: Place, screens: readonly Place[]): boolean {
  return screens.some((screen) => {
    const width = overlap(place.x, place.width, screen.x, screen.width)
    const height = overlap(place.y, place.height, screen.y, screen.height)
    // The upper edge is where a window is moved from.
    return width >= grip.width && height >= grip.height && place.y >= screen.y
  })
}

/** The screen that holds most of a window; null: it is on none. */
export function screenOf(place: Place, screens: readonly Place[]): Place | null {
  const shares = screens.map((screen) => ({ screen, share: shared(place, screen) }))
  const most = shares.reduce((best, next) => (next.share > best.share ? next : best), {
    screen: null as Place | null,
    share: 0
  })
  return most.screen
}

/** Whether a window leaves next to nothing of a screen uncovered. */
export function fills(place: Place, screen: Place): boolean {
  return shared(place, screen) >= filled * screen.width * screen.height
}

/** In the middle of a screen, made smaller where it would not fit. */
export function centredOn(screen: Place, size: Size): Place {
  const width = Math.min(size.width, screen.width)
  const height = Math.min(size.height, screen.height)
  return {
    x: screen.x + Math.round((screen.width - width) / 2),
    y: screen.y + Math.round((screen.height - height) / 2),
    width,
    height
  }
}

/**
 * Where the private console may be.
 *
 * - `stay`: where it is
 * - `move`: to a screen the overlay does not fill
 * - `ask`: the overlay fills every screen there is; the host must say so first
 */
export type ConsolePlace =
  { readonly act: 'stay' } | { readonly act: 'move'; readonly to: Place } | { readonly act: 'ask' }

/**
 * Judges where the console is. Beside the overlay on its screen it stays only where the host put it himself.
 *
 * @param place where the console is or was; null: nowhere yet
 * @param screens what is plugged in, the main screen first; at least one
 * @param overlay the overlay's window; null: it is closed
 * @param chosen whether the host himself put the console on the screen it is on
 */
export function consolePlace(
  place: Place | null,
  size: Size,
  screens: readonly Place[],
  overlay: Place | null,
  chosen: boolean
): ConsolePlace {
  const taken = (screen: Place) => overlay !== null && fills(overlay, screen)
  if (place !== null && isReachable(place, screens)) {
    const here = screenOf(place, screens)
    if (here !== null && (chosen || !taken(here))) return { act: 'stay' }
  }
  const free = screens.find((screen) => !taken(screen))
  return free === undefined ? { act: 'ask' } : { act: 'move', to: centredOn(free, size) }
}

function shared(place: Place, screen: Place): number {
  const width = overlap(place.x, place.width, screen.x, screen.width)
  const height = overlap(place.y, place.height, screen.y, screen.height)
  return Math.max(0, width) * Math.max(0, height)
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart)
}
