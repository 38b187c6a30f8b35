/** A user's passkeys: creation, renaming and removal, also by administrators. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../../system/audit/store.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { checkMayChangeCredentials } from "../authorization/grants/actions.ts"
import type { FactorOwner } from "../otp/actions.ts"
import { deleteFactorAttempts, deleteOtp, deleteRecoveryCodes } from "../otp/store.ts"
import { signOutAfterFactorLoss } from "../revocation/store.ts"
import { changeProblem } from "../users/rules.ts"
import { lockUser } from "../users/store.ts"
import {
  createAuthenticationOptions,
  createRegistrationOptions,
  requireRelyingParty,
  verifyRegistration,
} from "./ceremony/actions.ts"
import type { Passkey, RegistrationResponse } from "./contract.ts"
import { type OWN_PURPOSES, PASSKEYS_MAX } from "./rules.ts"
import {
  type ChallengeContext,
  countPasskeys,
  deletePasskey,
  deletePasskeysOf,
  getPasskey,
  insertPasskey,
  savePasskeyName,
} from "./store.ts"

/** @throws Refusal NOT_ALLOWED when a new passkey requires a step-up */
export async function createOwnChallenge(
  deps: Deps,
  actor: Actor,
  purpose: (typeof OWN_PURPOSES)[number],
  request: Request,
) {
  const site = requireRelyingParty(deps, request)
  const context = { purpose, attemptId: null, signInId: actor.signInId }
  if (purpose === "PROOF") return createAuthenticationOptions(deps, site, context, actor.userId)
  await requireStepUp(deps, actor, "OWN_FACTORS")
  return createRegistrationOptions(deps, site, context, actor)
}

export interface PasskeyRegistration {
  name: string
  answer: RegistrationResponse
  /** The browser and network from which it is created. */
  address: string
}

/** @throws Refusal CONFLICT when it does not fit, or there are enough, NOT_ALLOWED */
export async function registerPasskey(
  deps: Deps,
  actor: Actor,
  passkey: PasskeyRegistration,
  request: Request,
): Promise<Passkey> {
  await requireStepUp(deps, actor, "OWN_FACTORS")
  const context = { purpose: "REGISTER" as const, attemptId: null, signInId: actor.signInId }
  return storePasskey(deps, actor, passkey, context, request)
}

/** Stores a passkey of a signed-in user, or of a sign-in attempt that must set up a second factor. @throws Refusal CONFLICT for one too many and a known one */
export async function storePasskey(
  deps: Deps,
  owner: FactorOwner,
  { name, answer, address }: PasskeyRegistration,
  context: ChallengeContext,
  request: Request,
): Promise<Passkey> {
  const { userId } = owner
  const made = await verifyRegistration(deps, requireRelyingParty(deps, request), context, answer)
  return inTransaction(deps, async (tx, now) => {
    await lockUser(tx, userId, now)
    if ((await countPasskeys(tx, userId)) >= PASSKEYS_MAX) {
      throw new Refusal("CONFLICT", `"${owner.username}" has ${PASSKEYS_MAX} passkeys`, {
        text: "tooManyPasskeys",
        max: PASSKEYS_MAX,
      })
    }
    const passkeyId = await insertPasskey(tx, { ...made, userId, name }, now)
    if (!passkeyId) throw new Refusal("CONFLICT", "the credential is known", { text: "newPasskeyRefused" })
    await record({ tx, actor: owner, now }, "PASSKEY_ADDED", { type: "user", id: userId }, { name })
    const notice = { userId, change: "PASSKEY_ADDED" as const, name, address }
    await enqueueNotification(tx, { kind: "CREDENTIALS_CHANGED", ...notice }, now)
    return getPasskey(tx, userId, passkeyId)
  })
}

/** @throws Refusal NOT_FOUND */
export async function renamePasskey(
  deps: Deps,
  actor: Actor,
  passkeyId: string,
  name: string,
): Promise<Passkey> {
  return inTransaction(deps, async (tx, now) => {
    const { name: before } = await getPasskey(tx, actor.userId, passkeyId)
    await savePasskeyName(tx, passkeyId, name)
    const details = { "name.before": before, "name.after": name }
    await record({ tx, actor, now }, "PASSKEY_CHANGED", { type: "user", id: actor.userId }, details)
    return getPasskey(tx, actor.userId, passkeyId)
  })
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED without a recent authentication */
export async function removeOwnPasskey(deps: Deps, actor: Actor, passkeyId: string): Promise<void> {
  await requireStepUp(deps, actor, "OWN_FACTORS")
  await removePasskey(deps, actor, actor.userId, passkeyId)
}

/** An administrator's. @throws Refusal NOT_FOUND, NOT_ALLOWED for a superuser's passkey */
export async function removePasskeyOfUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  passkeyId: string,
): Promise<void> {
  await requireStepUp(deps, actor, userId === actor.userId ? "OWN_FACTORS" : "OTHERS_FACTORS")
  await inTransaction(deps, (tx, now) => lockUserForFactorReset(tx, actor, userId, now))
  await removePasskey(deps, actor, userId, passkeyId)
}

async function removePasskey(deps: Deps, actor: Actor, userId: string, passkeyId: string): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const { name } = await getPasskey(tx, userId, passkeyId)
    await deletePasskey(tx, passkeyId)
    await record({ tx, actor, now }, "PASSKEY_REMOVED", { type: "user", id: userId }, { name })
    const notice = { userId, change: "PASSKEY_REMOVED" as const, name, ...changedBy(actor, userId) }
    await enqueueNotification(tx, { kind: "CREDENTIALS_CHANGED", ...notice }, now)
  })
  deps.publish({ kind: "user", id: userId })
}

/**
 * For a user who has lost all factors: the password alone suffices again, or a new factor is required. Ends the user's
 * sign-ins.
 *
 * @throws Refusal NOT_FOUND, NOT_ALLOWED without a recent authentication or the right to it
 */
export async function resetSecondFactors(deps: Deps, actor: Actor, userId: string): Promise<void> {
  await requireStepUp(deps, actor, userId === actor.userId ? "OWN_FACTORS" : "OTHERS_FACTORS")
  await inTransaction(deps, async (tx, now) => {
    const user = await lockUserForFactorReset(tx, actor, userId, now)
    const hadOtp = await deleteOtp(tx, userId)
    const passkeys = await deletePasskeysOf(tx, userId)
    await deleteRecoveryCodes(tx, userId)
    await deleteFactorAttempts(tx, userId)
    await signOutAfterFactorLoss(tx, actor, userId, now)
    const details = { name: user.username, otp: hadOtp, passkeys }
    await record({ tx, actor, now }, "SECOND_FACTORS_RESET", { type: "user", id: userId }, details)
    const notice = { userId, change: "FACTORS_RESET" as const, ...changedBy(actor, userId) }
    await enqueueNotification(tx, { kind: "CREDENTIALS_CHANGED", ...notice }, now)
  })
  deps.publish({ kind: "user", id: userId })
}

function changedBy(actor: Actor, userId: string): { by?: string } {
  return actor.userId === userId ? {} : { by: actor.displayName }
}

/** The same rules as for changing a user's password. @throws Refusal NOT_ALLOWED */
async function lockUserForFactorReset(tx: Db, actor: Actor, userId: string, now: Date) {
  const user = await lockUser(tx, userId, now)
  const problem = changeProblem(actor, user, user, 1)
  if (problem) {
    const details = { text: problem.text, name: user.username }
    throw new Refusal(problem.code, `user "${user.username}": ${problem.text}`, details)
  }
  await checkMayChangeCredentials(tx, actor, userId)
  return user
}
