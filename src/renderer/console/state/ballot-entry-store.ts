import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { Field } from '../../../shared/game'
import { takesMany } from '../answer/draft'
import { typeDigit } from '../answer/seat-typing'
import { useAnswer } from './answer-store'
import { useConsole } from './console-store'
import { playerAt, playerOf } from './players'

/** Entering a vote, voter by voter: digits and Enter, Tab skips, 0 abstains, # jumps to a voter. */
export const useBallotEntry = defineStore('ballot-entry', () => {
  const desk = useConsole()
  const answer = useAnswer()
  const digits = ref('')
  /** True after #: the digits name a voter, not a target. */
  const jumping = ref(false)
  const on = computed(() => answer.draft?.form === 'ballots')
  const seats = computed(() => desk.view?.players.length ?? 0)
  const target = computed(() => (jumping.value ? undefined : playerAt(desk.view, Number(digits.value))))

  watch([() => desk.view?.commandCount, () => answer.activeKey], () => reset())

  function reset(): void {
    digits.value = ''
    jumping.value = false
  }

  function voterOf(field: Field) {
    return playerOf(desk.view, field.by ?? field.key)
  }

  function type(digit: string): void {
    const typed = typeDigit(digits.value, digit, seats.value)
    digits.value = typed.digits
    if (typed.seat === 0 && !jumping.value) abstain()
  }

  function rubOut(): void {
    if (digits.value !== '') digits.value = digits.value.slice(0, -1)
    else if (jumping.value) jumping.value = false
    else if (answer.active) answer.takeAway(answer.active)
  }

  function abstain(): void {
    const field = answer.active
    if (!field || field.min > 0) return
    answer.leaveEmpty(field)
    goOn(field)
  }

  /** Enter: takes the typed seat, or goes on when the ballot is in. False: there is nothing left to enter. */
  function enter(): boolean {
    if (jumping.value) return jump()
    const field = answer.active
    if (!field) return false
    if (digits.value !== '') pick(Number(digits.value))
    else if (answer.isFilled(field)) goOn(field)
    return true
  }

  /** A seat for the live voter, typed or clicked. One that is not allowed stays in the row with its reason. */
  function pick(seat: number): void {
    const field = answer.active
    const player = playerAt(desk.view, seat)
    if (!field || !player) return
    digits.value = ''
    const chosen = answer.chosenIn(field)
    if (chosen.includes(player.id) && !takesMany(field)) return goOn(field)
    answer.choose(field, player.id)
    if (!answer.draft?.refused && answer.isFilled(field)) goOn(field)
  }

  function jump(): boolean {
    const seat = Number(digits.value)
    reset()
    const field = answer.fields.find((candidate) => voterOf(candidate)?.seat === seat)
    if (field) answer.activeKey = field.key
    return true
  }

  /** The next voter whose ballot is missing, in the order of asking; none left ends the entry. */
  function goOn(from: Field): void {
    const at = answer.fields.findIndex((field) => field.key === from.key)
    const round = [...answer.fields.slice(at + 1), ...answer.fields.slice(0, at)]
    answer.activeKey = round.find((field) => !answer.isFilled(field))?.key ?? null
  }

  /** Tab and the arrows: the neighbouring row, whatever is in it. */
  function step(by: 1 | -1): void {
    const rows = answer.fields
    const at = rows.findIndex((field) => field.key === answer.activeKey)
    const next = at < 0 ? (by === 1 ? 0 : rows.length - 1) : (at + by + rows.length) % rows.length
    answer.activeKey = rows[next]?.key ?? null
  }

  function startJump(): void {
    jumping.value = true
    digits.value = ''
  }

  return { digits, jumping, on, target, reset, voterOf, type, rubOut, abstain, enter, pick, step, startJump }
})
