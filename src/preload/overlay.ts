import { contextBridge } from 'electron'

contextBridge.exposeInMainWorld('howlcastOverlay', {})
