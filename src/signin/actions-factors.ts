/** The second step of signing in: a code, a passkey, or setting one of them up; and the passkey that needs no password. */
import type { Deps } from "../base/deps.ts"
import { Refusal, type RefusalCode } from "../base/refusal.ts"
import { beginOtpEnrolment, checkGuess, enableOtp, spendOtp, spendRecoveryCode } from "../otp/actions.ts"
import { ATTEMPT_FAILURES_MAX } from "../otp/rules.ts"
import { keepPasskey, type PasskeyToKeep } from "../passkeys/actions.ts"
import { checkPasskey, createChallenge, createNewChallenge, siteOf } from "../passkeys/actions-ceremony.ts"
import type { PasskeyAnswer } from "../passkeys/contract.ts"
import type { SIGN_IN_PURPOSES } from "../passkeys/rules.ts"
import { mayComeAlone } from "../passkeys/store.ts"
import { getUser } from "../people/store.ts"
import {
  beginSignIn,
  continueSignIn,
  getAttempt,
  type Origin,
  type SignInOutcome,
  stepOf,
} from "./actions-steps.ts"
import { nextStep, type SignInMethod, type SignInStep } from "./rules-steps.ts"
import { type Attempt, countAttemptFailure, deleteAttempt, signInFacts } from "./store-attempts.ts"

/** An attempt that waits for this very step, and its token. */
export interface Waiting {
  attempt: Attempt
  token: string
}

/** @throws Refusal UNAUTHORIZED when there is none, or it waits for something else */
export async function waitingFor(deps: Deps, token: string | null, step: SignInStep): Promise<Waiting> {
  const attempt = await getAttempt(deps, token)
  if ((await stepOf(deps, attempt)) !== step)
    throw new Refusal("UNAUTHORIZED", `no sign-in waits for ${step}`)
  return { attempt, token: token ?? "" }
}

/** @throws Refusal CONFLICT where passkeys cannot be used, UNAUTHORIZED without the attempt that it is for */
export async function createSignInChallenge(
  deps: Deps,
  purpose: (typeof SIGN_IN_PURPOSES)[number],
  token: string | null,
  request: Request,
) {
  const site = siteOf(deps, request)
  if (purpose === "SIGN_IN")
    return createChallenge(deps, site, { purpose, attemptId: null, signInId: null }, null)
  const { attempt } = await waitingFor(deps, token, purpose)
  const place = { purpose, attemptId: attempt.id, signInId: null }
  if (purpose === "SECOND_FACTOR") return createChallenge(deps, site, place, attempt.userId)
  const { username, displayName } = await getUser(deps.db, attempt.userId, deps.clock())
  return createNewChallenge(deps, site, place, { userId: attempt.userId, username, displayName })
}

/** Without a password. @throws Refusal LOGIN_FAILED, the same for every reason */
export async function signInWithPasskey(
  deps: Deps,
  answer: PasskeyAnswer,
  returnTo: string,
  request: Request,
  origin: Origin,
): Promise<SignInOutcome> {
  const place = { purpose: "SIGN_IN" as const, attemptId: null, signInId: null }
  const userId = await checkPasskey(deps, siteOf(deps, request), place, answer, null, origin.address)
  if (!(await mayComeAlone(deps.db, userId, deps.clock()))) {
    throw new Refusal("LOGIN_FAILED", `user ${userId} may not sign in by passkey`, { text: "passkeyRefused" })
  }
  return beginSignIn(deps, { userId, method: "PASSKEY", returnTo }, origin)
}

export type GivenCode = { kind: "OTP" | "RECOVERY_CODE"; code: string }

