import { ControlServer } from './control-server'
import type { ControlVerbs } from './control-verbs'
import { Door } from './door'
import type { Notices } from './notices'
import type { SettingsStore } from './settings'

export interface ControlAccessOptions {
  readonly settings: SettingsStore
  readonly notices: Notices
  readonly verbs: ControlVerbs
  readonly onChange: () => void
}

/** The address for buttons of other programs; closed unless the host opens it. */
export class ControlAccess {
  readonly #settings: SettingsStore
  readonly #door: Door<ControlServer>

  constructor({ settings, notices, verbs, onChange }: ControlAccessOptions) {
    this.#settings = settings
    const make = (port: number, token: string) =>
      new ControlServer({ port, token, act: (verb, query) => verbs.act(verb, query) })
    this.#door = new Door({ name: 'control', place: 'controlServer', make, settings, notices, onChange })
  }

  get url(): string | null {
    return this.#door.url
  }

  /** Opens or closes as the settings say now. */
  async follow(): Promise<void> {
    await (this.#settings.all.control ? this.#door.open() : this.#door.close())
  }

  renew(): void {
    this.#door.renew()
  }

  async stop(): Promise<void> {
    await this.#door.close()
  }
}
