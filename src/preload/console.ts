import { contextBridge, ipcRenderer, webFrame } from 'electron'
import { consoleChannels, stateChannel } from '../shared/channels'
import type { ConsoleBridge } from '../shared/console-calls'
import type { ConsoleState } from '../shared/console-state'

const bridge: ConsoleBridge = {
  call(channel, input) {
    // Only names from the list pass; the main process checks the input itself.
    if (!Object.hasOwn(consoleChannels, channel)) return Promise.reject(new Error('no such call'))
    return ipcRenderer.invoke(consoleChannels[channel], input)
  },
  onState(listener) {
    // The event itself stays here: through it a page could reach ipcRenderer.
    const listen = (_event: unknown, state: ConsoleState) => listener(state)
    ipcRenderer.on(stateChannel, listen)
    return () => ipcRenderer.off(stateChannel, listen)
  },
  zoom(factor) {
    webFrame.setZoomFactor(factor)
  }
}

contextBridge.exposeInMainWorld('howlcast', bridge)
