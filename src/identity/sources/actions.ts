/** Creating, changing and deleting the sources of a user group. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { checkVersion } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { record, recordCreation } from "../../system/audit/store.ts"
import { checkMayChangeMembers, requireStepUpForMembers } from "../usergroups/actions.ts"
import { lockUserGroup } from "../usergroups/store.ts"
import {
  deleteSource,
  getSource,
  insertSource,
  type SaveSource,
  type SourceKind,
  type SourcePath,
  saveSource,
  type UserSource,
} from "./store.ts"

/** @throws Refusal NOT_FOUND for a group or provider that does not exist */
export async function createSource(
  deps: Deps,
  actor: Actor,
  kind: SourceKind,
  userGroupId: string,
  input: SaveSource,
): Promise<UserSource> {
  return inTransaction(deps, async (tx, now) => {
    await lockUserGroup(tx, userGroupId)
    await checkMayChangeMembers(tx, deps, actor, userGroupId)
    const id = await insertSource(tx, kind, userGroupId, input, now)
    const given = { ...input, version: undefined }
    await recordCreation(
      { tx, actor, now },
      "USER_SOURCE_CREATED",
      { type: "userGroup", id: userGroupId },
      given,
    )
    return getSource(tx, kind, { userGroupId, id })
  })
}

/** @throws Refusal NOT_FOUND, CONFLICT after a concurrent change */
export async function updateSource(
  deps: Deps,
  actor: Actor,
  kind: SourceKind,
  path: SourcePath,
  version: number | undefined,
  changed: (before: UserSource) => SaveSource,
): Promise<UserSource> {
  return inTransaction(deps, async (tx, now) => {
    await lockUserGroup(tx, path.userGroupId)
    await checkMayChangeMembers(tx, deps, actor, path.userGroupId)
    const before = await getSource(tx, kind, path)
    const input = changed(before)
    const difference = differences({ ...before, providerId: before.provider.id }, input)
    checkVersion({ name: before.provider.name, version: before.version }, version, difference.changed)
    if (difference.unchanged) return before
    await saveSource(tx, kind, path.id, input)
    await record(
      { tx, actor, now },
      "USER_SOURCE_CHANGED",
      { type: "userGroup", id: path.userGroupId },
      difference.details,
    )
    return getSource(tx, kind, path)
  })
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED without a recent authentication */
export async function removeSource(
  deps: Deps,
  actor: Actor,
  kind: SourceKind,
  path: SourcePath,
): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    await lockUserGroup(tx, path.userGroupId)
    await requireStepUpForMembers(tx, deps, actor, path.userGroupId)
    const { provider } = await getSource(tx, kind, path)
    await deleteSource(tx, path.id)
    await record(
      { tx, actor, now },
      "USER_SOURCE_DELETED",
      { type: "userGroup", id: path.userGroupId },
      { provider: provider.name },
    )
  })
}
