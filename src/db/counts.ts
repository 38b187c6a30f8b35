/** Whether a query finds rows, and how many: of tables that a limit keeps short. See `countCapped` for long lists. */
import type { SelectQueryBuilder } from "kysely"
import type { DB } from "../../sql/types.ts"

/** @param rows  without a selection and a limit of its own */
export async function countRows(rows: SelectQueryBuilder<DB, never, unknown>): Promise<number> {
  const { count } = await rows
    .clearSelect()
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads one row at most. */
export async function hasRows(rows: SelectQueryBuilder<DB, never, unknown>): Promise<boolean> {
  const found = await rows
    .clearSelect()
    .select((eb) => eb.lit(1).as("one"))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
