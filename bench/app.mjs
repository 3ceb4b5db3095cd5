// How fast the app is beside a blank Electron app of two windows, on the same screen and in the same minute:
// from a command in the console to the painted overlay, and from the start to both windows painted. The app is
// started with a game under way, since before a game its overlay is empty.
// Writes its results to the file it is given; scripts/bench.ts prints them.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { _electron as electron } from '@playwright/test'
import { ensureBuild } from '../scripts/lib/build.mjs'
import { hasDisplay, startVirtualDisplay } from '../scripts/lib/display.mjs'
import { main } from '../scripts/lib/run.mjs'
import { ensureRuntime } from '../scripts/lib/runtime.mjs'

const root = path.resolve(import.meta.dirname, '..')
const [, , output] = process.argv
const STARTS = Number(process.env.HOWLCAST_STARTS ?? 5)
const MESSAGES = Number(process.env.HOWLCAST_MESSAGES ?? 200)

const apps = {
  howlcast: { folder: root, prepare: beginGame, send: toggleMark, listen: listenToHowlcast },
  blank: { folder: path.join(root, 'bench/blank-app'), send: sendText, listen: listenToBlank }
}

await main(async () => {
  await ensureRuntime(root)
  await ensureBuild(root)
  const display = hasDisplay() ? {} : await startVirtualDisplay()
  for (const app of Object.values(apps)) app.data = await usedData(app, display)
  const starts = { howlcast: [], blank: [] }
  // In turn, so that a busy moment strikes both.
  for (let count = 0; count < STARTS; count++)
    for (const [name, app] of Object.entries(apps)) starts[name].push(await coldStart(app, display))
  const paints = {
    howlcast: await messages(apps.howlcast, display),
    blank: await messages(apps.blank, display)
  }
  const results = { starts: STARTS, messages: MESSAGES }
  for (const name of Object.keys(apps)) {
    results[name] = {
      startMs: percentile(starts[name], 50),
      paintP50Ms: percentile(paints[name], 50),
      paintP95Ms: percentile(paints[name], 95)
    }
  }
  fs.writeFileSync(output, JSON.stringify(results))
  for (const { data } of Object.values(apps)) fs.rmSync(data, { recursive: true, force: true })
  return 0
})

/** The data of an app that was used once: Howlcast's holds a game. */
async function usedData(app, display) {
  const data = newData()
  await withApp(app, display, (pages) => app.prepare?.(pages), data)
  return data
}

function newData() {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'howlcast-bench-'))
}

/** Starts an app on a copy of its data, or on data to be kept. */
async function withApp({ folder, data: used }, display, use, kept) {
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

/** From the launch to the later first paint of the two windows, in milliseconds. */
function coldStart(app, display) {
  return withApp(app, display, async (pages, started) => {
    const painted = await Promise.all([firstPaint(pages.console), firstPaint(pages.overlay)])
    return Math.max(...painted) - started
  })
}

function firstPaint(page) {
  return page.evaluate(async () => {
    while (performance.now() < 60_000) {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      if (paint) return performance.timeOrigin + paint.startTime
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('Nothing was painted')
  })
}

/** For each message the milliseconds from the console's call to the overlay's paint. */
function messages(app, display) {
  return withApp(app, display, async (pages) => {
    await Promise.all([firstPaint(pages.console), firstPaint(pages.overlay)])
    await pages.overlay.evaluate(app.listen)
    await pause(1000)
    const times = []
    for (let count = 0; count < MESSAGES; count++) {
      const sent = await app.send(pages.console, count)
      const painted = await pages.overlay.evaluate(async (after) => {
        for (let waited = 0; waited < 5000; waited++) {
          const paint = globalThis.paints.find(({ received }) => received >= after)
          if (paint) return paint.painted
          await new Promise((resolve) => setTimeout(resolve, 2))
        }
        throw new Error('The message was not painted')
      }, sent)
      times.push(painted - sent)
      await pause(20 + Math.random() * 30)
    }
    return times
  })
}

// ---- run inside the pages ----

/** Painted: the frame after the message has been handed to the compositor. */
function listenToHowlcast() {
  globalThis.paints = []
  const now = () => performance.timeOrigin + performance.now()
  globalThis.howlcastOverlay.onPublication(() => {
    const received = now()
    globalThis.requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => globalThis.paints.push({ received, painted: now() })
      channel.port2.postMessage(null)
    })
  })
}

function listenToBlank() {
  globalThis.paints = []
  const now = () => performance.timeOrigin + performance.now()
  globalThis.blank.onMessage(() => {
    const received = now()
    globalThis.requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => globalThis.paints.push({ received, painted: now() })
      channel.port2.postMessage(null)
    })
  })
}

function sendText(page, count) {
  return page.evaluate((text) => {
    const sent = performance.timeOrigin + performance.now()
    void globalThis.blank.send(text)
    return sent
  }, String(count))
}

/** A table of twelve on the eve of its first night. */
function beginGame({ console: page }) {
  return page.evaluate(async () => {
    const roles = ['werewolf', 'werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'cupid', 'guard', 'elder']
    const players = Array.from({ length: 12 }, (_, at) => ({
      id: `p${at + 1}`,
      name: `Player ${at + 1}`,
      role: roles[at] ?? 'villager'
    }))
    const setup = { ruleset: 'new-moon', houseRules: {}, players, deck: [], startingCards: [] }
    const begun = await globalThis.howlcast.call('new-game', setup)
    if (!begun.ok) throw new Error(JSON.stringify(begun))
  })
}

/** A command that every audience sees: one player loses his vote, or has it back. */
async function toggleMark(page, count) {
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

function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b)
  return (
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0) * 10) /
    10
  )
}
