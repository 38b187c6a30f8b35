/**
 * Where the reader is in a page, across a form that loads it again or a part that is replaced: the scroll position, and
 * for the keyboard the focus. It returns to what was pressed or opened the dialog, or to what has taken its place.
 */
import { onHtmx } from "./htmx-events.ts"

const KEY = "millwright.place"
const STOPS = ":is(main,dialog[open]) :is(a[href],button,input,select,textarea,summary):enabled"
const LINKS = ":is(main,dialog[open]) :is(a[href],summary)"

interface Stop {
  id: string
  /** What it opens. */
  opens: string | null
  name: string
  /** Among all of its name, and among all: what follows a removed one has its place. */
  nth: number
  index: number
}

/** What loads the page again: the form, or the page itself. Null for a link, after which another page has its own place. */
let reloadedBy: EventTarget | null = null
/** The last element of the page below dialogs that had the keyboard's focus. */
let last: Element | null = null

const stops = () =>
  [...document.querySelectorAll<HTMLElement>(`${STOPS},${LINKS}`)].filter((stop) => stop.checkVisibility())

const nameOf = (stop: HTMLElement) => stop.ariaLabel ?? stop.innerText

function describe(element: Element): Stop {
  const all = stops()
  const stop = element as HTMLElement
  const name = nameOf(stop)
  return {
    id: stop.id,
    opens: stop.getAttribute("hx-get"),
    name,
    nth: all.filter((other) => nameOf(other) === name).indexOf(stop),
    index: all.indexOf(stop),
  }
}

function focusAgain({ id, opens, name, nth, index }: Stop) {
  const all = stops()
  const same = all.find((stop) => (id ? stop.id === id : opens && stop.getAttribute("hx-get") === opens))
  const named = all.filter((stop) => nameOf(stop) === name)
  const found = same ?? named[Math.min(nth, named.length - 1)] ?? all[Math.min(index, all.length - 1)]
  found?.focus({ preventScroll: true })
}

/** Called before the page is loaded again. */
export function keepPlace() {
  reloadedBy = document
}

document.addEventListener("submit", ({ target }) => (reloadedBy = target), true)
// A script has taken the form over; those of htmx load the page again where their answer asks for it.
window.addEventListener("submit", ({ target, defaultPrevented }) => {
  const isOfHtmx = (target as Element).matches("[hx-get],[hx-post]")
  if (defaultPrevented && !isOfHtmx && reloadedBy === target) reloadedBy = null
})
/** Answered in place: what loads the next page is not this form. */
onHtmx("htmx:finally:request", ({ response, sourceElement }) => {
  if (reloadedBy !== sourceElement) return
  if (!response?.headers.has("HX-Redirect") && !response?.headers.has("HX-Refresh")) reloadedBy = null
})
document.addEventListener("focusin", ({ target }) => {
  const element = target as Element
  if (!element.closest("dialog")) last = element.matches(":focus-visible") ? element : null
})

window.addEventListener("pagehide", () => {
  if (!reloadedBy) return
  reloadedBy = null
  const stop = last && describe(last)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, top: scrollY, stop }))
  } catch {}
})

function restore() {
  const kept = sessionStorage.getItem(KEY)
  if (!kept) return
  sessionStorage.removeItem(KEY)
  const { path, top, stop } = JSON.parse(kept) as { path: string; top: number; stop: Stop | null }
  if (path !== location.pathname || location.hash) return
  scrollTo({ top, behavior: "instant" })
  if (stop && document.activeElement === document.body) focusAgain(stop)
}

try {
  restore()
} catch {}

/** The focus when a request began: its answer may remove the element, and some are disabled until it comes. */
let focused: { element: Element; stop: Stop } | null = null

function focusWhatIsGone() {
  const lost = focused
  if (!lost || (lost.element.isConnected && !lost.element.matches(":disabled"))) return
  focused = null
  // After other scripts have moved the focus, and htmx has enabled the element again.
  setTimeout(() => {
    if (document.activeElement === document.body) focusAgain(lost.stop)
  })
}

onHtmx("htmx:config:request", () => {
  const element = document.activeElement
  if (element && element !== document.body) focused = { element, stop: describe(element) }
})
onHtmx("htmx:after:swap", focusWhatIsGone)
onHtmx("htmx:finally:request", focusWhatIsGone)
