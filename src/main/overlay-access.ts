import type { OverlayAddress, OverlaySource } from '../shared/overlay-reach'
import { type Publication, type Scene, scenes } from '../shared/public'
import type { PublicEvent } from './overlay-server'
import { PageDoor, type PageSurroundings } from './page-door'

/** The overlay's public address, and who listens there. */
export class OverlayAccess {
  readonly #door: PageDoor<PublicEvent, Scene>

  constructor(around: PageSurroundings) {
    const greeting = () => [publicEvent(around.newest())]
    this.#door = new PageDoor({
      ...around,
      name: 'overlay',
      place: 'server',
      page: 'overlay',
      scenes,
      greeting
    })
  }

  async start(): Promise<void> {
    await this.#door.open()
    this.#print()
  }

  get address(): OverlayAddress {
    return { url: this.#door.url, listeners: this.#door.listeners }
  }

  /** One entry a page of the overlay, whether anybody shows it or not. */
  get sources(): readonly OverlaySource[] {
    return this.#door.sources
  }

  addressOf(scene: Scene): string | null {
    return this.#door.addressOf(scene)
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