/** @throws Refusal LOGIN_FAILED for a wrong code, UNAUTHORIZED after too many: the password is asked for again */
export async function proveCode(
  deps: Deps,
  { attempt, token }: Waiting,
  { kind, code }: GivenCode,
  origin: Origin,
): Promise<SignInOutcome> {
  const { userId } = attempt
  const { username } = await getUser(deps.db, userId, deps.clock())
  const isRight = () =>
    kind === "OTP" ? spendOtp(deps, userId, code) : spendRecoveryCode(deps, userId, code)
  await counting(deps, attempt, () => checkGuess(deps, { userId, username }, kind, origin.address, isRight))
  return continueSignIn(deps, attempt, token, kind, origin)
}

/** @throws Refusal LOGIN_FAILED for a passkey that does not fit, UNAUTHORIZED after too many */
export async function provePasskey(
  deps: Deps,
  { attempt, token }: Waiting,
  answer: PasskeyAnswer,
  request: Request,
  origin: Origin,
): Promise<SignInOutcome> {
  const place = { purpose: "SECOND_FACTOR" as const, attemptId: attempt.id, signInId: null }
  const site = siteOf(deps, request)
  await counting(deps, attempt, async () => {
    await checkPasskey(deps, site, place, answer, attempt.userId, origin.address)
  })
  return continueSignIn(deps, attempt, token, "PASSKEY", origin)
}

/** Tries while the account has to wait count too, so that an attempt does not outlast its wait. */
const FAILURES: ReadonlySet<RefusalCode> = new Set(["LOGIN_FAILED", "TOO_MANY_REQUESTS"])

async function counting(deps: Deps, attempt: Attempt, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !FAILURES.has(error.code)) throw error
    if ((await countAttemptFailure(deps.db, attempt.id)) < ATTEMPT_FAILURES_MAX) throw error
    await deleteAttempt(deps.db, attempt.id)
    throw new Refusal("UNAUTHORIZED", "too many wrong answers, the sign-in is over")
  }
}

/** The secret to show to somebody whose group demands a second factor. */
export function otpSecretOf(deps: Deps, { attempt }: Waiting): Promise<string> {
  return beginOtpEnrolment(deps, { userId: attempt.userId, place: attempt.id })
}

/** @throws Refusal BAD_REQUEST for a wrong code, CONFLICT when the secret waits no more */
export async function enrolOtp(
  deps: Deps,
  { attempt, token }: Waiting,
  code: string,
  origin: Origin,
): Promise<{ codes: string[]; outcome: SignInOutcome }> {
  const { userId } = attempt
  const { username } = await getUser(deps.db, userId, deps.clock())
  const codes = await enableOtp(deps, { userId, username, place: attempt.id }, code)
  return { codes, outcome: await continueSignIn(deps, attempt, token, "OTP", origin) }
}

/** @throws Refusal CONFLICT when the passkey does not fit */
export async function enrolPasskey(
  deps: Deps,
  { attempt, token }: Waiting,
  passkey: Omit<PasskeyToKeep, "address">,
  request: Request,
  origin: Origin,
): Promise<SignInOutcome> {
  const { userId } = attempt
  const { username } = await getUser(deps.db, userId, deps.clock())
  const place = { purpose: "ENROL" as const, attemptId: attempt.id, signInId: null }
  await keepPasskey(deps, { userId, username }, { ...passkey, address: origin.address }, place, request)
  return continueSignIn(deps, attempt, token, "PASSKEY", origin)
}

/**
 * What an API client that gave the right password has proved, with a one-time password where one is asked for.
 *
 * @throws Refusal LOGIN_FAILED when that is wrong
 */
export async function methodsOfClient(
  deps: Deps,
  { userId, method }: { userId: string; method: SignInMethod },
  otp: string | undefined,
  address: string,
): Promise<SignInMethod[]> {
  const step = nextStep(await signInFacts(deps.db, userId, [method], deps.clock()))
  if (otp === undefined || step !== "SECOND_FACTOR") return [method]
  const { username } = await getUser(deps.db, userId, deps.clock())
  await checkGuess(deps, { userId, username }, "OTP", address, () => spendOtp(deps, userId, otp))
  return [method, "OTP"]
}
