/**
 * Moves bars of the calendar: dragged by a pointer, or with keys after M. What is dropped opens the dialog of the server,
 * which says what follows and saves; until then the bar only shows where the window would be.
 */
import {
  draggedWindow,
  type PlacedWindow,
  type WindowGrip,
  windowAfterKey,
} from "../../src/maintenance/calendar/rules-move.ts"
import { formatInstant } from "../../src/web/texts/format.ts"

const HOUR_MS = 3_600_000
/** Less is a click. */
const DRAG_PIXELS_MIN = 4
/** Width of an end that can be held; a bar shorter than three of them is only moved as a whole. */
const GRIP_PIXELS = 8
/** Length of the shortest bar that `placeBars` draws, in percent of the lane. */
const BAR_PERCENT_MIN = 0.8
/** The bar that gets the focus after the page has been loaded again. */
const MOVED_KEY = "calendar-moved"

type BarLink = SVGAElement & { dataset: DOMStringMap }

interface Move {
  link: BarLink
  bar: SVGRectElement
  label: SVGForeignObjectElement
  /** Percent of the lane. */
  labelFrom: number
  /** Stays where the window is. */
  ghost: SVGRectElement
  before: PlacedWindow
  window: PlacedWindow
  /** Null while keys move it. */
  pointer: { id: number; grip: WindowGrip; fromX: number } | null
  isAsking: boolean
}

const status = document.getElementById("move-status") as HTMLOutputElement
const texts = status.dataset
/** The page is drawn in it: a first page in another one is drawn again. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { timeZone, weekday: "short" })
/** "Tue 10.03.2026 12:30" */
const dateTime = (ms: number) => `${weekday.format(ms)} ${formatInstant(new Date(ms), timeZone, "minute")}`

let move: Move | null = null
/** A bar that was pressed and has not been dragged far enough yet. */
let pressed: { link: BarLink; event: PointerEvent; grip: WindowGrip } | null = null

const linkOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<BarLink>("a[data-move]") ?? null
/** Start, hours, hours of extension and version, as the server writes them. */
const partsOf = ({ dataset }: BarLink) => (dataset.move ?? "").split(" ").map(Number)
const windowOf = (link: BarLink): PlacedWindow => {
  const [startMs = 0, hours = 0] = partsOf(link)
  return { startMs, hours }
}
const hoursOf = (link: BarLink, { hours }: PlacedWindow) => hours + (partsOf(link)[2] ?? 0)
const endOf = (link: BarLink, window: PlacedWindow) => window.startMs + hoursOf(link, window) * HOUR_MS
const part = () => document.getElementById("calendar")

function gripOf(link: BarLink, x: number): WindowGrip {
  const { left, right, width } = link.querySelector(".bar")!.getBoundingClientRect()
  if (width < 3 * GRIP_PIXELS) return "whole"
  // A bar that the lane cuts off does not end with its window.
  const { dataset: span } = link.closest<HTMLElement>(".week")!
  const { startMs } = windowOf(link)
  if (startMs >= Number(span.from) && x - left < GRIP_PIXELS) return "start"
  return endOf(link, windowOf(link)) <= Number(span.until) && right - x < GRIP_PIXELS ? "end" : "whole"
}

function begin(link: BarLink, pointer: Move["pointer"]) {
  const bar = link.querySelector<SVGRectElement>(".bar")!
  const label = link.querySelector("foreignObject")!
  const before = windowOf(link)
  const ghost = bar.cloneNode() as SVGRectElement
  ghost.setAttribute("class", "bar bar-plan")
  link.before(ghost)
  move = {
    link,
    bar,
    ghost,
    before,
    window: before,
    pointer,
    isAsking: false,
    label,
    labelFrom: Number.parseFloat(label.getAttribute("x")!),
  }
  link.classList.add("bar-moving")
  const calendar = part()
  if (calendar) calendar.dataset.held = ""
  link.focus()
}

/** Draws the bar where the window would be, with its times beside it. */
function show(current: Move) {
  const { link, bar, label, labelFrom, ghost, before, window } = current
  const { from = "0", until = "1" } = link.closest<HTMLElement>(".week")?.dataset ?? {}
  const percentOf = (ms: number) => (100 * (ms - Number(from))) / (Number(until) - Number(from))
  const endMs = endOf(link, window)
  const left = Math.max(0, percentOf(window.startMs))
  const right = Math.min(100, percentOf(endMs))
  bar.setAttribute("x", `${left}%`)
  bar.setAttribute("width", `${Math.max(BAR_PERCENT_MIN, right - left)}%`)
  label.setAttribute("x", `${labelFrom + percentOf(window.startMs) - percentOf(before.startMs)}%`)
  const words = {
    start: dateTime(window.startMs),
    end: dateTime(endMs),
    hours: String(hoursOf(link, window)),
  }
  say(fill(texts.time, words))
  const place = bar.getBoundingClientRect()
  const room = document.documentElement.clientWidth - status.offsetWidth
  status.style.left = `${Math.max(0, Math.min(place.left, room)) + scrollX}px`
  status.style.top = `${ghost.getBoundingClientRect().bottom + scrollY + GRIP_PIXELS}px`
}

