/** Asking again who somebody is, and taking the answer. */
import { createHash, randomBytes } from "node:crypto"
import { differences } from "../audit/rules.ts"
import { writeAudit } from "../audit/store.ts"
import { checkVersion } from "../base/constraint.ts"
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { HIGHEST_PRIORITY } from "../base/semaphore.ts"
import { proveByDirectory } from "../directories/actions-signin.ts"
import { checkGuess, spendOtp, wrongGuess } from "../otp/actions.ts"
import { checkPasskey, siteOf } from "../passkeys/actions-ceremony.ts"
import type { Actor } from "../roles/rules.ts"
import { passwordProof, provedUnderBrakes } from "../signin/actions-brakes.ts"
import { type Proof, type StepUpPolicy, type StepUpPolicyChange, stepUpPolicyChanges } from "./contract.ts"
import {
  ALWAYS_FRESH_MINUTES,
  type FreshDeed,
  isFresh,
  isPolicyDeed,
  type ProofWay,
  proofWays,
} from "./rules.ts"
import {
  freshMinutesOf,
  getStepUpPolicy,
  lockStepUpPolicy,
  type ProofMeans,
  proofFactsOf,
  type RenewedSignIn,
  renewSignIn,
  saveStepUpPolicy,
} from "./store.ts"

/** 256 random bits. */
const TOKEN_BYTES = 32

type AskingDeps = Pick<Deps, "db" | "clock">

/**
 * Has this person proved recently enough who they are for this deed? Asked at every deed that the policy names.
 *
 * @throws Refusal NOT_ALLOWED with `stepUp`: the ways in which they can prove it now
 */
export async function checkFresh(deps: AskingDeps, actor: Actor, deed: FreshDeed): Promise<void> {
  const minutes = isPolicyDeed(deed) ? await freshMinutesOf(deps.db, deed) : ALWAYS_FRESH_MINUTES
  if (isFresh(actor.provenOn, minutes, deps.clock())) return
  const stepUp = await proofWaysOf(deps, actor.userId)
  const text = stepUp.length === 0 ? "proofImpossible" : "proofNeeded"
  throw new Refusal("NOT_ALLOWED", `"${actor.username}" has to prove again who they are`, {
    ...{ text, stepUp, deed },
  })
}

export async function proofWaysOf(deps: AskingDeps, userId: string): Promise<ProofWay[]> {
  return waysOf(await proofFactsOf(deps.db, userId))
}

/** The same, with the name of the provider where that is one of them. */
export async function proofChoiceOf(deps: AskingDeps, userId: string): Promise<ProofChoice> {
  const facts = await proofFactsOf(deps.db, userId)
  return { ways: waysOf(facts), providerName: facts.providerName ?? "" }
}

export interface ProofChoice {
  ways: ProofWay[]
  providerName: string
}

function waysOf({ passwordHash, isOfDirectory, providerName, ...facts }: ProofMeans): ProofWay[] {
  const hasPassword = passwordHash !== null || isOfDirectory
  return proofWays({ ...facts, hasPassword, hasProvider: providerName !== null })
}

/** A fresh proof; `token` is the browser's new one. */
export interface Proved extends RenewedSignIn {
  token: string
  provenOn: Date
}

/** @throws Refusal LOGIN_FAILED when it is wrong, TOO_MANY_REQUESTS after too many wrong ones */
export async function prove(
  deps: Deps,
  actor: Actor,
  proof: Proof,
  request: Request,
  address: string,
): Promise<Proved> {
  const { password, otp, passkey } = proof
  if (!passkey && otp === undefined) await checkWay(deps, actor, "PASSWORD")
  if (passkey) {
    const place = { purpose: "PROOF" as const, attemptId: null, signInId: actor.signInId }
    await checkPasskey(deps, siteOf(deps, request), place, passkey, actor.userId, address)
    return saveProof(deps, actor, "PASSKEY", address)
  }
  if (otp !== undefined) {
    await checkGuess(deps, actor, "OTP", address, () => spendOtp(deps, actor.userId, otp))
    return saveProof(deps, actor, "OTP", address)
  }
  await checkPassword(deps, actor, password ?? "", address)
  return saveProof(deps, actor, "PASSWORD", address)
}

/** @throws Refusal NOT_ALLOWED with `stepUp` when this way is not enough for this person, who has a second factor */
export async function checkWay(deps: AskingDeps, actor: Actor, way: "PASSWORD" | "OIDC"): Promise<void> {
  const stepUp = await proofWaysOf(deps, actor.userId)
  if (stepUp.includes(way) || !stepUp.some((other) => other === "OTP" || other === "PASSKEY")) return
  throw new Refusal("NOT_ALLOWED", `"${actor.username}" has a second factor`, {
    ...{ text: "secondFactorNeeded", stepUp },
  })
}

/** Under the brakes of signing in: whoever has taken a browser over guesses no more than whoever has none. */
async function checkPassword(deps: Deps, actor: Actor, password: string, address: string): Promise<void> {
  const { userId, username } = actor
  const { passwordHash, isOfDirectory } = await proofFactsOf(deps.db, userId)
  const atDirectory = async () =>
    (await proveByDirectory(deps, { username, password }, { address }))?.userId === userId
  const outcome = await provedUnderBrakes(
    deps,
    { name: username, userId, address, device: null, priority: HIGHEST_PRIORITY },
    { ...passwordProof(password, passwordHash), ...(isOfDirectory && { proveElsewhere: atDirectory }) },
  )
  if (outcome !== "PROVED") throw await wrongGuess(deps, actor, "PASSWORD", address)
}

/**
 * Takes somebody's word that they have just proved who they are: the proofs above, or a provider that was asked anew.
 *
 * @throws Refusal UNAUTHORIZED when the sign-in has ended meanwhile
 */
export async function saveProof(
  deps: Deps,
  actor: Actor,
  method: ProofWay,
  address: string,
): Promise<Proved> {
  const now = deps.clock()
  const token = randomBytes(TOKEN_BYTES).toString("base64url")
  const tokenHash = createHash("sha256").update(token).digest()
  return deps.db.transaction().execute(async (tx) => {
    const renewed = await renewSignIn(tx, actor.signInId, method, tokenHash, now)
    if (!renewed) throw new Refusal("UNAUTHORIZED", "the sign-in has ended")
    const fact = {
      event: "STEP_UP_PROVED" as const,
      objectType: "user" as const,
      objectId: actor.userId,
      ...{ address, details: { method } },
    }
    await writeAudit(tx, actor, fact, now)
    return { ...renewed, token, provenOn: now }
  })
}

/** Whoever weakens the policy has to be fresh. @throws Refusal CONFLICT, NOT_ALLOWED */
export async function updateStepUpPolicy(
  deps: Deps,
  actor: Actor,
  change: StepUpPolicyChange,
): Promise<StepUpPolicy> {
  await checkFresh(deps, actor, "SIGN_IN_SETTINGS")
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockStepUpPolicy(tx)
    const input = stepUpPolicyChanges.merge(before, change)
    const { changed, details } = differences(before, input)
    checkVersion({ name: "step-up", version: before.version }, change.version, changed)
    await saveStepUpPolicy(tx, input)
    const fact = { event: "STEP_UP_POLICY_CHANGED", objectType: "system", objectId: null, details } as const
    await writeAudit(tx, actor, fact, deps.clock())
    return getStepUpPolicy(tx)
  })
}
