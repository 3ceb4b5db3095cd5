const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('blank', {
  send: (text) => ipcRenderer.invoke('message', text),
  onMessage: (listener) => ipcRenderer.on('message', (_event, text) => listener(text))
})
