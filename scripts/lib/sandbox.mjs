import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { StepFailed } from './run.mjs'

/** The flag Chromium needs to run as root, and nobody else gets. */
export function sandboxFlags(uid = process.getuid?.()) {
  return uid === 0 && process.platform === 'linux' ? ['--no-sandbox'] : []
}

/** Stops with the remedy where the kernel would refuse Electron's sandbox. */
export function ensureSandbox(electron) {
  if (process.platform !== 'linux' || process.getuid() === 0) return
  const helper = path.join(path.dirname(electron), 'chrome-sandbox')
  const remedy = sandboxRemedy(helper, {
    helper: fs.existsSync(helper) ? fs.statSync(helper) : null,
    cloneAllowed: setting('kernel/unprivileged_userns_clone') !== '0',
    namespaces: setting('user/max_user_namespaces') !== '0',
    restricted: setting('kernel/apparmor_restrict_unprivileged_userns') === '1'
  })
  if (remedy !== null)
    throw new StepFailed("The system refuses Electron's sandbox to ordinary users.", remedy)
}

/** What to do so that the sandbox works, or null where it works already. */
export function sandboxRemedy(file, { helper, cloneAllowed, namespaces, restricted }) {
  const setuid = helper !== null && helper.uid === 0 && (helper.mode & 0o4000) !== 0
  if (setuid || (cloneAllowed && namespaces && !restricted)) return null
  return `let its helper run as root, once:\n  sudo chown root:root '${file}' && sudo chmod 4755 '${file}'\nand run the same command again.`
}

function setting(name) {
  try {
    return fs.readFileSync(`/proc/sys/${name}`, 'utf8').trim()
  } catch {
    return null
  }
}
