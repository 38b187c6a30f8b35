/** File contents: each is stored once, for any number of references. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"

/**
 * Serializes storing and deleting of this content until the end of the transaction: it is deleted with its last
 * reference, while a concurrent upload may be storing the same content.
 *
 * @param hash  SHA-256
 */
export async function lockContent(db: Db, hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE(0).toString()}::bigint)`.execute(db)
}

/** The row that stands before the content does. */
export async function insertContent(db: Db, hash: Buffer, sizeBytes: number, now: Date): Promise<void> {
  await db
    .insertInto("stored_file")
    .values({ content_hash: hash, size_bytes: sizeBytes, stored_on: now })
    .onConflict((conflict) => conflict.column("content_hash").doUpdateSet({ stored_on: now }))
    .execute()
}

/** Deletes the content's row unless something refers to it. @returns whether it did */
export async function deleteUnreferencedContent(db: Db, hash: Buffer): Promise<boolean> {
  const deleted = await whereUnreferenced(
    db.deleteFrom("stored_file").where("content_hash", "=", hash),
  ).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Contents that nothing refers to, stored before `instant`: left behind by a crash or with a deleted device. */
export async function findUnreferencedContents(db: Db, instant: Date, count: number): Promise<Buffer[]> {
  const rows = await whereUnreferenced(db.selectFrom("stored_file").where("stored_on", "<", instant))
    .select("content_hash")
    .orderBy("stored_on")
    .limit(count)
    .execute()
  return rows.map((row) => row.content_hash)
}

/** Contents that something refers to, by their hashes, those after `after`. */
export async function findReferencedContents(db: Db, after: Buffer | null, count: number): Promise<Buffer[]> {
  const { rows } = await sql<{ content_hash: Buffer }>`
    select content_hash from (select content_hash from attachment union select content_hash from device_image
      union select content_hash from transferred_file where content_hash is not null
      union select content_hash from issue_signature where content_hash is not null) as used
    where ${after}::bytea is null or content_hash > ${after}::bytea
    order by content_hash limit ${count}`.execute(db)
  return rows.map((row) => row.content_hash)
}

/** What refers to a content: files on issues, machines' pictures, transferred files and signatures, by name. */
export async function describeReferences(db: Db, hash: Buffer): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select device.name || ', ' || issue.title || ', ' || attachment.file_name as name
    from attachment join issue on issue.id = attachment.issue_id join device on device.id = issue.device_id
    where attachment.content_hash = ${hash}
    union all
    select device.name || ', picture' from device_image join device on device.id = device_image.device_id
    where device_image.content_hash = ${hash}
    union all
    select 'transferred file, ' || transferred_file.filename from transferred_file
    where transferred_file.content_hash = ${hash}
    union all
    select device.name || ', ' || issue.title || ', signature' from issue_signature
    join issue on issue.id = issue_signature.issue_id join device on device.id = issue.device_id
    where issue_signature.content_hash = ${hash}
    order by name`.execute(db)
  return rows.map((row) => row.name)
}

interface Filterable<Q> {
  where(condition: ReturnType<typeof sql<boolean>>): Q
}

function whereUnreferenced<Q extends Filterable<Q>>(query: Q): Q {
  return query
    .where(
      sql<boolean>`not exists (select from attachment where attachment.content_hash = stored_file.content_hash)`,
    )
    .where(
      sql<boolean>`not exists (select from device_image where device_image.content_hash = stored_file.content_hash)`,
    )
    .where(
      sql<boolean>`not exists (select from transferred_file where transferred_file.content_hash = stored_file.content_hash)`,
    )
    .where(
      sql<boolean>`not exists (select from issue_signature where issue_signature.content_hash = stored_file.content_hash)`,
    )
}
