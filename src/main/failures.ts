import { app } from 'electron'
import { logFailure, warn } from './log'
import type { Notices } from './notices'

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
  app.on('render-process-gone', (_event, contents, { reason }) => {
    warn(`a page has gone: ${reason}`)
    if (reason === 'clean-exit' || contents.isDestroyed()) return
    notices.raise({ code: 'page-crashed', level: 'warning', params: {} })
    contents.reload()
  })
}
