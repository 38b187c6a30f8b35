/** Toasts: short messages in the corner, sent by the server or shown here when a request fails. */
import { STEP_UP_HEADER } from "../../src/system/stepuppolicy/rules.ts"
import { onHtmx } from "./htmx-events.ts"

/** Long enough to read two lines; errors stay until they are clicked away. */
const TOAST_DURATION_MS = 6000
/** Duration of a toast with a button that undoes the action. */
const UNDO_DURATION_MS = 10_000
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

/** One at a time, until the server answers again. */
let offline: HTMLElement | null = null

onHtmx("htmx:error", ({ request, response }) => {
  if (response) return
  offline?.remove()
  const { offline: text, notSent } = region?.dataset ?? {}
  offline = toast("red", (request.method === "GET" ? text : notSent) ?? "")
})

onHtmx("htmx:after:request", ({ response }) => {
  if (response) offline?.remove()
})

function initToast(item: HTMLElement) {
  void import("./toast-layer.ts")
  const undo = item.querySelector("form")
  item.addEventListener("click", ({ target }) => {
    if (!undo?.contains(target as Node)) item.remove()
    else if ((target as Element).closest("button")) undo.requestSubmit()
  })
  if (item.classList.contains("toast-red") || item.querySelector("a")) return
  let timer = 0
  const start = () => {
    timer = window.setTimeout(() => item.remove(), undo ? UNDO_DURATION_MS : TOAST_DURATION_MS)
  }
  // It stays as long as it is pointed at or has the focus, and then for the whole time again.
  const pause = () => clearTimeout(timer)
  const resume = () => {
    pause()
    if (!item.matches(":hover, :focus-within")) start()
  }
  for (const type of ["pointerenter", "focusin"]) item.addEventListener(type, pause)
  for (const type of ["pointerleave", "focusout"]) item.addEventListener(type, () => setTimeout(resume))
  // Its time begins when it is drawn, which a busy browser does late and a tab in the background not at all.
  requestAnimationFrame(resume)
}

if (region) {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) initToast(node)
  }).observe(region, { childList: true })
  // Screen readers announce what is added, not what the page came with.
  region.append(...region.querySelectorAll("[data-toast]"))
}
