/** Changes inside an issue that is not closed: of its checklist and its logs. */

import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { Issue } from "./contract.ts"
import { isEditable } from "./rules.ts"
import { type IssuePath, lockIssue } from "./store.ts"

/**
 * Runs an action under the lock of its issue, and publishes the issue.
 *
 * @throws Refusal NOT_FOUND, CONFLICT when the issue is closed
 */
export async function changeOpenIssue<T>(
  deps: Deps,
  path: IssuePath,
  act: (tx: Db, issue: Issue, now: Date) => Promise<T>,
): Promise<T> {
  const done = await inTransaction(deps, async (tx, now) => act(tx, await lockOpenIssue(tx, path), now))
  deps.publish({ kind: "issue", id: path.issueId })
  return done
}

/** @throws Refusal NOT_FOUND, CONFLICT when the issue is closed */
export async function lockOpenIssue(tx: Db, { deviceId, issueId }: IssuePath): Promise<Issue> {
  const issue = await lockIssue(tx, deviceId, issueId)
  if (isEditable(issue.state)) return issue
  throw new Refusal("CONFLICT", `issue "${issue.title}" is closed`, {
    text: "issueClosed",
    issueId,
    title: issue.title,
  })
}