function fill(text: string | undefined, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (sentence, [name, value]) => sentence.replace(`{{${name}}}`, () => value),
    text ?? "",
  )
}

function say(text: string) {
  status.textContent = text
}

/** Puts the bar back; the window is unchanged until the server has saved it. */
function cancel() {
  if (!move) return
  const { link, bar, label, labelFrom, ghost } = move
  for (const name of ["x", "width"]) bar.setAttribute(name, ghost.getAttribute(name) ?? "")
  label.setAttribute("x", `${labelFrom}%`)
  ghost.remove()
  link.classList.remove("bar-moving")
  move = null
  delete part()?.dataset.held
  say(texts.cancelled ?? "")
  status.removeAttribute("style")
}

/** Opens the server's dialog, or puts the bar back where nothing has changed. */
async function ask(current: Move) {
  const { link, before, window: wanted } = current
  if (wanted.startMs === before.startMs && wanted.hours === before.hours) return cancel()
  current.isAsking = true
  const query = new URLSearchParams({
    start: new Date(wanted.startMs).toISOString(),
    hours: String(wanted.hours),
    version: String(partsOf(link)[3]),
    back: location.pathname + location.search,
  })
  const host = { target: document.getElementById("dialog-host")!, swap: "innerHTML" }
  await window.htmx.ajax("GET", `${link.href.baseVal}/window?${query}`, host).catch(() => null)
  // Refused, with a message of its own.
  if (move === current && !document.querySelector("#dialog-host dialog")) cancel()
}

document.addEventListener("pointerdown", (event) => {
  const link = linkOf(event.target)
  if (!link || event.button !== 0 || !event.isPrimary || move) return
  pressed = { link, event, grip: gripOf(link, event.clientX) }
})

document.addEventListener("pointermove", (event) => {
  if (!move && !pressed) {
    const link = linkOf(event.target)
    if (link) link.style.cursor = gripOf(link, event.clientX) === "whole" ? "grab" : "ew-resize"
    return
  }
  if (pressed && event.pointerId === pressed.event.pointerId) {
    if (Math.abs(event.clientX - pressed.event.clientX) < DRAG_PIXELS_MIN) return
    const { link, grip } = pressed
    begin(link, { id: event.pointerId, grip, fromX: pressed.event.clientX })
    link.setPointerCapture(event.pointerId)
    pressed = null
  }
  if (!move?.pointer || move.isAsking || move.pointer.id !== event.pointerId) return
  const lane = move.link.closest<SVGElement>(".week-lane")!
  const { from, until } = lane.closest<HTMLElement>(".week")!.dataset
  const spanMs = Number(until) - Number(from)
  const byMs = ((event.clientX - move.pointer.fromX) / lane.clientWidth) * spanMs
  move.window = draggedWindow(move.before, move.pointer.grip, byMs)
  show(move)
})

document.addEventListener("pointerup", () => {
  pressed = null
  if (!move?.pointer || move.isAsking) return
  // The click that follows a drag would open the issue.
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  move.link.addEventListener("click", stop, { once: true, capture: true })
  const { link } = move
  setTimeout(() => link.removeEventListener("click", stop, { capture: true }))
  void ask(move)
})

document.addEventListener("pointercancel", () => {
  pressed = null
  if (move?.pointer && !move.isAsking) cancel()
})

// Links are dragged to other windows otherwise.
document.addEventListener("dragstart", (event) => {
  if (linkOf(event.target)) event.preventDefault()
})

document.addEventListener(
  "keydown",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || move?.isAsking) return
    if (!move) {
      const link = linkOf(event.target)
      if (!link || event.key.toLowerCase() !== "m") return
      begin(link, null)
      show(move!)
      say(fill(texts.picked, { title: link.querySelector("title")?.textContent ?? "" }))
    } else if (event.key === "Escape") cancel()
    else if (move.pointer) return
    else if (event.key === "Enter") void ask(move)
    else {
      const next = windowAfterKey(move.window, event.key)
      if (!next) return
      move.window = next
      show(move)
    }
    event.preventDefault()
    event.stopPropagation()
  },
  { capture: true },
)

// Here, not in the page, which has up to a thousand bars.
document.addEventListener("focusin", (event) => {
  linkOf(event.target)?.setAttribute("aria-keyshortcuts", "M")
})

document.addEventListener("focusout", (event) => {
  if (move && !move.pointer && !move.isAsking && event.target === move.link) cancel()
})

// Neither event bubbles: the dialog was left, or its form has been saved and the page loads again.
document.addEventListener(
  "close",
  (event) => {
    if (move?.isAsking && (event.target as Element).id === "move-window") cancel()
  },
  { capture: true },
)
document.addEventListener("submit", (event) => {
  if (move && (event.target as Element).id === "move-window-form")
    sessionStorage.setItem(MOVED_KEY, move.link.href.baseVal)
})

const moved = sessionStorage.getItem(MOVED_KEY)
sessionStorage.removeItem(MOVED_KEY)
if (moved) document.querySelector<BarLink>(`a[data-move][href="${CSS.escape(moved)}"]`)?.focus()
