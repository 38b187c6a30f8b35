/** The transaction of an action, with the time at which it happens. */
import type { Db, Deps } from "../base/deps.ts"

/**
 * Runs an action in one transaction: what it saves and its audit entries have one time, read once it has a connection.
 *
 * @throws the error of the action, after which nothing is saved
 */
export function inTransaction<T>(
  deps: Pick<Deps, "db" | "clock">,
  act: (tx: Db, now: Date) => Promise<T>,
): Promise<T> {
  return deps.db.transaction().execute((tx) => act(tx, deps.clock()))
}
