/** Setting up one-time passwords and recovery codes, and proving them. */
import { createHash, randomBytes } from "node:crypto"
import { type AuditEvent, writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { type RateLimit, Refusal, refuseFields } from "../base/refusal.ts"
import { SecretUnreadable } from "../base/secret-box.ts"
import { announce } from "../notifications/actions.ts"
import type { Actor } from "../roles/rules.ts"
import { newOtpSecret, stepOfCode } from "./actions-codes.ts"
import {
  ENROLMENT_MS,
  FREE_FAILURES,
  RECOVERY_CODE_LETTERS,
  RECOVERY_CODES,
  recoveryCodeFrom,
  recoveryCodeOf,
  waitAfter,
} from "./rules.ts"
import {
  deleteOtp,
  deleteRecoveryCodes,
  deleteTries,
  findEnrolment,
  findOtpSecret,
  lockTries,
  saveEnrolment,
  saveRecoveryCodes,
  saveTries,
  takeEnrolment,
  takeOtpStep,
  takeRecoveryCode,
} from "./store.ts"

/** Somebody whose own factors these are, signed in or on the way. */
export type Owner = Pick<Actor, "userId" | "username">

type FactorDeps = Pick<Deps, "db" | "clock" | "secretBox">

/** Somebody who sets a one-time password up, and where: the id of their sign-in, or of their attempt at one. */
export type Enroller = Owner & { place: string }

/** The secret that waits for its first code: the one shown here before, or a new one. Base32. */
export async function beginOtpEnrolment(deps: FactorDeps, who: Omit<Enroller, "username">): Promise<string> {
  const now = deps.clock()
  const waiting = await waitingHere(deps, who)
  if (waiting) return waiting.secret
  const secret = newOtpSecret()
  const sealed = Buffer.from(deps.secretBox.seal(secret, enrolmentOf(who)))
  await saveEnrolment(deps.db, who.userId, sealed, new Date(now.getTime() + ENROLMENT_MS))
  return secret
}

/** The secret that waits, or null: for showing it again. */
export async function waitingOtpSecret(
  deps: FactorDeps,
  who: Omit<Enroller, "username">,
): Promise<string | null> {
  return (await waitingHere(deps, who))?.secret ?? null
}

/** Only where it was begun: somebody else with the same password must not learn what the person will use. */
async function waitingHere(
  deps: FactorDeps,
  who: Omit<Enroller, "username">,
): Promise<{ sealed: Buffer; secret: string } | null> {
  const sealed = await findEnrolment(deps.db, who.userId, deps.clock())
  if (!sealed) return null
  try {
    return { sealed, secret: deps.secretBox.open(sealed, enrolmentOf(who)) }
  } catch (error) {
    if (error instanceof SecretUnreadable) return null
    throw error
  }
}

/**
 * Takes the waiting secret into use once a code of it is there.
 *
 * @returns fresh recovery codes: shown now, and never again
 * @throws Refusal BAD_REQUEST for a wrong code, CONFLICT when no secret waits any more
 */
export async function enableOtp(deps: FactorDeps, owner: Enroller, code: string): Promise<string[]> {
  const now = deps.clock()
  const { userId } = owner
  const waiting = await waitingHere(deps, owner)
  if (!waiting) throw enrolmentOver(owner)
  const { secret } = waiting
  const step = await stepOfCode(secret, code, now)
  if (step === null) throw refuseFields([{ path: "code", message: "validation.otp" }])
  const sealed = Buffer.from(deps.secretBox.seal(secret, secretOf(userId)))
  return deps.db.transaction().execute(async (tx) => {
    if (!(await takeEnrolment(tx, userId, waiting.sealed, sealed, step))) throw enrolmentOver(owner)
    await audit(tx, owner, "OTP_ENABLED", now)
    return renewRecoveryCodes(tx, owner, now)
  })
}

/** One-time passwords off. Recovery codes go too, unless a passkey is left that they stand in for. */
export async function disableOtp(deps: Deps, owner: Owner, keepsPasskeys: boolean): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteOtp(tx, owner.userId))) return
    if (!keepsPasskeys) await deleteRecoveryCodes(tx, owner.userId)
    await audit(tx, owner, "OTP_DISABLED", now)
    await announce(tx, { kind: "WAYS_IN_CHANGED", userId: owner.userId, change: "OTP_DISABLED" }, now)
  })
  deps.tell({ kind: "user", id: owner.userId })
}

/** New recovery codes in place of the old ones. */
export function createRecoveryCodes(deps: FactorDeps, owner: Owner): Promise<string[]> {
  return deps.db.transaction().execute((tx) => renewRecoveryCodes(tx, owner, deps.clock()))
}

async function renewRecoveryCodes(tx: Db, owner: Owner, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeFrom(randomBytes(RECOVERY_CODE_LETTERS)),
  )
  await saveRecoveryCodes(
    tx,
    owner.userId,
    codes.map((code) => recoveryHash(owner.userId, code)),
  )
  await audit(tx, owner, "RECOVERY_CODES_CREATED", now)
  return codes
}

