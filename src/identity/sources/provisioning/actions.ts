/** Provisions users of providers: created on the first sign-in, updated on each, deprovisioned when no source admits them. */

import type { Actor } from "../../../base/authorities.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { violatedConstraint } from "../../../db/constraint.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { differences } from "../../../system/audit/rules.ts"
import { record } from "../../../system/audit/store.ts"
import { signOutEverywhere } from "../../revocation/store.ts"
import { saveSourceMemberships } from "../../usergroups/store.ts"
import { saveConfirmed } from "../../users/confirmation/store.ts"
import {
  attributesToSave,
  findForeignUser,
  insertForeignUser,
  saveDeprovisionedOn,
  saveForeignAttributes,
  saveProviderReading,
} from "../../users/foreign-users/store.ts"
import type { ForeignUserAttributes } from "../../users/rules.ts"
import { getUser, lockUser } from "../../users/store.ts"
import { type ForeignClaims, matchingGroups } from "../rules.ts"
import { isUnchangedSource, listSourcesOfProvider, type SourceKind } from "../store.ts"

/** A user as a provider describes them. */
export interface ForeignIdentity extends ForeignClaims, ForeignUserAttributes {
  kind: SourceKind
  provider: { id: string; name: string }
  /** The provider's immutable identifier of the user: a subject, a GUID. */
  foreignUserId: string
  /** Names of the claims or attributes with a value. */
  attributeNames: string[]
}

/** Retries after a race of two first sign-ins of one user or one name: the second finds the row of the first. */
const PROVISIONING_ATTEMPTS_MAX = 8
const RACE_CONSTRAINTS = new Set([
  "foreign_user_of_identity_provider_must_be_unique",
  "foreign_user_of_ldap_provider_must_be_unique",
  "user_name_must_be_unique",
  "user_email_must_be_unique",
])

/**
 * Creates or updates the user of a provider's identity, with the groups of the matching sources. A user without a
 * matching source is refused, and an existing one loses groups and sign-ins.
 *
 * @param version  of the settings with which the provider was asked; missing in a rehearsal, whose settings are not saved
 * @returns the user's id
 * @throws Refusal LOGIN_FAILED
 */
export async function provisionUser(
  deps: Deps,
  person: ForeignIdentity,
  address: string,
  version?: number,
): Promise<string> {
  const taken = await provisionWithRetry(deps, { person, version }, address)
  if (taken.userId) deps.publish({ kind: "user", id: taken.userId })
  if (taken.isIn && taken.userId) return taken.userId
  throw new Refusal("LOGIN_FAILED", `"${person.username}" of "${person.provider.name}" is not let in`)
}

interface Authenticated {
  person: ForeignIdentity
  version: number | undefined
}

async function provisionWithRetry(
  deps: Deps,
  authenticated: Authenticated,
  address: string,
  tries = 1,
): Promise<{ userId: string | null; isIn: boolean }> {
  try {
    return await inTransaction(deps, (tx, now) => provisionInTransaction(tx, authenticated, address, now))
  } catch (error) {
    if (tries >= PROVISIONING_ATTEMPTS_MAX || !RACE_CONSTRAINTS.has(violatedConstraint(error) ?? ""))
      throw error
    return provisionWithRetry(deps, authenticated, address, tries + 1)
  }
}

async function provisionInTransaction(
  tx: Db,
  { person, version }: Authenticated,
  address: string,
  now: Date,
): Promise<{ userId: string | null; isIn: boolean }> {
  const { kind, provider } = person
  if (version !== undefined && !(await isUnchangedSource(tx, { kind, id: provider.id, version }))) {
    const details = { username: person.username, provider: provider.name, reason: "SOURCE_CHANGED" }
    await record({ tx, actor: null, now, address }, "SIGN_IN_FAILED", { type: "user", id: null }, details)
    return { userId: null, isIn: false }
  }
  const groups = matchingGroups(await listSourcesOfProvider(tx, person.kind, person.provider.id), person)
  const found = await findForeignUser(tx, person.kind, person.provider.id, person.foreignUserId)
  const before = found && (await getUser(tx, found.id, now))
  const isShutOut = before && (before.locked || (before.expiry !== null && new Date(before.expiry) <= now))
  if (groups.length === 0 || isShutOut) {
    if (found && groups.length === 0) await deprovisionUser(tx, found.id, now)
    const reason = isShutOut ? "LOCKED" : "NO_SOURCE"
    const details = { username: person.username, provider: person.provider.name, reason }
    const user = { type: "user", id: found?.id ?? null } as const
    await record({ tx, actor: null, now, address }, "SIGN_IN_FAILED", user, details)
    return { userId: found?.id ?? null, isIn: false }
  }
  const [userId, isChanged] = before
    ? [before.id, await updateProvisionedUser(tx, before.id, person, now)]
    : [await createProvisionedUser(tx, person, now), false]
  await saveConfirmed(tx, userId, now)
  const hasOtherGroups = await saveSourceMemberships(tx, userId, groups)
  await saveProviderReading(tx, userId, {
    readOn: now,
    attributeNames: person.attributeNames,
    hasChanged: isChanged || (before !== null && hasOtherGroups),
  })
  return { userId, isIn: true }
}

