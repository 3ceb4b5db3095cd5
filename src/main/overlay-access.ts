import type { OverlayAddress } from '../shared/contract'
import type { Publication } from '../shared/public'
import type { Notices } from './notices'
import { overlayBuild, overlayFiles } from './overlay-files'
import { OverlayServer } from './overlay-server'
import { newToken, type SettingsStore } from './settings'

export interface OverlayAccessOptions {
  /** The built pages. */
  readonly folder: string
  readonly settings: SettingsStore
  readonly notices: Notices
  readonly newest: () => Publication
  readonly onChange: () => void
}

/** The overlay's address: the server behind it, and the port and token that outlive a start. */
export class OverlayAccess {
  readonly #options: OverlayAccessOptions
  #server: OverlayServer | null = null

  constructor(options: OverlayAccessOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    const { folder, settings, notices, newest, onChange } = this.#options
    const { port: wanted, token } = settings.all.server
    const files = await overlayFiles(folder)
    const version = overlayBuild(files)
    const server = new OverlayServer({ port: wanted, token, files, version, newest, onListeners: onChange })
    const port = await server.start()
    this.#server = server
    if (port === null) {
      notices.raise({ code: 'overlay-no-port', level: 'warning', params: { wanted } })
    } else if (port !== wanted) {
      settings.set({ server: { port, token } })
      notices.raise({ code: 'overlay-new-port', level: 'warning', params: { wanted, port } })
    }
    this.#print()
    onChange()
  }

  get address(): OverlayAddress {
    return { url: this.#server?.url ?? null, listeners: this.#server?.listeners ?? 0 }
  }

  publish(publication: Publication): void {
    this.#server?.publish(publication)
  }

  /** Gives the overlay a new address; whoever knew the old one sees nothing more. */
  renew(): void {
    const { settings, onChange } = this.#options
    const token = newToken()
    settings.set({ server: { ...settings.all.server, token } })
    this.#server?.rotate(token)
    this.#print()
    onChange()
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
  }

  /** For a start without a screen, where the address cannot be copied from the console. */
  #print(): void {
    const { url } = this.address
    if (process.env['HOWLCAST_PRINT_OVERLAY_ADDRESS'] === '1' && url !== null) {
      process.stdout.write(`Overlay for OBS: ${url}\n`)
    }
  }
}
