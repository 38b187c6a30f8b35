/** The first start: a one-time link, the customer and the first administrator. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { differences } from "../audit/rules.ts"
import { record, SYSTEM_OBJECT } from "../audit/store.ts"
import { lockInstallation, saveCustomerName } from "./store.ts"

/**
 * Loads the data that every page and client needs first. On failure the reader gets INITIALIZATION_ERROR, and the log
 * has the reason.
 *
 * @throws Refusal INITIALIZATION_ERROR in the place of anything unexpected
 */
export async function withInitializationError<T>(
  deps: Pick<Deps, "log">,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Refusal) throw error
    deps.log.error("Loading the environment failed", { error })
    throw new Refusal("INITIALIZATION_ERROR", "the environment could not be loaded")
  }
}

/** Changes the company's name, which every page shows. */
export async function renameCustomer(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  customerName: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockInstallation(tx)
    const { details, unchanged } = differences({ customerName: before.customerName }, { customerName })
    if (unchanged) return
    await saveCustomerName(tx, customerName)
    await record({ tx, actor, now: deps.clock() }, "SETTINGS_CHANGED", SYSTEM_OBJECT, details)
  })
}
