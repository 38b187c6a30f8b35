/** Sums of stored sizes. Each statement reads one table once; sizes are columns, no content is opened. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { StorageUse } from "./contract.ts"
import { LARGEST_MACHINES_SHOWN } from "./rules.ts"

type StoredFiles = StorageUse["attachments"]

/** Size of the database with its indexes, in bytes. */
export async function databaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

interface RecordingRow {
  id: string
  name: string
  count: string
  bytes: string
  allCount: string
  allBytes: string
}

/** Screen, clipboard and network recordings of ended sessions: in all, and of the machines with the most bytes. */
export async function sumRecordings(db: Db): Promise<StorageUse["recordings"]> {
  const { rows } = await sql<RecordingRow>`
    select device.id, device.name, kept.count, kept.bytes, kept."allCount", kept."allBytes" from (
      select device_id, count(*) count, sum(bytes) bytes,
        sum(count(*)) over () "allCount", sum(sum(bytes)) over () "allBytes"
      from (
        select device_id, recording_bytes + coalesce(clipboard_recording_bytes, 0)
          + coalesce(network_recording_bytes, 0) bytes
        from remote_session where recording_state in ('COMPLETE', 'CUT')
      ) recording
      group by device_id order by sum(bytes) desc, device_id limit ${LARGEST_MACHINES_SHOWN}
    ) kept join device on device.id = kept.device_id
    order by kept.bytes desc, device.id`.execute(db)
  return {
    count: Number(rows[0]?.allCount ?? 0),
    bytes: Number(rows[0]?.allBytes ?? 0),
    largestDevices: rows.map(({ id, name, count, bytes }) => ({
      device: { id, name },
      count: Number(count),
      bytes: Number(bytes),
    })),
  }
}

export const sumAttachments = (db: Db): Promise<StoredFiles> =>
  toStoredFiles(db.selectFrom("attachment").select(TOTALS).executeTakeFirstOrThrow())

/** Only files whose content has not expired yet. */
export const sumTransferredFiles = (db: Db): Promise<StoredFiles> =>
  toStoredFiles(
    db
      .selectFrom("transferred_file")
      .select(TOTALS)
      .where("content_hash", "is not", null)
      .executeTakeFirstOrThrow(),
  )

export const sumDeviceImages = (db: Db): Promise<StoredFiles> =>
  toStoredFiles(db.selectFrom("device_image").select(TOTALS).executeTakeFirstOrThrow())

const TOTALS = [
  sql<string>`count(*)`.as("count"),
  sql<string>`coalesce(sum(size_bytes), 0)`.as("bytes"),
] as const

async function toStoredFiles(row: Promise<{ count: string; bytes: string }>): Promise<StoredFiles> {
  const { count, bytes } = await row
  return { count: Number(count), bytes: Number(bytes) }
}
