/** Actions inside one transaction: rehearsed and rolled back, or applied together as one. */
import { sql } from "kysely"
import type { ChangeEvent } from "../base/change-feed.ts"
import type { Db, Deps } from "../base/deps.ts"

class RolledBack extends Error {}

/** An action of several that are run together has failed. */
class OneFailed extends Error {}

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
export function runTogether<T>(deps: Deps, act: (deps: Deps, tx: Db) => Promise<T>): Promise<T> {
  return inOneTransaction(deps, (inside, tx) => act({ ...inside, db: nested(tx) }, tx))
}

/**
 * Rehearses actions that know nothing of each other, concurrently and without savepoints: a fraction of the statements and
 * of the waiting of as many rehearsals.
 *
 * @param read  reads inside the transaction what the actions have written
 * @returns what each action and `read` returned; or the actions that failed, whose reasons `rehearse` tells
 */
export async function rehearseAtOnce<T, R>(
  deps: Deps,
  acts: readonly ((deps: Deps) => Promise<T>)[],
  read: (deps: Deps, results: readonly T[]) => Promise<R>,
): Promise<{ results: T[]; read: R } | { failed: number[] }> {
  const failed: number[] = []
  try {
    return await rehearse(deps, async (inside) => {
      const all = joined(inside.db)
      const joint = { ...inside, db: all.db }
      // All of them, also after a failure: no statement may follow the rollback.
      const outcomes = await Promise.allSettled(acts.map((act) => act(joint)))
      failed.push(...outcomes.flatMap(({ status }, at) => (status === "rejected" ? [at] : [])))
      if (failed.length > 0 || all.hasFailed()) throw new OneFailed()
      const results = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
      return { results, read: await read(joint, results) }
    })
  } catch (error) {
    if (!(error instanceof OneFailed)) throw error
    return { failed }
  }
}

/**
 * Runs actions one after the other in one transaction without savepoints; what they publish is published after its commit,
 * the same change once.
 *
 * @param save  saves in the transaction what they have done
 * @returns false when an action failed, and nothing is saved: each must be run by itself
 */
export async function runAllTogether(
  deps: Deps,
  acts: readonly ((deps: Deps) => Promise<void>)[],
  save: (tx: Db) => Promise<void>,
): Promise<boolean> {
  try {
    await inOneTransaction(deps, async (inside, tx) => {
      const all = joined(tx)
      for (const act of acts) await stopAtFailure(() => act({ ...inside, db: all.db }))
      if (all.hasFailed()) throw new OneFailed()
      await save(tx)
    })
    return true
  } catch (error) {
    if (!(error instanceof OneFailed)) throw error
    return false
  }
}

async function stopAtFailure(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    throw new OneFailed(String(error))
  }
}

async function inOneTransaction<T>(deps: Deps, act: (deps: Deps, tx: Db) => Promise<T>): Promise<T> {
  const published = new Map<string, ChangeEvent>()
  const publish = (change: ChangeEvent) => void published.set(JSON.stringify(change), change)
  const result = await deps.db.transaction().execute((tx) => act({ ...deps, publish }, tx))
  for (const change of published.values()) deps.publish(change)
  return result
}

/** A database whose transactions are savepoints of this one. */
function nested(tx: Db): Db {
  return withTransactions(tx, (act) => inSavepoint(tx, act))
}

/** A database whose transactions are parts of this one: when one fails, all must be undone, even where its error is caught. */
function joined(tx: Db): { db: Db; hasFailed: () => boolean } {
  let failed = false
  const db: Db = withTransactions(tx, async (act) => {
    try {
      return await act(db)
    } catch (error) {
      failed = true
      throw error
    }
  })
  return { db, hasFailed: () => failed }
}

function withTransactions(tx: Db, run: <T>(act: (tx: Db) => Promise<T>) => Promise<T>): Db {
  return new Proxy(tx, {
    get(target, name) {
      if (name === "transaction") return () => ({ execute: run })
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
