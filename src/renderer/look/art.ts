/** Every picture of ./art by its file name, as the address of its own file. */
const pictures: Record<string, string> = import.meta.glob('./art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default'
})

/** Cards that share one picture. */
const shared: { readonly [id: string]: string } = {
  'event-spiritualism-1': 'event-spiritualism',
  'event-spiritualism-2': 'event-spiritualism',
  'event-spiritualism-3': 'event-spiritualism',
  'event-spiritualism-4': 'event-spiritualism',
  'event-spiritualism-5': 'event-spiritualism'
}

/** The picture of `role-<id>`, `event-<id>`, `winner-draw`, `moon-<kind>` or `emblem-<kind>`, or null if there is none. */
export function artFor(id: string): string | null {
  return pictures[`./art/${shared[id] ?? id}.svg`] ?? null
}
