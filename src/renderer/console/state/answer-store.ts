import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Ban, Field, Json } from '../../../shared/game'
import * as drafts from '../answer/draft'
import { call } from '../bridge'
import { useConsole } from './console-store'
import { playerAt, playerOf } from './players'

/** The answer the host is entering, and the field that digits, arrows and clicks go to. */
export const useAnswer = defineStore('answer', () => {
  const desk = useConsole()
  const prompt = computed(() => desk.view?.prompt ?? null)
  const draft = shallowRef<drafts.Draft | null>(null)
  const activeKey = ref<string | null>(null)
  /** What the rules say against the answer so far, by field. */
  const bans = shallowRef<{ readonly [field: string]: Ban }>({})
  /** How often the rules were asked about it. */
  let asked = 0

  const fields = computed<readonly Field[]>(() =>
    prompt.value && draft.value ? drafts.fieldsOf(prompt.value, draft.value.form) : []
  )
  const active = computed(() => fields.value.find((field) => field.key === activeKey.value) ?? null)
  const declineBan = computed(() =>
    prompt.value && draft.value ? drafts.declineBan(prompt.value, draft.value.form) : undefined
  )
  const complete = computed(
    () => prompt.value !== null && draft.value !== null && drafts.isComplete(prompt.value, draft.value)
  )

  watch([() => desk.view?.commandCount, () => prompt.value?.prompt], begin, { immediate: true })

  function empty(): drafts.Draft | null {
    return prompt.value && drafts.emptyDraft(prompt.value)
  }

  /** What is entered from now on. */
  function take(next: drafts.Draft | null): void {
    draft.value = next
    bans.value = {}
    activeKey.value = firstOpenField()?.key ?? null
  }

  /** At a new prompt: from nothing, or from what was entered before a crash or a correction. */
  function begin(): void {
    const kept = desk.state?.draft
    if (!kept || kept.prompt !== prompt.value?.prompt) {
      take(empty())
      return
    }
    const { form, values, declined } = kept
    take({ form, values, declined, refused: null })
    void check()
  }

  /** Starts from nothing: on Escape, or when a vote is entered another way. */
  function beginAnew(form = draft.value?.form): void {
    const anew = empty()
    take(anew && form ? { ...anew, form } : anew)
    keep()
  }

  /** Has the main process keep what is entered so far; what it refuses is only lost where the app is. */
  function keep(): void {
    if (!prompt.value || !draft.value || !desk.view || prompt.value.say) return
    const { form, values, declined } = draft.value
    const kept = { prompt: prompt.value.prompt, form, values, declined }
    void call('keep-draft', { count: desk.view.commandCount, draft: kept }).catch(() => undefined)
  }

  /** Digits go to the first field that offers a real choice of people. */
  function firstOpenField(): Field | undefined {
    const people = fields.value.filter((field) => field.kind === 'player' || field.kind === 'players')
    if (draft.value?.form === 'ballots') return people.find((field) => !isFilled(field))
    return people.find((field) => seatsOf(field).length > 1) ?? people[0]
  }

  function seatsOf(field: Field): number[] {
    return drafts.legalValuesOf(field).flatMap((value) => playerOf(desk.view, value)?.seat ?? [])
  }

  function isFilled(field: Field): boolean {
    return draft.value !== null && drafts.isFilled(field, draft.value)
  }

  function chosenIn(field: Field): readonly Json[] {
    return draft.value ? drafts.chosenIn(field, draft.value) : []
  }

  function set(next: drafts.Draft): void {
    const moved = next.values !== draft.value?.values || next.declined !== draft.value.declined
    draft.value = next
    if (!moved) return
    void check()
    keep()
  }

  /** Asks the rules about what is entered so far; the newest question wins. */
  async function check(): Promise<void> {
    const question = ++asked
    if (!prompt.value || !draft.value || prompt.value.say) return
    const found = await call('check', { answer: drafts.toAnswer(prompt.value, draft.value) }).catch(
      () => ({})
    )
    if (question === asked) bans.value = found
  }

  function choose(field: Field, value: Json): void {
    if (draft.value) set(drafts.choose(draft.value, field, value))
  }

  function chooseSeat(seat: number): void {
    const player = playerAt(desk.view, seat)
    if (active.value && player) choose(active.value, player.id)
  }

  /** An abstention in one field, where the whole answer is given voter by voter. */
  function leaveEmpty(field: Field): void {
    if (draft.value)
      set({ ...draft.value, refused: null, values: { ...draft.value.values, [field.key]: null } })
  }

  function takeAway(field: Field): void {
    if (draft.value) set({ ...drafts.without(draft.value, field.key), refused: null })
  }

  function decline(): void {
    if (declineBan.value === null && draft.value) set(drafts.decline(draft.value))
  }

  function commit(): Promise<unknown> {
    if (!prompt.value || !draft.value) return Promise.resolve()
    if (prompt.value.say) return desk.send({ command: 'go-on' })
    const answer = drafts.toAnswer(prompt.value, draft.value)
    return desk.send({ command: 'answer', prompt: prompt.value.prompt, answer })
  }

  return {
    prompt,
    draft,
    fields,
    active,
    activeKey,
    bans,
    declineBan,
    complete,
    beginAnew,
    seatsOf,
    isFilled,
    chosenIn,
    choose,
    chooseSeat,
    leaveEmpty,
    takeAway,
    decline,
    commit
  }
})
