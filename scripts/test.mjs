// `npm test`: installs what is missing, then every check there is, and one line that sums them up.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureBuild } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { hasDisplay, startVirtualDisplay } from './lib/display.mjs'
import { ensureNode } from './lib/node-version.mjs'
import { judged, playwrightResult, resultLine, single, sum, vitestResult } from './lib/results.mjs'
import { main, run, StepFailed } from './lib/run.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import {
  ensureLibraries,
  ensureSystemPackages,
  helpfulPackages,
  windowPackages
} from './lib/system-packages.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')
const results = {}

await main(async () => {
  fs.rmSync(reports, { recursive: true, force: true })
  fs.mkdirSync(reports)

  ensureNode()
  await ensureSystemPackages(windowPackages, helpfulPackages)
  await ensureDependencies(root)
  const chromium = await ensureChromium(root)
  await ensureLibraries(await ensureRuntime(root))
  const display = hasDisplay() ? {} : await startVirtualDisplay()

  // Each of these works on one processor alone.
  await Promise.all([
    check('typecheck', () => tool('vue-tsc/bin/vue-tsc.js', ['--build'])),
    check('lint', () => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])).then(() =>
      check('build', build)
    )
  ])
  await check(
    'vitest',
    () =>
      tool('vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('vitest')}`
      ]),
    () => vitestResult(readReport('vitest'))
  )
  const environment = { ...display, HOWLCAST_CHROMIUM: chromium }
  await playwright('beside', ['--project=plays', '--project=pages', '--workers=2'], environment)
  await playwright('alone', ['--project=app'], environment)

  for (const [name, result] of Object.entries(results)) console.log(`${name}: ${resultLine(result)}`)
  const total = sum(Object.values(results))
  fs.writeFileSync(path.join(reports, 'summary.txt'), `${resultLine(total)}\n`)
  console.log(resultLine(total))
  return total.failed === 0 ? 0 : 1
})

async function check(name, perform, count) {
  console.log(`\n--- ${name}`)
  const code = await perform()
  results[name] = judged(count?.() ?? single(code === 0), code)
}

async function tool(file, args, options = {}) {
  const { code } = await run(process.execPath, [path.join(root, 'node_modules', file), ...args], {
    cwd: root,
    ...options
  })
  return code
}

/** Runs a part of the specs; pages of a broken build, or of the one before it, would prove nothing. */
async function playwright(part, args, env) {
  const name = `playwright-${part}`
  if (results.build.failed > 0) {
    results[name] = single(false)
    return
  }
  const own = { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) }
  const all = ['test', `--output=${path.join(reports, `e2e-${part}`)}`, ...args]
  await check(
    name,
    // Playwright closes the apps it has opened when it is stopped by SIGINT.
    () => tool('@playwright/test/cli.js', all, { env: { ...env, ...own }, stopWith: 'SIGINT' }),
    () => playwrightResult(readReport(name))
  )
}

async function build() {
  try {
    await ensureBuild(root)
    return 0
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    console.error(error.message)
    return 1
  }
}

function report(name) {
  return path.join(reports, `${name}.json`)
}

function readReport(name) {
  return fs.existsSync(report(name)) ? JSON.parse(fs.readFileSync(report(name), 'utf8')) : null
}
