import type { Page } from '@playwright/test'

/** When to look again for what comes in a moment: sooner than Playwright would. */
export const soon = [20, 50, 100]

/** Waits until nothing in a page moves or fades any more. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity
        )
    // Had the page stopped painting, no frame would come.
    const frames = async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    }
    await frames()
    while (moving().length > 0) {
      await Promise.allSettled(moving().map((each) => each.finished))
      await frames()
    }
  })
}
