import { spawn } from 'node:child_process'
import os from 'node:os'
import process from 'node:process'

const posix = process.platform !== 'win32'
const children = new Set()
const cleanups = []
let interruptedBy = null

/** A step that failed for a reason the user can mend: what failed, and what to do. */
export class StepFailed extends Error {
  constructor(what, remedy) {
    super(what)
    this.remedy = remedy
  }
}

class Interrupted extends Error {}

/** Runs a whole command: passes signals on to what it started, ends with its exit code, leaves no process behind. */
export async function main(steps) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal))
  try {
    process.exitCode = await steps()
  } catch (error) {
    process.exitCode = 1
    if (error instanceof StepFailed) console.error(`\n${error.message}\nWhat to do: ${error.remedy}`)
    else if (!(error instanceof Interrupted)) console.error(error)
  }
  for (const cleanup of cleanups.reverse()) cleanup()
  if (interruptedBy !== null) process.exitCode = signalCode(interruptedBy)
}

/** Registers what must be undone when the command ends, however it ends. */
export function atEnd(cleanup) {
  cleanups.push(cleanup)
}

/**
 * Runs a program to its end and returns its exit code. With `capture`, what it prints is returned too instead of
 * shown. `stopWith` is the signal it understands as "stop" when the command is interrupted.
 */
export function run(program, args, { cwd, env = {}, capture = false, timeout, stopWith } = {}) {
  if (interruptedBy !== null) return Promise.reject(new Interrupted())
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    timeout,
    stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    // A group of its own: Ctrl+C reaches it once, through us, and the whole group can be ended.
    detached: posix
  })
  const entry = { child, stopWith }
  children.add(entry)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => (stdout += chunk))
  child.stderr?.on('data', (chunk) => (stderr += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      children.delete(entry)
      resolve({ code: 127, stdout, stderr: `${stderr}${error.message}` })
    })
    child.on('exit', () => {
      children.delete(entry)
      if (interruptedBy === null) return
      signalGroup(child, 'SIGTERM')
      reject(new Interrupted())
    })
    child.on('close', (code, signal) => {
      resolve({ code: code ?? signalCode(signal), stdout, stderr })
    })
  })
}

/** Sends a signal to a child and to all that it started. */
export function signalGroup(child, signal) {
  try {
    if (posix) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It has ended already.
  }
}

/** npm itself, whichever way this command was started. */
export function npm(args, options) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options)
  return posix ? run('npm', args, options) : run('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options)
}

function interrupt(signal) {
  const repeated = interruptedBy !== null
  interruptedBy = signal
  for (const { child, stopWith } of children) {
    // A program ends its own helpers in good order; whatever is left after it is ended too.
    if (repeated) signalGroup(child, 'SIGKILL')
    else child.kill(stopWith ?? signal)
  }
}

function signalCode(signal) {
  return 128 + (os.constants.signals[signal] ?? 0)
}
