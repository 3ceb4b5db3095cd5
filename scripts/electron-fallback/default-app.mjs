// Stands in for the default app that the fallback runtime lacks. It does what the tools here use:
// `electron .`, `electron file.js`, -r/--require and -v/--version.
import { app } from 'electron/main'
import fs from 'node:fs'
import { createRequire, Module } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const { file, required } = readArguments(process.argv.slice(1))
if (required.length > 0) Module._preloadModules(required)
if (file === null) {
  console.error('usage: electron [options] <path-to-app>')
  process.exit(1)
}
Object.defineProperty(process, 'defaultApp', { configurable: false, enumerable: true, value: true })
try {
  await load(path.resolve(file))
} catch (error) {
  console.error('The app threw an error while it was loaded.\n', error?.stack ?? error)
  process.exit(1)
}

function readArguments(args) {
  const required = []
  for (let index = 0; index < args.length; index++) {
    const argument = args[index]
    if (argument === '-r' || argument === '--require') required.push(args[++index])
    else if (argument === '-v' || argument === '--version') {
      console.log(`v${process.versions.electron}`)
      process.exit(0)
    } else if (!argument.startsWith('-')) return { file: argument, required }
  }
  return { file: null, required }
}

async function load(target) {
  const manifest = path.join(target, 'package.json')
  const main = createRequire(import.meta.url).resolve(target)
  if (fs.existsSync(manifest)) {
    const { name, productName, version } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
    if (version) app.setVersion(version)
    app.name = productName ?? name ?? app.name
    app.setDesktopName(`${app.name}.desktop`)
    app.setAppPath(target)
  } else {
    app.setAppPath(path.dirname(main))
  }
  await import(pathToFileURL(main).toString())
}
