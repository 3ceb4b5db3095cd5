import { app, session } from 'electron'
import { previewAddress } from './windows'

/** Denies everything a page could ask for beyond its own files. Must run once the app is ready, before any window opens. */
export function lockDown(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  session.defaultSession.setDevicePermissionHandler(() => false)

  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-frame-navigate', (event) => {
      const isPreview = !event.isMainFrame && event.url.startsWith(`${previewAddress()}?`)
      if (!isPreview) event.preventDefault()
    })
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}
