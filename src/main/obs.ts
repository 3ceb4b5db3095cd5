import type { ObsReach } from '../shared/obs'
import type { Publication, Scene } from '../shared/public'
import { refused, type Result } from '../shared/result'
import type { Notices } from './notices'
import { codeOf, ObsLink, type ObsLinkOptions } from './obs-link'
import { ObsLog } from './obs-log'
import { ObsScenes } from './obs-scenes'
import { ObsSources } from './obs-sources'
import type { SettingsStore } from './settings'

export interface ObsOptions {
  readonly settings: SettingsStore
  readonly notices: Notices
  /** The address of one page of the overlay. */
  readonly addressOf: (scene: Scene) => string | null
  readonly onChange: () => void
  readonly retry?: ObsLinkOptions['retry']
}

/** What the app does in OBS, and a log of it. Off unless the host wants it; no failure of it reaches the game. */
export class Obs {
  readonly #options: ObsOptions
  readonly #log: ObsLog
  readonly #link: ObsLink
  readonly #scenes: ObsScenes
  readonly #sources: ObsSources
  #refreshed = false

  constructor(options: ObsOptions) {
    const { settings, notices, onChange, retry } = options
    this.#options = options
    this.#log = new ObsLog(onChange)
    this.#link = new ObsLink({
      log: this.#log,
      onChange,
      onConnected: () => this.#connected(),
      onRefused: () => notices.raise({ code: 'obs-password', level: 'warning', params: {} }),
      ...(retry === undefined ? {} : { retry })
    })
    this.#scenes = new ObsScenes(
      this.#link,
      this.#log,
      () => settings.all.obs,
      (scene) => notices.raise({ code: 'obs-scene-missing', level: 'warning', params: { scene } })
    )
    this.#sources = new ObsSources(this.#link, this.#log)
  }

  get reach(): ObsReach {
    const { state, scenes } = this.#link
    const passwordSet = this.#options.settings.all.obsPassword !== ''
    return { state, scenes, passwordSet, log: this.#log.lines }
  }

  /** Connects or lets go as the settings say now. */
  follow(): void {
    const { obs, obsPassword } = this.#options.settings.all
    if (!obs.on) this.#options.notices.lower('obs-password')
    this.#link.open(obs.on ? { address: obs.address, password: obsPassword } : null)
  }

  setPassword(password: string): void {
    this.#options.settings.set({ obsPassword: password })
    this.follow()
  }

  publish(publication: Publication): void {
    void this.#scenes.follow(publication)
  }

  /** Adds one page of the overlay to the scene on air. */
  async add(scene: Scene): Promise<Result> {
    const address = this.#options.addressOf(scene)
    try {
      if (address === null) return this.#notAdded('obs-add-failed')
      if (!(await this.#sources.canBeAdded())) return this.#notAdded('obs-no-browser')
      await this.#sources.add(scene, address)
      return { ok: true, value: null }
    } catch (error) {
      this.#log.add('failed', { code: codeOf(error) })
      return this.#notAdded('obs-add-failed')
    }
  }

  stop(): void {
    this.#link.open(null)
  }

  /** Tells the host once, by the notice: the answer to the call carries its code. */
  #notAdded(code: 'obs-add-failed' | 'obs-no-browser'): Result {
    this.#options.notices.raise({ code, level: 'warning', params: {} })
    return refused({ kind: 'failed', message: code })
  }

  async #connected(): Promise<void> {
    const { notices, addressOf } = this.#options
    notices.lower('obs-password')
    const overlay = addressOf('full')
    if (this.#refreshed || overlay === null) return
    this.#refreshed = true
    await this.#sources.refresh(overlay.replace(/\?.*$/, ''))
  }
}
