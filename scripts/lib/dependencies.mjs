import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { atEnd, npm, StepFailed } from './run.mjs'

/** Brings node_modules in line with package-lock.json; at once and offline where it is. */
export async function ensureDependencies(root) {
  const modules = path.join(root, 'node_modules')
  const stampFile = path.join(modules, '.howlcast-lock')
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const stamp = lockStamp(lock)
  if (readIfThere(stampFile) === stamp) return
  if (agrees(lock, readIfThere(path.join(modules, '.package-lock.json')))) {
    fs.writeFileSync(stampFile, stamp)
    return
  }

  console.log(
    `Installing npm packages: node_modules is ${fs.existsSync(modules) ? 'older than package-lock.json' : 'missing'}.`
  )
  const folder = temporaryFolder(root)
  await installPackages(root, folder)
  const fresh = path.join(folder, 'node_modules')
  keepRuntime(modules, fresh)
  if (fs.existsSync(modules)) fs.renameSync(modules, path.join(folder, 'replaced'))
  fs.renameSync(fresh, modules)
  fs.writeFileSync(stampFile, stamp)
}

/** What an installation is true for: the lock, and the system that platform packages were chosen for. */
export function lockStamp(lock, system = `${process.platform}-${process.arch}`) {
  return `${createHash('sha256').update(lock).digest('hex')} ${system}\n`
}

/** Whether npm's own record of an installation (made by hand, without our stamp) holds every package of the lock. */
export function agrees(lock, installedLock) {
  if (installedLock === null) return false
  const installed = JSON.parse(installedLock).packages
  return Object.entries(JSON.parse(lock).packages).every(
    ([place, { version, integrity, optional }]) =>
      place === '' ||
      (installed[place] === undefined
        ? optional === true
        : installed[place].version === version && installed[place].integrity === integrity)
  )
}

/** Runs `npm ci` for the manifest in one folder inside another, so that an interrupted run leaves nothing in use half done. */
export async function installPackages(manifestFolder, folder) {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    fs.copyFileSync(path.join(manifestFolder, file), path.join(folder, file))
  }
  const { code } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: folder })
  if (code !== 0) {
    throw new StepFailed(
      `npm could not install the packages (npm ci ended with ${code}); nothing was changed.`,
      "look at npm's message above, check the network or npm's proxy setting, and run the same command again."
    )
  }
}

/** A folder for work in progress beside node_modules, gone when the command ends. What a killed run left is cleared. */
export function temporaryFolder(root) {
  const parent = path.join(root, '.install')
  fs.mkdirSync(parent, { recursive: true })
  for (const name of fs.readdirSync(parent)) {
    if (!isAlive(Number(name.split('-')[0])))
      fs.rmSync(path.join(parent, name), { recursive: true, force: true })
  }
  const folder = fs.mkdtempSync(path.join(parent, `${process.pid}-`))
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A runtime is large: it stays as long as the Electron package it belongs to stays the same. */
function keepRuntime(from, to) {
  const [old, fresh] = [from, to].map((modules) => path.join(modules, 'electron'))
  const version = (folder) => readIfThere(path.join(folder, 'package.json')) ?? ''
  if (version(old) !== version(fresh) || !fs.existsSync(path.join(old, 'path.txt'))) return
  fs.renameSync(path.join(old, 'dist'), path.join(fresh, 'dist'))
  fs.copyFileSync(path.join(old, 'path.txt'), path.join(fresh, 'path.txt'))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
