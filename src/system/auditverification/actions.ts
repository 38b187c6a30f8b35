/** The daily verification of the audit log. The page of the audit log shows its result, and an e-mail is sent when an entry is wrong. */
import { MS_PER_MINUTE } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import { type AuditProblem, verifyAuditLog } from "../audit/actions.ts"
import type { JobCounts } from "../jobs/rules.ts"
import { findLastRun } from "../jobs/store.ts"
import { enqueueNotification } from "../notifications/actions.ts"

/** An intact log is not read again so soon, however often the server or the job is started. */
const PAUSE_MS = 10 * MS_PER_MINUTE
/** Problems that the result of the job names; the command line lists more. */
const PROBLEMS_NAMED_MAX = 5

/** @throws Error with the first problems when the log is not intact */
export async function verifyAuditDaily(deps: Deps, signal: AbortSignal): Promise<JobCounts> {
  const last = await findLastRun(deps.db, "auditVerification", ["DONE"])
  if (last && deps.clock().getTime() - new Date(last.started).getTime() < PAUSE_MS) return {}
  const { entries, problems } = await verifyAuditLog(deps.db, signal)
  if (signal.aborted) return {}
  if (problems.length > 0) {
    const named = problems.slice(0, PROBLEMS_NAMED_MAX).map(problemText).join(", ")
    const count = problems.length
    await enqueueNotification(deps.db, { kind: "AUDIT_BROKEN", count, problems: named }, deps.clock())
    throw new Error(`the audit log is not intact: ${named} (${count} in all)`)
  }
  return { entries }
}

function problemText({ kind, entryId, chain, position }: AuditProblem): string {
  return entryId === null ? `${kind} in chain ${chain} after ${position}` : `${kind} entry ${entryId}`
}
