/** How the e-mails of the queue fare. */
import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"

interface QueueState {
  waiting: number
  failed: number
  lastSentOn: Date | null
  lastError: string
}

export async function getQueueState(db: Db): Promise<QueueState> {
  const counts = await db
    .selectFrom("notification")
    .select([
      sql<string>`count(*) filter (where state = 'WAITING')`.as("waiting"),
      sql<string>`count(*) filter (where state in ('FAILED', 'EXPIRED'))`.as("failed"),
      sql<Date | null>`max(finished_on) filter (where state = 'SENT')`.as("last_sent_on"),
    ])
    .executeTakeFirstOrThrow()
  const latest = await db
    .selectFrom("notification")
    .select("last_error")
    .where("last_error", "<>", "")
    .where("state", "in", ["WAITING", "FAILED"])
    .orderBy("created_on", "desc")
    .limit(1)
    .executeTakeFirst()
  return {
    waiting: Number(counts.waiting),
    failed: Number(counts.failed),
    lastSentOn: counts.last_sent_on,
    lastError: latest?.last_error ?? "",
  }
}
