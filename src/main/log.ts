import { join } from 'node:path'
import log from 'electron-log/node'
import { errorCode } from './durable-files'

/** Rotates at this size; the file before stays as `main.old.log`. */
const longestLog = 1_000_000

/** The log says what broke and where, never who plays what: it is the file that people attach to bug reports. */
export function setupLog(folder: string): void {
  log.transports.file.resolvePathFn = () => join(folder, 'main.log')
  log.transports.file.maxSize = longestLog
  log.transports.console.level = 'warn'
}

export function note(text: string): void {
  log.info(text)
}

export function warn(text: string): void {
  log.warn(text)
}

/** Logs an error by its kind and the lines that led to it. Its message may name players, so it is left out. */
export function logFailure(where: string, error: unknown): void {
  log.error(`${where}: ${describe(error)}`)
}

export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name} (${errorCode(error)})`, ...frames].join('\n')
}
