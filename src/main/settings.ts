import { randomBytes } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { app } from 'electron'
import Store from 'electron-store'
import { z } from 'zod'
import { settingsSchema, showSchema } from '../shared/schemas'
import { timeStamp } from './durable-files'
import type { Notices } from './notices'
import { firstShow } from './show'

const placeSchema = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(1),
  height: z.number().int().min(1)
})

const addressSchema = z.object({
  port: z.number().int().min(1024).max(65535),
  token: z.string().min(22)
})

const storedSchema = z.object({
  ...settingsSchema.shape,
  show: showSchema,
  windows: z.object({
    console: placeSchema.nullable(),
    overlay: placeSchema.nullable(),
    'co-host': placeSchema.nullable()
  }),
  /** Whether the co-host's window opens with the app. */
  coHost: z.boolean(),
  server: addressSchema,
  omniscientServer: addressSchema,
  controlServer: addressSchema,
  // In plain text, as OBS keeps it too, in a file that only its owner may read.
  obsPassword: z.string(),
  publicationsReserved: z.number().int().min(0)
})

/** All that outlives a start apart from the games. */
export type Stored = z.infer<typeof storedSchema>

export const defaultPort = 47474

/** 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

function defaults(): Stored {
  return {
    consoleLanguage: 'en',
    theme: 'dark',
    textSize: 100,
    seatLabels: 'names',
    roster: [],
    people: [],
    tables: [],
    keyColour: '#00ff00',
    timerPresets: {
      discussion: [180, 300, 600],
      speech: [60, 90, 120],
      defence: [30, 60],
      'last-words': [30, 60],
      role: [15, 30, 60]
    },
    timerVolume: 60,
    contentProtection: true,
    graphicsCard: true,
    notes: '',
    keys: {},
    pageOptions: {},
    publicDelay: 0,
    photosOnAir: false,
    omniscient: false,
    control: false,
    blackoutKey: 'CommandOrControl+Shift+F9',
    obs: {
      on: false,
      address: 'ws://127.0.0.1:4455',
      switching: 'off',
      scenes: { night: null, dawn: null, event: null, day: null, vote: null, over: null }
    },
    obsPassword: '',
    show: firstShow,
    windows: { console: null, overlay: null, 'co-host': null },
    coHost: false,
    server: { port: defaultPort, token: newToken() },
    // Each with room for the ports that are tried after its own.
    omniscientServer: { port: defaultPort + 30, token: newToken() },
    controlServer: { port: defaultPort + 60, token: newToken() },
    publicationsReserved: 0
  }
}

/** Settings on disk, read once: electron-store reads and parses its whole file at every look. */
export class SettingsStore {
  #stored: Stored
  readonly #store: Store<Stored> | null
  readonly #notices: Notices

  constructor(notices: Notices) {
    this.#notices = notices
    const begin = defaults()
    this.#store = openStore(begin, notices)
    this.#stored = completed(begin, this.#store?.store ?? {})
  }

  get all(): Stored {
    return this.#stored
  }

  /** Takes effect at once; a disk that refuses costs only the next start its memory. */
  set(part: Partial<Stored>): void {
    const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
    this.#stored = { ...this.#stored, ...given }
    try {
      this.#store?.set(given)
    } catch {
      this.#notices.raise({ code: 'settings-memory', level: 'warning', params: {} })
    }
  }
}

function openStore(begin: Stored, notices: Notices): Store<Stored> | null {
  try {
    return newStore(begin)
  } catch {
    // A file that cannot be read must not stop the show. It is kept: someone may want its roster back.
    const file = join(app.getPath('userData'), 'config.json')
    const aside = `${file}.corrupt-${timeStamp()}`
    try {
      if (existsSync(file)) {
        renameSync(file, aside)
        notices.raise({ code: 'settings-reset', level: 'warning', params: { file: basename(aside) } })
      }
      return newStore(begin)
    } catch {
      notices.raise({ code: 'settings-memory', level: 'warning', params: {} })
      return null
    }
  }
}

function newStore(begin: Stored): Store<Stored> {
  const store = new Store<Stored>({
    name: 'config',
    cwd: app.getPath('userData'),
    defaults: begin,
    // One line for each release that renames a key or changes its meaning.
    migrations: {},
    clearInvalidConfig: false,
    configFileMode: 0o600
  })
  // Checked here and not by the store, whose own checker takes longer to build than the windows to open.
  storedSchema.parse(completed(begin, store.store))
  return store
}

/** Fills in what a file of an earlier release does not know yet, in its parts as well. */
function completed(begin: Stored, kept: Partial<Stored>): Stored {
  const parts = Object.entries(begin).map(([name, value]) => {
    const known: unknown = kept[name as keyof Stored]
    if (known === undefined) return [name, value]
    return [name, isRecord(value) && isRecord(known) ? { ...value, ...known } : known]
  })
  return Object.fromEntries(parts) as Stored
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
