// How Stryker runs the rule tests (docs/testing.md): all of them in this process, loaded once. Its runner for Vitest
// loads the engine anew for each mutant, and that alone takes seconds.
import fs from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult
} from '@stryker-mutator/api/test-runner'
import { build } from 'esbuild'

/** What random games find, they find too slowly to be asked of each mutant. */
const TOO_SLOW = ['bad-input.test.ts', 'pairs.test.ts', 'properties.test.ts', 'simulate.test.ts']

/** Through this the mutants, which are all in the code, learn which of them is meant (Stryker's contract). */
const mutants = (globalThis.__stryker__ ??= {})

/** Stryker's counting of what each test covers, in every line of the code: needed once, and slow. */
const COVERAGE = /function stryCov_9fa48\(\) \{.*?\n\}/s

class RuleTestRunner {
  capabilities() {
    return { reloadEnvironment: false }
  }

  /** Nothing: the first run shows which suite is needed. */
  init() {
    return Promise.resolve()
  }

  async dryRun() {
    const tests = await run(await collect('covered'), true)
    return { status: DryRunStatus.Complete, tests, mutantCoverage: byTestsAlone(mutants.mutantCoverage) }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    this.tests ??= await collect('plain')
    const asked = testFilter && new Set(testFilter)
    Object.assign(mutants, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 })
    const tests = await run(asked ? this.tests.filter(({ id }) => asked.has(id)) : this.tests, disableBail)
    mutants.activeMutant = undefined
    return toMutantRunResult(
      determineHitLimitReached(mutants.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests }
    )
  }
}

/**
 * Takes what was also run while tests were declared, for the rows of their tables, as covered by tests alone: else each
 * of those mutants would want a process of its own, and would be in force before any test begins.
 */
function byTestsAlone(coverage) {
  const byTests = new Set(Object.values(coverage.perTest).flatMap((covered) => Object.keys(covered)))
  const loaded = Object.entries(coverage.static).filter(([mutant]) => !byTests.has(mutant))
  return { ...coverage, static: Object.fromEntries(loaded) }
}

/** Bundles the tests of the sandbox and loads them: `covered` with Stryker's counting of coverage, `plain` without. */
async function collect(kind) {
  const files = fs
    .readdirSync('src/engine', { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !TOO_SLOW.includes(path.basename(file)))
    .map((file) => `./src/engine/${file}`)
  const imports = files.map((file) => `[${JSON.stringify(file)}, () => import(${JSON.stringify(file)})]`)
  const outfile = path.resolve(`rule-tests-${process.env.STRYKER_MUTATOR_WORKER ?? 0}-${kind}.mjs`)
  await build({
    stdin: {
      contents: `export { beginFile, tests } from 'vitest'; export const files = [${imports.join()}]`,
      resolveDir: process.cwd()
    },
    alias: { vitest: path.resolve('scripts/mutation/tests.mjs') },
    plugins: kind === 'plain' ? [withoutCoverage] : [],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error'
  })
  const suite = await import(pathToFileURL(outfile).href)
  for (const [file, load] of suite.files) {
    suite.beginFile(file)
    await load()
  }
  return suite.tests
}

const withoutCoverage = {
  name: 'without-coverage',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      contents: fs.readFileSync(file, 'utf8').replace(COVERAGE, 'function stryCov_9fa48() {}'),
      loader: 'ts'
    }))
}

/** Runs tests in turn, up to the first that fails unless all are wanted. */
async function run(tests, all) {
  const results = []
  for (const { id, name, fileName, run } of tests) {
    mutants.currentTestId = id
    const start = performance.now()
    const failure = await failureOf(run)
    const result = { id, name, fileName, timeSpentMs: performance.now() - start }
    results.push(
      failure === null
        ? { ...result, status: TestStatus.Success }
        : { ...result, status: TestStatus.Failed, failureMessage: failure }
    )
    if (failure !== null && !all) break
  }
  mutants.currentTestId = undefined
  return results
}

/** What went wrong in a test; null: nothing. */
async function failureOf(run) {
  try {
    await run()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RuleTestRunner)]
