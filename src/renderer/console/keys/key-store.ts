import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useConsole } from '../state/console-store'
import { actionIds, actions, placesMeet, type ActionId } from './actions'
import { capsOf, isKey, partsOf, sameKey } from './key-text'

/** Keys that text fields and the system need. */
const kept = ['a', 'c', 'v', 'x', 'q', 'w'].map((key) => `$mod+${key}`)

/**
 * Why a key cannot be had.
 *
 * - `taken`: by another action that could hear it at the same time
 * - `seats`: digits are seat numbers
 * - `kept`: copying, pasting or closing needs it
 * - `blackout`: it is the blackout key of every program
 */
export type KeyRefusal =
  { readonly why: 'taken'; readonly by: ActionId } | { readonly why: 'seats' | 'kept' | 'blackout' }

/** Which key does what: the table of actions, and what the host has changed in it. */
export const useKeyStore = defineStore('keys', () => {
  const desk = useConsole()
  const changed = computed(() => desk.state?.settings.keys ?? {})

  /** All keys of an action, the one that is printed first. */
  function keysOf(id: ActionId): readonly string[] {
    const own = changed.value[id]
    return own === undefined ? actions[id].keys : [own]
  }

  const mainKey = (id: ActionId): string => keysOf(id)[0] ?? ''
  const caps = (id: ActionId): readonly string[] => capsOf(mainKey(id))
  const matches = (id: ActionId, event: KeyboardEvent) => keysOf(id).some((key) => isKey(event, key))
  const isChanged = (id: ActionId) => changed.value[id] !== undefined

  /** Letters that mean something in play; the rows of a prompt take theirs from the rest. */
  const takenLetters = computed(() =>
    actionIds
      .filter((id) => placesMeet(actions[id].place, 'play'))
      .flatMap(keysOf)
      .filter((key) => /^[a-z]$/.test(key))
      .map((key) => key.toUpperCase())
  )

  function refusalOf(id: ActionId, key: string): KeyRefusal | null {
    if (/^[0-9]$/.test(partsOf(key).key) && partsOf(key).held.length === 0) return { why: 'seats' }
    if (kept.some((other) => sameKey(other, key))) return { why: 'kept' }
    const everywhere = desk.state?.settings.blackoutKey
    if (everywhere && sameKey(everywhere.replace('CommandOrControl', '$mod'), key)) return { why: 'blackout' }
    const by = actionIds.find(
      (other) =>
        other !== id &&
        placesMeet(actions[other].place, actions[id].place) &&
        keysOf(other).some((own) => sameKey(own, key))
    )
    return by === undefined ? null : { why: 'taken', by }
  }

  /** Gives an action one key in place of those it has; returns why not, where it cannot be. */
  function bind(id: ActionId, key: string): KeyRefusal | null {
    const refusal = refusalOf(id, key)
    if (refusal === null) void desk.setSettings({ keys: { ...changed.value, [id]: key } })
    return refusal
  }

  /** Gives an action its first keys back; returns why not, where another action has one of them now. */
  function reset(id: ActionId): KeyRefusal | null {
    for (const key of actions[id].keys) {
      const refusal = refusalOf(id, key)
      if (refusal !== null) return refusal
    }
    const rest = Object.fromEntries(Object.entries(changed.value).filter(([other]) => other !== id))
    void desk.setSettings({ keys: rest })
    return null
  }

  const resetAll = () => desk.setSettings({ keys: {} })

  return { changed, keysOf, mainKey, caps, matches, isChanged, takenLetters, bind, reset, resetAll }
})
