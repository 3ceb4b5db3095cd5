import type { Page } from '@playwright/test'

/**
 * What is wrong with a picture of the overlay, measured in the page: texts that are too small, cut off, out of
 * their plate or out of the safe area, and scroll bars. Sizes are those of the stage of 1920×1080.
 */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = { any: 28, han: 32, name: 36, phase: 64 }
    const safe = { left: 96, top: 54, right: 1824, bottom: 1026 }
    const faults: string[] = []
    const frame = document.querySelector<HTMLElement>('.frame')
    const stage = document.querySelector<HTMLElement>('.stage')
    if (frame === null || stage === null) return ['there is no stage']
    const scale = frame.getBoundingClientRect().width / frame.offsetWidth
    const origin = stage.getBoundingClientRect()
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) faults.push('the page scrolls')

    const onStage = (rect: DOMRect) => ({
      left: (rect.left - origin.left) / scale,
      top: (rect.top - origin.top) / scale,
      right: (rect.right - origin.left) / scale,
      bottom: (rect.bottom - origin.top) / scale
    })
    const outside = (inner: ReturnType<typeof onStage>, outer: ReturnType<typeof onStage>) =>
      inner.left < outer.left - 1 ||
      inner.top < outer.top - 1 ||
      inner.right > outer.right + 1 ||
      inner.bottom > outer.bottom + 1

    for (const number of stage.querySelectorAll('text')) {
      const size = parseFloat(getComputedStyle(number).fontSize) * ((number.getScreenCTM()?.a ?? 0) / scale)
      if (size < least.any - 0.5) faults.push(`house ${number.textContent} is ${size.toFixed(1)} px`)
    }

    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || parent === null || parent.closest('svg') !== null) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      const floor = Math.max(
        parent.matches('.phase') ? least.phase : 0,
        parent.matches('.called, .name') ? least.name : 0,
        /[\u3400-\u9fff]/.test(text) ? least.han : least.any
      )
      if (size < floor) faults.push(`“${text}” is ${size} px and not ${floor}`)

      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = onStage(range.getBoundingClientRect())
      const box = onStage(parent.getBoundingClientRect())
      const style = getComputedStyle(parent)
      const mayBeCut = style.textOverflow === 'ellipsis'
      const shown = mayBeCut ? { ...rect, left: box.left, right: box.right } : rect
      // A line is higher than what is written in it.
      const inked = { ...shown, top: shown.top + size * 0.2, bottom: shown.bottom - size * 0.2 }
      if (outside(inked, safe)) faults.push(`“${text}” leaves the safe area`)
      const plate = parent.closest('.plate, .seat, .face, .band')
      if (plate !== null && outside(inked, onStage(plate.getBoundingClientRect())))
        faults.push(`“${text}” leaves its plate`)
      if (style.overflow === 'hidden' && parent.scrollHeight > parent.clientHeight + size * 0.25)
        faults.push(`“${text}” is cut off at its foot`)
    }

    for (const plate of stage.querySelectorAll('.plate, .card, .horizon .bar')) {
      const box = onStage(plate.getBoundingClientRect())
      if (outside(box, { ...safe, top: safe.top - 22 }))
        faults.push(`${plate.className} leaves the safe area`)
    }
    return [...new Set(faults)]
  })
}

/** Whether any part of the picture lies in a corner of the stage that is kept free, 456 × 286. */
export function partsIn(page: Page, corner: string): Promise<string[]> {
  return page.evaluate((corner) => {
    const stage = document.querySelector<HTMLElement>('.stage')
    if (stage === null) return ['there is no stage']
    const origin = stage.getBoundingClientRect()
    const scale = origin.width / stage.offsetWidth
    const kept = {
      left: corner.endsWith('left') ? 0 : 1920 - 456,
      right: corner.endsWith('left') ? 456 : 1920,
      top: corner.startsWith('top') ? 0 : 1080 - 286,
      bottom: corner.startsWith('top') ? 286 : 1080
    }
    return [...stage.querySelectorAll('.plate, .house, .disc, .card, .picture, .bar, .band')]
      .filter((part) => {
        const rect = part.getBoundingClientRect()
        const left = (rect.left - origin.left) / scale
        const top = (rect.top - origin.top) / scale
        const right = left + rect.width / scale
        const bottom = top + rect.height / scale
        return (
          left < kept.right - 1 && right > kept.left + 1 && top < kept.bottom - 1 && bottom > kept.top + 1
        )
      })
      .map((part) => part.getAttribute('class') ?? '')
  }, corner)
}
