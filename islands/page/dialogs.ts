/** Opens every `<dialog>` that arrives in the dialog host, and removes it once it is closed. */

const host = document.getElementById("dialog-host")

function openArrivals() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("#dialog-host dialog:not([open])")) {
    dialog.addEventListener("close", () => dialog.remove(), { once: true })
    dialog.showModal()
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus()
  }
}

if (host) new MutationObserver(openArrivals).observe(document.body, { childList: true, subtree: true })

document.addEventListener("click", (event) => {
  const target = event.target as Element
  if (target.closest("[data-dialog-close]")) target.closest("dialog")?.close()
})
