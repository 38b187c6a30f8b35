/** Requires a recent authentication for protected actions, and changes which actions require it. */
import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../audit/rules.ts"
import { record, SYSTEM_OBJECT } from "../audit/store.ts"
import { type StepUpPolicy, type StepUpPolicyChange, stepUpPolicyChanges } from "./contract.ts"
import {
  ALWAYS_STEP_UP_MINUTES,
  allowedStepUpMethods,
  isAuthenticationRecent,
  isPolicyAction,
  type ProtectedAction,
  type StepUpMethod,
} from "./rules.ts"
import {
  type AvailableCredentials,
  getAvailableCredentials,
  getStepUpMinutes,
  getStepUpPolicy,
  lockStepUpPolicy,
  saveStepUpPolicy,
} from "./store.ts"

export type StepUpDeps = Pick<Deps, "db" | "clock">

/**
 * Requires a recent authentication of the user for this action. Called for every action that the policy names.
 *
 * @throws Refusal NOT_ALLOWED with `stepUp`: the authentication methods available to the user
 */
export async function requireStepUp(deps: StepUpDeps, actor: Actor, action: ProtectedAction): Promise<void> {
  const minutes = isPolicyAction(action) ? await getStepUpMinutes(deps.db, action) : ALWAYS_STEP_UP_MINUTES
  if (isAuthenticationRecent(actor.authenticatedOn, minutes, deps.clock())) return
  const stepUp = await listStepUpMethods(deps, actor.userId)
  const text = stepUp.length === 0 ? "stepUpImpossible" : "stepUpRequired"
  throw new Refusal("NOT_ALLOWED", `"${actor.username}" has to prove again who they are`, {
    text,
    stepUp,
    action,
  })
}

export async function listStepUpMethods(deps: StepUpDeps, userId: string): Promise<StepUpMethod[]> {
  return stepUpMethodsOf(await getAvailableCredentials(deps.db, userId))
}

export function stepUpMethodsOf({
  passwordHash,
  isOfDirectory,
  providerName,
  ...facts
}: AvailableCredentials): StepUpMethod[] {
  const hasPassword = passwordHash !== null || isOfDirectory
  return allowedStepUpMethods({ ...facts, hasPassword, hasProvider: providerName !== null })
}

/**
 * A change in one transaction, by a user who has authenticated recently.
 *
 * @throws Refusal NOT_ALLOWED with `stepUp`
 */
export async function inStepUpTransaction<T>(
  deps: Deps,
  actor: Actor,
  action: ProtectedAction,
  change: (tx: Db, now: Date) => Promise<T>,
): Promise<T> {
  await requireStepUp(deps, actor, action)
  return inTransaction(deps, change)
}

/** @throws Refusal CONFLICT, NOT_ALLOWED with `stepUp` */
export async function updateStepUpPolicy(
  deps: Deps,
  actor: Actor,
  change: StepUpPolicyChange,
): Promise<StepUpPolicy> {
  return inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", async (tx, now) => {
    const before = await lockStepUpPolicy(tx)
    const input = stepUpPolicyChanges.merge(before, change)
    const { changed, details, unchanged } = differences(before, input)
    checkVersion({ name: "step-up", version: before.version }, change.version, changed)
    if (unchanged) return before
    await saveStepUpPolicy(tx, input)
    await record({ tx, actor, now }, "STEP_UP_POLICY_CHANGED", SYSTEM_OBJECT, details)
    return getStepUpPolicy(tx)
  })
}
