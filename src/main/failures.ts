import { app, type WebContents } from 'electron'
import { logFailure, warn } from './log'
import type { Notices } from './notices'

/** A page that goes again this soon, in milliseconds, would only go once more. */
const calmAfter = 10_000

/**
 * Keeps the show running after a bug. Every command is on disk before its effect is seen, so there is
 * nothing to save here; without these handlers Electron would stop with a dialog of its own.
 */
export function setupFailures(notices: Notices): void {
  const report = (where: string) => (error: unknown) => {
    logFailure(where, error)
    notices.raise({ code: 'internal-error', level: 'danger', params: {} })
  }
  process.on('uncaughtException', report('uncaught exception'))
  process.on('unhandledRejection', report('unhandled rejection'))
  const reloaded = new WeakMap<WebContents, number>()
  app.on('render-process-gone', (_event, contents, { reason }) => {
    warn(`a page has gone: ${reason}`)
    if (reason === 'clean-exit' || contents.isDestroyed()) return
    const last = reloaded.get(contents) ?? Number.NEGATIVE_INFINITY
    reloaded.set(contents, performance.now())
    notices.raise({ code: 'page-crashed', level: 'warning', params: {} })
    if (performance.now() - last > calmAfter) contents.reload()
  })
}
