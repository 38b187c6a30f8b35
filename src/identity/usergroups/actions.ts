/** Creating, changing and deleting user groups, and who is in them. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { checkVersion, violatedConstraint } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { record, recordCreation } from "../../system/audit/store.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { checkMayGrantMembership } from "../authorization/grants/actions.ts"
import type { User } from "../users/contract.ts"
import { getUser } from "../users/store.ts"
import { type SaveUserGroup, type UserGroup, type UserGroupChange, userGroupChanges } from "./contract.ts"
import {
  deleteMember,
  deleteUserGroup,
  getGroupUsage,
  getUserGroup,
  grantsAuthority,
  insertMember,
  insertUserGroup,
  lockUserGroup,
  saveUserGroup,
} from "./store.ts"

/** @throws Refusal CONFLICT when the name is taken */
export async function createUserGroup(deps: Deps, actor: Actor, input: SaveUserGroup): Promise<UserGroup> {
  return inTransaction(deps, async (tx, now) => {
    const groupId = await insertUserGroup(tx, input, now)
    await recordCreation({ tx, actor, now }, "USER_GROUP_CREATED", { type: "userGroup", id: groupId }, input)
    return getUserGroup(tx, groupId)
  })
}

/** @throws Refusal CONFLICT when the name is taken or after a concurrent change */
export async function updateUserGroup(
  deps: Deps,
  actor: Actor,
  groupId: string,
  change: UserGroupChange,
): Promise<UserGroup> {
  return inTransaction(deps, async (tx, now) => {
    const before = await lockUserGroup(tx, groupId)
    const input = userGroupChanges.merge(before, change)
    const { changed, details, unchanged } = differences(before, input)
    checkVersion(before, change.version, changed)
    if (unchanged) return before
    // Without the second factor, the password alone opens what the group gives.
    if (before.requiresSecondFactor && input.requiresSecondFactor === false)
      await checkMayChangeMembers(tx, deps, actor, groupId)
    await saveUserGroup(tx, groupId, input)
    await record(
      { tx, actor, now },
      "USER_GROUP_CHANGED",
      { type: "userGroup", id: groupId },
      { name: before.name, ...details },
    )
    return getUserGroup(tx, groupId)
  })
}

/** @throws Refusal CONFLICT with what it is still used for */
export async function removeUserGroup(deps: Deps, actor: Actor, groupId: string): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const group = await lockUserGroup(tx, groupId)
    await requireStepUpForMembers(tx, deps, actor, groupId)
    const uses = Object.entries(await getGroupUsage(tx, groupId)).filter(([, count]) => count > 0)
    if (uses.length > 0)
      throw groupInUse(
        group,
        uses.map(([use]) => use),
      )
    await deleteUserGroup(tx, groupId).catch((error: unknown) => {
      // Other references to groups are reported by their foreign keys.
      throw violatedConstraint(error) ? groupInUse(group, ["others"]) : error
    })
    await record(
      { tx, actor, now },
      "USER_GROUP_DELETED",
      { type: "userGroup", id: groupId },
      { name: group.name },
    )
  })
  deps.publish({ kind: "permissions" })
}

/** @throws Refusal NOT_ALLOWED, NOT_FOUND, CONFLICT for users of a provider, whose groups follow from its sources */
export async function addMember(deps: Deps, actor: Actor, groupId: string, userId: string): Promise<void> {
  await changeMembers(deps, actor, { groupId, userId }, checkMayChangeMembers, async (tx, group, user) => {
    if (user.imported) {
      const details = { text: "foreignUserInGroup", name: user.username, group: group.name } as const
      throw new Refusal("CONFLICT", `user "${user.username}" comes from a provider`, details)
    }
    return (await insertMember(tx, groupId, userId)) ? "USER_GROUP_MEMBER_ADDED" : null
  })
}

/** @throws Refusal NOT_FOUND when the user is not in the group */
export async function removeMember(deps: Deps, actor: Actor, groupId: string, userId: string): Promise<void> {
  await changeMembers(deps, actor, { groupId, userId }, requireStepUpForMembers, async (tx) => {
    if (!(await deleteMember(tx, groupId, userId))) throw notFound("user", userId)
    return "USER_GROUP_MEMBER_REMOVED"
  })
}

/** @param change  returns what the audit log names; null when nothing has changed */
async function changeMembers(
  deps: Deps,
  actor: Actor,
  { groupId, userId }: { groupId: string; userId: string },
  checkRight: typeof requireStepUpForMembers,
  change: (tx: Db, group: UserGroup, user: User) => Promise<MembershipEvent | null>,
): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const group = await lockUserGroup(tx, groupId)
    await checkRight(tx, deps, actor, groupId)
    const user = await getUser(tx, userId, now)
    const event = await change(tx, group, user)
    if (event === null) return
    const details = { name: group.name, user: user.username }
    await record({ tx, actor, now }, event, { type: "userGroup", id: groupId }, details)
  })
  deps.publish({ kind: "permissions" })
}

type MembershipEvent = "USER_GROUP_MEMBER_ADDED" | "USER_GROUP_MEMBER_REMOVED"

/**
 * Adding users to a group, directly or by a source, grants the group's authorities: the actor must hold all of them.
 *
 * @throws Refusal NOT_ALLOWED, with `stepUp` when the actor must authenticate again
 */
export async function checkMayChangeMembers(
  tx: Db,
  deps: Deps,
  actor: Actor,
  groupId: string,
): Promise<void> {
  await checkMayGrantMembership(tx, actor, groupId)
  await requireStepUpForMembers(tx, deps, actor, groupId)
}

/** Membership of a group with rights is a change of rights. @throws Refusal NOT_ALLOWED with `stepUp` */
export async function requireStepUpForMembers(
  tx: Db,
  deps: Deps,
  actor: Actor,
  groupId: string,
): Promise<void> {
  if (await grantsAuthority(tx, groupId)) await requireStepUp({ ...deps, db: tx }, actor, "CHANGE_ROLES")
}

function groupInUse(group: UserGroup, uses: string[]): Refusal {
  return new Refusal("CONFLICT", `user group "${group.name}" is used by ${uses.join(", ")}`, {
    text: "userGroupInUse",
    name: group.name,
    uses,
  })
}
