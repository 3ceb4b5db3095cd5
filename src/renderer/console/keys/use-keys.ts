import { onBeforeUnmount, onMounted, watch } from 'vue'
import { tinykeys } from 'tinykeys'
import type { ActionId } from './actions'
import { useKeyStore } from './key-store'
import { variants } from './key-text'

type Act = (event: KeyboardEvent) => void

/** Listens for the keys of these actions, whichever they are now, and for keys that are typed and never change. */
export function useKeys(
  acts: { readonly [A in ActionId]?: Act },
  typed: { readonly [keys: string]: Act } = {}
): void {
  const keys = useKeyStore()
  let stop: () => void = () => undefined
  function listen(): void {
    stop()
    const bound = (Object.entries(acts) as [ActionId, Act][]).flatMap(([id, act]) =>
      keys.keysOf(id).flatMap((key) => variants(key).map((way): [string, Act] => [way, act]))
    )
    stop = tinykeys(window, { ...Object.fromEntries(bound), ...typed })
  }
  onMounted(listen)
  watch(() => keys.changed, listen)
  onBeforeUnmount(() => stop())
}
