/** Buttons that print the page or copy a secret that is shown once. */
import { toast } from "./toasts.ts"

document.addEventListener("click", async (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-copies],[data-prints]")
  if (!button) return
  if (button.dataset.prints !== undefined) return window.print()
  const text = document.getElementById(button.dataset.copies ?? "")?.innerText ?? ""
  await navigator.clipboard.writeText(text)
  toast("green", document.getElementById("toasts")?.dataset.copied ?? "")
})
