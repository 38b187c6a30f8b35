/**
 * Password reset: a one-time password sent by e-mail authorises setting a new password and nothing else; the user
 * then signs in as usual, second factor included.
 *
 * The request behaves the same whether the account exists or not; the difference is made later, in a job.
 */

import { randomBytes } from "node:crypto"
import type { Actor } from "../../../base/authorities.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { networkOf } from "../../../base/networks.ts"
import { Refusal, validationRefusal } from "../../../base/refusal.ts"
import { HIGHEST_PRIORITY } from "../../../base/semaphore.ts"
import { hashToken } from "../../../base/token.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { getInstallation } from "../../../system/environment/store.ts"
import { enqueueNotification, sealForEmail } from "../../../system/notifications/actions.ts"
import { hashCompliantPassword } from "../../passwords/actions.ts"
import { PasswordHasher } from "../../passwords/hashing/actions.ts"
import { revokeApiTokensOf, signOutEverywhere } from "../../revocation/store.ts"
import { addUser, personalWordsOf } from "../../users/actions.ts"
import type { InvitedUserInput } from "../../users/contract.ts"
import { savePasswordHash } from "../../users/store.ts"
import { countFailure, delayThrottledAnswer } from "../throttle/actions.ts"
import { isBlocked } from "../throttle/rules.ts"
import { deleteThrottle, readThrottles, throttleKey } from "../throttle/store.ts"
import {
  FIRST_PASSWORD_MS,
  formatOneTimePassword,
  normalizeOneTimePassword,
  ONE_TIME_PASSWORD_BYTES,
  ONE_TIME_PASSWORD_MS,
  type ResetIdentity,
} from "./rules.ts"
import {
  deleteReset,
  deleteResetRequest,
  findReset,
  findUserToReset,
  insertResetRequest,
  lockNextResetRequest,
  type ResetCandidate,
  saveReset,
} from "./store.ts"

/** Wishes that wait for the job; a flood beyond them is dropped unheard. */
export const RESET_REQUESTS_PENDING_MAX = 1000

/** Queues the request. The response reveals neither whether the account exists nor whether it is throttled. */
export async function requestPasswordReset(deps: Deps, who: ResetIdentity, address: string): Promise<void> {
  const now = deps.clock()
  const user = await findUserToReset(deps.db, who)
  const userId = user?.id ?? null
  const keys = [
    throttleKey("RESET_ACCOUNT", { name: user?.username ?? (who.username || who.email) }),
    throttleKey("RESET_NETWORK", { network: networkOf(address) }),
  ]
  const isThrottled = (await readThrottles(deps.db, keys)).some((throttle) => isBlocked(throttle, now))
  if (isThrottled || !(await countFailure(deps, keys, { userId, address }, now))) return
  await insertResetRequest(deps.db, { userId, address, now, most: RESET_REQUESTS_PENDING_MAX })
}

/**
 * Has a one-time password sent to a user, as an administrator asks: no throttle drops it in silence, and the audit entry of the
 * e-mail names the administrator.
 *
 * @throws Refusal SERVER_BUSY when too many wait
 */
export async function sendOneTimePassword(
  deps: Pick<Deps, "db" | "clock">,
  actor: Pick<Actor, "userId">,
  userId: string,
  address: string,
): Promise<void> {
  const request = { userId, requestedBy: actor.userId, address, now: deps.clock() }
  if (!(await insertResetRequest(deps.db, { ...request, most: RESET_REQUESTS_PENDING_MAX })))
    throw new Refusal("SERVER_BUSY", "too many one-time passwords wait to be sent")
}

/** Users that wait for their first one-time password: two imports of the most rows. */
const INVITED_USERS_PENDING_MAX = 20_000

/**
 * A new local user who sets the first password by a one-time password from an e-mail.
 *
 * @returns the new user's id
 * @throws Refusal as `addUser`; BAD_REQUEST without an e-mail address
 */
export async function addInvitedUser(
  deps: Deps,
  actor: Actor,
  person: InvitedUserInput,
  address: string,
): Promise<string> {
  if (person.email === "") throw validationRefusal([{ path: "email", message: "validation.required" }])
  const userId = await addUser(deps, actor, { ...person, password: null })
  const request = { userId, requestedBy: actor.userId, address, now: deps.clock() }
  await insertResetRequest(deps.db, { ...request, most: INVITED_USERS_PENDING_MAX })
  return userId
}

/** Sends requested password resets, as a job. @returns how many e-mails are queued */
export async function sendPasswordResets(deps: Deps, signal: AbortSignal): Promise<number> {
  let letters = 0
  while (!signal.aborted) {
    const done = await deps.db.transaction().execute((tx) => sendNextReset(deps, tx))
    if (done === null) break
    letters += done
  }
  return letters
}

