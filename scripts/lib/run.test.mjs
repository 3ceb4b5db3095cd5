import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './run.mjs'

const node = process.execPath
const module = path.join(import.meta.dirname, 'run.mjs')

/** A command of one step that runs a child and then waits. */
function command(child) {
  const code = `import { main, run } from ${JSON.stringify(module)}
    await main(async () => (await run(process.execPath, ['-e', ${JSON.stringify(child)}])).code)`
  return spawn(node, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
}

describe('run', () => {
  it('returns the exit code and what was printed', async () => {
    const result = await run(node, ['-e', 'console.log("out"); console.error("err"); process.exitCode = 3'], {
      capture: true
    })
    expect(result).toEqual({ code: 3, stdout: 'out\n', stderr: 'err\n' })
  })

  it('tells a program that is not there', async () => {
    expect((await run('howlcast-no-such-program', [], { capture: true })).code).toBe(127)
  })
})

describe('main', () => {
  it('passes the exit code on', async () => {
    expect((await once(command('process.exitCode = 7'), 'exit'))[0]).toBe(7)
  })

  it('ends what it started when it is interrupted', async () => {
    const running = command('console.log(process.pid); setInterval(() => {}, 1000)')
    const pid = Number(String((await once(running.stdout, 'data'))[0]))
    running.kill('SIGINT')
    expect((await once(running, 'exit'))[0]).toBe(130)
    expect(() => process.kill(pid, 0)).toThrow()
  })
})
