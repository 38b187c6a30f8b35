/**
 * Invitations to running sessions, on every page: a count at "Sessions" in the navigation and a toast with Join for
 * each new one. Fetched when the stream of changes names them and when the page becomes visible.
 */
import type { PendingInvitation } from "../../src/sessions/session/contract-participants.ts"
import { CHANGE_EVENT, isSignedIn } from "./live.ts"
import { toastWithLink } from "./toasts.ts"

const PATH = "/api/profile/invitations"
/** Sessions whose toast this tab has shown; a page that is loaded again shows none twice. */
const SHOWN_KEY = "millwright.invitations"

/** "Sessions" in the bar on top; at the bottom of phones, where Sessions is below "More", that. */
const links = document.querySelectorAll<HTMLElement>('.top-nav a[href="/dashboard"], .bar-more summary')
/** What the page shows there already: emergency sessions to review. */
const reviews = Number(links[0]?.dataset.count ?? 0)
const toastTexts = document.getElementById("toasts")?.dataset
const toasts = new Map<string, HTMLElement>()

async function fetchInvitations() {
  if (document.visibilityState !== "visible") return
  // Sign-in expired or server unreachable: other parts of the page report it.
  const response = await fetch(PATH).catch(() => null)
  if (!response?.ok) return
  const invitations = (await response.json()) as PendingInvitation[]
  showCount(invitations.length)
  const pending = new Set(invitations.map(({ sessionId }) => sessionId))
  for (const [sessionId, item] of toasts) if (!pending.has(sessionId)) item.remove()
  const shown = loadShown().filter((sessionId) => pending.has(sessionId))
  for (const { sessionId, deviceName, invitedBy, joinPath } of invitations) {
    if (shown.includes(sessionId) || location.pathname === joinPath) continue
    const text = (toastTexts?.invited ?? "")
      .replace("{{name}}", invitedBy.displayName)
      .replace("{{device}}", deviceName)
    toasts.set(sessionId, toastWithLink(text, { href: joinPath, label: toastTexts?.join ?? "" }))
    shown.push(sessionId)
  }
  storeShown(shown)
}

function showCount(pending: number) {
  for (const link of links) {
    if (pending + reviews === 0) delete link.dataset.count
    else link.dataset.count = String(pending + reviews)
    link.title = pending === 0 ? "" : (toastTexts?.invitations ?? "").replace("{{count}}", String(pending))
  }
}

function loadShown(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(SHOWN_KEY) ?? "[]") as string[]
  } catch {
    return []
  }
}

function storeShown(sessionIds: readonly string[]) {
  try {
    sessionStorage.setItem(SHOWN_KEY, JSON.stringify(sessionIds))
  } catch {}
}

if (isSignedIn) {
  void fetchInvitations()
  document.addEventListener(CHANGE_EVENT, (event) => {
    const { detail } = event as CustomEvent<string>
    if (detail === "invitations" || detail === "refresh") void fetchInvitations()
  })
  document.addEventListener("visibilitychange", fetchInvitations)
}
