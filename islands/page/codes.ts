/** Buttons that print the page or copy a text of it, e.g. a secret that is shown once. */
import { copyText } from "../copy-text.ts"
import { toast } from "./toasts.ts"

document.addEventListener("click", async (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-copies],[data-prints]")
  if (!button) return
  if (button.dataset.prints !== undefined) return window.print()
  const shown = document.getElementById(button.dataset.copies ?? "")
  if (!shown) return
  // Selected for the keyboard where the browser lets no script copy.
  if (!(await copyText(shown.innerText))) return getSelection()?.selectAllChildren(shown)
  toast("green", document.getElementById("toasts")?.dataset.copied ?? "")
})
