import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { GameSetup } from '../engine'
import { Balance } from './balance'

// A thread of its own has to be built and started, on a machine that may be busy.
vi.setConfig({ testTimeout: 40_000 })

let folder: string
let worker: string
let running: Balance | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-balance-'))
  worker = join(folder, 'worker.mjs')
  const entry = resolve(import.meta.dirname, 'balance-worker.ts')
  await build({ entryPoints: [entry], outfile: worker, bundle: true, format: 'esm', platform: 'node' })
})
afterEach(() => running?.cancel())
afterAll(() => rm(folder, { recursive: true, force: true }))

function tableOf(werewolf: number, over: Partial<GameSetup> = {}): GameSetup {
  const players = Array.from({ length: 12 }, (_, at) => ({ id: `p${at + 1}`, name: `Player ${at + 1}` }))
  const roles = { werewolf, seer: 1, villager: 11 - werewolf }
  return { ruleset: 'new-moon', houseRules: {}, players, roles, deck: [], startingCards: [], ...over }
}

function balance(options: { games?: number; seed?: number } = {}) {
  const onChange = vi.fn()
  const onFailure = vi.fn()
  running = new Balance({ worker, onChange, onFailure, every: 20, seed: 1, ...options })
  return { check: running, onChange, onFailure }
}

async function reportOf(setup: GameSetup, options: { games?: number; seed?: number } = {}) {
  const { check } = balance({ games: 60, ...options })
  expect(check.start(setup, true)).toEqual({ ok: true, value: null })
  await vi.waitFor(() => expect(check.report?.state).toBe('done'), { timeout: 20_000, interval: 50 })
  return check.report
}
const shareOf = (report: Awaited<ReturnType<typeof reportOf>>, camp: string) =>
  report?.outcomes.find(({ of }) => of === camp)?.share ?? NaN

it('gives each camp its share with a margin, and more to the wolves where there are more of them', async () => {
  const two = await reportOf(tableOf(2))
  const four = await reportOf(tableOf(4))
  expect(shareOf(four, 'werewolves')).toBeGreaterThan(shareOf(two, 'werewolves'))
  expect(four).toMatchObject({ games: 60, played: 60 })
  expect(four?.rounds).toBeGreaterThan(1)
  for (const { share, low, high } of four?.outcomes ?? []) {
    expect(low).toBeLessThanOrEqual(share)
    expect(high).toBeGreaterThanOrEqual(share)
  }
  expect(four?.outcomes.reduce((sum, { wins }) => sum + wins, 0)).toBe(60)
})

it('gives the same numbers for the same table and seed, and others for another seed', async () => {
  expect(await reportOf(tableOf(3))).toEqual(await reportOf(tableOf(3)))
  expect(await reportOf(tableOf(3))).not.toEqual(await reportOf(tableOf(3), { seed: 5000 }))
})

it('stops when it is told to, keeps what it has counted, and counts no more', async () => {
  const { check, onChange } = balance({ games: 1_000_000 })
  check.start(tableOf(3), true)
  await vi.waitFor(() => expect(check.report?.played).toBeGreaterThan(0), { timeout: 20_000 })
  check.cancel()
  const stopped = check.report
  expect(stopped).toMatchObject({ state: 'stopped', games: 1_000_000 })
  const told = onChange.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(check.report).toEqual(stopped)
  expect(onChange.mock.calls.length).toBe(told)
})

it('leaves the main thread free while it plays', async () => {
  const { check } = balance({ games: 1_000_000 })
  check.start(tableOf(3), true)
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  await vi.waitFor(() => expect(check.report?.played).toBeGreaterThan(20), { timeout: 20_000 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

it('begins anew in place of the check that runs', async () => {
  const { check } = balance({ games: 60 })
  check.start(tableOf(2), true)
  check.start(tableOf(4), true)
  await vi.waitFor(() => expect(check.report?.state).toBe('done'), { timeout: 20_000 })
  expect(check.report).toEqual(await reportOf(tableOf(4), { games: 60 }))
})

it('refuses a table that cannot be played, with the reason, and starts nothing (§2.2)', () => {
  const { check } = balance()
  const refused = check.start(tableOf(3, { roles: { werewolf: 3, villager: 9 } }), true)
  expect(refused).toMatchObject({
    ok: false,
    refusal: { kind: 'rule', error: { code: 'role-mandatory', params: { role: 'seer' } } }
  })
  expect(check.report).toBeNull()
})

it('says that it failed where the thread does, and tells the log', async () => {
  const onFailure = vi.fn()
  const onChange = () => undefined
  running = new Balance({ worker: join(folder, 'missing.mjs'), onChange, onFailure })
  running.start(tableOf(3), true)
  await vi.waitFor(() => expect(running?.report?.state).toBe('failed'))
  expect(onFailure).toHaveBeenCalledOnce()
})
