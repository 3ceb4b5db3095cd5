/** The lit part of a disc of radius `r`: `left` is 1 when full and 0 when gone; the right limb stays. */
export function moonPath(left: number, r: number): string {
  if (left <= 0) return ''
  const bulge = Math.abs(1 - 2 * Math.min(left, 1)) * r
  return `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${bulge.toFixed(2)} ${r} 0 0 ${left > 0.5 ? 1 : 0} 0 ${-r}Z`
}
