import type { Page } from '@playwright/test'

/**
 * Texts of the overlay that stand out too little from what lies behind them, by the worst pixel behind each.
 *
 * @param page was opened with its policy off, so that the measurement may bring a style and a picture of its own
 * @param least the contrast that every text must have, as WCAG counts it
 */
export async function faintTexts(page: Page, least: number): Promise<string[]> {
  const hidden = await page.addStyleTag({
    content:
      '.stage * { -webkit-text-fill-color: transparent }' +
      // The line of a struck name is cut away around its letters.
      '.stage .struck { background-image: none !important }'
  })
  const ground = (await page.screenshot()).toString('base64')
  await hidden.evaluate((style) => (style as HTMLStyleElement).remove())
  return page.evaluate(
    async ({ ground, least }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${ground}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      const stage = document.querySelector('.stage')
      if (canvas === null || stage === null) return ['there is no picture']
      canvas.drawImage(image, 0, 0)

      const light = (colour: ArrayLike<number>, at = 0) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, share, part) => {
          const value = (colour[at + part] ?? 0) / 255
          return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
        }, 0)
      const contrast = (one: number, other: number) =>
        (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

      const faint: string[] = []
      const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const parent = node.parentElement
        if (text === '' || parent === null || parent.closest('svg, .visually-hidden') !== null) continue
        const { color, paddingLeft, paddingRight } = getComputedStyle(parent)
        const own = light((color.match(/[\d.]+/g) ?? []).map(Number))
        const box = parent.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const line of range.getClientRects()) {
          // What is cut off with an ellipsis reaches beyond its box.
          const left = Math.max(line.left, box.left + parseFloat(paddingLeft))
          const right = Math.min(line.right, box.right - parseFloat(paddingRight))
          // A line is higher than what is written in it.
          const [top, height] = [line.top + line.height * 0.2, line.height * 0.6]
          if (right - left < 1) continue
          const { data } = canvas.getImageData(left, top, right - left, height)
          let worst = Infinity
          for (let at = 0; at < data.length; at += 4) worst = Math.min(worst, contrast(own, light(data, at)))
          if (worst < least) faint.push(`“${text}” ${worst.toFixed(1)}`)
        }
      }
      return faint
    },
    { ground, least }
  )
}
