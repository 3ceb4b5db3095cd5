/** Minutes and seconds that are left, as they are read; a second that has begun counts. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
