/** Buttons that print the page or copy a text of it, e.g. a secret that is shown once. */
import { toast } from "./toasts.ts"

document.addEventListener("click", async (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-copies],[data-prints]")
  if (!button) return
  if (button.dataset.prints !== undefined) return window.print()
  const shown = document.getElementById(button.dataset.copies ?? "")
  if (!shown) return
  // Over plain HTTP browsers have no clipboard for scripts: the text is selected for the keyboard.
  if (!navigator.clipboard) return getSelection()?.selectAllChildren(shown)
  await navigator.clipboard.writeText(shown.innerText)
  toast("green", document.getElementById("toasts")?.dataset.copied ?? "")
})
