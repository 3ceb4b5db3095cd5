import type { OmniscientPublication } from '../shared/omniscient'
import type { OmniscientReach, OmniscientScene } from '../shared/overlay-reach'
import type { Publication } from '../shared/public'
import { Door } from './door'
import type { Notices } from './notices'
import { overlayBuild, overlayFiles } from './overlay-files'
import { type OmniscientEvent, OverlayServer, type PublicEvent } from './overlay-server'
import { shownPhoto } from './photos'
import { omniscientScenes, sceneAddress, sourcesOf } from './scenes'
import type { SettingsStore } from './settings'

export interface OmniscientAccessOptions {
  /** The built pages. */
  readonly folder: string
  /** Where the players' pictures are kept. */
  readonly photos: string
  readonly settings: SettingsStore
  readonly notices: Notices
  readonly newest: () => Publication
  readonly newestSecrets: () => OmniscientPublication
  readonly onChange: () => void
}

/**
 * The address for an audience that may know every role. It has a port and a token of its own, and is open only
 * while the host wants it and keeps a delay: without one, players who watch the show would know everything.
 */
export class OmniscientAccess {
  readonly #options: OmniscientAccessOptions
  readonly #door: Door<OverlayServer<PublicEvent | OmniscientEvent>>

  constructor(options: OmniscientAccessOptions) {
    const { folder, photos, settings, newest, notices, onChange } = options
    this.#options = options
    const make = async (port: number, token: string) => {
      const files = await overlayFiles(folder, 'omniscient')
      const version = overlayBuild(files)
      const greeting = () => this.#greeting()
      const page = 'omniscient'
      const photo = (asked: string) => shownPhoto(photos, asked, newest())
      return new OverlayServer({ port, token, page, files, photo, version, greeting, onListeners: onChange })
    }
    this.#door = new Door({
      name: 'omniscient',
      place: 'omniscientServer',
      make,
      settings,
      notices,
      onChange
    })
  }

  get reach(): OmniscientReach {
    const { url, server } = this.#door
    return {
      url,
      listeners: server?.listeners.length ?? 0,
      sources: sourcesOf(omniscientScenes, url, server)
    }
  }

  addressOf(scene: OmniscientScene): string | null {
    const { url } = this.#door
    return url === null ? null : sceneAddress(url, scene)
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
