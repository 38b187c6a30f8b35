/** Queries of the virus scans of files on issues. */

import type { Db } from "../../../base/deps.ts"
import type { RowOf } from "../../../db/rows.ts"
import {
  PENDING_SCAN_STATES,
  type ScanOutcome,
  UNREACHABLE_SCAN_STATES,
} from "../../../system/antivirus/rules.ts"

/** A file that waits for a scan. */
export type AwaitingScan = ReturnType<typeof toAwaitingScan>

function awaitingRows(db: Db) {
  return db
    .selectFrom("attachment")
    .innerJoin("issue", "issue.id", "attachment.issue_id")
    .select([
      "attachment.id as attachmentId",
      "attachment.issue_id as issueId",
      "issue.device_id as deviceId",
      "attachment.file_name as fileName",
      "attachment.content_hash as hash",
      "attachment.size_bytes as sizeBytes",
    ])
}

function toAwaitingScan({ sizeBytes, ...file }: RowOf<typeof awaitingRows>) {
  return { ...file, sizeBytes: Number(sizeBytes) }
}

/** @returns null when the file was deleted */
export async function findScanned(db: Db, attachmentId: string): Promise<AwaitingScan | null> {
  const row = await awaitingRows(db).where("attachment.id", "=", attachmentId).executeTakeFirst()
  return row ? toAwaitingScan(row) : null
}

/**
 * Files without a verdict, oldest first.
 *
 * @param unreachableBefore  files whose scanner did not answer are tried again after this instant
 * @param running            files whose scan runs
 */
export async function findAwaitingScans(
  db: Db,
  { unreachableBefore, running, limit }: { unreachableBefore: Date; running: string[]; limit: number },
): Promise<AwaitingScan[]> {
  const rows = await awaitingRows(db)
    .where((eb) =>
      eb.or([
        eb("scan_state", "in", PENDING_SCAN_STATES),
        eb.and([eb("scan_state", "in", UNREACHABLE_SCAN_STATES), eb("scanned_on", "<", unreachableBefore)]),
      ]),
    )
    .$if(running.length > 0, (q) => q.where("attachment.id", "not in", running))
    .orderBy("attachment.created_on")
    .orderBy("attachment.id")
    .limit(limit)
    .execute()
  return rows.map(toAwaitingScan)
}

/** Marks the scan as in progress; a scan that a crash interrupted already is. */
export async function saveScanStart(db: Db, attachmentId: string): Promise<void> {
  await db
    .updateTable("attachment")
    .set({ scan_state: "IN_PROGRESS" })
    .where("id", "=", attachmentId)
    .where("scan_state", "!=", "IN_PROGRESS")
    .execute()
}

/** @returns false when the file was deleted or its scan was ended otherwise */
export async function saveScanOutcome(
  db: Db,
  attachmentId: string,
  outcome: ScanOutcome,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("attachment")
    .set({
      scan_state: outcome.scanState,
      infection_found: outcome.infectionFound,
      virus_id: outcome.virusId,
      response_info: outcome.responseInfo,
      scanned_on: now,
    })
    .where("id", "=", attachmentId)
    .where("scan_state", "=", "IN_PROGRESS")
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the scans that no scanner will finish. @returns how many */
export async function saveScansDisabled(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("attachment")
    .set({ scan_state: "SCAN_DISABLED" })
    .where("scan_state", "in", PENDING_SCAN_STATES)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
