// Runs a TypeScript file of this repository, without a build before it:
//     node scripts/source.mjs scripts/replay.ts game.json
// The file is bundled with all it imports, every time: one bundle starts far faster than a hundred small
// modules that are translated one by one, and what is made anew is never out of date.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..')
const [, , file, ...args] = process.argv
// Inside node_modules, so that the packages that stay outside the bundle are found.
const bundle = path.join(root, 'node_modules/.cache/source', `${process.pid}.mjs`)

buildSync({
  entryPoints: [path.resolve(file)],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['@playwright/test'],
  logLevel: 'error'
})
process.argv = [process.argv[0], file, ...args]
try {
  await import(pathToFileURL(bundle).href)
} finally {
  fs.rmSync(bundle, { force: true })
}
