/** Replaces an expired password during a sign-in, after the old password and the second factor are verified. */

import type { ClientInfo } from "../../../base/client-info.ts"
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { enqueueNotification } from "../../../system/notifications/actions.ts"
import { deleteAttemptsOf, deleteResetsOf, revokeSignInsOf } from "../../revocation/store.ts"
import { findPasswordHash, getUser, savePasswordHash } from "../../users/store.ts"
import { continueSignIn, getAttempt, getNextStep, type SignInOutcome } from "../attempt/actions.ts"
import type { SignInStep } from "../attempt/rules.ts"
import { lockAttempt, type SignInAttempt } from "../attempt/store.ts"
import { hashReplacementPassword } from "../password-reset/actions.ts"

/** @throws Refusal UNAUTHORIZED without an attempt whose time is not over */
export async function expiredPasswordAttempt(
  deps: Pick<Deps, "db" | "clock">,
  token: string | null,
): Promise<{ attempt: SignInAttempt; username: string; step: SignInStep | null }> {
  const attempt = await getAttempt(deps, token)
  const { username } = await getUser(deps.db, attempt.userId, deps.clock())
  return { attempt, username, step: await getNextStep(deps, attempt) }
}

/**
 * Saves the new password, ends the user's other sign-ins, and continues with the next step of the sign-in.
 *
 * @throws Refusal BAD_REQUEST with the password's problems, UNAUTHORIZED when this step is not due
 */
export async function replaceExpiredPassword(
  deps: Deps,
  token: string | null,
  password: string,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const { attempt, step } = await expiredPasswordAttempt(deps, token)
  if (step !== "NEW_PASSWORD" || token === null) throw stepNotPending()
  const user = await getUser(deps.db, attempt.userId, deps.clock())
  const passwordHash = await findPasswordHash(deps.db, user.id)
  const hash = await hashReplacementPassword(deps, { ...user, passwordHash }, password)
  await inTransaction(deps, async (tx, now) => {
    if (!(await lockAttempt(tx, attempt.id))) throw stepNotPending()
    if ((await findPasswordHash(tx, user.id)) !== passwordHash) throw stepNotPending()
    await savePasswordHash(tx, user.id, hash, now)
    await revokeSignInsOf(tx, user.id, now)
    // Concurrent attempts may come from others who knew the old password.
    await deleteAttemptsOf(tx, user.id, attempt.id)
    await deleteResetsOf(tx, user.id)
    const { id, username } = user
    const context = { tx, actor: { userId: id, username }, now, address: client.address }
    await record(context, "USER_CHANGED", { type: "user", id }, { "password.changed": true })
    const letter = { userId: user.id, change: "PASSWORD_CHANGED" as const, address: client.address }
    await enqueueNotification(tx, { kind: "CREDENTIALS_CHANGED", ...letter }, now)
  })
  deps.publish({ kind: "user", id: user.id })
  return continueSignIn(deps, attempt, token, null, client)
}

function stepNotPending(): Refusal {
  return new Refusal("UNAUTHORIZED", "no new password is asked for now")
}
