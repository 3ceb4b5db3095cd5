import { pageOrigin, type OverlayBridge, type Publication, type Scene } from '../../shared/public'

declare global {
  interface Window {
    readonly howlcastOverlay?: Partial<OverlayBridge>
  }
}

export interface Receiver {
  /** `fresh`: the first after a connection was made, to be drawn at once. */
  publication(publication: Publication, fresh: boolean): void
  lost(): void
}

/** A source that is being resized is told of once it rests, in ms. */
const restAfter = 500
/** How soon a page whose connection is gone tries again, in ms. */
const retryAfter = 1000

/** Takes what an event carries. */
export type MoreEvents = { readonly [event: string]: (data: unknown) => void }

/**
 * Listens to the app: through its bridge in the app's window, by messages in the console's preview, by a WebSocket in a
 * browser source.
 *
 * @param scene what this page shows; the app is told, and also of which build and how large the page is
 * @param more what else a page of its own listens to over loopback, by the event's name
 * @returns how to connect a receiver; that returns how to stop
 */
export function connectAs(scene: Scene, more: MoreEvents = {}): (receiver: Receiver) => () => void {
  return (receiver) => {
    const listen = window.howlcastOverlay?.onPublication
    if (listen) return listenToBridge(listen, receiver)
    return window.parent === window
      ? listenToServer(receiver, () => eventsOf(scene), more)
      : listenToConsole(receiver)
  }
}

/** What the server tells, one event a message: the first of each connection names its build. */
interface Told {
  readonly event: string
  readonly data: unknown
}

/** The server wrote its build into the page that it gave out. */
function eventsOf(scene: Scene): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="howlcast-build"]')?.content
  const size = `${innerWidth}x${innerHeight}`
  const query = new URLSearchParams(build === undefined ? { scene, size } : { scene, size, build })
  const address = new URL(`events?${query.toString()}`, location.href)
  address.protocol = 'ws:'
  return address.href
}

function listenToBridge(listen: OverlayBridge['onPublication'], receiver: Receiver): () => void {
  const accept = newest(receiver)
  return listen(accept)
}

/** Only to the window that shows this page, and only if that is the console. */
function listenToConsole(receiver: Receiver): () => void {
  const accept = newest(receiver)
  // The development server gives out both pages from one origin.
  const origins = [pageOrigin, location.origin]
  const listen = ({ source, origin, data }: MessageEvent<Publication>) => {
    if (source === window.parent && origins.includes(origin)) accept(data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

function listenToServer(receiver: Receiver, events: () => string, more: MoreEvents): () => void {
  let socket: WebSocket
  let retry: number | undefined
  let rest: number | undefined
  let version: unknown = null

  const open = () => {
    socket = new WebSocket(events())
    // A server that started anew counts from its own beginning: after each connection its word is the truth.
    const accept = newest(receiver)
    socket.onmessage = ({ data: text }: MessageEvent<string>) => {
      const { event, data } = JSON.parse(text) as Told
      if (event === 'publication') accept(data as Publication)
      else if (event === 'version') isBuild(data)
      else more[event]?.(data)
    }
    socket.onclose = () => {
      receiver.lost()
      retry = window.setTimeout(open, retryAfter)
    }
  }

  const isBuild = (told: unknown) => {
    if (version !== null && version !== told) location.reload()
    version = told
  }

  const close = () => {
    window.clearTimeout(retry)
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** Events go one way only, so that another size is told by listening anew. */
  const resized = () => {
    window.clearTimeout(rest)
    rest = window.setTimeout(() => {
      close()
      open()
    }, restAfter)
  }

  open()
  window.addEventListener('resize', resized)
  return () => {
    window.removeEventListener('resize', resized)
    window.clearTimeout(rest)
    close()
  }
}

/** Lets through what is newer than all before it. */
function newest(receiver: Receiver): (publication: Publication) => void {
  let last: number | null = null
  return (publication) => {
    if (last !== null && publication.publication <= last) return
    const fresh = last === null
    last = publication.publication
    receiver.publication(publication, fresh)
  }
}
