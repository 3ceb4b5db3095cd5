// How fast the app is beside a blank Electron app of two windows, on the same screen and in the same minute:
// from a command in the console to the painted overlay, from a key press in the console to the next prompt painted
// there, and from the start to both windows painted. The app is
// started with a game under way, since before a game its overlay is empty.
// Writes its results to the file it is given; scripts/bench.ts prints them.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBuild } from '../scripts/lib/build.mjs'
import { hasDisplay, startVirtualDisplay } from '../scripts/lib/display.mjs'
import { main } from '../scripts/lib/run.mjs'
import { ensureRuntime } from '../scripts/lib/runtime.mjs'
import {
  beginGame,
  breathe,
  firstPaint,
  newData,
  paintedAfter,
  percentile,
  toggleMark,
  withApp
} from './pages.mjs'

const root = path.resolve(import.meta.dirname, '..')
const [, , output] = process.argv
const STARTS = Number(process.env.HOWLCAST_STARTS ?? 5)
const MESSAGES = Number(process.env.HOWLCAST_MESSAGES ?? 200)

const apps = {
  howlcast: { folder: root, prepare: beginGame, send: toggleMark, listen: listenToHowlcast, takeBack },
  blank: {
    folder: path.join(root, 'bench/blank-app'),
    send: sendText,
    listen: listenToBlank,
    takeBack: () => undefined
  }
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
  const keys = {
    howlcast: await keyPresses(apps.howlcast, display),
    blank: await keyPresses(apps.blank, display)
  }
  const results = { starts: STARTS, messages: MESSAGES }
  for (const name of Object.keys(apps)) {
    results[name] = {
      startMs: percentile(starts[name], 50),
      paintP50Ms: percentile(paints[name], 50),
      paintP95Ms: percentile(paints[name], 95),
      keyP50Ms: percentile(keys[name], 50),
      keyP95Ms: percentile(keys[name], 95)
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

/** From the launch to the later first paint of the two windows, in milliseconds. */
function coldStart(app, display) {
  return withApp(app, display, async (pages, started) => {
    const painted = await Promise.all([firstPaint(pages.console), firstPaint(pages.overlay)])
    return Math.max(...painted) - started
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
      times.push(await paintedAfter(pages.overlay, sent))
      await breathe()
    }
    return times
  })
}

/** For each press of Enter the milliseconds until the console has painted the next prompt. */
function keyPresses(app, display) {
  return withApp(app, display, async ({ console: page }) => {
    await firstPaint(page)
    await page.evaluate(watchPrompt)
    await pause(1000)
    const times = []
    while (times.length < MESSAGES) {
      // The evening opens, and night falls: what comes then takes a choice.
      for (const _press of [1, 2]) times.push(await pressed(page, 'Enter'))
      for (const _press of [1, 2]) await app.takeBack(page)
    }
    return times
  })
}

async function pressed(page, key) {
  await breathe()
  const from = await page.evaluate(() => performance.timeOrigin + performance.now())
  await page.keyboard.press(key)
  return page.evaluate(async (from) => {
    for (let waited = 0; waited < 5000; waited++) {
      const prompt = globalThis.prompts.find(({ pressed }) => pressed >= from)
      if (prompt) return prompt.painted - prompt.pressed
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    throw new Error('The key brought no prompt')
  }, from)
}

function takeBack(page) {
  return pressed(page, 'Control+z')
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

/** The prompt is what the page's heading names; pressed is when the system had the key. */
function watchPrompt() {
  globalThis.prompts = []
  const { document } = globalThis
  const heading = () => document.querySelector('h1')?.textContent
  let [pressed, shown] = [0, heading()]
  document.addEventListener('keydown', (event) => (pressed = performance.timeOrigin + event.timeStamp), true)
  new globalThis.MutationObserver(() => {
    if (heading() === shown) return
    shown = heading()
    const answered = pressed
    globalThis.requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () =>
        globalThis.prompts.push({ pressed: answered, painted: performance.timeOrigin + performance.now() })
      channel.port2.postMessage(null)
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
