/**
 * Opens every `<dialog>` that arrives in the dialog host, and removes it once it is closed. One that was open when the
 * sign-in expired opens again after the next sign-in; its input is in the drafts.
 */

import { onHtmx } from "./htmx-events.ts"
import { keepPlace } from "./place.ts"

/** The open dialog of the page that a sign-in returns to. */
const KEPT_KEY = "millwright.dialog"

const host = document.getElementById("dialog-host")
/** Address of the open dialog; null for one that came with its page. */
let address: string | null = null

const MARKED = "[data-autofocus]"
const FIELD = ".dialog-body :is(input:not([type=hidden]),select,textarea):enabled"

/** One that was closed stays in the page until its event has come, and is not opened again by what changes meanwhile. */
const opened = new WeakSet<HTMLDialogElement>()

function openNewDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("#dialog-host dialog:not([open])")) {
    if (opened.has(dialog)) continue
    opened.add(dialog)
    dialog.addEventListener("close", () => onClosed(dialog), { once: true })
    dialog.showModal()
    void import("./dialog-place.ts")
    void import("./toast-layer.ts")
    // Without a field the browser focuses the heading: the first that can have the focus.
    dialog.querySelector<HTMLElement>(dialog.querySelector(MARKED) ? MARKED : FIELD)?.focus()
  }
}

function onClosed(dialog: HTMLDialogElement) {
  dialog.remove()
  address = null
  const isOutdated = dialog.dataset.reloads !== undefined || dialog.querySelector("[data-reloads]") !== null
  if (isOutdated) {
    keepPlace()
    return location.reload()
  }
  // Opened by the address of the page, in place of a button.
  const opened = host?.getAttribute("hx-get")
  host?.removeAttribute("hx-get")
  if (opened && document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[hx-get="${opened}"]`)?.focus()
}

const person = () => document.querySelector<HTMLMetaElement>('meta[name="person"]')?.content
const path = () => location.pathname + location.search

/** Called before the page leaves for the sign-in, which returns to it. */
export function keepDialog() {
  if (address === null) return
  try {
    sessionStorage.setItem(KEPT_KEY, JSON.stringify({ person: person(), path: path(), address }))
  } catch {}
}

function openKept() {
  const kept = sessionStorage.getItem(KEPT_KEY)
  // The page of the sign-in has no person.
  if (!kept || !host || !person()) return
  sessionStorage.removeItem(KEPT_KEY)
  const before = JSON.parse(kept) as { person: string; path: string; address: string }
  if (before.person !== person() || before.path !== path() || host.hasAttribute("hx-get")) return
  host.setAttribute("hx-get", before.address)
  void window.htmx.ajax("GET", before.address, { target: host, swap: "innerHTML" })
}

onHtmx("htmx:after:swap", ({ target, request }) => {
  if (target === host && request.method === "GET") address = request.action
})
onHtmx("htmx:after:request", ({ response }) => {
  if (response?.status === 401 && response.headers.has("HX-Redirect")) keepDialog()
})

if (host) new MutationObserver(openNewDialogs).observe(document.body, { childList: true, subtree: true })
// A dialog in place of one with the same id has that one's `open` until htmx has settled it.
document.addEventListener("htmx:after:settle", openNewDialogs)

document.addEventListener("click", (event) => {
  const target = event.target as Element
  if (target.closest("[data-dialog-close]")) target.closest("dialog")?.close()
})

try {
  openKept()
} catch {}
