/** People of providers: made on their first sign-in, brought up to date on each, let go when no source takes them. */
import { differences } from "../audit/rules.ts"
import { writeAudit } from "../audit/store.ts"
import { violatedConstraint } from "../base/constraint.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { endSignInsOf } from "../people/actions.ts"
import type { ForeignNames } from "../people/rules.ts"
import { getUser, lockUser } from "../people/store.ts"
import { saveConfirmed } from "../people/store-confirmation.ts"
import { findForeignUser, insertForeignUser, saveForeignNames, saveLeftOn } from "../people/store-foreign.ts"
import type { Actor } from "../roles/rules.ts"
import { saveSourceMemberships, sourceMembershipsOf } from "../usergroups/store.ts"
import { type ForeignPerson, groupsOfPerson } from "./rules.ts"
import { allSourcesOf, type SourceKind } from "./store.ts"

/** Who a provider says that somebody is. */
export interface ForeignIdentity extends ForeignPerson, ForeignNames {
  kind: SourceKind
  provider: { id: string; name: string }
  /** The provider's own name for the person, which never changes: a subject, a GUID. */
  foreignUserId: string
}

/** Two first sign-ins at once, of one person or of two with one name: the second finds what the first has made. */
const TRIES_MAX = 8
const RACES = new Set([
  "foreign_user_of_identity_provider_must_be_unique",
  "foreign_user_of_ldap_provider_must_be_unique",
  "user_name_must_be_unique",
  "user_email_must_be_unique",
])

/**
 * The user that a provider's person is here, with the groups that the sources give them now. A person whom no source
 * takes is not let in, and whoever was in before loses groups and sign-ins.
 *
 * @returns the user's id
 * @throws Refusal LOGIN_FAILED
 */
export async function importPerson(deps: Deps, person: ForeignIdentity, address: string): Promise<string> {
  const taken = await importOnce(deps, person, address)
  if (taken.userId) deps.tell({ kind: "user", id: taken.userId })
  if (taken.isIn && taken.userId) return taken.userId
  throw new Refusal("LOGIN_FAILED", `"${person.username}" of "${person.provider.name}" is not let in`)
}

async function importOnce(
  deps: Deps,
  person: ForeignIdentity,
  address: string,
  tries = 1,
): Promise<{ userId: string | null; isIn: boolean }> {
  try {
    return await deps.db.transaction().execute((tx) => importInto(tx, person, address, deps.clock()))
  } catch (error) {
    if (tries >= TRIES_MAX || !RACES.has(violatedConstraint(error) ?? "")) throw error
    return importOnce(deps, person, address, tries + 1)
  }
}

async function importInto(
  tx: Db,
  person: ForeignIdentity,
  address: string,
  now: Date,
): Promise<{ userId: string | null; isIn: boolean }> {
  const groups = groupsOfPerson(await allSourcesOf(tx, person.kind, person.provider.id), person)
  const found = await findForeignUser(tx, person.kind, person.provider.id, person.foreignUserId)
  const before = found && (await getUser(tx, found.id, now))
  const isShutOut = before && (before.locked || (before.expiry !== null && new Date(before.expiry) <= now))
  if (groups.length === 0 || isShutOut) {
    if (found && groups.length === 0) await letGo(tx, found.id, now)
    const fact = { event: "SIGN_IN_FAILED", objectType: "user", objectId: found?.id ?? null } as const
    const reason = isShutOut ? "LOCKED" : "NO_SOURCE"
    const details = { username: person.username, provider: person.provider.name, reason }
    await writeAudit(tx, null, { ...fact, address, details }, now)
    return { userId: found?.id ?? null, isIn: false }
  }
  const userId = before ? await update(tx, before.id, person, now) : await add(tx, person, now)
  await saveConfirmed(tx, userId, now)
  await saveSourceMemberships(tx, userId, groups)
  return { userId, isIn: true }
}

async function add(tx: Db, person: ForeignIdentity, now: Date): Promise<string> {
  const userId = await insertForeignUser(tx, person)
  const { username } = await getUser(tx, userId, now)
  const fact = { event: "USER_CREATED", objectType: "user", objectId: userId } as const
  const details = { name: username, provider: person.provider.name }
  await writeAudit(tx, { userId, username }, { ...fact, details }, now)
  return userId
}

async function update(tx: Db, userId: string, person: ForeignIdentity, now: Date): Promise<string> {
  const before = await getUser(tx, userId, now)
  await saveLeftOn(tx, userId, null)
  await saveNames(tx, { userId, username: before.username }, before, person, now)
  return userId
}

/** @param by  null when nobody was there */
async function saveNames(
  tx: Db,
  by: Pick<Actor, "userId" | "username"> | null,
  before: ForeignNames & { id: string },
  person: ForeignNames,
  now: Date,
): Promise<void> {
  const { firstname, surname, email } = await saveForeignNames(tx, before.id, person)
  const { changed, details } = differences(before, { firstname, surname, email })
  if (changed.length > 0) {
    const fact = { event: "USER_CHANGED", objectType: "user", objectId: before.id } as const
    await writeAudit(tx, by, { ...fact, details }, now)
  }
}

/** Why a provider no longer vouches for somebody. */
export type LeavingReason = "GONE" | "DISABLED" | "NO_SOURCE"

/**
 * What a provider says about one of its people without their signing in: names and groups follow, and whoever has left
 * loses groups and sign-ins at once.
 *
 * @returns whether they have left
 */
export async function recheckPerson(
  deps: Deps,
  userId: string,
  provider: { id: string; name: string },
  found: ForeignIdentity | LeavingReason,
): Promise<boolean> {
  const now = deps.clock()
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const before = await lockUser(tx, userId, now)
    const groups =
      typeof found === "string" ? [] : groupsOfPerson(await allSourcesOf(tx, found.kind, provider.id), found)
    if (typeof found === "string" || groups.length === 0) {
      await letGo(tx, userId, now)
      const reason = typeof found === "string" ? found : ("NO_SOURCE" satisfies LeavingReason)
      const fact = { event: "USER_LET_GO", objectType: "user", objectId: userId } as const
      const details = { username: before.username, provider: provider.name, reason }
      await writeAudit(tx, null, { ...fact, details }, now)
      return { hasLeft: true, isChanged: true }
    }
    await saveNames(tx, null, before, found, now)
    const had = await sourceMembershipsOf(tx, userId)
    await saveSourceMemberships(tx, userId, groups)
    return { hasLeft: false, isChanged: had.toSorted().join() !== groups.toSorted().join() }
  })
  if (outcome.isChanged) deps.tell({ kind: "user", id: userId })
  return outcome.hasLeft
}

/** A person whom the provider no longer vouches for. The name stays for the book. */
export async function letGo(tx: Db, userId: string, now: Date): Promise<void> {
  await saveLeftOn(tx, userId, now)
  await saveSourceMemberships(tx, userId, [])
  await endSignInsOf(tx, userId, now)
}
