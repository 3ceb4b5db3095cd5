import { expect, type Page } from '@playwright/test'
import { comeToRest } from './rest'

/** CSS pixels: what a finger needs, and what a mouse needs in a row of a dense list. */
const FINGER = 40
const ROW = 32

/** Everything that can be pressed now and is hit in less than that, up and down or sideways. */
async function tooSmall(console: Page, row: number): Promise<string[]> {
  await comeToRest(console)
  return console.evaluate(
    ([finger, row]) => {
      const open = document.querySelectorAll('dialog[open]')
      const place = open[open.length - 1] ?? document.body
      const targets = place.querySelectorAll<HTMLElement>(
        ':is(button, input, select, textarea):not(:disabled), a[href], summary'
      )
      /** How much room a press has along one way through the middle; no more than is needed is measured. */
      function room(target: Element, least: number, at: (by: number) => readonly [number, number]): number {
        const whole = target.closest('label') ?? target
        const hits = (by: number) => {
          const hit = document.elementFromPoint(...at(by))
          return hit !== null && (whole.contains(hit) || hit.closest('label')?.contains(target) === true)
        }
        let [back, on] = [0, 0]
        while (back + on < least && hits(on + 1)) on++
        while (back + on < least && hits(-back - 1)) back++
        return back + on
      }
      const small: string[] = []
      for (const target of targets) {
        target.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top, width, height } = (target.closest('label') ?? target).getBoundingClientRect()
        if (width === 0 || height === 0 || target.closest('.visually-hidden, [inert]')) continue
        const [x, y] = [left + width / 2, top + height / 2]
        const least = target.closest('.dense') ? row : finger
        const wide = room(target, least, (by) => [x + by, y])
        const high = room(target, least, (by) => [x, y + by])
        if (wide < least - 1 || high < least - 1)
          small.push(
            `${wide}x${high} ${target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30)} <${target.className}> in <${target.parentElement?.className}>`
          )
      }
      return small
    },
    [FINGER, row] as const
  )
}

/** Everything that can be pressed in a view has the room that a mouse needs, and on a touch screen that of a finger. */
export async function expectRoomToPress(console: Page, view: string): Promise<void> {
  expect.soft(await tooSmall(console, ROW), `${view}, by mouse`).toEqual([])
  const screen = await console.context().newCDPSession(console)
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect.soft(await tooSmall(console, FINGER), `${view}, by touch`).toEqual([])
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await screen.detach()
}
