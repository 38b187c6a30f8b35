/** Running a job: once at a time on all nodes, with a line in the run log. */

import type { Deps } from "../../base/deps.ts"
import { printableLine } from "../../base/text.ts"
import { databaseFailureOf } from "../../db/database-failure.ts"
import { inTransaction } from "../../db/transaction.ts"
import { JOB_ERROR_CHARACTERS_MAX, type JobCounts, type JobName, outcomeOf } from "./rules.ts"
import { insertRun, markRunsAbandoned, mergeIdleRuns, saveRunEnd, tryJobLock } from "./store.ts"

export interface Job<D extends Deps = Deps> {
  name: JobName
  /** Does everything that is due, including missed runs; idempotent. Stops early when the signal aborts. */
  action(deps: D, signal: AbortSignal): Promise<JobCounts>
}

/**
 * Runs the job unless it runs already, here or on another node. A failure is logged and leaves the run FAILED; it is
 * never thrown, for the next run tries again.
 *
 * @returns false when it was running already
 */
export async function runJob<D extends Deps>(deps: D, job: Job<D>, signal: AbortSignal): Promise<boolean> {
  return deps.db.transaction().execute(async (lock) => {
    if (!(await tryJobLock(lock, job.name))) return false
    await runLocked(deps, job, signal)
    return true
  })
}

async function runLocked<D extends Deps>(deps: D, job: Job<D>, signal: AbortSignal): Promise<void> {
  await markRunsAbandoned(deps.db, job.name, deps.clock())
  const runId = await insertRun(deps.db, job.name, deps.clock())
  try {
    await saveSuccess(deps, job.name, runId, await job.action(deps, signal))
  } catch (error) {
    const logFailure = () => deps.log.error("A job failed", { job: job.name, error })
    // While the database is away, this end is not saved either: that is logged once for all jobs.
    const isAway = databaseFailureOf(error) === "UNAVAILABLE"
    if (!isAway) logFailure()
    const errorText = printableLine(
      error instanceof Error ? error.message : `${error}`,
      JOB_ERROR_CHARACTERS_MAX,
    )
    const end = { outcome: "FAILED", counts: {}, error: errorText } as const
    await saveRunEnd(deps.db, runId, { ...end, endedOn: deps.clock() })
    if (isAway) logFailure()
  }
}

async function saveSuccess(deps: Deps, name: JobName, runId: string, counts: JobCounts): Promise<void> {
  const outcome = outcomeOf(counts)
  await inTransaction(deps, async (tx, endedOn) => {
    await saveRunEnd(tx, runId, { outcome, counts, error: "", endedOn })
    if (outcome === "IDLE") await mergeIdleRuns(tx, runId, name, endedOn)
  })
  if (outcome === "DONE") deps.log.info("Job done", { job: name, ...counts })
}
