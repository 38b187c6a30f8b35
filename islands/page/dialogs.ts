/** Opens every `<dialog>` that arrives in the dialog host, and removes it once it is closed. */

const host = document.getElementById("dialog-host")

function openNewDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("#dialog-host dialog:not([open])")) {
    dialog.addEventListener("close", () => onClosed(dialog), { once: true })
    dialog.showModal()
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus()
  }
}

function onClosed(dialog: HTMLDialogElement) {
  dialog.remove()
  const isOutdated = dialog.dataset.reloads !== undefined || dialog.querySelector("[data-reloads]") !== null
  if (isOutdated) location.reload()
}

if (host) new MutationObserver(openNewDialogs).observe(document.body, { childList: true, subtree: true })
// A dialog in place of one with the same id has that one's `open` until htmx has settled it.
document.addEventListener("htmx:after:settle", openNewDialogs)

document.addEventListener("click", (event) => {
  const target = event.target as Element
  if (target.closest("[data-dialog-close]")) target.closest("dialog")?.close()
})
