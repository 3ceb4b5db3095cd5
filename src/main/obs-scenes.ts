import type { ObsSettings } from '../shared/obs'
import type { Publication, PublicView } from '../shared/public'
import { codeOf, type ObsLink } from './obs-link'
import type { ObsLog } from './obs-log'

/**
 * Changes OBS's scene with the phase that the audience sees, delay included. Only at a change: between two of them
 * the scene is the host's own.
 */
export class ObsScenes {
  readonly #link: ObsLink
  readonly #log: ObsLog
  readonly #settings: () => ObsSettings
  readonly #onMissing: (scene: string) => void
  #phase: PublicView['phase'] | null = null

  /** @param onMissing called where OBS has no scene of this name */
  constructor(link: ObsLink, log: ObsLog, settings: () => ObsSettings, onMissing: (scene: string) => void) {
    this.#link = link
    this.#log = log
    this.#settings = settings
    this.#onMissing = onMissing
  }

  /** Takes what the audience sees now; nothing to see changes no scene. */
  async follow({ view }: Publication): Promise<void> {
    if (view === null || view.phase === this.#phase) return
    this.#phase = view.phase
    const { switching, scenes } = this.#settings()
    const scene = scenes[view.phase]
    if (scene === null || switching === 'off' || this.#link.state !== 'connected') return
    if (switching === 'dry-run') return this.#log.add('scene-would-switch', { scene, phase: view.phase })
    try {
      await this.#link.call('SetCurrentProgramScene', { sceneName: scene })
      this.#log.add('scene-switched', { scene, phase: view.phase })
    } catch (error) {
      this.#failed(scene, codeOf(error))
    }
  }

  #failed(scene: string, code: string): void {
    if (code !== resourceNotFound) return this.#log.add('failed', { code })
    this.#log.add('scene-missing', { scene })
    this.#onMissing(scene)
  }
}

/** OBS's own code where it has nothing of that name. */
const resourceNotFound = '600'
