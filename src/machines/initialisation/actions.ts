/** The first start: a one-time link, the customer and the first administrator. */
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { insertBuiltInRoles } from "../../identity/roles/store.ts"
import { createUserAsSystem } from "../../identity/users/actions.ts"
import { record, SYSTEM_OBJECT } from "../../system/audit/store.ts"
import { isSameHash } from "../../system/environment/rules.ts"
import {
  getInstallation,
  lockInstallation,
  saveInitialised,
  saveInitTokenHash,
} from "../../system/environment/store.ts"
import { saveEmailLanguage } from "../../system/settings/store.ts"
import { insertDeviceGroup } from "../devicegroups/store.ts"
import type { Initialise } from "./contract.ts"

/**
 * Creates a new link and invalidates the one before. Each start prints it.
 *
 * @returns the path with its token, or null when the system is initialised
 */
export async function createInitLink(deps: Pick<Deps, "db">): Promise<string | null> {
  if ((await getInstallation(deps.db)).initialisedOn) return null
  const token = createToken()
  await saveInitTokenHash(deps.db, hashToken(token))
  return `/init?token=${token}`
}

/** Whether a token is of the newest link: each start prints another one. */
export async function isNewestInitToken(db: Db, token: string): Promise<boolean> {
  return isSameHash(hashToken(token), (await getInstallation(db)).initTokenHash)
}

/**
 * Enters the customer and the first administrator.
 *
 * @param language  of the administrator's browser, which e-mails to unknown recipients follow; null: English
 * @throws Refusal CONFLICT when the system is initialised, NOT_ALLOWED with a token that is not of the newest link
 */
export async function initialise(
  deps: Deps,
  input: Initialise,
  address: string,
  language: string | null,
): Promise<{ userId: string }> {
  const { token, customerName, ...user } = input
  return inTransaction(deps, async (tx, now) => {
    const installation = await lockInstallation(tx)
    if (installation.initialisedOn) {
      throw new Refusal("CONFLICT", "the system is already initialised", { text: "alreadyInitialised" })
    }
    if (!isSameHash(hashToken(token), installation.initTokenHash)) {
      throw new Refusal("NOT_ALLOWED", "the link is not valid", { text: "initLinkInvalid" })
    }
    const userId = await createUserAsSystem({ ...deps, db: tx }, user, { superuser: true })
    await createDefaults(tx, customerName, now)
    if (language !== null) await saveEmailLanguage(tx, language)
    const group = { name: customerName, description: "", location: "", parentId: null }
    await insertDeviceGroup(tx, group, now)
    const context = { tx, actor: { userId, username: user.username }, now, address }
    await record(context, "SYSTEM_INITIALISED", SYSTEM_OBJECT, { customerName })
    return { userId }
  })
}

/** Creates what every installation has: its customer and the built-in device roles. */
export async function createDefaults(tx: Db, customerName: string, now: Date): Promise<void> {
  await saveInitialised(tx, customerName, now)
  await insertBuiltInRoles(tx)
}
