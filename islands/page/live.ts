/**
 * Parts that update by themselves: elements with an id and `data-live` are fetched again from the page's own address
 * when one of their topics changes. Values change in place; new or moved rows wait behind a button while the pointer or
 * the focus is in the part. Only a visible page holds a stream, because browsers open few connections to a server.
 */
import { BACKGROUND_HEADER, LIVE_PATH, REFRESH_EVENT } from "../../src/identity/signin/rules.ts"
import { onHtmx } from "./htmx-events.ts"

/** Between two updates, so that a busy plant does not make its pages load all the time. */
const UPDATE_INTERVAL_MS = 2000
/** After a stream that the server refused. */
const RETRY_MS = 30_000
/** Fired on the document for scripts that do not show a part, with the topic as detail. */
export const CHANGE_EVENT = "millwright:change"
/** Fired on the document when the server refuses the stream: the sign-in may have ended elsewhere. */
export const REFUSED_EVENT = "millwright:refused"

const texts = document.getElementById("toasts")?.dataset
export const isSignedIn = document.querySelector('meta[name="person"]') !== null
/** Topics of scripts, beside those of parts. */
const SCRIPT_TOPICS = ["invitations"]

let stream: EventSource | null = null
let streamed: ReadonlySet<string> = new Set()
let retryTimer: number | undefined
let isUpdateDue = false
let updatedAt = 0
let wasHidden = false
const changed = new Set<string>()
/** Parts in which something is being dragged or a menu is open: they stay as they are, and are updated afterwards. */
let held: ReadonlySet<HTMLElement> = new Set()
const HELD = "[data-held],:has([data-menu][open])"
/** New versions that wait behind a button. */
const waiting = new Map<HTMLElement, { fresh: Element; button: HTMLButtonElement }>()

const parts = () => [...document.querySelectorAll<HTMLElement>("[data-live][id]")]
const topicsOf = (part: HTMLElement) => (part.dataset.live ?? "").split(" ").filter(Boolean)
const topicsOfPage = () => new Set([...SCRIPT_TOPICS, ...parts().flatMap(topicsOf)])

function connect() {
  window.clearTimeout(retryTimer)
  if (stream || document.visibilityState !== "visible") return
  const topics = topicsOfPage()
  streamed = topics
  stream = new EventSource(`${LIVE_PATH}?topics=${encodeURIComponent([...topics].join(","))}`)
  for (const topic of [...topics, REFRESH_EVENT]) stream.addEventListener(topic, () => onTopic(topic))
  stream.onerror = () => {
    // A stream that ended is opened again by the browser; one that was refused is not.
    if (stream?.readyState !== EventSource.CLOSED) return
    disconnect()
    document.dispatchEvent(new Event(REFUSED_EVENT))
    retryTimer = window.setTimeout(connect, RETRY_MS)
  }
}

function disconnect() {
  stream?.close()
  stream = null
}

function onTopic(topic: string) {
  document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: topic }))
  changed.add(topic)
  plan()
}

function plan() {
  if (isUpdateDue) return
  isUpdateDue = true
  setTimeout(update, Math.max(0, UPDATE_INTERVAL_MS - (Date.now() - updatedAt)))
}

/** All parts, because what they depend on has changed in this browser. */
export function refreshParts() {
  onTopic(REFRESH_EVENT)
}

async function update() {
  isUpdateDue = false
  updatedAt = Date.now()
  const isAll = changed.has(REFRESH_EVENT)
  const concerned = parts().filter(
    (part) => isAll || held.has(part) || topicsOf(part).some((topic) => changed.has(topic)),
  )
  changed.clear()
  held = new Set(concerned.filter((part) => part.matches(HELD)))
  if (held.size > 0) plan()
  const affected = concerned.filter((part) => !held.has(part))
  if (affected.length === 0) return
  const response = await fetch(location.href, { headers: { [BACKGROUND_HEADER]: "true" } }).catch(() => null)
  // An expired sign-in or an unreachable server is reported by other parts of the page.
  if (!response?.ok || response.redirected) return
  const page = new DOMParser().parseFromString(await response.text(), "text/html")
  for (const part of affected) {
    const fresh = page.getElementById(part.id)
    if (!fresh || !part.isConnected || isEdited(part)) continue
    if (isPointedAt(part) && rowsOf(part).join() !== rowsOf(fresh).join()) offer(part, fresh)
    else apply(part, fresh)
  }
}

function apply(part: HTMLElement, fresh: Element) {
  waiting.get(part)?.button.remove()
  waiting.delete(part)
  void window.htmx.swap({ text: fresh.outerHTML, target: part, swap: "outerMorph" })
}

/** Shows a button over the page that applies the new version; nothing on the page moves. */
function offer(part: HTMLElement, fresh: Element) {
  waiting.get(part)?.button.remove()
  const known = new Set(rowsOf(part))
  const added = rowsOf(fresh).filter((row) => !known.has(row)).length
  const button = document.createElement("button")
  button.type = "button"
  button.className = "button live-offer"
  button.textContent =
    (added > 0 ? texts?.liveNew : texts?.liveChanged)?.replace("{{count}}", String(added)) ?? ""
  button.addEventListener("click", () => apply(part, fresh))
  waiting.set(part, { fresh, button })
  document.body.append(button)
}

/** The rows in their order, each by the address it leads to. */
function rowsOf(part: Element): string[] {
  const links = part.matches(".list") ? "a.row-link" : "a[href]"
  return [...part.querySelectorAll(links)].map((link) => link.getAttribute("href") ?? "")
}

function isPointedAt(part: HTMLElement): boolean {
  return part.matches(":hover") || part.contains(document.activeElement)
}

/** Whether the part holds a field with typed text; it keeps its old version. */
function isEdited(part: HTMLElement): boolean {
  const boxes = [...part.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]")]
  const texts = [...part.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")]
  return (
    boxes.some((box) => box.checked !== box.defaultChecked) ||
    texts.some((field) => field.value !== field.defaultValue)
  )
}

/** Another tab has other parts. */
function onSwap() {
  if ([...topicsOfPage()].every((topic) => streamed.has(topic))) return
  disconnect()
  connect()
}

if (isSignedIn) {
  connect()
  onHtmx("htmx:after:swap", onSwap)
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") {
      wasHidden = true
      return disconnect()
    }
    connect()
    if (wasHidden) onTopic(REFRESH_EVENT)
    wasHidden = false
  })
  // The rest of the page's life in the back-forward cache must not hold a connection.
  window.addEventListener("pagehide", disconnect)
  window.addEventListener("pageshow", connect)
}
