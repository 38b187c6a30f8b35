/** Whether a query finds rows, and how many: of tables that a limit keeps short. See `countCapped` for long lists. */
import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../base/deps.ts"
import { compileOnce, type Placeholders } from "./statement-cache.ts"

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

/**
 * Whether there are rows, by a statement that is compiled once: for what requests ask all the time.
 *
 * @param rows  of placeholders, see `StatementCache`
 */
export function existence<Values extends object>(
  rows: (db: Db, values: Placeholders<Values>) => unknown,
): (db: Db, values: Values) => Promise<boolean> {
  const read = compileOnce<Values, object>((db, placeholders) =>
    (rows(db, placeholders) as SelectQueryBuilder<DB, never, object>)
      .select(sql.lit(1).as("one"))
      .limit(sql.lit(1)),
  )
  return async (db, values) => (await read(db, values)).length > 0
}