/** Is this a code of the person's secret that was not used before? It is used now. */
export async function spendOtp(deps: FactorDeps, userId: string, code: string): Promise<boolean> {
  const sealed = await findOtpSecret(deps.db, userId)
  if (!sealed) return false
  const step = await stepOfCode(deps.secretBox.open(sealed, secretOf(userId)), code, deps.clock())
  return step !== null && takeOtpStep(deps.db, userId, sealed, step)
}

export async function spendRecoveryCode(deps: FactorDeps, userId: string, text: string): Promise<boolean> {
  const code = recoveryCodeOf(text)
  return code !== null && takeRecoveryCode(deps.db, userId, recoveryHash(userId, code))
}

/** What can be guessed, and therefore waits after wrong guesses. */
export type Guessed = "OTP" | "RECOVERY_CODE"

/**
 * Looks at something that can be guessed, as often as the account may: a try counts before it is looked at, so that
 * many at the same moment gain nothing, and a right one forgets the wrong ones.
 *
 * @throws Refusal LOGIN_FAILED when it is wrong, TOO_MANY_REQUESTS when the account has to wait
 */
export async function checkGuess(
  deps: FactorDeps,
  owner: Owner,
  what: Guessed,
  address: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const now = deps.clock()
  const rateLimit = await countTry(deps.db, owner, now)
  if (await isRight()) {
    await deleteTries(deps.db, owner.userId)
    if (what === "RECOVERY_CODE") await audit(deps.db, owner, "RECOVERY_CODE_USED", now, { address })
    return
  }
  throw await wrongGuess(deps, owner, what, address, rateLimit)
}

/** Writes it down. @returns the refusal to throw */
export async function wrongGuess(
  deps: FactorDeps,
  owner: Owner,
  what: Guessed | "PASSWORD",
  address: string,
  rateLimit?: RateLimit,
): Promise<Refusal> {
  await audit(deps.db, owner, "SECOND_FACTOR_FAILED", deps.clock(), { address, what })
  const details = { text: "wrongFactor" as const, ...(rateLimit && { rateLimit }) }
  return new Refusal("LOGIN_FAILED", `wrong ${what} of "${owner.username}"`, details)
}

/**
 * Counts a try as a failure.
 *
 * @returns the limit as it stands when the try fails
 * @throws Refusal TOO_MANY_REQUESTS while the account has to wait
 */
async function countTry(db: Db, owner: Owner, now: Date): Promise<RateLimit> {
  const { waitMs, limit } = await db.transaction().execute(async (tx) => {
    const { failures, blockedUntil } = await lockTries(tx, owner.userId, now)
    const blockedMs = blockedUntil.getTime() - now.getTime()
    if (blockedMs > 0) return { waitMs: blockedMs, limit: codeLimit(failures, blockedMs) }
    const counted = failures + 1
    const nextMs = waitAfter(counted)
    await saveTries(tx, owner.userId, {
      failures: counted,
      blockedUntil: new Date(now.getTime() + nextMs),
    })
    return { waitMs: 0, limit: codeLimit(counted, nextMs) }
  })
  if (waitMs === 0) return limit
  const minutes = Math.ceil(waitMs / 60_000)
  throw new Refusal("TOO_MANY_REQUESTS", `"${owner.username}" has to wait ${minutes} min`, {
    text: "tooManyTries",
    minutes,
    retryAfterInSeconds: Math.ceil(waitMs / 1000),
    rateLimit: limit,
  })
}

/** @param waitMs  0 while the next try needs no wait */
function codeLimit(failures: number, waitMs: number): RateLimit {
  const limit = { policy: "second-factor", quota: FREE_FAILURES }
  if (waitMs === 0) return { ...limit, remaining: Math.max(1, FREE_FAILURES - failures) }
  return { ...limit, remaining: 0, resetInSeconds: Math.ceil(waitMs / 1000) }
}

function enrolmentOver(owner: Owner): Refusal {
  return new Refusal("CONFLICT", `no secret of "${owner.username}" waits`, { text: "otpEnrolmentOver" })
}

function enrolmentOf({ userId, place }: { userId: string; place: string }): string {
  return `user:${userId}:otp-enrolment:${place}`
}

/** What the secret's seal is bound to; the people's room seals with the same words. */
function secretOf(userId: string): string {
  return `user:${userId}:otp`
}

function recoveryHash(userId: string, code: string): Buffer {
  return createHash("sha256").update(`${userId}:${code}`).digest()
}

function audit(
  db: Db,
  owner: Owner,
  event: AuditEvent,
  now: Date,
  { address = "", ...details }: { address?: string; what?: string } = {},
): Promise<void> {
  return writeAudit(db, owner, { event, objectType: "user", objectId: owner.userId, address, details }, now)
}
