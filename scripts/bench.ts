/**
 * Measures Howlcast.
 *
 *     npm run bench                              everything, as a table
 *     npm run --silent bench -- --json engine    one part, as JSON
 *
 * `engine` needs only `npm ci`.
 */
import process from 'node:process'
import { benchEngine } from '../bench/engine'
import { table } from '../bench/table'

const PARTS = { engine: () => Promise.resolve(benchEngine()) } as const
type Part = keyof typeof PARTS

const isPart = (name: string): name is Part => name in PARTS

async function main(args: readonly string[]): Promise<number> {
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
    results[part] = await PARTS[part]()
    if (!json) process.stdout.write(table(part, results[part]))
  }
  const [only] = Object.values(results)
  if (json) process.stdout.write(`${JSON.stringify(parts.length === 1 ? only : results)}\n`)
  return 0
}

process.exitCode = await main(process.argv.slice(2))
