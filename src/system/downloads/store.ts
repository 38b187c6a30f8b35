/** Download tickets: stored as hashes, bound to a sign-in and a path, deleted on use. */
import type { Db } from "../../base/deps.ts"
import { deleteRowsUntil } from "../../db/rows.ts"

interface NewTicket {
  tokenHash: Buffer
  signInId: string
  path: string
  expiresOn: Date
}

/** @param max  so many of the same sign-in at most; the oldest go */
export async function insertTicket(db: Db, ticket: NewTicket, max: number): Promise<void> {
  await db
    .deleteFrom("download_ticket")
    .where("token_hash", "in", (eb) =>
      eb
        .selectFrom("download_ticket as own")
        .select("own.token_hash")
        .where("own.sign_in_id", "=", ticket.signInId)
        .orderBy("own.expires_on", "desc")
        .offset(max - 1),
    )
    .execute()
  await db
    .insertInto("download_ticket")
    .values({
      token_hash: ticket.tokenHash,
      sign_in_id: ticket.signInId,
      path: ticket.path,
      expires_on: ticket.expiresOn,
    })
    .execute()
}

/** Takes the ticket out of use, whatever it was for. @returns null when there is none */
export async function consumeTicket(
  db: Db,
  tokenHash: Buffer,
): Promise<{ signInId: string; path: string; expiresOn: Date } | null> {
  const row = await db
    .deleteFrom("download_ticket")
    .where("token_hash", "=", tokenHash)
    .returning(["sign_in_id", "path", "expires_on"])
    .executeTakeFirst()
  return row ? { signInId: row.sign_in_id, path: row.path, expiresOn: row.expires_on } : null
}

/** @returns the number of unused tickets deleted */
export function deleteExpiredTickets(db: Db, now: Date): Promise<number> {
  return deleteRowsUntil(db, "download_ticket", "expires_on", now)
}
