/** The sign-ins of a user and the lock of an account, from the audit log. */
import type { Db } from "../../../base/deps.ts"
import { newestEntriesOf } from "../../../system/audit/store.ts"
import type { LockReason } from "../../users/rules.ts"
import {
  findLockIn,
  HISTORY_EVENTS,
  LOCK_EVENTS,
  type LockFacts,
  type SignInHistoryLine,
  summarizeSignIns,
} from "./rules.ts"

/** Entries that are read: a hundred failures in a row leave room for what was before them. */
const HISTORY_ENTRIES_MAX = 120
/** Changes of a user since the lock are few. */
const LOCK_ENTRIES_MAX = 20

export async function listSignInHistory(
  db: Db,
  userId: string,
  linesMax: number,
): Promise<SignInHistoryLine[]> {
  const user = { type: "user", id: userId } as const
  return summarizeSignIns(await newestEntriesOf(db, user, HISTORY_EVENTS, HISTORY_ENTRIES_MAX), linesMax)
}

/** How the account of a locked user was locked; null where the audit log does not say. */
export async function findLockFacts(db: Db, userId: string, reason: LockReason): Promise<LockFacts | null> {
  const event = LOCK_EVENTS[reason]
  if (event === null) return null
  const user = { type: "user", id: userId } as const
  return findLockIn(await newestEntriesOf(db, user, [event], LOCK_ENTRIES_MAX))
}
