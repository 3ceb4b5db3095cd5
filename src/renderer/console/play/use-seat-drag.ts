import { onBeforeUnmount, ref } from 'vue'
import { moveSeat } from '../setup/seats'

/** A seat on its way: whose, how far it was carried, and whose place it would take. */
export interface SeatDrag {
  readonly at: number
  readonly dx: number
  readonly dy: number
  readonly to: number
}

/** A press that moves less is a click. */
const SLACK = 6

/**
 * Carries a seat to another place by mouse, pen or finger; Escape puts it back.
 *
 * @param drop told once it is let go over another place
 */
export function useSeatDrag(drop: (from: number, to: number) => void) {
  const drag = ref<SeatDrag | null>(null)
  let end: () => void = () => undefined

  function down(at: number, event: PointerEvent): void {
    const tile = event.currentTarget
    if (event.button !== 0 || !(tile instanceof HTMLElement)) return
    end()
    const centres = placesBeside(tile)
    // At once: a quick hand has left the seat by the first move.
    tile.setPointerCapture(event.pointerId)
    const move = (to: PointerEvent) => {
      const dx = to.clientX - event.clientX
      const dy = to.clientY - event.clientY
      if (drag.value === null && Math.hypot(dx, dy) < SLACK) return
      drag.value = { at, dx, dy, to: nearest(centres, at, dx, dy) }
    }
    const release = () => {
      const carried = drag.value
      end()
      if (carried && carried.to !== carried.at) drop(carried.at, carried.to)
    }
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || drag.value === null) return
      pressed.stopPropagation()
      end()
    }
    end = () => {
      tile.removeEventListener('pointermove', move)
      tile.removeEventListener('pointerup', release)
      tile.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', key, true)
      // The click that follows belongs to the drag.
      setTimeout(() => (drag.value = null))
    }
    const cancel = () => end()
    tile.addEventListener('pointermove', move)
    tile.addEventListener('pointerup', release)
    tile.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', key, true)
  }

  /** The place a seat has while another one is carried over the table. */
  function slotOf(at: number): number {
    const carried = drag.value
    if (carried === null) return at
    const last = Math.max(at, carried.at, carried.to)
    const order = moveSeat(
      Array.from({ length: last + 1 }, (_, seat) => seat),
      carried.at,
      carried.to
    )
    return order.indexOf(at)
  }

  onBeforeUnmount(() => end())
  return { drag, down, slotOf }
}

interface Centre {
  readonly x: number
  readonly y: number
}

/** The middles of all seats at the table, in their order. */
function placesBeside(tile: HTMLElement): Centre[] {
  const tiles = [...(tile.parentElement?.querySelectorAll(':scope > .tile') ?? [])]
  return tiles.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

function nearest(centres: readonly Centre[], at: number, dx: number, dy: number): number {
  const from = centres[at] ?? { x: 0, y: 0 }
  const far = ({ x, y }: Centre) => Math.hypot(x - from.x - dx, y - from.y - dy)
  return centres.reduce(
    (best, centre, other) => (far(centre) < far(centres[best] ?? from) ? other : best),
    at
  )
}
