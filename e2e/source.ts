import { resolve } from 'node:path'
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { overlayBuild, overlayFiles, type ServedPage } from '../src/main/overlay-files'
import { type OmniscientEvent, OverlayServer, type PublicEvent } from '../src/main/overlay-server'
import type { OmniscientView } from '../src/shared/omniscient'
import { launchChromium } from './chromium'
import type { Moment } from './moments'

/** The built pages. */
export const builtPages = resolve(
  process.env['HOWLCAST_RENDERER'] ?? resolve(import.meta.dirname, '../out/renderer')
)

/**
 * A page of the overlay as a Browser Source gets it: over loopback, in a Chromium of its own, with made publications.
 * It is served from before the first test of the file that makes it until after the last.
 */
export class Source {
  private told = 0
  private newest: readonly (PublicEvent | OmniscientEvent)[] = []
  private server: OverlayServer<PublicEvent | OmniscientEvent> | undefined
  private browser: Browser | undefined

  /** @param page which of the built pages that leave over loopback */
  constructor(page: ServedPage = 'overlay') {
    test.beforeAll(async () => {
      const files = await overlayFiles(builtPages, page)
      this.server = new OverlayServer<PublicEvent | OmniscientEvent>({
        port: 47_310,
        token: 'abcdefghijklmnopqrstuv',
        page,
        files,
        version: overlayBuild(files),
        greeting: () => this.newest
      })
      expect(await this.server.start()).not.toBeNull()
      this.browser = await launchChromium()
    })
    test.afterAll(async () => {
      await this.browser?.close()
      await this.server?.stop()
    })
  }

  get url(): string {
    return this.server?.url ?? ''
  }

  /** An empty page of the same Chromium. */
  newPage(options?: BrowserContextOptions): Promise<Page> {
    if (this.browser === undefined) throw new Error('Chromium has not started yet')
    return this.browser.newPage(options)
  }

  /** Opens the page, without movement. */
  async open(search: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await this.newPage(options)
    await page.goto(`${this.url}?motion=none&${search}`)
    await expect(page.locator('#app')).toBeAttached()
    return page
  }

  /**
   * Publishes a moment and waits until the page has drawn it.
   *
   * @param secrets what the omniscient page is told besides
   */
  async draw(page: Page, moment: Moment, secrets?: OmniscientView | null): Promise<void> {
    const { view, recap = null, show } = moment
    this.told += 1
    const publication = { event: 'publication', data: { publication: this.told, view, recap, show } } as const
    const omniscient = {
      event: 'omniscient',
      data: { revision: this.told, secrets: secrets ?? null }
    } as const
    this.newest = secrets === undefined ? [publication] : [publication, omniscient]
    for (const event of this.newest) this.server?.tell(event)
    await page.evaluate(async () => {
      // A page that has just been opened listens a moment later.
      while (document.querySelector('.stage') === null) await new Promise(requestAnimationFrame)
      await document.fonts.ready
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      await document.fonts.ready
    })
  }
}
