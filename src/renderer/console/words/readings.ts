import type { Json, ModeratorView } from '../../../shared/game'

/** How a house rule reads in a key of the catalogues: a dot would part it. */
export function valueKey(value: Json): string {
  return String(value).replace('.', '-')
}

interface Reading {
  readonly rule: string
  /** Whether it matters now. */
  readonly when: (view: ModeratorView) => boolean
}

const lives = (view: ModeratorView, role: string) =>
  view.players.some((player) => player.alive && player.role === role)

/** Questions whose words depend on a house rule. */
const readings: { readonly [prompt: string]: Reading } = {
  'night-falls': { rule: 'deadEyes', when: (view) => view.players.some((player) => !player.alive) },
  lovers: { rule: 'loversLearn', when: () => true },
  'little-girl': { rule: 'littleGirlCaught', when: () => true },
  guard: { rule: 'guardLittleGirl', when: (view) => lives(view, 'little-girl') },
  discussion: {
    rule: 'idiotInterject',
    when: (view) =>
      view.log.some(
        (entry) =>
          entry.what === 'role-shown' &&
          view.players.some((player) => player.alive && entry.on.includes(player.id))
      )
  }
}

/** The end of a key that says how this table plays a question; empty where it makes no difference. */
export function readingOf(prompt: string, view: ModeratorView | null): readonly string[] {
  const reading = readings[prompt]
  const value = reading && view?.houseRules[reading.rule]
  return view && reading?.when(view) && value !== undefined ? [`-${valueKey(value)}`] : []
}
