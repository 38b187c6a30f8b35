/** Toasts: short messages in the corner, sent by the server or shown here when a request fails. */
import { STEP_UP_HEADER } from "../../src/system/stepuppolicy/rules.ts"
import { onHtmx } from "./htmx-events.ts"

/** Long enough to read two lines; errors stay until they are clicked away. */
const TOAST_DURATION_MS = 6000
/** A longer answer than this is a page, not a sentence. */
const SENTENCE_CHARACTERS_MAX = 300

const region = document.getElementById("toasts")

/** Shows `text`; for islands and scripts. @returns its element */
export function toast(tone: "green" | "red" | "blue", text: string): HTMLElement {
  const item = document.createElement("div")
  item.className = `toast toast-${tone}`
  item.dataset.toast = ""
  item.textContent = text
  region?.append(item)
  return item
}

/** Stays until it is clicked away or its link is followed. */
export function toastWithLink(text: string, link: { href: string; label: string }): HTMLElement {
  const item = toast("blue", text)
  item.classList.add("toast-sticky")
  const anchor = document.createElement("a")
  anchor.className = "button button-primary"
  anchor.href = link.href
  anchor.textContent = link.label
  item.append(anchor)
  return item
}

onHtmx("htmx:response:error", ({ response, text = "" }) => {
  if (!response || response.status === 422 || response.headers.has("HX-Redirect")) return
  if (response.headers.has(STEP_UP_HEADER)) return
  const plain =
    response.headers.get("Content-Type")?.startsWith("text/plain") && text.length <= SENTENCE_CHARACTERS_MAX
  toast("red", plain && text ? text : (region?.dataset.failed ?? ""))
})

onHtmx("htmx:error", ({ response }) => {
  if (!response) toast("red", region?.dataset.offline ?? "")
})

function initToast(item: HTMLElement) {
  item.addEventListener("click", () => item.remove(), { once: true })
  const stays = item.classList.contains("toast-red") || item.querySelector("a") !== null
  if (!stays) setTimeout(() => item.remove(), TOAST_DURATION_MS)
}

if (region) {
  for (const item of region.querySelectorAll<HTMLElement>("[data-toast]")) initToast(item)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) initToast(node)
  }).observe(region, { childList: true })
}
