/** The installation's one row. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { lockSingleton, updateRowsWith } from "../../db/rows.ts"
import type { SetupStep, SetupStepState } from "./rules.ts"

interface Installation {
  customerName: string
  /** Null until /init has been walked. */
  initialisedOn: Date | null
  initTokenHash: Buffer | null
}

export async function getInstallation(db: Db): Promise<Installation> {
  const row = await db.selectFrom("installation").selectAll().executeTakeFirstOrThrow()
  return {
    customerName: row.customer_name ?? "",
    initialisedOn: row.initialised_on,
    initTokenHash: row.init_token_hash,
  }
}

export async function isInitialised(db: Db): Promise<boolean> {
  return (await getInstallation(db)).initialisedOn !== null
}

/** Serializes concurrent initialisations: the second one is refused. */
export async function lockInstallation(tx: Db): Promise<Installation> {
  await lockSingleton(tx, "installation")
  return getInstallation(tx)
}

/** A new link invalidates older ones. */
export async function saveInitTokenHash(db: Db, hash: Buffer): Promise<void> {
  await updateRowsWith(db, "installation", { initialised_on: null }, { init_token_hash: hash })
}

export async function saveCustomerName(tx: Db, customerName: string): Promise<void> {
  await tx.updateTable("installation").set({ customer_name: customerName }).execute()
}

export async function saveInitialised(tx: Db, customerName: string, now: Date): Promise<void> {
  await tx
    .updateTable("installation")
    .set({ customer_name: customerName, initialised_on: now, init_token_hash: null })
    .execute()
}

interface SetupProgress {
  steps: Partial<Record<SetupStep, SetupStepState>>
  /** The notice of the guide is hidden. */
  isDismissed: boolean
}

export async function getSetupProgress(db: Db): Promise<SetupProgress> {
  const row = await db
    .selectFrom("installation")
    .select(["setup_steps", "setup_dismissed_on"])
    .executeTakeFirstOrThrow()
  return {
    steps: row.setup_steps as SetupProgress["steps"],
    isDismissed: row.setup_dismissed_on !== null,
  }
}

export async function saveSetupStep(db: Db, step: SetupStep, state: SetupStepState): Promise<void> {
  await db
    .updateTable("installation")
    .set({ setup_steps: sql`setup_steps || jsonb_build_object(${step}::text, ${state}::text)` })
    .execute()
}

/** Hides the notice of the first-run guide for all administrators. */
export async function dismissSetup(db: Db, now: Date): Promise<void> {
  await db.updateTable("installation").set({ setup_dismissed_on: now }).execute()
}
