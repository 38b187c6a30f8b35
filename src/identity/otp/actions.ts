/** Setting up one-time passwords and recovery codes, and proving them. */

import { randomBytes } from "node:crypto"
import type { Actor } from "../../base/authorities.ts"
import { NO_WAIT } from "../../base/clock.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { type FieldProblem, type RateLimit, Refusal, validationRefusal } from "../../base/refusal.ts"
import { SecretDecryptionError } from "../../base/secret-box.ts"
import { sha256 } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../../system/audit/store.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import {
  backoffAfter,
  ENROLMENT_MS,
  encodeRecoveryCode,
  FAILURES_WITHOUT_BACKOFF,
  parseRecoveryCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES_COUNT,
} from "./rules.ts"
import {
  completeEnrolment,
  consumeOtpStep,
  deleteFactorAttempts,
  deleteOtp,
  deleteRecoveryCode,
  deleteRecoveryCodes,
  findEnrolment,
  findOtpSecret,
  lockFactorAttempts,
  saveEnrolment,
  saveFactorAttempts,
  saveRecoveryCodes,
} from "./store.ts"
import { generateOtpSecret, matchTimeStep } from "./totp/actions.ts"

/** The owner of the factors: a signed-in user, or the user of a sign-in attempt. */
export type FactorOwner = Pick<Actor, "userId" | "username">

type FactorDeps = Pick<Deps, "db" | "clock" | "secretBox">

/** The user who sets up one-time passwords; `context` is the id of their sign-in or sign-in attempt. */
type EnrolmentOwner = FactorOwner & { context: string }

/** The secret that waits for its first code: the one shown here before, or a new one. Base32. */
export async function startOtpEnrolment(
  deps: FactorDeps,
  who: Omit<EnrolmentOwner, "username">,
): Promise<string> {
  const now = deps.clock()
  const waiting = await findPendingEnrolment(deps, who)
  if (waiting) return waiting.secret
  const secret = generateOtpSecret()
  const sealed = Buffer.from(deps.secretBox.seal(secret, enrolmentSealContext(who)))
  await saveEnrolment(deps.db, who.userId, sealed, new Date(now.getTime() + ENROLMENT_MS))
  return secret
}

/** The secret that waits, or null: for showing it again. */
export async function findPendingOtpSecret(
  deps: FactorDeps,
  who: Omit<EnrolmentOwner, "username">,
): Promise<string | null> {
  return (await findPendingEnrolment(deps, who))?.secret ?? null
}

/** The enrolment is bound to its sign-in, so that others with the password cannot read the secret. */
async function findPendingEnrolment(
  deps: FactorDeps,
  who: Omit<EnrolmentOwner, "username">,
): Promise<{ sealed: Buffer; secret: string } | null> {
  const sealed = await findEnrolment(deps.db, who.userId, deps.clock())
  if (!sealed) return null
  try {
    return { sealed, secret: deps.secretBox.open(sealed, enrolmentSealContext(who)) }
  } catch (error) {
    if (error instanceof SecretDecryptionError) return null
    throw error
  }
}

/**
 * Takes the waiting secret into use once a code of it is there.
 *
 * @returns fresh recovery codes: shown now, and never again
 * @throws Refusal BAD_REQUEST for a wrong code, CONFLICT when no secret waits any more
 */
export async function enableOtp(deps: FactorDeps, owner: EnrolmentOwner, code: string): Promise<string[]> {
  const now = deps.clock()
  const { userId } = owner
  const waiting = await findPendingEnrolment(deps, owner)
  if (!waiting) throw enrolmentExpired(owner)
  const { secret } = waiting
  const step = await matchTimeStep(secret, code, now)
  if (step === null) throw validationRefusal([{ path: "code", message: "validation.otp" }])
  const sealed = Buffer.from(deps.secretBox.seal(secret, otpSealContext(userId)))
  return deps.db.transaction().execute(async (tx) => {
    if (!(await completeEnrolment(tx, userId, waiting.sealed, sealed, step))) throw enrolmentExpired(owner)
    await record({ tx, actor: owner, now }, "OTP_ENABLED", { type: "user", id: owner.userId })
    return renewRecoveryCodes(tx, owner, now)
  })
}

/** Disables one-time passwords. Recovery codes are deleted too, unless a passkey is left that they can replace. */
export async function disableOtp(deps: Deps, owner: FactorOwner, keepsPasskeys: boolean): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    if (!(await deleteOtp(tx, owner.userId))) return
    if (!keepsPasskeys) await deleteRecoveryCodes(tx, owner.userId)
    await record({ tx, actor: owner, now }, "OTP_DISABLED", { type: "user", id: owner.userId })
    await enqueueNotification(
      tx,
      { kind: "CREDENTIALS_CHANGED", userId: owner.userId, change: "OTP_DISABLED" },
      now,
    )
  })
  deps.publish({ kind: "user", id: owner.userId })
}

/** New recovery codes in place of the old ones. */
export function createRecoveryCodes(deps: FactorDeps, owner: FactorOwner): Promise<string[]> {
  return inTransaction(deps, (tx, now) => renewRecoveryCodes(tx, owner, now))
}

async function renewRecoveryCodes(tx: Db, owner: FactorOwner, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES_COUNT }, () =>
    encodeRecoveryCode(randomBytes(RECOVERY_CODE_LENGTH)),
  )
  await saveRecoveryCodes(
    tx,
    owner.userId,
    codes.map((code) => hashRecoveryCode(owner.userId, code)),
  )
  await record({ tx, actor: owner, now }, "RECOVERY_CODES_CREATED", { type: "user", id: owner.userId })
  return codes
}

