/** Keys of a page's actions: a button or link with `aria-keyshortcuts` is pressed, a field with it gets the focus. */

function isTyping(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest("input, textarea, select, dialog, [contenteditable]") !== null
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
    return
  if (document.querySelector("dialog[open]") || !/^[a-z]$/.test(event.key)) return
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)
  if (!target) return
  event.preventDefault()
  if (target.matches("input, textarea, [contenteditable]")) target.focus()
  else target.click()
})

export {}
