/**
 * A forgotten password: a one-time password travels by e-mail and buys a new password, nothing else; the person then signs
 * in as always, second factor included.
 *
 * Asking does the same whether the account exists or not; what differs happens afterwards, in a job.
 */
import { randomBytes } from "node:crypto"
import { revokeApiTokensOf } from "../apitokens/store.ts"
import { writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { networkOf } from "../base/networks.ts"
import { type Refusal, refuseFields } from "../base/refusal.ts"
import { HIGHEST_PRIORITY } from "../base/semaphore.ts"
import { announce, sealForLetter } from "../notifications/actions.ts"
import { hashAllowedPassword } from "../passwords/actions.ts"
import { inHashingTurn, verifyPassword } from "../passwords/actions-hashing.ts"
import { endSignInsOf, wordsOf } from "../people/actions.ts"
import { savePasswordHash } from "../people/store.ts"
import { countFailure, slowed } from "./actions-brakes.ts"
import { hashOf } from "./actions-steps.ts"
import { isBlocked } from "./rules-brakes.ts"
import {
  ONE_TIME_PASSWORD_BYTES,
  ONE_TIME_PASSWORD_MS,
  plainOneTimePassword,
  type ResetIdentity,
  writtenOneTimePassword,
} from "./rules-reset.ts"
import { brakeKey, deleteBrake, readBrakes } from "./store-brakes.ts"
import {
  deleteReset,
  deleteResetRequest,
  findReset,
  findUserToReset,
  insertResetRequest,
  type ResetCandidate,
  saveReset,
  takeResetRequest,
} from "./store-reset.ts"

/** Wishes that wait for the job; a flood beyond them is dropped unheard. */
export const RESET_REQUESTS_WAITING_MAX = 1000

/** Queues the wish. Says nothing about the account, nor about being slowed down. */
export async function requestReset(deps: Deps, who: ResetIdentity, address: string): Promise<void> {
  const now = deps.clock()
  const keys = [
    brakeKey("RESET_ACCOUNT", { name: (who.username || who.email).toLowerCase() }),
    brakeKey("RESET_NETWORK", { network: networkOf(address) }),
  ]
  const userId = await findUserToReset(deps.db, who)
  const isBraked = (await readBrakes(deps.db, keys)).some((brake) => isBlocked(brake, now))
  if (isBraked || !(await countFailure(deps, keys, { userId, address }, now))) return
  await insertResetRequest(deps.db, { userId, address, now, most: RESET_REQUESTS_WAITING_MAX })
}

/** Does what was wished for: the job's work. @returns how many letters are queued */
export async function sendResets(deps: Deps, signal: AbortSignal): Promise<number> {
  let letters = 0
  while (!signal.aborted) {
    const done = await deps.db.transaction().execute((tx) => sendNext(deps, tx))
    if (done === null) break
    letters += done
  }
  return letters
}

/** @returns null when nothing waits */
async function sendNext(deps: Deps, tx: Db): Promise<0 | 1 | null> {
  const now = deps.clock()
  const request = await takeResetRequest(tx)
  if (!request) return null
  await deleteResetRequest(tx, request.id)
  const { userId, username, address, mayReset } = request
  const fact = { event: "PASSWORD_RESET_REQUESTED", objectType: "user", objectId: userId, address } as const
  const isSent = userId !== null && mayReset && deps.mailer !== null
  await writeAudit(tx, null, { ...fact, details: { username, sent: isSent } }, now)
  if (!isSent) return 0
  const code = writtenOneTimePassword(randomBytes(ONE_TIME_PASSWORD_BYTES))
  const expiresOn = new Date(now.getTime() + ONE_TIME_PASSWORD_MS)
  await saveReset(tx, { userId, codeHash: hashOf(plainOneTimePassword(code)), createdOn: now, expiresOn })
  await announce(tx, { kind: "PASSWORD_RESET", userId, sealedPassword: sealForLetter(deps, code) }, now)
  return 1
}

/**
 * Takes the one-time password for a new one, and ends whatever was signed in, API tokens too: somebody else may have made
 * them.
 *
 * @throws Refusal BAD_REQUEST naming `oneTimePassword` when it is not, or no longer, valid, or what is wrong with the
 *         new one, which leaves the one-time password as it was
 */
export async function resetPassword(
  deps: Deps,
  given: { oneTimePassword: string; password: string },
  address: string,
): Promise<void> {
  const codeHash = hashOf(plainOneTimePassword(given.oneTimePassword))
  const candidate = await checkOneTimePassword(deps, codeHash, address)
  const hash = await newHashFor(deps, candidate, given.password)
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteReset(tx, codeHash))) throw wrongOneTimePassword()
    await savePasswordHash(tx, candidate.userId, hash, now)
    const { userId } = candidate
    await endSignInsOf(tx, userId, now)
    const apiTokensEnded = await revokeApiTokensOf(tx, userId, now)
    const fact = { event: "PASSWORD_RESET", objectType: "user", objectId: userId, address } as const
    await writeAudit(tx, candidate, { ...fact, details: { by: "e-mail", apiTokensEnded } }, now)
    const told = { userId, change: "PASSWORD_RESET" as const, address, apiTokensEnded }
    await announce(tx, { kind: "WAYS_IN_CHANGED", ...told }, now)
  })
  deps.tell({ kind: "user", id: candidate.userId })
}

/** Counts wrong ones by network: there are too many to guess, and nobody can use up somebody else's. */
async function checkOneTimePassword(deps: Deps, codeHash: Buffer, address: string): Promise<ResetCandidate> {
  const now = deps.clock()
  const key = brakeKey("RESET_CODE", { network: networkOf(address) })
  const [brake] = await readBrakes(deps.db, [key])
  const isBraked = isBlocked(brake ?? null, now)
  if (isBraked || !(await countFailure(deps, [key], { userId: null, address }, now))) {
    await slowed()
    throw wrongOneTimePassword()
  }
  const candidate = await findReset(deps.db, codeHash, now)
  if (!candidate) throw wrongOneTimePassword()
  await deleteBrake(deps.db, key)
  return candidate
}

/** The hash of a password that keeps the policy and is not the one there was. */
export async function newHashFor(
  deps: Pick<Deps, "db">,
  person: Pick<ResetCandidate, "username" | "firstname" | "surname" | "email" | "passwordHash">,
  password: string,
): Promise<string> {
  if (await inHashingTurn(HIGHEST_PRIORITY, () => verifyPassword(password, person.passwordHash))) {
    throw refuseFields([{ path: "password", message: "validation.passwordSame" }])
  }
  return hashAllowedPassword(deps.db, password, wordsOf(person))
}

function wrongOneTimePassword(): Refusal {
  return refuseFields([{ path: "oneTimePassword", message: "validation.oneTimePassword" }])
}
