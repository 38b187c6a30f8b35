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

/** Gives the focus back to what had it before a part of the page that is gone, unless something else has it by now. */
export function returnFocus(before: Element | null): void {
  if (document.activeElement === document.body && before instanceof HTMLElement)
    before.focus({ preventScroll: true })
}

/** Moves the focus out of a row that is about to go: to a row beside it, or to the first control of the dock. */
export function moveFocusFrom(row: Element | null): void {
  if (!row?.contains(document.activeElement)) return
  const beside = [row.nextElementSibling, row.previousElementSibling]
  const next = beside.map((other) => other?.querySelector<HTMLElement>("button")).find((button) => button)
  const first = row.closest(".dock")?.querySelector<HTMLElement>("button")
  const to = next ?? first
  to?.focus({ preventScroll: true })
}
