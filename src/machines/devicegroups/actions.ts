/** Creating, moving and deleting device groups, one change of the tree at a time. */

import { type Actor, hasSystemAuthority } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { sanitiseFields } from "../../base/rich-text.ts"
import { checkVersion, mapConstraintViolations } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { record } from "../../system/audit/store.ts"
import { auditObjectOf } from "./actions-audit.ts"
import { checkMove, prepareMove } from "./actions-move.ts"
import {
  type DeviceGroup,
  type DeviceGroupChange,
  deviceGroupChanges,
  type SaveDeviceGroup,
} from "./contract.ts"
import { findHierarchyProblem } from "./rules.ts"
import {
  deleteDeviceGroup,
  findAncestorPath,
  getDeviceGroup,
  getSubtreeHeight,
  insertDeviceGroup,
  lockDeviceGroupTree,
  saveDeviceGroup,
} from "./store.ts"

/** A change of the tree: there is one at a time. */
function inTreeTransaction<T>(deps: Deps, act: (tx: Db, now: Date) => Promise<T>): Promise<T> {
  return inTransaction(deps, async (tx, now) => {
    await lockDeviceGroupTree(tx)
    return act(tx, now)
  })
}

/** @throws Refusal CONFLICT when the name is taken or the group cannot stand there, NOT_FOUND without its parent */
export async function createDeviceGroup(
  deps: Deps,
  actor: Actor,
  input: SaveDeviceGroup,
): Promise<DeviceGroup> {
  const clean = await sanitiseFields(input, ["description"])
  return inTreeTransaction(deps, async (tx, now) => {
    await checkHierarchy(tx, null, clean)
    const groupId = await insertDeviceGroup(tx, clean, now)
    await record({ tx, actor, now }, "DEVICE_GROUP_CREATED", auditObjectOf({ deviceGroupId: groupId }), {
      name: clean.name,
    })
    return getDeviceGroup(tx, groupId)
  })
}

/** @throws Refusal CONFLICT for a cycle, a taken name or a concurrent save,
 * NOT_ALLOWED for a move to a group with other approvals, another connector or retention */
export async function updateDeviceGroup(
  deps: Deps,
  actor: Actor,
  groupId: string,
  change: DeviceGroupChange,
): Promise<DeviceGroup> {
  const clean = await sanitiseFields(change, ["description"])
  return inTreeTransaction(deps, async (tx, now) => {
    const before = await getDeviceGroup(tx, groupId)
    const input = deviceGroupChanges.merge(before, clean)
    const { changed, details, unchanged } = differences(
      { ...before, parentId: before.parent?.id ?? null },
      input,
    )
    checkVersion(before, change.version, changed)
    if (unchanged) return before
    await checkHierarchy(tx, groupId, input)
    const isMoved = (before.parent?.id ?? null) !== input.parentId
    const inherited = isMoved && (await prepareMove(deps, tx, { deviceGroupId: groupId }))
    await saveDeviceGroup(tx, groupId, input)
    if (inherited) {
      const placed = { deviceGroupId: groupId }
      await checkMove(deps, tx, placed, inherited, (authority) => hasSystemAuthority(actor, authority))
    }
    await record({ tx, actor, now }, "DEVICE_GROUP_CHANGED", auditObjectOf({ deviceGroupId: groupId }), {
      name: before.name,
      ...details,
    })
    return getDeviceGroup(tx, groupId)
  })
}

/** @throws Refusal CONFLICT with devices or child groups in it */
export async function removeDeviceGroup(deps: Deps, actor: Actor, groupId: string): Promise<void> {
  await inTreeTransaction(deps, async (tx, now) => {
    const group = await getDeviceGroup(tx, groupId)
    if (group.deviceCount + group.childCount > 0) throw groupNotEmpty(group)
    await mapConstraintViolations({ device_device_group_id_fkey: () => groupNotEmpty(group) }, () =>
      deleteDeviceGroup(tx, groupId),
    )
    await record({ tx, actor, now }, "DEVICE_GROUP_DELETED", auditObjectOf({ deviceGroupId: groupId }), {
      name: group.name,
    })
  })
}

function groupNotEmpty({ name, deviceCount, childCount }: DeviceGroup): Refusal {
  return new Refusal(
    "CONFLICT",
    `device group "${name}" has ${deviceCount} devices and ${childCount} child groups`,
    { text: "deviceGroupNotEmpty", name, deviceCount, childCount },
  )
}

async function checkHierarchy(tx: Db, groupId: string | null, input: SaveDeviceGroup): Promise<void> {
  if (input.parentId === null) return
  const line = await findAncestorPath(tx, input.parentId)
  const parent = line[0]
  if (!parent) throw notFound("deviceGroup", input.parentId)
  const below = groupId ? await getSubtreeHeight(tx, groupId) : 0
  const problem = findHierarchyProblem(
    groupId,
    line.map((group) => group.id),
    below,
  )
  if (!problem) return
  throw new Refusal(
    "CONFLICT",
    `device group "${input.name}" cannot stand below "${parent.name}": ${problem}`,
    {
      text: problem,
      name: input.name,
      parent: parent.name,
    },
  )
}
