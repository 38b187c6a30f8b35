/** Performs step-up authentication. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../../system/audit/store.ts"
import { listStepUpMethods, type StepUpDeps, stepUpMethodsOf } from "../../system/stepuppolicy/actions.ts"
import type { StepUpMethod } from "../../system/stepuppolicy/rules.ts"
import { getAvailableCredentials } from "../../system/stepuppolicy/store.ts"
import { authenticateByDirectory } from "../directories/sign-in/actions.ts"
import { consumeOtp, failedAttempt, verifyFactor } from "../otp/actions.ts"
import { requireRelyingParty, verifyPasskey } from "../passkeys/ceremony/actions.ts"
import { type RenewedSignIn, renewSignIn } from "../signin/store.ts"
import { localPasswordVerifier, verifyAgain } from "../signin/throttle/actions.ts"
import { findCredentials } from "../users/store.ts"
import type { StepUpCredentials } from "./contract.ts"

/** The same, with the name of the provider where that is one of them. */
export async function getStepUpOptions(deps: StepUpDeps, userId: string): Promise<StepUpOptions> {
  const facts = await getAvailableCredentials(deps.db, userId)
  return { methods: stepUpMethodsOf(facts), providerName: facts.providerName ?? "" }
}

export interface StepUpOptions {
  methods: StepUpMethod[]
  providerName: string
}

/** A fresh proof; `token` is the browser's new one. */
export interface StepUpResult extends RenewedSignIn {
  token: string
  authenticatedOn: Date
}

/** @throws Refusal LOGIN_FAILED when it is wrong, TOO_MANY_REQUESTS after too many wrong ones */
export async function performStepUp(
  deps: Deps,
  actor: Actor,
  proof: StepUpCredentials,
  request: Request,
  address: string,
): Promise<StepUpResult> {
  const { password, otp, passkey } = proof
  if (!passkey && otp === undefined) await requireStepUpMethod(deps, actor, "PASSWORD")
  if (passkey) {
    const context = { purpose: "PROOF" as const, attemptId: null, signInId: actor.signInId }
    await verifyPasskey(deps, requireRelyingParty(deps, request), context, passkey, actor.userId, address)
    return recordStepUp(deps, actor, "PASSKEY", address)
  }
  if (otp !== undefined) {
    await verifyFactor(deps, actor, "OTP", address, () => consumeOtp(deps, actor.userId, otp))
    return recordStepUp(deps, actor, "OTP", address)
  }
  await checkPassword(deps, actor, password ?? "", address)
  return recordStepUp(deps, actor, "PASSWORD", address)
}

/** @throws Refusal NOT_ALLOWED with `stepUp` when this method is too weak for a user with a second factor */
export async function requireStepUpMethod(
  deps: StepUpDeps,
  actor: Actor,
  way: "PASSWORD" | "OIDC",
): Promise<void> {
  const stepUp = await listStepUpMethods(deps, actor.userId)
  if (stepUp.includes(way) || !stepUp.some((other) => other === "OTP" || other === "PASSKEY")) return
  throw new Refusal("NOT_ALLOWED", `"${actor.username}" has a second factor`, {
    text: "secondFactorRequired",
    stepUp,
  })
}

/** Throttled like a sign-in, so that a stolen browser session allows no more guesses. */
async function checkPassword(deps: Deps, actor: Actor, password: string, address: string): Promise<void> {
  const { userId, username } = actor
  const { passwordHash, isOfDirectory } = await getAvailableCredentials(deps.db, userId)
  const atDirectory = async () => {
    const account = (await findCredentials(deps.db, username)) ?? null
    const said = await authenticateByDirectory(deps, { username, password, account }, { address })
    return said?.isUnanswered ? null : said?.userId === userId
  }
  const outcome = await verifyAgain(deps, actor, address, {
    ...localPasswordVerifier(deps, password, passwordHash),
    verifyRemotely: isOfDirectory ? atDirectory : undefined,
  })
  if (outcome !== "VERIFIED") throw await failedAttempt(deps, actor, "PASSWORD", address)
}

/**
 * Records a completed step-up, by one of the methods above or at an identity provider.
 *
 * @throws Refusal UNAUTHORIZED when the sign-in has ended meanwhile
 */
export async function recordStepUp(
  deps: Deps,
  actor: Actor,
  method: StepUpMethod,
  address: string,
): Promise<StepUpResult> {
  const token = createToken()
  const tokenHash = hashToken(token)
  return inTransaction(deps, async (tx, now) => {
    const renewed = await renewSignIn(tx, actor.signInId, method, tokenHash, now)
    if (!renewed) throw new Refusal("UNAUTHORIZED", "the sign-in has ended")
    const user = { type: "user", id: actor.userId } as const
    await record({ tx, actor, now, address }, "STEP_UP_SUCCEEDED", user, { method })
    return { ...renewed, token, authenticatedOn: now }
  })
}
