/** How often the time of day is looked at, in milliseconds. */
const every = 250
/** A jump is no smaller than this. */
const least = 200

/**
 * Tells when the time of day is set while the app runs: what ends at a time of day ends by so much later then. Where
 * sleep stops the other clock, waking is such a jump too, and a timer has rested with the machine.
 *
 * @param onJump told by how many milliseconds; below zero: back
 * @returns how to stop
 */
export function watchClock(onJump: (by: number) => void): () => void {
  const offset = () => Date.now() - performance.now()
  let known = offset()
  const looking = setInterval(() => {
    const by = Math.round(offset() - known)
    if (Math.abs(by) < least) return
    known += by
    onJump(by)
  }, every)
  looking.unref()
  return () => clearInterval(looking)
}
