/** Who has the keyboard: one of several sessions on a page, or what is around them. */

/** Whether another session has the keyboard than that of `own`, an element inside its screen. */
export function isFocusElsewhere(own: Element | null): boolean {
  const focused = document.activeElement?.closest(".remote") ?? null
  return focused !== null && !focused.contains(own)
}

/** Moves the focus to what has replaced the screen of a session, unless something outside this session has it. */
export function focusInstead(own: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused === document.body || own?.closest(".remote")?.contains(focused))
    own?.focus({ preventScroll: true })
}
