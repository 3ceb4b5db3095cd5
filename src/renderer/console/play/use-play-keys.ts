import { onBeforeUnmount, onMounted } from 'vue'
import { tinykeys } from 'tinykeys'
import { useAnswer } from '../state/answer-store'
import { useBallotEntry } from '../state/ballot-entry-store'
import { useConsole } from '../state/console-store'
import { useDesk } from '../state/desk-store'
import { useOffence } from '../state/offence-store'
import { useSeatEntry } from '../state/seat-entry-store'
import { useShow } from '../state/show-store'
import { dropPointerFocus, isOwnEnter, isTextPlace } from '../state/typing-place'
import { takesMany } from '../answer/draft'
import { useRows } from './use-rows'

/** Every key of the play screen. A dialog takes all of them but its own. */
export function usePlayKeys({ openLog }: { openLog: () => void }): void {
  const desk = useConsole()
  const answer = useAnswer()
  const seats = useSeatEntry()
  const ballots = useBallotEntry()
  const shown = useDesk()
  const offence = useOffence()
  const show = useShow()
  const { pressKey } = useRows()

  const free = () => !shown.covered
  /** Works everywhere but in a dialog. */
  const anywhere = (act: () => unknown) => (event: KeyboardEvent) => {
    if (!free() || event.repeat) return
    event.preventDefault()
    act()
  }
  /** Works only while no text is typed. */
  const bare = (act: (event: KeyboardEvent) => unknown) => (event: KeyboardEvent) => {
    if (!free() || isTextPlace(event.target) || event.isComposing) return
    if (act(event) !== false) event.preventDefault()
  }

  function enter(event: KeyboardEvent): unknown {
    if (isOwnEnter(event.target) || event.repeat) return false
    if (offence.on) return offence.enter()
    // At the end Enter is held down (OverPanel.vue).
    if (desk.view && !desk.view.prompt) return false
    if (ballots.on && ballots.enter()) return true
    if (!ballots.on && seats.close()) return true
    const blocked = Object.keys(answer.bans).length > 0
    return answer.complete && !blocked ? answer.commit() : true
  }

  function digit(event: KeyboardEvent): unknown {
    if (offence.on) return offence.type(event.key)
    if (!answer.prompt || answer.prompt.say) return false
    return ballots.on ? ballots.type(event.key) : seats.type(event.key)
  }

  function arrow(step: 1 | -1): unknown {
    if (!answer.prompt || answer.prompt.say) return false
    return ballots.on ? ballots.step(step) : seats.walk(step)
  }

  function tab(step: 1 | -1) {
    return bare((event) =>
      ballots.on && answer.active && !isOwnEnter(event.target) ? ballots.step(step) : false
    )
  }

  function escape(): unknown {
    if (offence.on) return offence.stop()
    if (shown.scriptEnlarged) return (shown.scriptEnlarged = false)
    if (ballots.on && (ballots.digits !== '' || ballots.jumping)) return ballots.reset()
    return answer.clear()
  }

  function space(event: KeyboardEvent): unknown {
    const field = answer.active
    if (event.target instanceof HTMLButtonElement) return false
    if (field && takesMany(field)) return seats.takeCursor()
    return show.timer ? show.pauseOrResume() : false
  }

  function otherForm(): unknown {
    const { prompt, draft } = answer
    if (!prompt?.outcome || !draft) return false
    return answer.begin(draft.form === 'ballots' ? 'result' : 'ballots')
  }

  /** Why the newest line of the log came about. */
  function askWhy(): unknown {
    const last = (desk.view?.log.length ?? 0) - 1
    return shown.rolesHidden || last < 0 ? false : (shown.why = last)
  }

  function letter(event: KeyboardEvent): unknown {
    return /^[a-z]$/i.test(event.key) && pressKey(event.key)
  }

  /** Round the parts of the screen, since Tab walks the voters while votes are entered. */
  function region(): void {
    const places = ['.now, .over', '.rail', '.top']
    const here = places.findIndex((place) => document.activeElement?.closest(place))
    const next = document.querySelector(places[(here + 1) % places.length] ?? '.now')
    next?.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]')?.focus()
  }

  let stop: () => void = () => undefined
  onMounted(() => {
    stop = tinykeys(window, {
      Enter: bare(enter),
      '$mod+Enter': anywhere(() =>
        ballots.on && Object.keys(answer.bans).length === 0 ? answer.commit() : undefined
      ),
      Escape: bare(escape),
      '$mod+z': anywhere(desk.undo),
      '$mod+Shift+z': anywhere(desk.redo),
      '$mod+y': anywhere(desk.redo),
      '$mod+k': anywhere(() => shown.openCorrections()),
      '$mod+h': anywhere(() => (shown.rolesHidden = !shown.rolesHidden)),
      F6: anywhere(region),
      F4: anywhere(show.nextSpeaker),
      '([0-9])': bare(digit),
      ArrowRight: bare(() => arrow(1)),
      ArrowDown: bare(() => arrow(1)),
      ArrowLeft: bare(() => arrow(-1)),
      ArrowUp: bare(() => arrow(-1)),
      Tab: tab(1),
      'Shift+Tab': tab(-1),
      Space: bare(space),
      Backspace: bare(() =>
        ballots.on ? ballots.rubOut() : answer.active && answer.takeAway(answer.active)
      ),
      '#': bare(() => (ballots.on ? ballots.startJump() : false)),
      'Shift+#': bare(() => (ballots.on ? ballots.startJump() : false)),
      l: bare(openLog),
      o: bare(otherForm),
      r: bare(() => (shown.scriptEnlarged = !shown.scriptEnlarged)),
      s: bare(() => !shown.rolesHidden && (shown.silentCard = true)),
      '?': bare(askWhy),
      'Shift+?': bare(askWhy),
      // Kept back with one press, shown by holding (OverlayPanel.vue).
      t: bare(() => (desk.state?.show.holdTotals ? false : desk.setShow({ holdTotals: true }))),
      '+': bare(() => (show.timer ? show.extendTimer(30) : false)),
      'Shift++': bare(() => (show.timer ? show.extendTimer(30) : false)),
      x: bare(() => (offence.card === null ? false : offence.begin())),
      '([abcdefghijkmnpquvwyz])': bare(letter)
    })
  })
  onMounted(() => window.addEventListener('click', dropPointerFocus))
  onBeforeUnmount(() => {
    stop()
    window.removeEventListener('click', dropPointerFocus)
  })
}
