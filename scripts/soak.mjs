// `npm run soak [-- GAMES]`: random games that nobody has played yet, GAMES for each property of the engine.
import path from 'node:path'
import process from 'node:process'
import { randomInt } from 'node:crypto'
import { main, run } from './lib/run.mjs'

const root = path.resolve(import.meta.dirname, '..')

await main(async () => {
  const games = Number(process.argv[2] ?? 1000)
  if (!Number.isInteger(games) || games < 1) {
    console.error('How many games each property is asked of is a whole number from 1: npm run soak -- 1000')
    return 2
  }
  const seed = randomInt(2 ** 31)
  console.log(`Each property is asked of ${games} games. To play the same again: HOWLCAST_SEED=${seed}`)
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const { code } = await run(process.execPath, [vitest, 'run', 'src/engine/properties.test.ts'], {
    cwd: root,
    env: { HOWLCAST_RUNS: String(games), HOWLCAST_SEED: process.env.HOWLCAST_SEED ?? String(seed) }
  })
  return code
})
