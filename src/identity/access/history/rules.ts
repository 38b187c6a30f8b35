/** A user's sign-ins and failures, as the audit log has them. Pure. */
import type { AuditEvent } from "../../../system/audit/rules-events.ts"
import type { SignInMethod } from "../../signin/attempt/rules.ts"
import type { LockReason } from "../../users/rules.ts"

/** What a reader asks about a sign-in that does not work. */
export const HISTORY_EVENTS = [
  "SIGN_IN",
  "SIGN_IN_FAILED",
  "SIGN_IN_THROTTLED",
  "SECOND_FACTOR_FAILED",
  "PASSWORD_RESET_REQUESTED",
] as const satisfies AuditEvent[]
type HistoryEvent = (typeof HISTORY_EVENTS)[number]

/** An entry of the audit log, as far as it is read here. */
interface HistoryEntry {
  event: string
  username: string
  address: string
  /** ISO 8601. */
  happenedOn: string
  details: Readonly<Record<string, unknown>>
}

/** Equal events from the same address, one directly after the other. */
export interface SignInHistoryLine {
  event: HistoryEvent
  address: string
  /** Of a sign-in; empty for other events. */
  methods: SignInMethod[]
  count: number
  /** ISO 8601. */
  firstOn: string
  lastOn: string
}

/** @param entries  newest first. @returns lines, newest first */
export function summarizeSignIns(entries: readonly HistoryEntry[], linesMax: number): SignInHistoryLine[] {
  const lines: SignInHistoryLine[] = []
  for (const { event, address, happenedOn, details } of entries) {
    const newest = lines.at(-1)
    const isRepeated = event !== "SIGN_IN" && newest?.event === event && newest.address === address
    if (newest && isRepeated) {
      newest.count += 1
      newest.firstOn = happenedOn
      continue
    }
    if (lines.length === linesMax) break
    const methods = typeof details.methods === "string" ? details.methods.split(" ") : []
    lines.push({
      event: event as HistoryEvent,
      address,
      methods: methods as SignInMethod[],
      count: 1,
      firstOn: happenedOn,
      lastOn: happenedOn,
    })
  }
  return lines
}

/** How an account was locked. */
export interface LockFacts {
  lockedOn: string
  /** User name of the administrator; empty for the server. */
  by: string
  /** Where the last failure, or the administrator, came from; empty where it is not known. */
  address: string
  /** Failures in a row; null for a lock by an administrator. */
  failures: number | null
  /** When the lock ends by itself; null for never. */
  until: string | null
}

/** The event that locks for a reason; none for the end of an account, whose date the user has. */
export const LOCK_EVENTS: Record<LockReason, AuditEvent | null> = {
  BY_ADMIN: "USER_CHANGED",
  MAX_FAILED_LOGIN_ATTEMPTS: "USER_LOCKED",
  USER_EXPIRED: null,
}

/** The newest lock in the entries, which are newest first; null when they hold none. */
export function findLockIn(entries: readonly HistoryEntry[]): LockFacts | null {
  const entry = entries.find(
    ({ event, details }) => event === "USER_LOCKED" || details["locked.after"] === true,
  )
  if (!entry) return null
  const { happenedOn, username, address, details } = entry
  return {
    lockedOn: happenedOn,
    by: username,
    address,
    failures: typeof details.failures === "number" ? details.failures : null,
    until: typeof details.until === "string" ? details.until : null,
  }
}
