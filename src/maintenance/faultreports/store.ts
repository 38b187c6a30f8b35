/** Addresses on labels by which faults are reported without signing in, and the reports. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { UserRef } from "../../base/schema.ts"
import { deleteRowsWith, findColumns, updateRowsWith, upsertRow } from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"

/** The data of a machine that a visitor sees, and the user in whose name the visitor's reports are created. */
export interface ReportableMachine {
  deviceId: string
  deviceName: string
  ownerId: string
}

/** @returns null for an unknown or revoked token, and while the installation takes no reports without signing in */
export async function findReportableMachine(db: Db, tokenHash: Buffer): Promise<ReportableMachine | null> {
  const row = await db
    .selectFrom("fault_report_address as address")
    .innerJoin("device", "device.id", "address.device_id")
    .select(["device.id as deviceId", "device.name as deviceName", "address.created_by as ownerId"])
    .where("address.token_hash", "=", tokenHash)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("installation_settings").select("singleton").where("fault_reports_enabled", "=", true),
      ),
    )
    .executeTakeFirst()
  return row ?? null
}

export interface ReportAddress {
  sealedToken: Buffer
  createdOn: Date
  createdBy: UserRef
}

export async function findReportAddress(db: Db, deviceId: string): Promise<ReportAddress | null> {
  const row = await db
    .selectFrom("fault_report_address")
    .select(["sealed_token", "created_on", selectUserRef("fault_report_address.created_by").as("creator")])
    .where("device_id", "=", deviceId)
    .executeTakeFirst()
  return row ? { sealedToken: row.sealed_token, createdOn: row.created_on, createdBy: row.creator } : null
}

/** The machine's earlier address is void. */
export async function saveReportAddress(
  tx: Db,
  deviceId: string,
  token: { hash: Buffer; sealed: Buffer },
  userId: string,
  now: Date,
): Promise<void> {
  const columns = { token_hash: token.hash, sealed_token: token.sealed, created_on: now, created_by: userId }
  await upsertRow(tx, "fault_report_address", { device_id: deviceId }, columns)
}

/** @returns whether there was one */
export function deleteReportAddress(tx: Db, deviceId: string): Promise<boolean> {
  return deleteRowsWith(tx, "fault_report_address", { device_id: deviceId })
}

/** What is known of an issue that was reported without signing in. */
export interface FaultReport {
  reference: string
  reporter: string
  reportedOn: Date
  /** Empty unless it was rejected. */
  rejection: string
}

export async function findFaultReport(db: Db, issueId: string): Promise<FaultReport | null> {
  const columns = ["reference", "reporter", "reported_on", "rejection"] as const
  const row = await findColumns(db, "fault_report", columns, { issue_id: issueId })
  if (!row) return null
  const { reported_on: reportedOn, ...report } = row
  return { ...report, reportedOn }
}

/** Serializes the sends of one form until the end of the transaction: the second finds the report of the first. */
export async function lockSubmission(tx: Db, submission: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 0))`.execute(tx)
}

/** The reference of the report that a form of this machine has made already. @returns null when the form has made none */
export async function findSubmitted(db: Db, deviceId: string, submission: string): Promise<string | null> {
  const row = await reportsOf(db, deviceId)
    .where("fault_report.submission", "=", submission)
    .executeTakeFirst()
  return row?.reference ?? null
}

/** Whether this is the reference of a report about the machine. */
export async function isReferenceOf(db: Db, deviceId: string, reference: string): Promise<boolean> {
  return (
    (await reportsOf(db, deviceId).where("fault_report.reference", "=", reference).executeTakeFirst()) !==
    undefined
  )
}

function reportsOf(db: Db, deviceId: string) {
  return db
    .selectFrom("fault_report")
    .innerJoin("issue", "issue.id", "fault_report.issue_id")
    .select("fault_report.reference")
    .where("issue.device_id", "=", deviceId)
}

export async function insertFaultReport(
  tx: Db,
  report: { issueId: string; reference: string; submission: string; reporter: string; reportedOn: Date },
): Promise<void> {
  const { issueId, reference, submission, reporter, reportedOn } = report
  await tx
    .insertInto("fault_report")
    .values({ issue_id: issueId, reference, submission, reporter, reported_on: reportedOn })
    .execute()
}

export async function saveRejection(tx: Db, issueId: string, rejection: string): Promise<void> {
  await updateRowsWith(tx, "fault_report", { issue_id: issueId }, { rejection })
}
