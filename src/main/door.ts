import type { Notices } from './notices'
import { newToken, type SettingsStore, type Stored } from './settings'

/** A server on this machine whose address holds a token. */
export interface Served {
  /** Starts at the port it was made for or at the next free one; returns it, null with none. */
  start(): Promise<number | null>
  readonly url: string | null
  rotate(token: string): void
  stop(): Promise<void>
}

export interface DoorOptions<S extends Served> {
  /** Begins the codes of its notices. */
  readonly name: 'overlay' | 'omniscient' | 'control'
  /** Where port and token are kept. */
  readonly place: 'server' | 'omniscientServer' | 'controlServer'
  readonly make: (port: number, token: string) => S | Promise<S>
  readonly settings: SettingsStore
  readonly notices: Notices
  /** Called whenever the address has changed. */
  readonly onChange: () => void
}

/** One way into the app for other programs: can be opened, closed and moved. Port and token outlive a start. */
export class Door<S extends Served> {
  readonly #options: DoorOptions<S>
  #server: S | null = null
  #turn: Promise<void> = Promise.resolve()

  constructor(options: DoorOptions<S>) {
    this.#options = options
  }

  /** Null while it is closed. */
  get server(): S | null {
    return this.#server
  }

  get url(): string | null {
    return this.#server?.url ?? null
  }

  open(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#server !== null) return
      const { place, make, settings } = this.#options
      const { port: wanted, token } = settings.all[place]
      const server = await make(wanted, token)
      const port = await server.start()
      this.#server = server
      this.#note(wanted, port)
      if (port !== null && port !== wanted) this.#keep({ port, token })
    })
  }

  /** Cuts off who is in at once. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      const server = this.#server
      this.#server = null
      await server?.stop()
    })
  }

  /** Gives it a new address; whoever knew the old one is shut out. */
  renew(): void {
    const { place, settings, onChange } = this.#options
    const token = newToken()
    this.#keep({ ...settings.all[place], token })
    this.#server?.rotate(token)
    onChange()
  }

  #note(wanted: number, port: number | null): void {
    const { name, notices } = this.#options
    if (port === null) {
      notices.raise({ code: `${name}-no-port`, level: 'warning', params: { wanted } })
    } else if (port !== wanted) {
      notices.raise({ code: `${name}-new-port`, level: 'warning', params: { wanted, port } })
    }
  }

  #keep(address: Stored['server']): void {
    this.#options.settings.set({ [this.#options.place]: address })
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).then(() => this.#options.onChange())
    return this.#turn
  }
}
