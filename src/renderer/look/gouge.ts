/** The linocut's one stroke: a sliver pointed at both ends, widest at 38 % of its length. */
export function gouge(x: number, y: number, degrees: number, length: number, width: number): string {
  const angle = (degrees * Math.PI) / 180
  const along = { x: Math.cos(angle), y: Math.sin(angle) }
  const aside = { x: (-along.y * width) / 2, y: (along.x * width) / 2 }
  const middle = { x: x + along.x * 0.38 * length, y: y + along.y * 0.38 * length }
  const corners = [
    [x, y],
    [middle.x + aside.x, middle.y + aside.y],
    [x + along.x * length, y + along.y * length],
    [middle.x - aside.x, middle.y - aside.y]
  ]
  return `M${corners.map((corner) => corner.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`
}

/** Gouges on a circle, pointing outward, by turns long and short. */
export function rays(
  centre: number,
  radius: number,
  from: number,
  to: number,
  count: number,
  width: number
): string {
  return Array.from({ length: count + 1 }, (_, at) => {
    const degrees = from + ((to - from) * at) / count
    const angle = (degrees * Math.PI) / 180
    const [x, y] = [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)]
    return gouge(x, y, degrees, at % 2 ? 44 : 74, width)
  }).join('')
}
