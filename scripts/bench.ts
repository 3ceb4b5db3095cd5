/**
 * Measures Howlcast.
 *
 *     npm run bench                              everything, as a table
 *     npm run --silent bench -- --json engine    one part, as JSON
 *
 * `engine` needs only `npm ci`; `app` and `overlay` build the app and open it, on a virtual screen where there is none;
 * `overlay` opens the overlay's pages in a Chromium besides.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { benchEngine } from '../bench/engine'
import { table } from '../bench/table'

const PARTS = {
  engine: benchEngine as () => object,
  app: () => benchPages('app'),
  overlay: () => benchPages('overlay')
} as const
type Part = keyof typeof PARTS

const isPart = (name: string): name is Part => name in PARTS

/** In a process of its own, which prints what it installs and builds. */
function benchPages(part: 'app' | 'overlay'): object {
  const folder = mkdtempSync(path.join(tmpdir(), 'howlcast-bench-'))
  try {
    const output = path.join(folder, `${part}.json`)
    const { status } = spawnSync(process.execPath, [`bench/${part}.mjs`, output], {
      stdio: ['ignore', 2, 2]
    })
    if (status !== 0) throw new Error(`${part} could not be measured`)
    return JSON.parse(readFileSync(output, 'utf8')) as object
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function main(args: readonly string[]): number {
  const json = args.includes('--json')
  const names = args.filter((arg) => arg !== '--json')
  const unknown = names.find((name) => !isPart(name))
  if (unknown !== undefined) {
    process.stderr.write(`No such part: ${unknown}. There are: ${Object.keys(PARTS).join(', ')}.\n`)
    return 1
  }
  const parts = names.length > 0 ? names.filter(isPart) : (Object.keys(PARTS) as Part[])
  const results: { [part: string]: object } = {}
  for (const part of parts) {
    results[part] = PARTS[part]()
    if (!json) process.stdout.write(table(part, results[part]))
  }
  const [only] = Object.values(results)
  if (json) process.stdout.write(`${JSON.stringify(parts.length === 1 ? only : results)}\n`)
  return 0
}

process.exitCode = main(process.argv.slice(2))
