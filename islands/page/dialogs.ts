/** Opens every `<dialog>` that arrives in the dialog host, and removes it once it is closed. */

import { keepPlace } from "./place.ts"

const host = document.getElementById("dialog-host")

const MARKED = "[data-autofocus]"
const FIELD = ".dialog-body :is(input:not([type=hidden]),select,textarea):enabled"

function openNewDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("#dialog-host dialog:not([open])")) {
    dialog.addEventListener("close", () => onClosed(dialog), { once: true })
    dialog.showModal()
    void import("./dialog-drag.ts")
    // Without a field the browser focuses the heading: the first that can have the focus.
    dialog.querySelector<HTMLElement>(dialog.querySelector(MARKED) ? MARKED : FIELD)?.focus()
  }
}

function onClosed(dialog: HTMLDialogElement) {
  dialog.remove()
  const isOutdated = dialog.dataset.reloads !== undefined || dialog.querySelector("[data-reloads]") !== null
  if (isOutdated) {
    keepPlace()
    return location.reload()
  }
  // Opened by the address of the page, in place of a button.
  const address = host?.getAttribute("hx-get")
  host?.removeAttribute("hx-get")
  if (address && document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[hx-get="${address}"]`)?.focus()
}

if (host) new MutationObserver(openNewDialogs).observe(document.body, { childList: true, subtree: true })
// A dialog in place of one with the same id has that one's `open` until htmx has settled it.
document.addEventListener("htmx:after:settle", openNewDialogs)

document.addEventListener("click", (event) => {
  const target = event.target as Element
  if (target.closest("[data-dialog-close]")) target.closest("dialog")?.close()
})
