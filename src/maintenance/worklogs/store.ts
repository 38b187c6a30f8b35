/** Queries of logs. A log is found through its issue and device, so that a path never reaches another machine's book. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { toSavedFields } from "../../db/fields.ts"
import { directList, type ListParent } from "../../db/paged-list.ts"
import { deleteRow, insertRow, type RowOf, updateVersionedRowsWith } from "../../db/rows.ts"
import { compileOnce } from "../../db/statement-cache.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import { type IssuePath, isIssueOfDevice, PARENT_ISSUE } from "../issues/store.ts"
import type { CreateLog, WorkLog } from "./contract.ts"
import { LOG_SORTS } from "./rules.ts"

function logRows(db: Db, issue: IssuePath) {
  return db
    .selectFrom("work_log")
    .where("work_log.issue_id", "=", issue.issueId)
    .where(isIssueOfDevice(issue))
    .selectAll("work_log")
    .select(selectUserRef("work_log.created_by").as("creator"))
}

function toLog(row: RowOf<typeof logRows>): WorkLog {
  return {
    id: row.id,
    issueId: row.issue_id,
    title: row.title,
    description: row.description,
    ...toSavedFields(row),
  }
}

/** One page of an issue's logs, newest first by default. @throws Refusal NOT_FOUND */
export function logsPage(db: Db, path: IssuePath, request: PageRequest): Promise<Page<WorkLog>> {
  return LOGS.page(db, path, null, request, toLog, PARENT_ISSUE)
}

const LOGS = directList({
  name: "logs",
  sorts: LOG_SORTS,
  columns: {
    id: "work_log.id",
    createdOn: "work_log.created_on",
    title: sql`lower(work_log.title)`,
    changedOn: "work_log.changed_on",
  },
  rows(db, { search, ...issue }: IssuePath & { search?: string }) {
    const logs = logRows(db, issue)
    return search ? logs.where("work_log.title", "ilike", search) : logs
  },
})

const logOfIssue = compileOnce((db, { deviceId, issueId, logId }: IssuePath & { logId: string }) =>
  logRows(db, { deviceId, issueId }).where("work_log.id", "=", logId),
)

async function findLog(db: Db, path: IssuePath & { logId: string }): Promise<WorkLog | null> {
  const [row] = await logOfIssue(db, path)
  return row ? toLog(row) : null
}

export async function getLog(db: Db, path: IssuePath & { logId: string }): Promise<WorkLog> {
  const found = await findLog(db, path)
  if (!found) throw notFound("log", path.logId)
  return found
}

/** The log that a list belongs to. */
export const PARENT_LOG: ListParent<Partial<IssuePath> & { logId?: string }> = {
  kind: "log",
  exists: ({ deviceId = "", issueId = "", logId = "" }) => sql<boolean>`exists (select from work_log
    where id = ${logId} and issue_id = ${issueId} and ${isIssueOfDevice({ deviceId, issueId })})`,
  missing: ({ logId = "" }) => notFound("log", logId),
}

/** The newest log of an issue: the only one a remote session may start from (specification §5). */
export async function findLatestLogId(db: Db, issueId: string): Promise<string | null> {
  const row = await db
    .selectFrom("work_log")
    .select("id")
    .where("issue_id", "=", issueId)
    .orderBy("created_on", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertLog(
  db: Db,
  issueId: string,
  input: CreateLog,
  userId: string,
  now: Date,
): Promise<string> {
  return insertRow(db, "work_log", {
    issue_id: issueId,
    title: input.title,
    description: input.description,
    created_by: userId,
    created_on: now,
    changed_on: now,
  })
}

/** Saves a log that is still at `input.version`. @returns whether it was */
export async function saveLog(
  db: Db,
  logId: string,
  input: CreateLog & { version: number },
  now: Date,
): Promise<boolean> {
  const { title, description, version } = input
  const saved = { title, description, changed_on: now }
  return (await updateVersionedRowsWith(db, "work_log", { id: logId, version }, saved)) > 0
}

/** @throws Refusal CONFLICT for a log from which remote sessions were started: what happened stays in the book */
export async function deleteLog(tx: Db, logId: string, title: string): Promise<void> {
  const hasSessions = () => {
    const details = { text: "logHasSessions", title } as const
    return new Refusal("CONFLICT", `log "${title}" has remote sessions`, details)
  }
  await deleteRow(tx, "work_log", logId, { remote_session_work_log_id_fkey: hasSessions })
}
