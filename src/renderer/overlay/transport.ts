import type { OverlayBridge, Publication, Scene } from '../../shared/public'

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

/**
 * Listens to the app: through its bridge in the app's window, by server-sent events in a browser source.
 *
 * @param scene what this page shows; the app is told, and also of which build the page is
 * @returns how to connect a receiver; that returns how to stop
 */
export function connectAs(scene: Scene): (receiver: Receiver) => () => void {
  return (receiver) => {
    const listen = window.howlcastOverlay?.onPublication
    return listen ? listenToBridge(listen, receiver) : listenToServer(receiver, eventsOf(scene))
  }
}

/** The server wrote its build into the page that it gave out. */
function eventsOf(scene: Scene): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="howlcast-build"]')?.content
  const query = new URLSearchParams(build === undefined ? { scene } : { scene, build })
  return `events?${query.toString()}`
}

function listenToBridge(listen: OverlayBridge['onPublication'], receiver: Receiver): () => void {
  const accept = newest(receiver)
  return listen(accept)
}

function listenToServer(receiver: Receiver, events: string): () => void {
  let source: EventSource
  let retry: number | undefined
  let version: string | null = null

  const open = () => {
    source = new EventSource(events)
    // A server that started anew counts from its own beginning: after each connection its word is the truth.
    let accept = newest(receiver)
    source.onopen = () => {
      accept = newest(receiver)
    }
    source.addEventListener('publication', (event: MessageEvent<string>) => {
      accept(JSON.parse(event.data) as Publication)
    })
    source.addEventListener('version', (event: MessageEvent<string>) => {
      if (version !== null && version !== event.data) location.reload()
      version = event.data
    })
    source.onerror = () => {
      receiver.lost()
      // The browser tries again by itself, unless the answer was not a stream at all.
      if (source.readyState !== EventSource.CLOSED) return
      source.close()
      retry = window.setTimeout(open, 2000)
    }
  }

  open()
  return () => {
    window.clearTimeout(retry)
    source.close()
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
