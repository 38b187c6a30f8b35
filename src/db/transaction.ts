/** The transaction of an action, with the time at which it happens. */
import { AsyncLocalStorage } from "node:async_hooks"
import type { Db, Deps } from "../base/deps.ts"

/** Saves something in the transaction of whatever action runs, before it commits. */
type AlsoSave = (tx: Db) => Promise<void>
const alsoSaved = new AsyncLocalStorage<AlsoSave>()

/** Runs `act`; every transaction of its actions also saves this. */
export function alsoSaving<T>(save: AlsoSave, act: () => Promise<T>): Promise<T> {
  return alsoSaved.run(save, act)
}

/**
 * Runs an action in one transaction: what it saves and its audit entries have one time, read once it has a connection.
 *
 * @throws the error of the action, after which nothing is saved
 */
export function inTransaction<T>(
  deps: Pick<Deps, "db" | "clock">,
  act: (tx: Db, now: Date) => Promise<T>,
): Promise<T> {
  const save = alsoSaved.getStore()
  return deps.db.transaction().execute(async (tx) => {
    const result = await act(tx, deps.clock())
    await save?.(tx)
    return result
  })
}
