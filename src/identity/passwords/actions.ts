/** Changing the policy, and hashing passwords that keep it. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { type FieldProblem, validationRefusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { record, SYSTEM_OBJECT } from "../../system/audit/store.ts"
import { type PasswordPolicyChange, type PasswordPolicyResponse, passwordPolicyChanges } from "./contract.ts"
import { PasswordHasher } from "./hashing/actions.ts"
import { passwordProblems } from "./rules.ts"
import { getPasswordPolicy, lockPasswordPolicy, savePasswordPolicy } from "./store.ts"

/** Existing passwords stay; the policy applies to new ones. @throws Refusal CONFLICT */
export async function updatePasswordPolicy(
  deps: Deps,
  actor: Actor,
  change: PasswordPolicyChange,
): Promise<PasswordPolicyResponse> {
  return inTransaction(deps, async (tx, now) => {
    const before = await lockPasswordPolicy(tx)
    const input = passwordPolicyChanges.merge(before, change)
    const { changed, details, unchanged } = differences(before, input)
    checkVersion(before, change.version, changed)
    if (unchanged) return before
    await savePasswordPolicy(tx, input)
    await record({ tx, actor, now }, "PASSWORD_POLICY_CHANGED", SYSTEM_OBJECT, details)
    return getPasswordPolicy(tx)
  })
}

/**
 * The hash of a password that complies with the policy.
 *
 * @param personalWords  words related to the user, see `passwordProblems`
 * @throws Refusal BAD_REQUEST with all problems of the password
 */
export async function hashCompliantPassword(
  { db, state }: Pick<Deps, "db" | "state">,
  password: string,
  personalWords: readonly string[],
): Promise<string> {
  const problems = await findPasswordProblems(db, password, personalWords)
  if (problems.length > 0) throw validationRefusal(problems)
  return state.get(PasswordHasher).hash(password)
}

/** What the policy has against a password. */
export async function findPasswordProblems(
  db: Db,
  password: string,
  personalWords: readonly string[],
  path = "password",
): Promise<FieldProblem[]> {
  return passwordProblems(await getPasswordPolicy(db), password, personalWords, path)
}
