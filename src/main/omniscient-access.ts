import type { OmniscientPublication } from '../shared/omniscient'
import type { OmniscientReach, OmniscientScene } from '../shared/overlay-reach'
import type { Publication } from '../shared/public'
import type { OmniscientEvent, PublicEvent } from './overlay-server'
import { PageDoor, type PageSurroundings } from './page-door'
import { omniscientScenes } from './scenes'

export interface OmniscientAccessOptions extends PageSurroundings {
  readonly newestSecrets: () => OmniscientPublication
}

/**
 * The address for an audience that may know every role. It has a port and a token of its own, and is open only
 * while the host wants it and keeps a delay: without one, players who watch the show would know everything.
 */
export class OmniscientAccess {
  readonly #options: OmniscientAccessOptions
  readonly #door: PageDoor<PublicEvent | OmniscientEvent, OmniscientScene>

  constructor({ newestSecrets, ...around }: OmniscientAccessOptions) {
    this.#options = { newestSecrets, ...around }
    this.#door = new PageDoor({
      ...around,
      name: 'omniscient',
      place: 'omniscientServer',
      page: 'omniscient',
      scenes: omniscientScenes,
      greeting: () => this.#greeting()
    })
  }

  get reach(): OmniscientReach {
    const { url, listeners, sources } = this.#door
    return { url, listeners, sources }
  }

  addressOf(scene: OmniscientScene): string | null {
    return this.#door.addressOf(scene)
  }

  /** Opens or closes as the settings say now. */
  async follow(): Promise<void> {
    const { notices, settings } = this.#options
    if (settings.all.omniscient && settings.all.publicDelay < 1) {
      notices.raise({ code: 'omniscient-needs-delay', level: 'warning', params: {} })
    } else {
      notices.lower('omniscient-needs-delay')
    }
    await (this.#isAllowed ? this.#door.open() : this.#door.close())
  }

  publish(data: Publication): void {
    if (this.#isAllowed) this.#door.server?.tell({ event: 'publication', data })
  }

  publishSecrets(data: OmniscientPublication): void {
    if (this.#isAllowed) this.#door.server?.tell({ event: 'omniscient', data })
  }

  renew(): void {
    this.#door.renew()
  }

  async stop(): Promise<void> {
    await this.#door.close()
  }

  /** Asked each time anything is told: a setting holds from the moment it is made, and closing takes another. */
  get #isAllowed(): boolean {
    const { omniscient, publicDelay } = this.#options.settings.all
    return omniscient && publicDelay >= 1
  }

  #greeting(): readonly (PublicEvent | OmniscientEvent)[] {
    if (!this.#isAllowed) return []
    const { newest, newestSecrets } = this.#options
    return [
      { event: 'publication', data: newest() },
      { event: 'omniscient', data: newestSecrets() }
    ]
  }
}
