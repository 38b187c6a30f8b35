/**
 * Ends the sign-in after the server's inactivity timeout. Keys, pointer and touch count as activity, in all tabs of
 * this browser together; a dialog warns before the end. The server applies its own timeout: activity is reported to
 * it at intervals, and its decision is final.
 */
import { SIGNED_OUT_KEY } from "../../src/identity/signin/rules.ts"
import { keepDialog } from "./dialogs.ts"
import { REFUSED_EVENT } from "./live.ts"

/** Before the end, or at half-time where that is later. */
const WARNING_LEAD_MS = 60_000
/** Shortest intervals at which activity is stored here and reported to the server. */
const STORE_INTERVAL_MS = 1000
const REPORT_INTERVAL_MS = 60_000
const CHECK_INTERVAL_MS = 500
/** Shared by the tabs of a browser: the times of the last activity and of the last sign-out. */
const ACTIVE_KEY = "millwright.active"

const meta = document.querySelector<HTMLMetaElement>('meta[name="inactivity"]')
const dialog = document.querySelector<HTMLDialogElement>("dialog#inactivity")

if (meta && dialog) startInactivityWatch(Number(meta.content) * 1000, dialog)
else if (location.pathname === "/login") storeTimestamp(SIGNED_OUT_KEY, Date.now())

function startInactivityWatch(timeoutMs: number, dialog: HTMLDialogElement) {
  const warningLeadMs = Math.min(WARNING_LEAD_MS, timeoutMs / 2)
  const reportIntervalMs = Math.min(REPORT_INTERVAL_MS, timeoutMs / 4)
  let activeAt = Date.now()
  // The page request itself is activity, already recorded by the server.
  let reportedAt = activeAt
  let storedAt = activeAt
  let isLeaving = false
  storeTimestamp(ACTIVE_KEY, activeAt)

  function recordActivity() {
    const now = Date.now()
    activeAt = now
    if (now - storedAt >= STORE_INTERVAL_MS) {
      storedAt = now
      storeTimestamp(ACTIVE_KEY, now)
    }
    if (now - reportedAt >= reportIntervalMs) void reportActivity()
  }

  async function reportActivity() {
    reportedAt = Date.now()
    const response = await send("POST", "/api/profile/activity")
    if (response?.status === 401) goToSignIn(isDue() ? "expired=true" : "expired=ended")
  }

  /** While the warning is open only its buttons count as activity; moving the mouse does not. */
  function onUserEvent() {
    if (!dialog.open) recordActivity()
  }

  function staySignedIn() {
    if (dialog.open) dialog.close()
    storedAt = 0
    reportedAt = 0
    recordActivity()
  }

  function checkTimeout() {
    activeAt = Math.max(activeAt, loadTimestamp(ACTIVE_KEY))
    const leftMs = activeAt + timeoutMs - Date.now()
    if (leftMs <= 0) return void expireSignIn()
    if (leftMs > warningLeadMs) {
      if (dialog.open) dialog.close()
      return
    }
    const left = dialog.querySelector<HTMLElement>("[role=timer]")
    if (left) left.textContent = formatCountdown(leftMs)
    if (dialog.open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>("[data-stay]")?.focus()
  }

  /** The server also ends the sign-in by its own clock; ending it here leaves no valid session in between. */
  async function expireSignIn() {
    if (isLeaving) return
    isLeaving = true
    await send("PUT", "/api/profile/logout?timedOut=true")
    storeTimestamp(SIGNED_OUT_KEY, Date.now())
    isLeaving = false
    goToSignIn("expired=true")
  }

  /** @param why  what the sign-in page says */
  function goToSignIn(why: "expired=true" | "expired=ended" | "logout=true") {
    if (isLeaving) return
    isLeaving = true
    clearInterval(checkTimer)
    keepDialog()
    const query = new URLSearchParams({ target: location.pathname + location.search })
    location.assign(`/login?${why}&${query}`)
  }

  for (const eventName of ["keydown", "pointerdown", "pointermove", "touchstart", "wheel"])
    window.addEventListener(eventName, onUserEvent, { capture: true, passive: true })
  dialog.addEventListener("cancel", staySignedIn)
  dialog.addEventListener("click", (event) => {
    const target = event.target as Element
    if (target.closest("[data-stay]")) staySignedIn()
    // The menu's own way out: it also leaves the identity provider.
    if (target.closest("[data-leave]"))
      document.querySelector<HTMLFormElement>('form[action="/logout"]')?.requestSubmit()
  })
  const isDue = () => activeAt + timeoutMs - Date.now() <= 2 * CHECK_INTERVAL_MS
  /** A new sign-in may have followed the end of the one of this page: checks with the server. */
  async function checkSignedIn(otherwise: "expired=ended" | "logout=true") {
    const wasDue = isDue()
    const response = await send("GET", "/api/environment/time")
    if (response?.status === 401) goToSignIn(wasDue ? "expired=true" : otherwise)
  }
  window.addEventListener("storage", ({ key }) => {
    if (key === SIGNED_OUT_KEY) void checkSignedIn("logout=true")
    if (key === ACTIVE_KEY) checkTimeout()
  })
  window.addEventListener("pageshow", ({ persisted }) => persisted && void checkSignedIn("logout=true"))
  document.addEventListener(REFUSED_EVENT, () => {
    // A session's screen says itself that its sign-in has ended, and what that ends.
    if (!document.querySelector(".remote")) void checkSignedIn("expired=ended")
  })
  const checkTimer = setInterval(checkTimeout, CHECK_INTERVAL_MS)
}

/** Null when the server does not answer. */
async function send(method: string, path: string): Promise<Response | null> {
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? ""
  return fetch(path, { method, headers: { "X-CSRF-Token": csrf }, keepalive: true }).catch(() => null)
}

/** Ignores storage errors: without storage the tabs do not share their activity. */
function storeTimestamp(key: string, at: number) {
  try {
    localStorage.setItem(key, String(at))
  } catch {}
}

function loadTimestamp(key: string): number {
  try {
    const at = Number(localStorage.getItem(key))
    // A timestamp in the future (the clock was ahead) must not extend the sign-in.
    return at <= Date.now() ? at : 0
  } catch {
    return 0
  }
}

/** "0:42" */
function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
