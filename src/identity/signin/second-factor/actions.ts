/** The second step of signing in: a code, a passkey, or setting one of them up; and the passkey that needs no password. */

import type { ClientInfo } from "../../../base/client-info.ts"
import type { Deps } from "../../../base/deps.ts"
import { Refusal, type RefusalCode } from "../../../base/refusal.ts"
import {
  consumeOtp,
  consumeRecoveryCode,
  enableOtp,
  startOtpEnrolment,
  verifyFactor,
} from "../../otp/actions.ts"
import { ATTEMPT_FAILURES_MAX } from "../../otp/rules.ts"
import { type PasskeyRegistration, storePasskey } from "../../passkeys/actions.ts"
import {
  createAuthenticationOptions,
  createRegistrationOptions,
  requireRelyingParty,
  verifyPasskey,
} from "../../passkeys/ceremony/actions.ts"
import type { AuthenticationResponse } from "../../passkeys/contract.ts"
import type { SIGN_IN_PURPOSES } from "../../passkeys/rules.ts"
import { canSignInWithPasskey } from "../../passkeys/store.ts"
import { getUser } from "../../users/store.ts"
import {
  beginSignIn,
  continueSignIn,
  getAttempt,
  getNextStep,
  type SignInOutcome,
} from "../attempt/actions.ts"
import { nextStep, type SignInMethod, type SignInStep } from "../attempt/rules.ts"
import { countAttemptFailure, deleteAttempt, getSignInFacts, type SignInAttempt } from "../attempt/store.ts"

/** An attempt whose next step is this one, and its token. */
export interface PendingStep {
  attempt: SignInAttempt
  token: string
}

/** @throws Refusal UNAUTHORIZED when there is none, or it waits for something else */
export async function requirePendingStep(
  deps: Deps,
  token: string | null,
  step: SignInStep,
): Promise<PendingStep> {
  const attempt = await getAttempt(deps, token)
  if ((await getNextStep(deps, attempt)) !== step)
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
  const site = requireRelyingParty(deps, request)
  if (purpose === "SIGN_IN")
    return createAuthenticationOptions(deps, site, { purpose, attemptId: null, signInId: null }, null)
  const { attempt } = await requirePendingStep(deps, token, purpose)
  const context = { purpose, attemptId: attempt.id, signInId: null }
  if (purpose === "SECOND_FACTOR") return createAuthenticationOptions(deps, site, context, attempt.userId)
  const { username, displayName } = await getUser(deps.db, attempt.userId, deps.clock())
  return createRegistrationOptions(deps, site, context, { userId: attempt.userId, username, displayName })
}

/** Without a password. @throws Refusal LOGIN_FAILED, the same for every reason */
export async function signInWithPasskey(
  deps: Deps,
  answer: AuthenticationResponse,
  returnTo: string,
  request: Request,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const context = { purpose: "SIGN_IN" as const, attemptId: null, signInId: null }
  const userId = await verifyPasskey(
    deps,
    requireRelyingParty(deps, request),
    context,
    answer,
    null,
    client.address,
  )
  if (!(await canSignInWithPasskey(deps.db, userId, deps.clock()))) {
    throw new Refusal("LOGIN_FAILED", `user ${userId} may not sign in by passkey`, { text: "passkeyRefused" })
  }
  return beginSignIn(deps, { userId, method: "PASSKEY", evidence: "PASSKEY", returnTo }, client)
}

export type SubmittedCode = { kind: "OTP" | "RECOVERY_CODE"; code: string }

/** @throws Refusal LOGIN_FAILED for a wrong code, UNAUTHORIZED after too many: the password is required again */
export async function verifyCode(
  deps: Deps,
  { attempt, token }: PendingStep,
  { kind, code }: SubmittedCode,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const { userId } = attempt
  const { username } = await getUser(deps.db, userId, deps.clock())
  const isRight = () =>
    kind === "OTP" ? consumeOtp(deps, userId, code) : consumeRecoveryCode(deps, userId, code)
  await limitFailures(deps, attempt, () =>
    verifyFactor(deps, { userId, username }, kind, client.address, isRight),
  )
  return continueSignIn(deps, attempt, token, kind, client)
}

/** @throws Refusal LOGIN_FAILED for a passkey that does not fit, UNAUTHORIZED after too many */
export async function verifySecondFactorPasskey(
  deps: Deps,
  { attempt, token }: PendingStep,
  answer: AuthenticationResponse,
  request: Request,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const context = { purpose: "SECOND_FACTOR" as const, attemptId: attempt.id, signInId: null }
  const site = requireRelyingParty(deps, request)
  await limitFailures(deps, attempt, async () => {
    await verifyPasskey(deps, site, context, answer, attempt.userId, client.address)
  })
  return continueSignIn(deps, attempt, token, "PASSKEY", client)
}

/** Tries while the account has to wait count too, so that an attempt does not outlast its wait. */
const FAILURES: ReadonlySet<RefusalCode> = new Set(["LOGIN_FAILED", "TOO_MANY_REQUESTS"])

async function limitFailures(deps: Deps, attempt: SignInAttempt, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !FAILURES.has(error.code)) throw error
    if ((await countAttemptFailure(deps.db, attempt.id)) < ATTEMPT_FAILURES_MAX) throw error
    await deleteAttempt(deps.db, attempt.id)
    throw new Refusal("UNAUTHORIZED", "too many wrong answers, the sign-in is over")
  }
}

/** The secret for a user whose group requires a second factor. */
export function startEnrolmentOf(deps: Deps, { attempt }: PendingStep): Promise<string> {
  return startOtpEnrolment(deps, { userId: attempt.userId, context: attempt.id })
}

/** @throws Refusal BAD_REQUEST for a wrong code, CONFLICT when the secret has expired */
export async function enrolOtp(
  deps: Deps,
  { attempt, token }: PendingStep,
  code: string,
  client: ClientInfo,
): Promise<{ codes: string[]; outcome: SignInOutcome }> {
  const { userId } = attempt
  const { username } = await getUser(deps.db, userId, deps.clock())
  const codes = await enableOtp(deps, { userId, username, context: attempt.id }, code)
  return { codes, outcome: await continueSignIn(deps, attempt, token, "OTP", client) }
}

/** @throws Refusal CONFLICT when the passkey does not fit */
export async function enrolPasskey(
  deps: Deps,
  { attempt, token }: PendingStep,
  passkey: Omit<PasskeyRegistration, "address">,
  request: Request,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const { userId } = attempt
  const { username } = await getUser(deps.db, userId, deps.clock())
  const context = { purpose: "ENROL" as const, attemptId: attempt.id, signInId: null }
  await storePasskey(deps, { userId, username }, { ...passkey, address: client.address }, context, request)
  return continueSignIn(deps, attempt, token, "PASSKEY", client)
}

/**
 * Verifies the second factor of an API client after its password: a one-time password where one is required.
 *
 * @returns the sign-in methods used
 * @throws Refusal LOGIN_FAILED for a wrong one-time password
 */
export async function verifyClientFactors(
  deps: Deps,
  { userId, method }: { userId: string; method: SignInMethod },
  otp: string | undefined,
  address: string,
): Promise<SignInMethod[]> {
  const step = nextStep(await getSignInFacts(deps.db, userId, [method], deps.clock()))
  if (otp === undefined || step !== "SECOND_FACTOR") return [method]
  const { username } = await getUser(deps.db, userId, deps.clock())
  await verifyFactor(deps, { userId, username }, "OTP", address, () => consumeOtp(deps, userId, otp))
  return [method, "OTP"]
}
