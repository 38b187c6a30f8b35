/** A statement that is given up on our side: a database that hangs or is cut off does not cancel anything itself. */
import type postgres from "postgres"

/** The database did not answer in time, or is not reached at all. Nothing is known about what it did last. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway"
}

/** What postgres.js keeps of a statement; `destroy` comes from our patch. */
interface StatementState {
  cancelled: unknown
  reject(error: Error): void
  /** Null until a connection has taken it. */
  state: { destroy(error: Error): void } | null
}

/**
 * Waits for a statement; one without an answer is given up together with its connection.
 *
 * @param ms  from now on, waiting for a connection included
 * @throws DatabaseAway when time is over; what the statement itself throws
 */
export async function answeredWithin<T>(
  statement: postgres.PendingQuery<T & postgres.MaybeRow[]>,
  ms: number,
) {
  const timer = setTimeout(() => {
    const error = new DatabaseAway(`the database did not answer within ${ms} ms`)
    abandon(statement as unknown as StatementState, error)
  }, ms)
  try {
    return await statement
  } finally {
    clearTimeout(timer)
  }
}

function abandon(statement: StatementState, error: Error): void {
  // Not to be sent any more should its connection come to stand later.
  statement.cancelled = { resolve() {}, reject() {} }
  statement.reject(error)
  statement.state?.destroy(error)
}
