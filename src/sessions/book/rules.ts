/** The timeline of a machine or an issue: kinds of entries, their order, who may read which, and the cursor. */

import {
  type Actor,
  type DeviceAccess,
  type DeviceAuthority,
  hasDeviceAuthority,
} from "../../base/authorities.ts"
import { keysOf } from "../../base/keys.ts"

/** In the order of entries with the same time. */
export const BOOK_KINDS = ["change", "vote", "session", "file", "log", "issue", "plan"] as const
export type BookKind = (typeof BOOK_KINDS)[number]

/** Entries of one answer. A screen shows about ten. */
export const BOOK_ENTRIES = 20
/** Entries of a printed history: some ten sheets of paper. */
export const PRINTED_ENTRIES = 200

/** Audit events that are a change in the book; the others are entries of another kind, or concern no reader of it. */
const CHANGE_EVENTS = {
  ISSUE_CHANGED: "ISSUE_READ",
  ISSUE_TAKEN: "ISSUE_READ",
  ISSUE_RETURNED: "ISSUE_READ",
  ISSUE_CLOSED: "ISSUE_READ",
  ISSUE_OPENED: "ISSUE_READ",
  ISSUE_SUBMITTED: "ISSUE_READ",
  FAULT_REPORT_ACCEPTED: "ISSUE_READ",
  FAULT_REPORT_REJECTED: "ISSUE_READ",
  ISSUE_EXPIRED: "ISSUE_READ",
  ISSUE_APPROVAL_REQUESTED: "ISSUE_READ",
  ISSUE_APPROVED: "ISSUE_READ",
  ISSUE_ACTIVATED: "ISSUE_READ",
  WINDOW_EXTENDED: "ISSUE_READ",
  CHECKLIST_CHANGED: "ISSUE_READ",
  CHECKLIST_ITEM_ANSWERED: "ISSUE_READ",
  CHECKLIST_ITEM_FAILED: "ISSUE_READ",
  CHECKLIST_FOLLOW_UP_CREATED: "ISSUE_READ",
  PLAN_CHANGED: "ISSUE_READ",
  PLAN_ACTIVATED: "ISSUE_READ",
  PLAN_DEACTIVATED: "ISSUE_READ",
  PLAN_EXPIRED: "ISSUE_READ",
  PLAN_DELETED: "ISSUE_READ",
  LOG_CHANGED: "LOG_READ",
  LOG_DELETED: "LOG_READ",
  ATTACHMENT_CHANGED: "ATTACHMENT_READ",
  ATTACHMENT_DELETED: "ATTACHMENT_READ",
  SESSION_VIEWER_REMOVED: "LOG_READ",
  RECORDING_DELETED: "RECORDING_READ",
  RECORDING_RETENTION_EXTENDED: "RECORDING_READ",
  DEVICE_CREATED: "DEVICE_READ",
  DEVICE_CHANGED: "DEVICE_READ",
  DEVICE_IMAGE_SAVED: "DEVICE_READ",
  DEVICE_IMAGE_DELETED: "DEVICE_READ",
  INTERFACE_CREATED: "DEVICE_READ",
  INTERFACE_CHANGED: "DEVICE_READ",
  INTERFACE_DELETED: "DEVICE_READ",
  RETENTION_POLICY_CHANGED: "DEVICE_READ",
} as const satisfies Record<string, DeviceAuthority>
export type ChangeEvent = keyof typeof CHANGE_EVENTS

/** What a reader may see of a machine's book. */
export interface BookReader {
  kinds: readonly BookKind[]
  /** Kinds of objects under approval whose votes may be read. */
  votesOn: readonly ("ISSUE" | "RECURRING_ISSUE" | "RECORDING")[]
  events: readonly ChangeEvent[]
}

/** The rights are those of the calls that answer the same: an issue's, a log's, a file's, a request's. */
export function bookReader(actor: Actor, access: DeviceAccess): BookReader {
  const may = (authority: DeviceAuthority) => hasDeviceAuthority(actor, access, authority)
  const mayReadVotes = may("ISSUE_APPROVAL_REQUEST_READ")
  const isReadable: Record<BookKind, boolean> = {
    issue: may("ISSUE_READ"),
    plan: may("ISSUE_READ"),
    log: may("LOG_READ"),
    session: may("LOG_READ"),
    file: may("ATTACHMENT_READ"),
    vote: mayReadVotes,
    change: true,
  }
  const events = keysOf(CHANGE_EVENTS)
  return {
    kinds: BOOK_KINDS.filter((kind) => isReadable[kind]),
    votesOn: mayReadVotes
      ? ["ISSUE", "RECURRING_ISSUE", ...(may("RECORDING_READ") ? (["RECORDING"] as const) : [])]
      : [],
    events: events.filter((event) => may(CHANGE_EVENTS[event])),
  }
}

/** The last entry shown: older ones follow it. */
export interface BookCursor {
  /** ISO 8601 in UTC with microseconds. */
  at: string
  kind: BookKind
  id: string
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([a-z]+)~([0-9a-f:-]+)$/

export function cursorText({ at, kind, id }: BookCursor): string {
  return `${at}~${kind}~${id}`
}

/** @returns null for a text that is no cursor: the timeline then begins with the newest */
export function parseCursor(text: string | undefined): BookCursor | null {
  const [, at, name, id] = CURSOR.exec(text ?? "") ?? []
  const kind = BOOK_KINDS.find((known) => known === name)
  if (!at || !kind || !id || Number.isNaN(Date.parse(at))) return null
  return ID_FORMS[kind].test(id) ? { at, kind, id } : null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ID_FORMS: Record<BookKind, RegExp> = {
  issue: UUID,
  log: UUID,
  session: UUID,
  file: UUID,
  plan: UUID,
  change: /^\d{1,18}$/,
  vote: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$/,
}

/** Changes that end or begin an issue, find a fault or reject one: they are shown with the issues even where others are not. */
const MILESTONES: readonly ChangeEvent[] = [
  "ISSUE_CLOSED",
  "ISSUE_EXPIRED",
  "ISSUE_OPENED",
  "FAULT_REPORT_REJECTED",
  "CHECKLIST_ITEM_FAILED",
]

/** Which entries a timeline shows. */
export interface BookFilter {
  kinds: readonly BookKind[]
  events: readonly ChangeEvent[]
}

/**
 * The kinds that a filter of the address names, as far as they may be read. Without one, all but changes.
 *
 * @param named  kinds parted by commas; unknown ones are ignored
 */
export function bookFilter(reader: BookReader, named: string | undefined): BookFilter {
  const known = BOOK_KINDS.filter((kind) => (named ?? "").split(",").includes(kind))
  const wanted = known.length > 0 ? known : BOOK_KINDS.filter((kind) => kind !== "change")
  const kinds = reader.kinds.filter((kind) => wanted.includes(kind))
  if (kinds.includes("change")) return { kinds, events: reader.events }
  const events = kinds.includes("issue") ? reader.events.filter((event) => MILESTONES.includes(event)) : []
  return { kinds, events }
}
