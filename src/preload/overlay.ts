import { contextBridge, ipcRenderer } from 'electron'
import { publicationChannel } from '../shared/channels'
import type { OverlayBridge, Publication } from '../shared/public'

type Listener = (publication: Publication) => void

const listeners = new Set<Listener>()
let newest: Publication | null = null

ipcRenderer.on(publicationChannel, (_event, publication: Publication) => {
  newest = publication
  for (const listener of listeners) listener(publication)
})

/** Can listen, and nothing else. */
const bridge: OverlayBridge = {
  onPublication(listener) {
    listeners.add(listener)
    if (newest !== null) listener(newest)
    return () => listeners.delete(listener)
  }
}

contextBridge.exposeInMainWorld('howlcastOverlay', bridge)
