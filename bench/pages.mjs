// Opens an app of two windows for a measurement, and measures in its pages what both parts of the bench ask for.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { _electron as electron } from '@playwright/test'

export function newData() {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'howlcast-bench-'))
}

/** Starts an app on a copy of its data, or on data to be kept. */
export async function withApp({ folder, data: used }, display, use, kept) {
  const data = kept ?? newData()
  if (used) fs.cpSync(used, data, { recursive: true, filter: (file) => !file.includes('Singleton') })
  const { ELECTRON_RUN_AS_NODE: _unwanted, ...env } = process.env
  const started = performance.timeOrigin + performance.now()
  const app = await electron.launch({
    cwd: folder,
    args: [folder, '--disable-gpu', `--user-data-dir=${data}`],
    env: { ...env, ...display }
  })
  try {
    return await use(
      { console: await pageOf(app, 'console'), overlay: await pageOf(app, 'overlay') },
      started
    )
  } finally {
    await app.close()
    if (!kept) fs.rmSync(data, { recursive: true, force: true })
  }
}

async function pageOf(app, name) {
  const address = new RegExp(`/${name}(/index)?\\.html`)
  for (;;) {
    const page = app.windows().find((one) => address.test(one.url()))
    if (page) return page
    await pause(5)
  }
}

export function firstPaint(page) {
  return page.evaluate(async () => {
    while (performance.now() < 60_000) {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      if (paint) return performance.timeOrigin + paint.startTime
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('Nothing was painted')
  })
}

/** The milliseconds from `sent` to the paint of the message that a page has got since, as `listen` has noted it. */
export async function paintedAfter(page, sent) {
  const painted = await page.evaluate(async (after) => {
    for (let waited = 0; waited < 5000; waited++) {
      const paint = globalThis.paints.find(({ received }) => received >= after)
      if (paint) return paint.painted
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    throw new Error('The message was not painted')
  }, sent)
  return painted - sent
}

/** A pause of no steady length, so that no measurement keeps step with the frames. */
export function breathe() {
  return pause(20 + Math.random() * 30)
}

/** A table on the eve of its first night. */
export function beginGame({ console: page }, seats = 12) {
  return page.evaluate(async (seats) => {
    const roles = ['werewolf', 'werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'cupid', 'guard', 'elder']
    const players = Array.from({ length: seats }, (_, at) => ({
      id: `p${at + 1}`,
      name: `Player ${at + 1}`,
      role: roles[at] ?? 'villager'
    }))
    const setup = { ruleset: 'new-moon', houseRules: {}, players, deck: [], startingCards: [] }
    const begun = await globalThis.howlcast.call('new-game', setup)
    if (!begun.ok) throw new Error(JSON.stringify(begun))
  }, seats)
}

/** A command that every audience sees: one player loses his vote, or has it back. Returns when it was given. */
export async function toggleMark(page, count) {
  return page.evaluate(
    async (on) => {
      const { view } = await globalThis.howlcast.call('state', null)
      const set = { mark: { player: 'p1', mark: 'no-vote', on } }
      const sent = performance.timeOrigin + performance.now()
      const done = await globalThis.howlcast.call('command', {
        count: view.commandCount,
        command: { command: 'correct', set }
      })
      if (!done.ok) throw new Error(JSON.stringify(done))
      return sent
    },
    count % 2 === 0
  )
}

/** The value below which `percent` of all lie, to a tenth. */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b)
  return (
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0) * 10) /
    10
  )
}
