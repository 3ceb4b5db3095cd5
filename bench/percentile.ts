/** The value below which `percent` of all lie, to a thousandth. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))
  return Math.round((sorted[at] ?? 0) * 1000) / 1000
}
