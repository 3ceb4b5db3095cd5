// Runs a TypeScript file of this repository, without a build before it:
//     node scripts/source.mjs scripts/replay.ts game.json
// The file is bundled with all it imports: one bundle starts far faster than a hundred small modules that are
// translated one by one. The bundle is kept, and used again only while every file in it reads as it did.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const [, , file, ...args] = process.argv
// Inside node_modules, so that the packages that stay outside the bundle are found.
const folder = path.join(root, 'node_modules/.cache/source')
const name = path.basename(file, '.ts')
const record = path.join(folder, `${name}.json`)

const A_DAY = 24 * 60 * 60 * 1000

const hash = (input) =>
  createHash('sha1')
    .update(fs.readFileSync(path.resolve(root, input)))
    .digest('hex')

/** The bundle of an earlier run, where nothing in it has changed since; else null. */
function kept() {
  try {
    const { bundle, inputs } = JSON.parse(fs.readFileSync(record, 'utf8'))
    const same = Object.entries(inputs).every(([input, before]) => hash(input) === before)
    return same && fs.existsSync(bundle) ? bundle : null
  } catch {
    return null
  }
}

/** Removes what nobody can be starting from any more. */
function clear(before) {
  for (const old of fs.readdirSync(folder)) {
    const at = path.join(folder, old)
    if (old.endsWith('.mjs') && fs.statSync(at).mtimeMs < before) fs.rmSync(at, { force: true })
  }
}

async function bundled() {
  const { buildSync } = await import('esbuild')
  const bundle = path.join(folder, `${name}-${process.pid}-${Date.now()}.mjs`)
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [path.resolve(file)],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['@playwright/test'],
    logLevel: 'error',
    metafile: true
  })
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((input) => [input, hash(input)]))
  clear(Date.now() - A_DAY)
  fs.writeFileSync(`${record}.${process.pid}`, JSON.stringify({ bundle, inputs }))
  fs.renameSync(`${record}.${process.pid}`, record)
  return bundle
}

process.argv = [process.argv[0], file, ...args]
await import(pathToFileURL(kept() ?? (await bundled())).href)
