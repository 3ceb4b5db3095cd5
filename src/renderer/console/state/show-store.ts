import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { OmniscientScene } from '../../../shared/overlay-reach'
import type { Scene, TimerName } from '../../../shared/public'
import { call } from '../bridge'
import { useConsole } from './console-store'
import { playerOf, type PlayerId } from './players'

/** What stands beside the game and never holds it up: timer, speaker, addresses, OBS. */
export const useShow = defineStore('show', () => {
  const desk = useConsole()
  const { aside } = desk
  const show = computed(() => desk.state?.show ?? null)
  const timer = computed(() => show.value?.timer ?? null)
  const speaker = computed(() => show.value?.speaker ?? null)

  /** The length that was chosen last for a name: the next speaker gets the same. */
  const lengths = new Map<TimerName, number>()
  const startTimer = (name: TimerName, seconds: number | null) => {
    if (seconds !== null) lengths.set(name, seconds)
    return aside(() => call('start-timer', { name, seconds }))
  }
  const pauseOrResume = () =>
    timer.value?.endsAt === null
      ? aside(() => call('resume-timer', null))
      : aside(() => call('pause-timer', null))
  const extendTimer = (seconds: number) => aside(() => call('extend-timer', { seconds }))
  const stopTimer = () => aside(() => call('stop-timer', null))
  const setSpeaker = (player: PlayerId | null) => aside(() => call('set-speaker', { player }))

  /** Who speaks one after another by the rules: as the order of now says, else everybody alive, clockwise. */
  const given = computed((): readonly PlayerId[] => {
    const players = desk.view?.players ?? []
    const alive = (id: PlayerId) => players.some((player) => player.id === id && player.alive)
    return (desk.view?.speech ?? players.map((player) => player.id)).filter(alive)
  })
  /** The seat from which the host lets this order begin; null: as it is given. */
  const firstSeat = ref<number | null>(null)
  watch(
    () => given.value.join(' '),
    () => (firstSeat.value = null)
  )
  const order = computed(() => orderFrom(firstSeat.value ?? 0))

  /** The same order, beginning with whoever sits at this seat or is the next clockwise. */
  function orderFrom(seat: number): readonly PlayerId[] {
    const at = given.value.findIndex((id) => (playerOf(desk.view, id)?.seat ?? 0) >= seat)
    return at < 1 ? given.value : [...given.value.slice(at), ...given.value.slice(0, at)]
  }
  /** The first speaker is taken from a seat; the others follow clockwise. */
  async function beginAt(seat: number): Promise<void> {
    firstSeat.value = seat
    begun.value = 1
    await setSpeaker(order.value[0] ?? null)
  }
  /** How many of the order have begun: an order of two rounds names everybody twice. */
  const begun = ref(0)
  const next = computed((): PlayerId | null => {
    const { value } = order
    if (speaker.value === null) return value[0] ?? null
    const at = value[begun.value - 1] === speaker.value ? begun.value : value.indexOf(speaker.value) + 1
    return value[at] ?? null
  })

  /** The floor goes to the next in order, then to nobody; a speech that is timed begins anew. */
  async function nextSpeaker(): Promise<void> {
    const player = next.value
    const counted = order.value[begun.value - 1] === speaker.value && speaker.value !== null
    begun.value = player === null ? 0 : order.value.indexOf(player, counted ? begun.value : 0) + 1
    await setSpeaker(player)
    const name = timer.value?.name
    if (name !== 'speech' && name !== 'defence') return
    await (player === null ? stopTimer() : startTimer(name, lengths.get(name) ?? null))
  }

  const copySceneAddress = (scene: Scene, options: string) =>
    aside(() => call('copy-scene-address', { scene, options }))
  const newOmniscientAddress = () => aside(() => call('new-omniscient-address', null))
  const copyOmniscientAddress = (scene: OmniscientScene, options: string) =>
    aside(() => call('copy-omniscient-address', { scene, options }))
  const newControlAddress = () => aside(() => call('new-control-address', null))
  const copyControlAddress = () => aside(() => call('copy-control-address', null))
  const setObsPassword = (password: string) => aside(() => call('set-obs-password', { password }))
  const addToObs = (scene: Scene) => aside(() => call('add-to-obs', { scene }))
  const showWindow = () => aside(() => call('show-overlay-window', null))

  return {
    show,
    timer,
    speaker,
    order,
    next,
    startTimer,
    pauseOrResume,
    extendTimer,
    stopTimer,
    setSpeaker,
    nextSpeaker,
    orderFrom,
    beginAt,
    copySceneAddress,
    newOmniscientAddress,
    copyOmniscientAddress,
    newControlAddress,
    copyControlAddress,
    setObsPassword,
    addToObs,
    showWindow
  }
})
