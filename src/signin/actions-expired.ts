/** An expired password on the way in: replaced by whoever has just proved the old one, and whatever else is asked for. */
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { announce } from "../notifications/actions.ts"
import { findPasswordHash, getUser, savePasswordHash } from "../people/store.ts"
import { newHashFor } from "./actions-reset.ts"
import { continueSignIn, getAttempt, type Origin, type SignInOutcome, stepOf } from "./actions-steps.ts"
import type { SignInStep } from "./rules-steps.ts"
import { revokeSignInsOf } from "./store.ts"
import { type Attempt, deleteAttemptsOf, lockAttempt } from "./store-attempts.ts"
import { deleteResetsOf } from "./store-reset.ts"

/** @throws Refusal UNAUTHORIZED without an attempt whose time is not over */
export async function expiredPasswordAttempt(
  deps: Pick<Deps, "db" | "clock">,
  token: string | null,
): Promise<{ attempt: Attempt; username: string; step: SignInStep | null }> {
  const attempt = await getAttempt(deps, token)
  const { username } = await getUser(deps.db, attempt.userId, deps.clock())
  return { attempt, username, step: await stepOf(deps, attempt) }
}

/**
 * Saves the new password, ends the person's other sign-ins, and goes on.
 *
 * @throws Refusal BAD_REQUEST with what is wrong with the password, UNAUTHORIZED when that is not the step to do
 */
export async function replaceExpiredPassword(
  deps: Deps,
  token: string | null,
  password: string,
  origin: Origin,
): Promise<SignInOutcome> {
  const { attempt, step } = await expiredPasswordAttempt(deps, token)
  if (step !== "NEW_PASSWORD" || token === null) throw notNow()
  const now = deps.clock()
  const user = await getUser(deps.db, attempt.userId, now)
  const passwordHash = await findPasswordHash(deps.db, user.id)
  const hash = await newHashFor(deps, { ...user, passwordHash }, password)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockAttempt(tx, attempt.id))) throw notNow()
    await savePasswordHash(tx, user.id, hash, now)
    await revokeSignInsOf(tx, user.id, now)
    // Somebody else who knew the old one may be on the way in too.
    await deleteAttemptsOf(tx, user.id, attempt.id)
    await deleteResetsOf(tx, user.id)
    const fact = { event: "USER_CHANGED", objectType: "user", objectId: user.id } as const
    const told = { ...fact, address: origin.address, details: { "password.changed": true } }
    await writeAudit(tx, { userId: user.id, username: user.username }, told, now)
    const letter = { userId: user.id, change: "PASSWORD_CHANGED" as const, address: origin.address }
    await announce(tx, { kind: "WAYS_IN_CHANGED", ...letter }, now)
  })
  deps.tell({ kind: "user", id: user.id })
  return continueSignIn(deps, attempt, token, null, origin)
}

function notNow(): Refusal {
  return new Refusal("UNAUTHORIZED", "no new password is asked for now")
}
