/** The keyboard among several sessions on one page. */

/** Whether another session has the keyboard than that of `own`, an element inside its screen. */
export function isFocusElsewhere(own: Element | null): boolean {
  const focused = document.activeElement?.closest(".remote") ?? null
  return focused !== null && !focused.contains(own)
}