async function createProvisionedUser(tx: Db, person: ForeignIdentity, now: Date): Promise<string> {
  const userId = await insertForeignUser(tx, person)
  const { username } = await getUser(tx, userId, now)
  const details = { name: username, provider: person.provider.name }
  await record(
    { tx, actor: { userId, username }, now },
    "USER_CREATED",
    { type: "user", id: userId },
    details,
  )
  return userId
}

async function updateProvisionedUser(
  tx: Db,
  userId: string,
  person: ForeignIdentity,
  now: Date,
): Promise<boolean> {
  const before = await getUser(tx, userId, now)
  await saveDeprovisionedOn(tx, userId, null)
  return updateAttributes(tx, { userId, username: before.username }, before, person, now)
}

/** @param by  null without an acting user. @returns whether anything differs */
async function updateAttributes(
  tx: Db,
  by: Pick<Actor, "userId" | "username"> | null,
  before: ForeignUserAttributes & { id: string },
  person: ForeignUserAttributes,
  now: Date,
): Promise<boolean> {
  const { firstname, surname, email } = await attributesToSave(tx, before.id, person)
  const { unchanged, details } = differences(before, { firstname, surname, email })
  // A recheck reads thousands who are as they were: a save empties the cache of names.
  if (unchanged) return false
  await saveForeignAttributes(tx, before.id, { firstname, surname, email })
  await record({ tx, actor: by, now }, "USER_CHANGED", { type: "user", id: before.id }, details)
  return true
}

/** Reason of a deprovisioning. */
export type DeprovisioningReason = "GONE" | "DISABLED" | "NO_SOURCE"

/**
 * Applies the provider's current data of a user without a sign-in: updates names and groups; a user who has left
 * loses groups and sign-ins immediately.
 *
 * @returns whether the user has left
 */
export async function recheckUser(
  deps: Deps,
  userId: string,
  provider: { id: string; name: string },
  found: ForeignIdentity | DeprovisioningReason,
): Promise<boolean> {
  const outcome = await inTransaction(deps, async (tx, now) => {
    const before = await lockUser(tx, userId, now)
    const groups =
      typeof found === "string"
        ? []
        : matchingGroups(await listSourcesOfProvider(tx, found.kind, provider.id), found)
    if (typeof found === "string" || groups.length === 0) {
      await deprovisionUser(tx, userId, now)
      const reason = typeof found === "string" ? found : ("NO_SOURCE" satisfies DeprovisioningReason)
      const details = { username: before.username, provider: provider.name, reason }
      await record({ tx, actor: null, now }, "USER_DEPROVISIONED", { type: "user", id: userId }, details)
      return { hasLeft: true, isChanged: true }
    }
    const isRenamed = await updateAttributes(tx, null, before, found, now)
    const hasOtherGroups = await saveSourceMemberships(tx, userId, groups)
    const { attributeNames } = found
    await saveProviderReading(tx, userId, {
      readOn: now,
      attributeNames,
      hasChanged: isRenamed || hasOtherGroups,
    })
    return { hasLeft: false, isChanged: hasOtherGroups }
  })
  if (outcome.isChanged) deps.publish({ kind: "user", id: userId })
  return outcome.hasLeft
}

/** Deprovisions a user whom the provider no longer confirms. The name is kept for the records. */
async function deprovisionUser(tx: Db, userId: string, now: Date): Promise<void> {
  await saveDeprovisionedOn(tx, userId, now)
  await saveSourceMemberships(tx, userId, [])
  await signOutEverywhere(tx, userId, now)
}
