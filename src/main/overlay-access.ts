import type { OverlayAddress, OverlaySource } from '../shared/overlay-reach'
import type { Publication, Scene } from '../shared/public'
import { Door } from './door'
import type { Notices } from './notices'
import { overlayBuild, overlayFiles } from './overlay-files'
import { OverlayServer, type PublicEvent } from './overlay-server'
import { shownPhoto } from './photos'
import { sceneAddress, scenes, sourcesOf } from './scenes'
import type { SettingsStore } from './settings'

export interface OverlayAccessOptions {
  /** The built pages. */
  readonly folder: string
  /** Where the players' pictures are kept. */
  readonly photos: string
  readonly settings: SettingsStore
  readonly notices: Notices
  readonly newest: () => Publication
  readonly onChange: () => void
}

/** The overlay's public address, and who listens there. */
export class OverlayAccess {
  readonly #door: Door<OverlayServer<PublicEvent>>

  constructor({ folder, photos, settings, notices, newest, onChange }: OverlayAccessOptions) {
    const make = async (port: number, token: string) => {
      const files = await overlayFiles(folder)
      const version = overlayBuild(files)
      const greeting = () => [publicEvent(newest())]
      const photo = (asked: string) => shownPhoto(photos, asked, newest())
      return new OverlayServer({ port, token, files, photo, version, greeting, onListeners: onChange })
    }
    this.#door = new Door({ name: 'overlay', place: 'server', make, settings, notices, onChange })
  }

  async start(): Promise<void> {
    await this.#door.open()
    this.#print()
  }

  get address(): OverlayAddress {
    return { url: this.#door.url, listeners: this.#door.server?.listeners.length ?? 0 }
  }

  /** One entry a page of the overlay, whether anybody shows it or not. */
  get sources(): readonly OverlaySource[] {
    return sourcesOf(scenes, this.#door.url, this.#door.server)
  }

  addressOf(scene: Scene): string | null {
    const { url } = this.#door
    return url === null ? null : sceneAddress(url, scene)
  }

  publish(publication: Publication): void {
    this.#door.server?.tell(publicEvent(publication))
  }

  /** Gives the overlay a new address; whoever knew the old one sees nothing more. */
  renew(): void {
    this.#door.renew()
    this.#print()
  }

  async stop(): Promise<void> {
    await this.#door.close()
  }

  /** For a start without a screen, where the address cannot be copied from the console. */
  #print(): void {
    const { url } = this.#door
    if (process.env['HOWLCAST_PRINT_OVERLAY_ADDRESS'] === '1' && url !== null) {
      process.stdout.write(`Overlay for OBS: ${url}\n`)
    }
  }
}

function publicEvent(data: Publication): PublicEvent {
  return { event: 'publication', data }
}
