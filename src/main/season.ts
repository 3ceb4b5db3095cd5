import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import Store from 'electron-store'
import { z } from 'zod'
import type { ModeratorView } from '../shared/game'
import type { SeasonTally } from '../shared/season'
import { timeStamp } from './durable-files'
import { seasonGame, tallyOf, type SeasonGame } from './season-tally'

const seasonSchema = z.object({
  /** When the counting began anew; games that had begun before do not count. */
  since: z.string().nullable(),
  games: z.array(
    z.object({
      began: z.string(),
      camps: z.array(z.string()),
      players: z.array(
        z.object({ name: z.string(), role: z.string(), won: z.boolean(), survived: z.boolean() })
      )
    })
  )
})
type Stored = z.infer<typeof seasonSchema>

const empty: Stored = { since: null, games: [] }

/**
 * The finished games of a season, in a file of their own. Each counts once, by when it began; a
 * game whose end was taken back does not count until it has ended again.
 */
export class Season {
  readonly #store: Store<Stored> | null
  readonly #onFailure: (error: unknown) => void
  #stored: Stored = empty

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure
    this.#store = this.#open()
  }

  get tally(): SeasonTally {
    return tallyOf(this.#stored.since, this.#stored.games)
  }

  /** Counts the game that is played now, once it is over; takes it out again while it is not. */
  follow(began: string | null, view: ModeratorView | null): void {
    if (began === null || view === null) return
    const { since, games } = this.#stored
    if (since !== null && began < since) return
    const known = games.find((game) => game.began === began)
    const ended = seasonGame(began, view)
    if (JSON.stringify(known ?? null) === JSON.stringify(ended)) return
    const others = games.filter((game) => game !== known)
    this.#keep({ since, games: ended === null ? others : [...others, copied(ended)] })
  }

  /** Begins to count anew. */
  reset(now = new Date()): void {
    this.#keep({ since: now.toISOString(), games: [] })
  }

  #keep(stored: Stored): void {
    this.#stored = stored
    try {
      this.#store?.set(stored)
    } catch (error) {
      this.#onFailure(error)
    }
  }

  /** A file that cannot be read is set aside: statistics must not stop a show. */
  #open(): Store<Stored> | null {
    try {
      return this.#read()
    } catch (error) {
      this.#onFailure(error)
    }
    try {
      const file = join(app.getPath('userData'), 'season.json')
      if (existsSync(file)) renameSync(file, `${file}.corrupt-${timeStamp()}`)
      return this.#read()
    } catch (error) {
      this.#onFailure(error)
      return null
    }
  }

  #read(): Store<Stored> {
    const store = new Store<Stored>({
      name: 'season',
      cwd: app.getPath('userData'),
      defaults: empty,
      // One line for each release that renames a key or changes its meaning.
      migrations: {},
      clearInvalidConfig: false,
      configFileMode: 0o600
    })
    this.#stored = seasonSchema.parse(store.store)
    return store
  }
}

function copied({ began, camps, players }: SeasonGame): Stored['games'][number] {
  return { began, camps: [...camps], players: [...players] }
}
