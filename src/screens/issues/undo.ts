/** Which verbs of an issue can be taken back: those after which the inverse leaves the issue as it was. */
import type { Db } from "../../base/deps.ts"
import { effectiveStages } from "../../maintenance/approvals/config/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { hasSessions } from "../../sessions/session/store.ts"
import type { Undo } from "../../web/undo.ts"

type Person = { userId: string }

/** Null where another user's change, or another assignee before, would be lost. */
export function undoOfTake(before: Issue, after: Issue): Undo | null {
  return isNext(before, after) && before.assignedUser === null ? undo("returnIssue", after) : null
}

/**
 * Taking starts the work, which had not begun on an open issue.
 *
 * @returns null when it was not this person's work, or the issue has been changed since
 */
export function undoOfReturn(before: Issue, after: Issue, { userId }: Person): Undo | null {
  const wasTaken = before.state === "IN_PROGRESS" && before.assignedUser?.id === userId
  return isNext(before, after) && wasTaken ? undo("takeIssue", after) : null
}

/** @param hasMore  a log or a signature was saved with the closing: it stays, so that nothing is as it was */
export async function undoOfClose(
  db: Db,
  before: Issue,
  after: Issue,
  { userId }: Person,
  hasMore: boolean,
): Promise<Undo | null> {
  const isOwn = before.state === "IN_PROGRESS" && before.assignedUser?.id === userId
  const isFree = before.state === "OPEN" && before.assignedUser === null
  if (hasMore || !isNext(before, after) || !(isOwn || isFree)) return null
  if (await hasSessions(db, after.id)) return null
  // Reopening would ask for approval.
  if ((await effectiveStages(db, after.deviceId, "ISSUE")).length > 0) return null
  return undo("reopenIssue", after, { take: String(isOwn) })
}

function isNext(before: Issue, after: Issue): boolean {
  return after.version === before.version + 1
}

function undo(kind: Undo["kind"], issue: Issue, more: Record<string, string> = {}): Undo {
  const { deviceId, id: issueId, version } = issue
  return { kind, values: { deviceId, issueId, version: String(version), ...more } }
}
