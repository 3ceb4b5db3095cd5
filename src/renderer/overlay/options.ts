export interface OverlayOptions {
  /** Solid colour for window capture; null: the page stays transparent. */
  readonly key: string | null
  /** Every change is a cut. */
  readonly still: boolean
}

/** Reads what the page's own address asks for: `?key=00ff00` and `?motion=off`. */
export function overlayOptions(search: string): OverlayOptions {
  const query = new URLSearchParams(search)
  const key = query.get('key')
  return {
    key: key !== null && /^#?[0-9a-f]{6}$/i.test(key) ? `#${key.replace('#', '')}` : null,
    still: query.get('motion') === 'off'
  }
}
