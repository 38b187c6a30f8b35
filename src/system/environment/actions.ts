/** The first start: a one-time link, and what is entered behind it. */

import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { insertBuiltInRoles } from "../../identity/roles/store.ts"
import { createUserAsSystem } from "../../identity/users/actions.ts"
import { insertDeviceGroup } from "../../machines/devicegroups/store.ts"
import { writeAudit } from "../audit/store.ts"
import type { Initialise } from "./contract.ts"
import { isSameHash } from "./rules.ts"
import { getInstallation, lockInstallation, saveInitialised, saveInitTokenHash } from "./store.ts"

/**
 * Gives out a fresh link; the one before stops working. To be printed by every start.
 *
 * @returns the path with its token, or null when the system is initialised
 */
export async function createInitLink(deps: Pick<Deps, "db">): Promise<string | null> {
  if ((await getInstallation(deps.db)).initialisedOn) return null
  const token = createToken()
  await saveInitTokenHash(deps.db, hashToken(token))
  return `/init?token=${token}`
}

/**
 * Enters the customer and the first administrator.
 *
 * @throws Refusal CONFLICT when the system is initialised, NOT_ALLOWED with a token that is not of the newest link
 */
export async function initialise(
  deps: Deps,
  input: Initialise,
  address: string,
): Promise<{ userId: string }> {
  const { token, customerName, ...user } = input
  return deps.db.transaction().execute(async (tx) => {
    const installation = await lockInstallation(tx)
    if (installation.initialisedOn) {
      throw new Refusal("CONFLICT", "the system is already initialised", { text: "alreadyInitialised" })
    }
    if (!isSameHash(hashToken(token), installation.initTokenHash)) {
      throw new Refusal("NOT_ALLOWED", "the link is not valid", { text: "initLinkInvalid" })
    }
    const userId = await createUserAsSystem(tx, user, { superuser: true })
    await createDefaults(tx, deps, customerName)
    const group = { name: customerName, description: "", location: "", parentId: null }
    await insertDeviceGroup(tx, group, deps.clock())
    await writeAudit(
      tx,
      { userId, username: user.username },
      {
        event: "SYSTEM_INITIALISED",
        objectType: "system",
        objectId: null,
        address,
        details: { customerName },
      },
      deps.clock(),
    )
    return { userId }
  })
}

/**
 * Loads what every page and client needs first. When that fails, nothing else can work: the reader is told so, and the log
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

/** What every installation has, however it begins: its customer and the built-in device roles. */
export async function createDefaults(tx: Db, deps: Pick<Deps, "clock">, customerName: string): Promise<void> {
  await saveInitialised(tx, customerName, deps.clock())
  await insertBuiltInRoles(tx)
}
