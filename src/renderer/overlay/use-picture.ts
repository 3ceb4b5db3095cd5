import { nextTick, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue'
import type { Publication } from '../../shared/public'
import type { Motion } from './options'
import type { Receiver } from './transport'

const usualBlankAfter = 10_000

export type Connect = (receiver: Receiver) => () => void

/**
 * The newest publication and how it may be drawn.
 *
 * The picture is a function of the publication alone. Movement is added only while viewers can have seen
 * what came before: not on the first picture, after a reconnection or while the source is hidden.
 *
 * @param blankAfter how long the last picture stands once the link is lost, in ms
 */
export function usePicture(connect: Connect, motion: Motion, blankAfter = usualBlankAfter) {
  const publication = shallowRef<Publication | null>(null)
  const moving = ref(false)
  /** What comes and goes may be seen doing so, if only by fading. */
  const changing = ref(false)
  /** Counts wake-ups: a new value draws everything anew, without what was left half-played. */
  const drawing = ref(0)
  /** The link has been down for so long that the last picture may be false. */
  const blank = ref(false)
  let blanking: number | undefined

  const mayChange = () =>
    motion !== 'none' && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches

  function allow(change: boolean) {
    changing.value = change
    moving.value = change && motion === 'full'
  }

  function draw(atOnce: boolean) {
    if (atOnce) allow(false)
    void nextTick(() => allow(mayChange()))
  }

  const receiver: Receiver = {
    publication(next, fresh) {
      window.clearTimeout(blanking)
      blanking = undefined
      blank.value = false
      publication.value = next
      draw(fresh || document.hidden)
    },
    lost() {
      blanking ??= window.setTimeout(() => {
        blank.value = true
      }, blankAfter)
    }
  }

  function wake() {
    drawing.value += 1
    draw(true)
  }

  let stop: () => void = () => undefined
  onMounted(() => {
    document.addEventListener('visibilitychange', wake)
    stop = connect(receiver)
  })
  onBeforeUnmount(() => {
    document.removeEventListener('visibilitychange', wake)
    window.clearTimeout(blanking)
    stop()
  })

  return { publication, moving, changing, drawing, blank }
}
