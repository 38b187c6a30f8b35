/** A statement that the server gives up: a database that hangs or is cut off does not cancel anything itself. */
import type postgres from "postgres"
import { DatabaseUnavailable } from "./database-failure.ts"

/** The internal state of a statement in postgres.js; `destroy` is added by the patch of this repository. */
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
 * @throws DatabaseUnavailable when time is over; what the statement itself throws
 */
export async function withQueryTimeout<T>(
  statement: postgres.PendingQuery<T & postgres.MaybeRow[]>,
  ms: number,
) {
  const timer = setTimeout(() => abortQuery(statement, ms), ms)
  try {
    return await statement
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects a statement that got no answer for `ms`, and ends its connection. */
export function abortQuery<T extends postgres.MaybeRow[]>(
  pending: postgres.PendingQuery<T>,
  ms: number,
): void {
  const error = new DatabaseUnavailable(`the database did not answer within ${Math.round(ms)} ms`)
  const statement = pending as unknown as StatementState
  // Not to be sent any more should its connection come to stand later.
  statement.cancelled = { resolve() {}, reject() {} }
  statement.reject(error)
  statement.state?.destroy(error)
}