/** Verifies a code of the user's secret and marks it as used; false for a wrong or used one. */
export async function consumeOtp(deps: FactorDeps, userId: string, code: string): Promise<boolean> {
  const sealed = await findOtpSecret(deps.db, userId)
  if (!sealed) return false
  const step = await matchTimeStep(deps.secretBox.open(sealed, otpSealContext(userId)), code, deps.clock())
  return step !== null && consumeOtpStep(deps.db, userId, sealed, step)
}

/** Uses up a recovery code of the user; false for a wrong or used one. */
export async function consumeRecoveryCode(deps: FactorDeps, userId: string, text: string): Promise<boolean> {
  const code = parseRecoveryCode(text)
  return code !== null && deleteRecoveryCode(deps.db, userId, hashRecoveryCode(userId, code))
}

/** Factors that can be guessed and are therefore throttled after wrong codes. */
type GuessableFactor = "OTP" | "RECOVERY_CODE"

/**
 * Verifies a guessable factor within the account's rate limit. A try counts before its verification, so that
 * concurrent tries gain nothing; a correct one resets the count.
 *
 * @throws Refusal LOGIN_FAILED when it is wrong, TOO_MANY_REQUESTS when the account is throttled
 */
export async function verifyFactor(
  deps: FactorDeps,
  owner: FactorOwner,
  factor: GuessableFactor,
  address: string,
  verify: () => Promise<boolean>,
): Promise<void> {
  const now = deps.clock()
  const rateLimit = await countFactorAttempt(deps.db, owner, now)
  if (await verify()) {
    await deleteFactorAttempts(deps.db, owner.userId)
    if (factor === "RECOVERY_CODE")
      await record({ tx: deps.db, actor: owner, now, address }, "RECOVERY_CODE_USED", {
        type: "user",
        id: owner.userId,
      })
    return
  }
  throw await failedAttempt(deps, owner, factor, address, rateLimit)
}

/** The field of each factor, and what is wrong with it. */
const WRONG_FACTORS = {
  OTP: { path: "otp", message: "validation.wrongCode" },
  RECOVERY_CODE: { path: "recoveryCode", message: "validation.wrongCode" },
  PASSWORD: { path: "password", message: "validation.currentPassword" },
} as const satisfies Record<GuessableFactor | "PASSWORD", FieldProblem>

/** Writes it down. @returns the refusal to throw */
export async function failedAttempt(
  deps: FactorDeps,
  owner: FactorOwner,
  factor: GuessableFactor | "PASSWORD",
  address: string,
  rateLimit?: RateLimit,
): Promise<Refusal> {
  await record(
    { tx: deps.db, actor: owner, now: deps.clock(), address },
    "SECOND_FACTOR_FAILED",
    { type: "user", id: owner.userId },
    { what: factor },
  )
  const details = { text: factor === "PASSWORD" ? undefined : ("wrongFactor" as const), rateLimit }
  return new Refusal("LOGIN_FAILED", `wrong ${factor} of "${owner.username}"`, details, [
    WRONG_FACTORS[factor],
  ])
}

/**
 * Counts a try as a failure.
 *
 * @returns the limit as it stands when the try fails
 * @throws Refusal TOO_MANY_REQUESTS while the account has to wait
 */
async function countFactorAttempt(db: Db, owner: FactorOwner, now: Date): Promise<RateLimit> {
  const { waitMs, limit } = await db.transaction().execute(async (tx) => {
    const { failures, blockedUntil } = await lockFactorAttempts(tx, owner.userId)
    const blockedMs = blockedUntil.getTime() - now.getTime()
    if (blockedMs > 0) return { waitMs: blockedMs, limit: codeLimit(failures, blockedMs) }
    const counted = failures + 1
    const nextMs = backoffAfter(counted)
    await saveFactorAttempts(tx, owner.userId, {
      failures: counted,
      blockedUntil: nextMs === 0 ? NO_WAIT : new Date(now.getTime() + nextMs),
    })
    return { waitMs: 0, limit: codeLimit(counted, nextMs) }
  })
  if (waitMs === 0) return limit
  const minutes = Math.ceil(waitMs / 60_000)
  throw new Refusal("TOO_MANY_REQUESTS", `"${owner.username}" has to wait ${minutes} min`, {
    text: "tooManyAttempts",
    minutes,
    retryAfterInSeconds: Math.ceil(waitMs / 1000),
    rateLimit: limit,
  })
}

/** @param waitMs  0 while the next try needs no wait */
function codeLimit(failures: number, waitMs: number): RateLimit {
  const limit = { policy: "second-factor", quota: FAILURES_WITHOUT_BACKOFF }
  if (waitMs === 0) return { ...limit, remaining: Math.max(1, FAILURES_WITHOUT_BACKOFF - failures) }
  return { ...limit, remaining: 0, resetInSeconds: Math.ceil(waitMs / 1000) }
}

function enrolmentExpired(owner: FactorOwner): Refusal {
  return new Refusal("CONFLICT", `no secret of "${owner.username}" waits`, { text: "otpEnrolmentExpired" })
}

function enrolmentSealContext({ userId, context }: { userId: string; context: string }): string {
  return `user:${userId}:otp-enrolment:${context}`
}

/** The context of the secret's seal; `users/actions.ts` seals with the same one. */
function otpSealContext(userId: string): string {
  return `user:${userId}:otp`
}

function hashRecoveryCode(userId: string, code: string): Buffer {
  return sha256(`${userId}:${code}`)
}
