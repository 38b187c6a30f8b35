/** What provisioning would do to people. It provisions for real: call it only in a transaction that is rolled back. */
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { printableLine } from "../../../base/text.ts"
import { findForeignUser } from "../../users/foreign-users/store.ts"
import { sanitizeAttributes } from "../../users/rules.ts"
import {
  type DeprovisioningReason,
  type ForeignIdentity,
  provisionUser,
  recheckUser,
} from "../provisioning/actions.ts"
import type { ForeignPerson, MappedAttribute, PersonFate } from "./contract.ts"
import {
  type Access,
  DRY_RUN_VALUE_CHARACTERS_MAX,
  DRY_RUN_VALUES_MAX,
  fateOf,
  type NoAccessReason,
} from "./rules.ts"
import { type ForeignUserState, getForeignUserState, listRolesOfGroups } from "./store.ts"

/** What the next regular check would do to a user. */
export async function rehearseRecheck(
  deps: Deps,
  userId: string,
  provider: { id: string; name: string },
  said: ForeignIdentity | DeprovisioningReason,
): Promise<PersonFate> {
  const before = await getForeignUserState(deps.db, userId)
  const hasLeft = await recheckUser(deps, userId, provider, said)
  const after = await getForeignUserState(deps.db, userId)
  const reason = hasLeft ? (typeof said === "string" ? said : "NO_SOURCE") : null
  return toFate(before, after, !hasLeft, reason)
}

/** What a sign-in of this identity would do. @param isDisabled  the provider has closed the account */
export async function rehearseSignIn(
  deps: Deps,
  identity: ForeignIdentity,
  isDisabled = false,
): Promise<PersonFate> {
  const found = await findForeignUser(deps.db, identity.kind, identity.provider.id, identity.foreignUserId)
  const before = found && (await getForeignUserState(deps.db, found.id))
  if (isDisabled) {
    if (found) return rehearseRecheck(deps, found.id, identity.provider, "DISABLED")
    return { ...unknownPerson(identity), fate: "NONE", reason: "DISABLED" }
  }
  try {
    const userId = await provisionUser(deps, identity, "")
    const after = await getForeignUserState(deps.db, userId)
    return { ...toFate(before, after, true, null), userId: found?.id ?? null }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "LOGIN_FAILED") throw error
    if (!found) return { ...unknownPerson(identity), fate: "NONE", reason: "NO_SOURCE" }
    const after = await getForeignUserState(deps.db, found.id)
    return toFate(before, after, false, after.isDeprovisioned ? "NO_SOURCE" : "LOCKED")
  }
}

/** One person in full: what the provider says, and what follows. */
export async function rehearsePerson(
  deps: Deps,
  identity: ForeignIdentity,
  described: { entry: string; attributes: MappedAttribute[]; isDisabled?: boolean },
): Promise<ForeignPerson> {
  const fate = await rehearseSignIn(deps, identity, described.isDisabled)
  const isAllowed = fate.reason === null
  const groupIds = isAllowed ? fate.groupsAfter.map((group) => group.id) : []
  return {
    entry: described.entry,
    attributes: described.attributes,
    groups: boundedValues(identity.groups),
    fate,
    ...(await listRolesOfGroups(deps.db, groupIds)),
  }
}

/** Values as they are shown: a few, each one short line. */
export function boundedValues(values: readonly string[]): string[] {
  return values
    .slice(0, DRY_RUN_VALUES_MAX)
    .map((value) => printableLine(value, DRY_RUN_VALUE_CHARACTERS_MAX))
}

function toFate(
  before: ForeignUserState | null,
  after: ForeignUserState,
  isAllowed: boolean,
  reason: NoAccessReason | null,
): PersonFate {
  const { id: userId, username, firstname, surname, email, openIssues } = after
  const was: Access = {
    isAllowed: before !== null && !before.isDeprovisioned && reason !== "LOCKED",
    groupIds: before?.groups.map(({ id }) => id) ?? [],
  }
  return {
    userId,
    username,
    firstname,
    surname,
    email,
    openIssues,
    reason,
    fate: fateOf(was, { isAllowed, groupIds: after.groups.map(({ id }) => id) }),
    groupsBefore: before?.groups ?? [],
    groupsAfter: after.groups,
  }
}

function unknownPerson(identity: ForeignIdentity): Omit<PersonFate, "fate" | "reason"> {
  const { username, firstname, surname, email } = sanitizeAttributes(identity)
  const named = { username, firstname, surname, email }
  return { userId: null, ...named, groupsBefore: [], groupsAfter: [], openIssues: 0 }
}
