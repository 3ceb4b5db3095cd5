import { contextBridge, ipcRenderer } from 'electron'
import { coHostChannel } from '../shared/channels'
import type { CoHostBridge, CoHostState } from '../shared/co-host'

/** Can listen, and nothing else: there is no way from this page to the app. */
const bridge: CoHostBridge = {
  onState(listener) {
    const listen = (_event: unknown, state: CoHostState) => listener(state)
    ipcRenderer.on(coHostChannel, listen)
    return () => ipcRenderer.off(coHostChannel, listen)
  }
}

contextBridge.exposeInMainWorld('howlcastCoHost', bridge)
