import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { run, StepFailed } from './run.mjs'

const inputs = ['src', 'electron.vite.config.ts', 'package.json', 'package-lock.json']
// Inside a folder that every build empties first, so that it cannot outlive what it vouches for.
const stampFile = 'out/main/.howlcast-build'

/** Builds the app into out/, unless out/ was built from exactly these sources. */
export async function ensureBuild(root) {
  const stamp = buildStamp(root)
  const file = path.join(root, stampFile)
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp) return
  console.log('Building Howlcast.')
  fs.rmSync(file, { force: true })
  const cli = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js')
  const { code, stdout, stderr } = await run(process.execPath, [cli, 'build'], { cwd: root, capture: true })
  if (code !== 0) {
    console.error(`${stdout}${stderr}`.trim())
    throw new StepFailed(
      `The build failed (electron-vite ended with ${code}).`,
      'mend what its message above names.'
    )
  }
  fs.writeFileSync(file, stamp)
}

/** A hash over the names and contents of all that goes into a build. */
export function buildStamp(root) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesOf(path.join(root, input)))) {
    hash.update(`${path.relative(root, file)}\0${fs.statSync(file).size}\0`)
    hash.update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(place) {
  if (!fs.statSync(place).isDirectory()) return [place]
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)))
}
