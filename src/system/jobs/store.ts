/** The run log of the jobs, and the lock that lets each run once at a time on all nodes. */

import { sql } from "kysely"
import { daysBefore } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { directList } from "../../db/paged-list.ts"
import { deleteRow, deleteRowsUntil, insertRow, updateRow } from "../../db/rows.ts"
import type { JobRun } from "./contract.ts"
import { JOB_NAMES, type JobCounts, type JobName, type JobOutcome, RUN_RETENTION_DAYS } from "./rules.ts"

/** First half of the advisory locks' keys ("jobs" in ASCII); the second is the job's name. */
const JOB_LOCK_NAMESPACE = 0x6a6f_6273

/** Held until the transaction ends, also when its process crashes. @returns false when another run holds it */
export async function tryJobLock(tx: Db, name: JobName): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${JOB_LOCK_NAMESPACE}, hashtext(${name})) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

/** Runs that a crash left RUNNING; to be called under the job's lock. */
export async function markRunsAbandoned(db: Db, name: JobName, now: Date): Promise<void> {
  await db
    .updateTable("job_run")
    .set({ outcome: "ABANDONED", ended_on: now })
    .where("name", "=", name)
    .where("outcome", "=", sql.lit("RUNNING"))
    .execute()
}

export async function insertRun(db: Db, name: JobName, now: Date): Promise<string> {
  return insertRow(db, "job_run", { name, started_on: now })
}

export async function saveRunEnd(
  db: Db,
  runId: string,
  {
    outcome,
    counts,
    error,
    endedOn,
  }: { outcome: JobOutcome; counts: JobCounts; error: string; endedOn: Date },
): Promise<void> {
  await updateRow(db, "job_run", runId, { outcome, counts, error, ended_on: endedOn })
}

function newestRun(db: Db, name: JobName) {
  return db
    .selectFrom("job_run")
    .where("name", "=", name)
    .orderBy("started_on", "desc")
    .orderBy("id", "desc")
    .limit(1)
}

/** An idle run that follows an idle run joins its row: jobs that wake every minute leave no row every minute. */
export async function mergeIdleRuns(tx: Db, runId: string, name: JobName, endedOn: Date): Promise<void> {
  const before = await newestRun(tx, name)
    .select(["id", "outcome"])
    .where("id", "<>", runId)
    .executeTakeFirst()
  if (before?.outcome !== "IDLE") return
  await deleteRow(tx, "job_run", runId)
  await updateRow(tx, "job_run", before.id, { ended_on: endedOn, runs: sql`runs + 1` })
}

/** @returns how many old runs left the log */
export function deleteOldRuns(db: Db, now: Date): Promise<number> {
  return deleteRowsUntil(db, "job_run", "started_on", daysBefore(now, RUN_RETENTION_DAYS))
}

/** One page of the run log, newest first. */
export function runsPage(
  db: Db,
  filter: { name?: JobName; outcome?: JobOutcome },
  { search, ...request }: PageRequest,
): Promise<Page<JobRun>> {
  // There are few names: those that the search finds are looked up.
  const found = JOB_NAMES.filter((name) => name.toLowerCase().includes(search.toLowerCase()))
  const names = search === "" ? undefined : found
  return RUNS.page(db, { ...filter, names }, null, { ...request, search: "" }, toRun)
}

interface RunConditions {
  name?: JobName
  outcome?: JobOutcome
  names: readonly JobName[] | undefined
}

const RUNS = directList({
  name: "job runs",
  sorts: { fields: ["startedOn"], defaultSort: "-startedOn" },
  columns: { startedOn: "started_on", id: "id" },
  rows: (db, { name, outcome, names }: RunConditions) =>
    db
      .selectFrom("job_run")
      .selectAll()
      .$call((query) => (name === undefined ? query : query.where("name", "=", name)))
      .$call((query) => (outcome === undefined ? query : query.where("outcome", "=", outcome)))
      .$if(names !== undefined, (query) => query.where(sql<boolean>`name = any(${names}::text[])`)),
})

/** The newest run of a job that ended so; null without one. */
export async function findLastRun(
  db: Db,
  name: JobName,
  outcomes: readonly JobOutcome[],
): Promise<JobRun | null> {
  const row = await newestRun(db, name).selectAll().where("outcome", "in", outcomes).executeTakeFirst()
  return row ? toRun(row) : null
}

/** The newest run of each job, and its newest failure among the runs that are kept. */
export interface JobState {
  name: JobName
  last: JobRun
  lastFailure: JobRun | null
}

/** Jobs that have run, in no order. */
export async function listJobStates(db: Db): Promise<JobState[]> {
  const newest = (failed: boolean) =>
    db
      .selectFrom(sql<{ name: string }>`unnest(${[...JOB_NAMES]}::text[])`.as<"job">(sql`job(name)`))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom("job_run")
            .selectAll()
            .whereRef("job_run.name", "=", "job.name")
            .$if(failed, (query) => query.where("outcome", "=", "FAILED"))
            .orderBy("started_on", "desc")
            .orderBy("id", "desc")
            .limit(1)
            .as("run"),
        (join) => join.onTrue(),
      )
      .selectAll("run")
      .execute()
  const [last, failures] = await Promise.all([newest(false), newest(true)])
  return last.map((row) => {
    const failure = failures.find(({ name }) => name === row.name)
    return { name: row.name as JobName, last: toRun(row), lastFailure: failure ? toRun(failure) : null }
  })
}

function toRun(row: {
  id: string
  name: string
  started_on: Date
  ended_on: Date | null
  outcome: string
  runs: number
  counts: unknown
  error: string
}): JobRun {
  return {
    id: row.id,
    name: row.name as JobName,
    started: row.started_on.toISOString(),
    ended: row.ended_on?.toISOString() ?? null,
    outcome: row.outcome as JobOutcome,
    runs: row.runs,
    counts: row.counts as JobCounts,
    error: row.error,
  }
}
