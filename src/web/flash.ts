/** Flash messages: a toast on the page after a redirect, carried by a cookie. */
import { cookieValue, httpOnlyCookie } from "../http/cookies.ts"
import type { TextKey } from "./texts/i18n.ts"
import { decodeUndo, encodeUndo, isUndo, type Undo, type UndoRequest } from "./undo.ts"

/** The cookie contains the name of a message, never a text to show. */
const FLASH_MESSAGES = {
  taken: "issues.taken",
  returned: "issues.returned",
  closed: "issues.closed",
  reportAccepted: "reports.accepted",
  reportRejected: "reports.rejected",
  reportsAllowed: "reports.allowed",
  reportAddressRenewed: "reports.renewed",
  reportsStopped: "reports.stopped",
  opened: "issues.opened",
  savedAsDraft: "issues.savedAsDraft",
  submitted: "issues.submitted",
  accessRequested: "approvals.accessRequested",
  windowExtended: "issues.windowExtended",
  saved: "shell.saved",
  givenInGroup: "permissions.givenInGroup",
  undone: "shell.undone",
  memberAdded: "people.memberAdded",
  memberRemoved: "people.memberRemoved",
  passwordChanged: "profile.passwordChanged",
  ended: "shell.ended",
  deleted: "shell.deleted",
  userInvited: "people.userInvited",
  factorsReset: "people.factorsReset",
  userLocked: "people.userLocked",
  userUnlocked: "people.userUnlocked",
  userUnlockedAndSent: "people.userUnlockedAndSent",
  oneTimePasswordSent: "people.oneTimePasswordSent",
  emergencyReviewed: "emergency.flashReviewed",
  voted: "approvals.voted",
  voteRetracted: "approvals.voteRetracted",
  requestRetracted: "approvals.requestRetracted",
  commented: "approvals.commented",
  planActivated: "plans.activated",
  planActivationRequested: "plans.activationRequested",
  planDeactivated: "plans.deactivated",
  planDeleted: "plans.deleted",
  jobStarted: "jobs.started",
  licenceInstalled: "settings.licenceInstalled",
  filterSaved: "triage.filterSaved",
  windowMoved: "calendar.moved",
  feedRevoked: "calendar.feedRevoked",
  filterDeleted: "triage.filterDeleted",
} as const satisfies Record<string, TextKey>
export type FlashMessage = keyof typeof FLASH_MESSAGES

const COOKIE = "flash"
/** Enough for the redirect; a message that was not shown by then is obsolete. */
const TTL_SECONDS = 15

/** Headers of a redirect whose target shows the message. */
export function flashHeaders(message: FlashMessage, undo: Undo | null = null): Record<string, string> {
  const encoded = undo && encodeUndo(undo)
  const value = encoded ? `${message}.${encoded}` : message
  return { "set-cookie": httpOnlyCookie(COOKIE, value, TTL_SECONDS, false) }
}

/** The same after a form that may itself be the undo of an action. */
export function undoableFlash(
  form: Record<string, string>,
  message: FlashMessage,
  undo: Undo | null = null,
): Record<string, string> {
  return isUndo(form) ? flashHeaders("undone") : flashHeaders(message, undo)
}

/** Header of the page that shows the message. */
export const CLEAR_FLASH_COOKIE = httpOnlyCookie(COOKIE, "", 0, false)

/** A message about the reader's last action, and how it is taken back. */
export interface Flash {
  text: TextKey
  undo: UndoRequest | null
}

/** The message that this request carries, or null. */
export function readFlash(request: Request): Flash | null {
  const [name = "", ...undo] = (cookieValue(request, COOKIE) ?? "").split(".")
  if (!Object.hasOwn(FLASH_MESSAGES, name)) return null
  return {
    text: FLASH_MESSAGES[name as FlashMessage],
    undo: undo.length > 0 ? decodeUndo(undo.join(".")) : null,
  }
}
