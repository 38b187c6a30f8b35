/** Changes of the user's own profile. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { omitUndefined } from "../../base/omit-undefined.ts"
import { type Refusal, validationRefusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { record } from "../../system/audit/store.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { hashCompliantPassword } from "../passwords/actions.ts"
import { deleteResetsOf, revokeApiTokensOf, signOutEverywhere } from "../revocation/store.ts"
import { localPasswordVerifier, verifyAgain } from "../signin/throttle/actions.ts"
import { personalWordsOf } from "../users/actions.ts"
import type { User } from "../users/contract.ts"
import {
  findPasswordHash,
  getUser,
  lockUser,
  savePasswordHash,
  savePreferences,
  saveUser,
} from "../users/store.ts"
import type { Profile, UpdateProfile } from "./contract.ts"
import { getProfile } from "./store.ts"

const SECRET_FIELDS = ["password"]

/**
 * A new password ends the user's other sign-ins and, if requested, the API tokens.
 *
 * @throws Refusal BAD_REQUEST for a wrong current password or one that violates the policy, CONFLICT for an e-mail
 *                 address that is taken, NOT_ALLOWED for a new e-mail address without a recent authentication
 */
export async function updateProfile(
  deps: Deps,
  actor: Actor,
  input: UpdateProfile,
  address: string,
  { passwordNeeded = false } = {},
): Promise<Profile> {
  const { currentPassword, language, theme, password, endApiTokens, ...person } = input
  if ((passwordNeeded || endApiTokens) && !password)
    throw validationRefusal([{ path: "password", message: "validation.required" }])
  const verifiedHash = await checkCurrentPassword(deps, actor, input, address)
  const passwordHash = password ? await hashOwnPassword(deps, actor, password, person) : null
  const notice = { kind: "CREDENTIALS_CHANGED" as const, userId: actor.userId, address }
  await inTransaction(deps, async (tx, now) => {
    const before = await lockUser(tx, actor.userId, now)
    // Of two changes at once with the same current password, the second one's is no longer the current one.
    if (passwordHash && (await findPasswordHash(tx, actor.userId)) !== verifiedHash) throw wrongPassword()
    checkProviderFields(before, { ...person, password })
    const named = { ...before, ...omitUndefined(person) }
    if (named.email !== before.email) {
      // Password resets go to this address: without the current password, checked above, it needs a step-up.
      if (!password) await requireStepUp({ ...deps, db: tx }, actor, "OWN_FACTORS")
      await deleteResetsOf(tx, actor.userId)
      await enqueueNotification(tx, { ...notice, change: "EMAIL_CHANGED" }, now)
    }
    const apiTokensEnded = endApiTokens ? await revokeApiTokensOf(tx, actor.userId, now) : 0
    if (passwordHash) {
      await savePasswordHash(tx, actor.userId, passwordHash, now)
      await signOutEverywhere(tx, actor.userId, now, actor.signInId)
      await enqueueNotification(tx, { ...notice, change: "PASSWORD_CHANGED", apiTokensEnded }, now)
    }
    const { firstname, surname, email } = named
    await saveUser(tx, actor.userId, { firstname, surname, email })
    await savePreferences(tx, actor.userId, { language, theme })
    const { details: changed } = differences(
      { ...before, language: actor.language, theme: actor.theme ?? null },
      { ...person, language, theme, password },
      SECRET_FIELDS,
    )
    const details = apiTokensEnded ? { ...changed, apiTokensEnded } : changed
    if (Object.keys(details).length > 0)
      await record({ tx, actor, now }, "USER_CHANGED", { type: "user", id: actor.userId }, details)
  })
  deps.publish({ kind: "user", id: actor.userId })
  return getProfile(deps.db, actor.userId, deps.clock())
}

/**
 * Throttled like a sign-in, so that an open browser allows no faster guesses.
 *
 * @returns the hash that the current password matches; null without a new password
 */
async function checkCurrentPassword(
  deps: Deps,
  actor: Actor,
  { password, currentPassword }: UpdateProfile,
  address: string,
): Promise<string | null> {
  if (!password) return null
  const hash = await findPasswordHash(deps.db, actor.userId)
  const outcome = await verifyAgain(deps, actor, address, localPasswordVerifier(deps, currentPassword, hash))
  if (outcome !== "VERIFIED") throw wrongPassword()
  if (password === currentPassword)
    throw validationRefusal([{ path: "password", message: "validation.passwordSame" }])
  return hash
}

/** Before the transaction: hashing waits for its turn, and would keep the user's row locked. */
async function hashOwnPassword(
  deps: Deps,
  { userId }: Actor,
  password: string,
  person: Pick<UpdateProfile, "firstname" | "surname" | "email">,
): Promise<string> {
  const before = await getUser(deps.db, userId, deps.clock())
  return hashCompliantPassword(deps, password, personalWordsOf({ ...before, ...omitUndefined(person) }))
}

function wrongPassword(): Refusal {
  return validationRefusal([{ path: "currentPassword", message: "validation.currentPassword" }])
}

/** Users from a provider change these fields at the provider. */
function checkProviderFields(
  user: User,
  given: Pick<UpdateProfile, "firstname" | "surname" | "email" | "password">,
): void {
  if (!user.imported) return
  const theirs = (["firstname", "surname", "email"] as const).filter(
    (field) => given[field] !== undefined && given[field] !== user[field],
  )
  const wrong = [...theirs, ...(given.password ? ["password"] : [])]
  if (wrong.length > 0)
    throw validationRefusal(wrong.map((path) => ({ path, message: "validation.fromProvider" })))
}
