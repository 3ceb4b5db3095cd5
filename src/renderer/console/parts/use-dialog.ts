import { onBeforeUnmount, onMounted, type ShallowRef } from 'vue'
import { useDesk } from '../state/desk-store'

/** Opens a dialog over all others; as long as it is there, the desk knows that its keys are taken. */
export function useDialog(dialog: Readonly<ShallowRef<HTMLDialogElement | null>>): void {
  const shown = useDesk()
  const before = document.activeElement
  onMounted(() => {
    shown.dialogs++
    dialog.value?.showModal()
  })
  onBeforeUnmount(() => {
    shown.dialogs--
    if (before instanceof HTMLElement) before.focus()
  })
}