/** @returns null when nothing waits */
async function sendNextReset(deps: Deps, tx: Db): Promise<0 | 1 | null> {
  const now = deps.clock()
  const request = await lockNextResetRequest(tx)
  if (!request) return null
  await deleteResetRequest(tx, request.id)
  const { userId, username, requester, isNewAccount, address, canReset: mayReset } = request
  const isSent = userId !== null && mayReset && deps.mailer !== null
  await record(
    { tx, actor: requester, now, address },
    "PASSWORD_RESET_REQUESTED",
    { type: "user", id: userId },
    { username, sent: isSent },
  )
  if (!isSent) return 0
  const code = formatOneTimePassword(randomBytes(ONE_TIME_PASSWORD_BYTES))
  const expiresOn = new Date(now.getTime() + (isNewAccount ? FIRST_PASSWORD_MS : ONE_TIME_PASSWORD_MS))
  await saveReset(tx, {
    userId,
    codeHash: hashToken(normalizeOneTimePassword(code)),
    createdOn: now,
    expiresOn,
  })
  await enqueueNotification(
    tx,
    {
      kind: "PASSWORD_RESET",
      userId,
      sealedPassword: sealForEmail(deps, code),
      validUntil: expiresOn,
      newAccount: isNewAccount ? { username, customer: (await getInstallation(tx)).customerName } : null,
      requesterLanguage: requester?.language ?? null,
    },
    now,
  )
  return 1
}

/**
 * Replaces the password by means of the one-time password, and ends all sign-ins and API tokens of the account: an
 * attacker may have created them.
 *
 * @throws Refusal BAD_REQUEST naming `oneTimePassword` when it is invalid or expired, or with the problems of the new
 *         password; the one-time password stays valid then
 */
export async function resetPassword(
  deps: Deps,
  given: { oneTimePassword: string; password: string },
  address: string,
): Promise<void> {
  const codeHash = hashToken(normalizeOneTimePassword(given.oneTimePassword))
  const candidate = await checkOneTimePassword(deps, codeHash, address)
  const hash = await hashReplacementPassword(deps, candidate, given.password)
  await inTransaction(deps, async (tx, now) => {
    if (!(await deleteReset(tx, codeHash))) throw wrongOneTimePassword()
    await savePasswordHash(tx, candidate.userId, hash, now)
    const { userId } = candidate
    await signOutEverywhere(tx, userId, now)
    const apiTokensEnded = await revokeApiTokensOf(tx, userId, now)
    await record(
      { tx, actor: candidate, now, address },
      "PASSWORD_RESET",
      { type: "user", id: userId },
      { by: "e-mail", apiTokensEnded },
    )
    const notice = { userId, change: "PASSWORD_RESET" as const, address, apiTokensEnded }
    await enqueueNotification(tx, { kind: "CREDENTIALS_CHANGED", ...notice }, now)
  })
  deps.publish({ kind: "user", id: candidate.userId })
}

/** Counts wrong codes by network, so that an attacker cannot use up another user's attempts. */
async function checkOneTimePassword(deps: Deps, codeHash: Buffer, address: string): Promise<ResetCandidate> {
  const now = deps.clock()
  const key = throttleKey("RESET_CODE", { network: networkOf(address) })
  const [throttle] = await readThrottles(deps.db, [key])
  const isThrottled = isBlocked(throttle ?? null, now)
  if (isThrottled || !(await countFailure(deps, [key], { userId: null, address }, now))) {
    await delayThrottledAnswer(deps)
    throw wrongOneTimePassword()
  }
  const candidate = await findReset(deps.db, codeHash, now)
  if (!candidate) throw wrongOneTimePassword()
  await deleteThrottle(deps.db, key)
  return candidate
}

/** @returns the hash of the new password. @throws Refusal BAD_REQUEST for the current one, and one against the policy */
export async function hashReplacementPassword(
  deps: Pick<Deps, "db" | "state">,
  person: Pick<ResetCandidate, "username" | "firstname" | "surname" | "email" | "passwordHash">,
  password: string,
): Promise<string> {
  const hasher = deps.state.get(PasswordHasher)
  if (await hasher.slots.run(HIGHEST_PRIORITY, () => hasher.verify(password, person.passwordHash))) {
    throw validationRefusal([{ path: "password", message: "validation.passwordSame" }])
  }
  return hashCompliantPassword(deps, password, personalWordsOf(person))
}

function wrongOneTimePassword(): Refusal {
  return validationRefusal([{ path: "oneTimePassword", message: "validation.oneTimePassword" }])
}
