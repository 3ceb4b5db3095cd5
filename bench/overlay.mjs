// What the overlay costs as a Browser Source, in a Chromium of its own, at a table of 30: from a command in the console
// to the painted page, script per update, script that each page loads, and memory after many updates.
// Writes its results to the file it is given; scripts/bench.ts prints them.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureBuild } from '../scripts/lib/build.mjs'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { hasDisplay, startVirtualDisplay } from '../scripts/lib/display.mjs'
import { main } from '../scripts/lib/run.mjs'
import { ensureRuntime } from '../scripts/lib/runtime.mjs'
import { beginGame, breathe, firstPaint, paintedAfter, percentile, toggleMark, withApp } from './pages.mjs'

const root = path.resolve(import.meta.dirname, '..')
const [, , output] = process.argv
const SEATS = 30
const UPDATES = 500
/** By then everything that is made once has been made. */
const WARM = 50

await main(async () => {
  await ensureRuntime(root)
  await ensureBuild(root)
  const executablePath = await ensureChromium(root)
  const display = hasDisplay() ? {} : await startVirtualDisplay()
  const results = await withApp({ folder: root }, display, async ({ console: page }) => {
    await beginGame({ console: page }, SEATS)
    const browser = await chromium.launch({
      executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
    })
    try {
      const address = await overlayAddress(page)
      return {
        seats: SEATS,
        updates: UPDATES,
        ...(await updates(page, await browser.newPage(), address)),
        scriptGzipKb: await scriptOf(page, await browser.newPage())
      }
    } finally {
      await browser.close()
    }
  })
  fs.writeFileSync(output, JSON.stringify(results))
  return 0
})

async function overlayAddress(page) {
  for (;;) {
    const { overlay } = await page.evaluate(() => globalThis.howlcast.call('state', null))
    if (overlay.url !== null) return overlay.url
    await pause(20)
  }
}

async function updates(sender, page, address) {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.addInitScript(listenToEvents)
  await page.goto(address)
  await firstPaint(page)
  await pause(1000)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const [paints, scripts, heapMb] = [[], [], {}]
  for (let count = 1; count <= UPDATES; count++) {
    const before = await metric(session, 'ScriptDuration')
    const sent = await toggleMark(sender, count - 1)
    paints.push(await paintedAfter(page, sent))
    await breathe()
    scripts.push(1000 * ((await metric(session, 'ScriptDuration')) - before))
    if (count === WARM || count === UPDATES) {
      await session.send('HeapProfiler.collectGarbage')
      heapMb[`after${count}`] = Math.round((await metric(session, 'JSHeapUsedSize')) / 1e5) / 10
    }
  }
  return {
    paintP50Ms: percentile(paints, 50),
    paintP95Ms: percentile(paints, 95),
    scriptP50Ms: percentile(scripts, 50),
    scriptP95Ms: percentile(scripts, 95),
    heapMb
  }
}

async function metric(session, wanted) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted).value
}

/** The script that each of the overlay's pages loads, gzip, in thousands of bytes. */
async function scriptOf(sender, page) {
  const { overlay } = await sender.evaluate(() => globalThis.howlcast.call('state', null))
  const sizes = {}
  for (const { scene, url } of overlay.sources) {
    const scripts = []
    const keep = (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    }
    page.on('response', keep)
    await page.goto(url)
    // Some pages show nothing yet, but all have a stage.
    await page.locator('.stage').waitFor({ state: 'attached' })
    page.off('response', keep)
    const bodies = await Promise.all(scripts.map((response) => response.body()))
    sizes[scene] = Math.round(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 100) / 10
  }
  return sizes
}

/** Runs in the page before its own script: notes when a publication came, and when the frame after it was painted. */
function listenToEvents() {
  globalThis.paints = []
  const now = () => performance.timeOrigin + performance.now()
  const Socket = globalThis.WebSocket
  globalThis.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).event !== 'publication') return
        const received = now()
        globalThis.requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => globalThis.paints.push({ received, painted: now() })
          channel.port2.postMessage(null)
        })
      })
    }
  }
}
