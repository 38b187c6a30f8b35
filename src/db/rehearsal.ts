/** Actions inside one transaction: rehearsed and rolled back, or applied together as one. */
import { sql } from "kysely"
import type { ChangeEvent } from "../base/change-feed.ts"
import type { Db, Deps } from "../base/deps.ts"

class RolledBack extends Error {}

/** Runs an action as it will run, with all its checks, and undoes it. Nothing is published. Rehearsals can be nested. @throws what the action throws */
export async function rehearse<T>(deps: Deps, act: (deps: Deps) => Promise<T>): Promise<T> {
  const undo = new RolledBack()
  let result: T | undefined
  try {
    await deps.db.transaction().execute(async (tx) => {
      result = await act({ ...deps, db: nested(tx), publish: () => undefined })
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return result as T
}

/** Runs an action of several steps as one transaction; what it publishes is published after its commit. */
export async function runTogether<T>(deps: Deps, act: (deps: Deps, tx: Db) => Promise<T>): Promise<T> {
  const published: ChangeEvent[] = []
  const result = await deps.db
    .transaction()
    .execute((tx) => act({ ...deps, db: nested(tx), publish: (change) => void published.push(change) }, tx))
  for (const change of published) deps.publish(change)
  return result
}

/** A database whose transactions are savepoints of this one. */
function nested(tx: Db): Db {
  return new Proxy(tx, {
    get(target, name) {
      if (name === "transaction")
        return () => ({ execute: <T>(act: (tx: Db) => Promise<T>) => inSavepoint(target, act) })
      const value = Reflect.get(target, name, target)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}

async function inSavepoint<T>(tx: Db, act: (tx: Db) => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(tx)
  try {
    const result = await act(tx)
    await sql`release savepoint step`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx)
    await sql`release savepoint step`.execute(tx)
    throw error
  }
}
