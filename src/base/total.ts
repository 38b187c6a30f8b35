/** How many rows a list has, as far as anybody wants to know. */
import type { SelectQueryBuilder } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "./deps.ts"
import { TOTAL_COUNTED_MAX } from "./paging.ts"

/** Counts `rows` up to TOTAL_COUNTED_MAX, reading no more than that. */
export async function countUpTo<O>(db: Db, rows: SelectQueryBuilder<DB, never, O>): Promise<number> {
  const counted = await db
    .selectFrom(rows.limit(TOTAL_COUNTED_MAX).as("found"))
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  return Number(counted.total)
}
