/** Whether a key belongs to a text the host is typing: single letters are off there. */
export function isTextPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
  )
}

/**
 * Whether Enter is meant for the control that has the focus: one outside the play area, reached with
 * Tab. A pressed mouse button leaves no focus behind (`dropPointerFocus`), so it cannot be meant then.
 */
export function isOwnEnter(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('button, a, summary') &&
    target.closest('.now, .over, .vote, .table') === null
  )
}

/** After a click with the mouse the keys belong to the game again, not to the button. */
export function dropPointerFocus(event: MouseEvent): void {
  const { activeElement } = document
  if (event.detail > 0 && activeElement instanceof HTMLButtonElement) activeElement.blur()
}
