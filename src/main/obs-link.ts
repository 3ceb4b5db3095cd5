import type { OBSRequestTypes, OBSResponseTypes, OBSWebSocket } from 'obs-websocket-js/json'
import type { ObsReach } from '../shared/obs'
import { errorCode } from './durable-files'
import type { ObsLog } from './obs-log'

/** All that is ever asked of OBS. Nothing here starts or stops a stream or a recording. */
export type ObsRequest =
  | 'GetSceneList'
  | 'SetCurrentProgramScene'
  | 'GetInputKindList'
  | 'GetInputList'
  | 'GetInputSettings'
  | 'SetInputSettings'
  | 'CreateInput'
  | 'GetSceneItemId'
  | 'CreateSceneItem'
  | 'PressInputPropertiesButton'

export interface ObsLinkOptions {
  readonly log: ObsLog
  /** Called once OBS has let us in. */
  readonly onConnected: () => Promise<void>
  /** Called whenever the state or OBS's scenes have changed. */
  readonly onChange: () => void
  /** Called when OBS refuses the password. */
  readonly onRefused: () => void
  /** Milliseconds before the first and between the last attempts. */
  readonly retry?: { readonly first: number; readonly longest: number }
}

/** Where OBS is and how to get in. */
export interface ObsPlace {
  readonly address: string
  readonly password: string
}

/** OBS's own code for a password that is wrong or missing. */
const authenticationFailed = 4009
/** OBS answers within milliseconds; one that hangs must not hold anybody up. */
const longestAnswer = 5000
/** Of all that OBS could tell: that scenes were added, renamed or removed. */
const sceneEvents = 1 << 2

/** The connection to OBS. It comes back by itself, quietly: OBS may be closed, and no game waits for it. */
export class ObsLink {
  readonly #options: ObsLinkOptions
  #place: ObsPlace | null = null
  #client: OBSWebSocket | null = null
  #state: ObsReach['state'] = 'off'
  #scenes: readonly string[] = []
  #retry: NodeJS.Timeout | undefined
  #wait = 0

  constructor(options: ObsLinkOptions) {
    this.#options = options
  }

  get state(): ObsReach['state'] {
    return this.#state
  }

  /** The names of OBS's scenes, as OBS lists them. */
  get scenes(): readonly string[] {
    return this.#scenes
  }

  /** Connects to OBS there, or lets go with null. The same place again changes nothing, unless it was refused. */
  open(place: ObsPlace | null): void {
    const same = JSON.stringify(place) === JSON.stringify(this.#place)
    if (same && this.#state !== 'refused') return
    this.#place = place
    this.#drop()
    this.#become(place === null ? 'off' : 'connecting')
    this.#wait = this.#first
    if (place !== null) void this.#connect(place)
  }

  /** @throws Error where OBS refuses, is not connected, or does not answer */
  async call<R extends ObsRequest>(request: R, data?: OBSRequestTypes[R]): Promise<OBSResponseTypes[R]> {
    const client = this.#client
    if (client === null || this.#state !== 'connected') throw new Error('OBS is not connected')
    return within(client.call(request, data))
  }

  async #connect(place: ObsPlace): Promise<void> {
    // Loaded when it is needed first: most shows start without it.
    const { OBSWebSocket } = await import('obs-websocket-js/json')
    if (place !== this.#place) return
    const client = new OBSWebSocket()
    this.#client = client
    const isMine = () => client === this.#client
    client.on('ConnectionClosed', () => {
      if (isMine() && this.#state === 'connected') this.#lost(place)
    })
    client.on('SceneListChanged', () => {
      if (isMine()) void this.#readScenes().catch(() => undefined)
    })
    try {
      await within(client.connect(place.address, place.password, { eventSubscriptions: sceneEvents }))
      if (!isMine()) return void client.disconnect().catch(() => undefined)
      this.#wait = this.#first
      this.#become('connected')
      this.#options.log.add('connected')
      await this.#readScenes()
      await this.#options.onConnected()
    } catch (error) {
      if (!isMine()) return
      if (this.#state === 'connected') return this.#options.log.add('failed', { code: codeOf(error) })
      this.#drop()
      if (codeOf(error) === String(authenticationFailed)) this.#refused()
      else this.#later(place)
    }
  }

  async #readScenes(): Promise<void> {
    const { scenes } = await this.call('GetSceneList')
    // OBS lists them from the bottom up.
    this.#scenes = scenes.map(({ sceneName }) => String(sceneName)).reverse()
    this.#options.onChange()
  }

  #lost(place: ObsPlace): void {
    this.#drop()
    this.#options.log.add('lost')
    this.#become('connecting')
    this.#later(place)
  }

  #refused(): void {
    this.#options.log.add('refused')
    this.#become('refused')
    this.#options.onRefused()
  }

  #later(place: ObsPlace): void {
    this.#retry = setTimeout(() => void this.#connect(place), this.#wait)
    this.#retry.unref()
    this.#wait = Math.min(2 * this.#wait, this.#options.retry?.longest ?? 30_000)
  }

  #drop(): void {
    clearTimeout(this.#retry)
    const client = this.#client
    this.#client = null
    this.#scenes = []
    void client?.disconnect().catch(() => undefined)
  }

  #become(state: ObsReach['state']): void {
    this.#state = state
    this.#options.onChange()
  }

  get #first(): number {
    return this.#options.retry?.first ?? 2000
  }
}

/** The number that OBS gives an error, or the system's word for it. Its text may hold names, so it is left out. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'number') return String(error.code)
  return errorCode(error)
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('OBS does not answer')), longestAnswer)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
