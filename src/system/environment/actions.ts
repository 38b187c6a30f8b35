/** The first start: a one-time link, the customer and the first administrator. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../audit/rules.ts"
import { type AuditContext, record, SYSTEM_OBJECT } from "../audit/store.ts"
import { saveChange } from "../settings/actions.ts"
import type { SettingsChange } from "../settings/contract.ts"
import { inStepUpTransaction } from "../stepuppolicy/actions.ts"
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
export function renameCustomer(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  customerName: string,
): Promise<void> {
  return inTransaction(deps, (tx, now) => saveNameAndSettings({ tx, actor, now }, customerName, {}))
}

/**
 * Saves what one form shows: the company's name and general settings, under the version of the settings.
 *
 * @throws Refusal CONFLICT when either was saved concurrently
 */
export async function updateGeneralSettings(
  deps: Deps,
  actor: Actor,
  { customerName, ...change }: SettingsChange & { customerName: string },
  address: string,
): Promise<void> {
  await inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", (tx, now) =>
    saveNameAndSettings({ tx, actor, now, address }, customerName, change),
  )
  deps.publish({ kind: "permissions" })
}

async function saveNameAndSettings(
  context: AuditContext,
  customerName: string,
  change: SettingsChange,
): Promise<void> {
  const { tx } = context
  const before = await lockInstallation(tx)
  const { changed, details, unchanged } = differences({ customerName: before.customerName }, { customerName })
  await saveChange(context, change, changed)
  if (unchanged) return
  await saveCustomerName(tx, customerName)
  await record(context, "SETTINGS_CHANGED", SYSTEM_OBJECT, details)
}
