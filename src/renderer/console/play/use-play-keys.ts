import { onBeforeUnmount, onMounted } from 'vue'
import { useKeys } from '../keys/use-keys'
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
    if (event.repeat || (event.key === 'Enter' && isOwnEnter(event.target))) return false
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
    return answer.beginAnew()
  }

  function space(event: KeyboardEvent): unknown {
    const field = answer.active
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return false
    if (field && takesMany(field)) return seats.takeCursor()
    return show.timer ? show.pauseOrResume() : false
  }

  function otherForm(): unknown {
    const { prompt, draft } = answer
    if (!prompt?.outcome || !draft) return false
    return answer.beginAnew(draft.form === 'ballots' ? 'result' : 'ballots')
  }

  /** Why the newest line of the log came about. */
  function askWhy(): unknown {
    const last = (desk.view?.log.length ?? 0) - 1
    return shown.rolesHidden || last < 0 ? false : (shown.why = last)
  }

  /** Rows never have a letter that means something else. */
  function letter(event: KeyboardEvent): unknown {
    return pressKey(event.key)
  }

  /** Round the parts of the screen, since Tab walks the voters while votes are entered. */
  function region(): void {
    const places = ['.now, .over', '.rail', '.top']
    const here = places.findIndex((place) => document.activeElement?.closest(place))
    const next = document.querySelector(places[(here + 1) % places.length] ?? '.now')
    // What is only about the work, such as help on it, stands aside.
    next?.querySelector<HTMLElement>('button:not(:disabled, [data-aside]), [tabindex="0"]')?.focus()
  }

  useKeys(
    {
      confirm: bare(enter),
      'close-vote': anywhere(() =>
        ballots.on && Object.keys(answer.bans).length === 0 ? answer.commit() : undefined
      ),
      clear: bare(escape),
      undo: anywhere(desk.undo),
      redo: anywhere(desk.redo),
      'self-destruct': anywhere(() => (shown.selfDestruct = (desk.view?.selfDestructors.length ?? 0) > 0)),
      corrections: anywhere(() => shown.openCorrections()),
      'hide-roles': anywhere(() => (shown.rolesHidden = !shown.rolesHidden)),
      region: anywhere(region),
      'next-speaker': anywhere(show.nextSpeaker),
      next: bare(() => arrow(1)),
      previous: bare(() => arrow(-1)),
      'next-voter': tab(1),
      'previous-voter': tab(-1),
      take: bare(space),
      'rub-out': bare(() =>
        ballots.on ? ballots.rubOut() : answer.active && answer.takeAway(answer.active)
      ),
      jump: bare(() => (ballots.on ? ballots.startJump() : false)),
      log: bare(openLog),
      outcome: bare(otherForm),
      read: bare(() => (shown.scriptEnlarged = !shown.scriptEnlarged)),
      silent: bare(() => !shown.rolesHidden && (shown.silentCard = true)),
      why: bare(askWhy),
      // Kept back with one press, shown by holding (OverlayPanel.vue).
      'hold-totals': bare(() => (desk.state?.show.holdTotals ? false : desk.setShow({ holdTotals: true }))),
      'more-time': bare(() => (show.timer ? show.extendTimer(30) : false)),
      offence: bare(() => (offence.card === null ? false : offence.begin()))
    },
    { '([0-9])': bare(digit), '([a-z])': bare(letter) }
  )
  onMounted(() => window.addEventListener('click', dropPointerFocus))
  onBeforeUnmount(() => window.removeEventListener('click', dropPointerFocus))
}
