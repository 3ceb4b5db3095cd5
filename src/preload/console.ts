import { contextBridge } from 'electron'

contextBridge.exposeInMainWorld('howlcast', {})
