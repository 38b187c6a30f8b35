/** The links of the audit chains with what they are made of, for the proof. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"

export interface ChainHead {
  chain: number
  entries: number
  hash: Buffer
}

interface AuditHash {
  position: number
  entryId: number
  hash: Buffer
  /** Null when the entry is deleted. */
  text: string | null
}

export async function chainHeads(db: Db): Promise<ChainHead[]> {
  const rows = await db.selectFrom("audit_chain").selectAll().orderBy("chain").execute()
  return rows.map((row) => ({ chain: row.chain, entries: Number(row.entries), hash: row.hash }))
}

/**
 * The next links of a chain, in order. The hashed text is built here too, so that a manipulated database function
 * cannot hide a change.
 */
export async function auditHashesAfter(
  db: Db,
  chain: number,
  position: number,
  count: number,
): Promise<AuditHash[]> {
  const found = await sql<{ position: string; entry_id: string; hash: Buffer; text: string | null }>`
    select link.position, link.entry_id, link.hash,
      case when entry.id is not null then jsonb_build_array(entry.id,
        (extract(epoch from entry.happened_on) * 1000000)::bigint, entry.user_id, entry.username, entry.event,
        entry.object_type, entry.object_id, entry.device_id, entry.issue_id, entry.address, entry.details)::text end as text
    from audit_hash link left join audit_entry entry on entry.id = link.entry_id
    where link.chain = ${chain} and link.position > ${position}
    order by link.position limit ${count}`.execute(db)
  return found.rows.map((row) => ({
    position: Number(row.position),
    entryId: Number(row.entry_id),
    hash: row.hash,
    text: row.text,
  }))
}

/** Entries that no chain holds, at most `count`. */
export async function unchainedEntries(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom("audit_entry")
    .select("id")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("audit_hash").select("entry_id").whereRef("audit_hash.entry_id", "=", "audit_entry.id"),
        ),
      ),
    )
    .orderBy("id")
    .limit(count)
    .execute()
  return rows.map((row) => Number(row.id))
}
