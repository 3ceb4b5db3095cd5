import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { OpenSource } from '../shared/overlay-reach'
import type { Scene } from '../shared/public'
import { sceneNamed } from './scenes'

/** A page that listens: a browser source, or a browser. */
export interface Listener extends OpenSource {
  readonly scene: Scene
}

export const mostListeners = 32
/** A page that stands still this many bytes behind is cut off; it comes back and gets the newest picture. */
const longestBacklog = 1_000_000

/**
 * The pages that listen to one server, each over a WebSocket. Not over an event stream: all sources of one OBS share
 * the six connections that a browser makes to one address, and six streams would leave none to load a page with.
 */
export class Listeners {
  readonly #version: string
  readonly #onChange: () => void
  // They may listen, and not say a word.
  readonly #door = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: 1 })
  readonly #open = new Map<WebSocket, Listener>()
  readonly #left = new Map<Scene, number>()

  /** @param version names the build that is served now */
  constructor(version: string, onChange: () => void) {
    this.#version = version
    this.#onChange = onChange
  }

  get all(): readonly Listener[] {
    return [...this.#open.values()]
  }

  /** When the last page of a scene left, in milliseconds since 1970; null: none has since the start. */
  leftAt(scene: Scene): number | null {
    return this.#left.get(scene) ?? null
  }

  /**
   * Lets in a page that may listen, while there is room.
   *
   * @param query what it says of itself
   * @param greeting what it is told first
   * @returns false: there is no room
   */
  letIn(
    [request, stream, head]: readonly [IncomingMessage, Duplex, Buffer],
    query: URLSearchParams,
    greeting: readonly object[]
  ): boolean {
    if (this.#open.size >= mostListeners) return false
    this.#door.handleUpgrade(request, stream, head, (socket) => {
      const listener = listenerOf(query, this.#version)
      this.#open.set(socket, listener)
      socket.on('message', () => socket.terminate())
      // What breaks is closed as well.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#open.delete(socket)
        this.#left.set(listener.scene, Date.now())
        this.#onChange()
      })
      for (const event of [{ event: 'version', data: this.#version }, ...greeting]) send(socket, event)
      this.#onChange()
    })
    return true
  }

  tell(event: object): void {
    for (const socket of this.#open.keys()) {
      if (socket.bufferedAmount > longestBacklog) socket.terminate()
      else send(socket, event)
    }
  }

  cutOff(): void {
    for (const socket of this.#open.keys()) socket.terminate()
  }
}

function send(socket: WebSocket, event: object): void {
  socket.send(JSON.stringify(event))
}

/** What a page says of itself as it begins to listen. */
function listenerOf(query: URLSearchParams, version: string): Listener {
  const build = query.get('build')
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(query.get('size') ?? '') ?? []
  return {
    scene: sceneNamed(query.get('scene')),
    outOfDate: build !== null && build !== version,
    since: Date.now(),
    size: width === undefined ? null : { width: Number(width), height: Number(height) }
  }
}
