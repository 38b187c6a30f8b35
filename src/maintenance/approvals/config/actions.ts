/** Reads and saves approval configs. */

import type { Actor } from "../../../base/authorities.ts"
import type { Db, Deps, DeviceOrGroupRef } from "../../../base/deps.ts"
import { fieldValue } from "../../../base/fields.ts"
import { withPathPrefix } from "../../../base/parse.ts"
import { Refusal } from "../../../base/refusal.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { grantRefusal } from "../../../identity/authorization/grants/actions.ts"
import { grantsOwnVote } from "../../../identity/authorization/grants/rules.ts"
import { auditObjectOf } from "../../../machines/devicegroups/actions-audit.ts"
import { getDeviceGroup } from "../../../machines/devicegroups/store.ts"
import { lockOwnerName } from "../../../machines/devices/store-owner.ts"
import { differences } from "../../../system/audit/rules.ts"
import { record } from "../../../system/audit/store.ts"
import {
  type ApprovalConfigResponse,
  type ApprovalConfigs,
  configChanges,
  type SaveApprovalConfig,
  type SaveConfig,
  type StageResponse,
} from "../contract.ts"
import { STAGE_FIELDS } from "../fields.ts"
import type { ApprovalObjectType } from "../rules.ts"
import { getConfig, lockConfig, saveConfig } from "./store.ts"

const OBJECT_TYPE_BY_FIELD: Record<keyof ApprovalConfigs, ApprovalObjectType> = {
  issueApprovalConfig: "ISSUE",
  recurringIssueApprovalConfig: "RECURRING_ISSUE",
  recordingApprovalConfig: "RECORDING",
}

/** @throws Refusal NOT_FOUND without the group */
export async function getApprovalConfigs(db: Db, owner: DeviceOrGroupRef): Promise<ApprovalConfigs> {
  if ("deviceGroupId" in owner) await getDeviceGroup(db, owner.deviceGroupId)
  const [issueApprovalConfig, recurringIssueApprovalConfig, recordingApprovalConfig] = await Promise.all([
    getConfig(db, owner, "ISSUE"),
    getConfig(db, owner, "RECURRING_ISSUE"),
    getConfig(db, owner, "RECORDING"),
  ])
  return { issueApprovalConfig, recurringIssueApprovalConfig, recordingApprovalConfig }
}

/**
 * @throws Refusal CONFLICT after a concurrent save, BAD_REQUEST for an unknown user group, NOT_ALLOWED
 *         for a config that gives the actor a vote
 */
export async function saveApprovalConfigs(
  deps: Deps,
  actor: Actor,
  owner: DeviceOrGroupRef,
  input: SaveApprovalConfig,
): Promise<ApprovalConfigs> {
  const saved = await inTransaction(deps, async (tx, now) => {
    const name = await lockOwnerName(tx, owner)
    for (const [field, objectType] of Object.entries(OBJECT_TYPE_BY_FIELD)) {
      const change = input[field as keyof SaveApprovalConfig]
      if (!change) continue
      const { id, version } = await lockConfig(tx, owner, objectType)
      const before = await getConfig(tx, owner, objectType)
      const merged = withPathPrefix(field, () => configChanges.merge(before, change))
      const config = { ...merged, stages: merged.type === "DEDICATED" ? merged.stages : [] }
      if (change.version !== undefined && change.version !== version) {
        throw versionConflict(name, field, changedFields(before, config))
      }
      if (change.type === undefined && change.stages === undefined) continue
      if (changedFields(before, config).length === 0) continue
      if (grantsOwnVote(actor, before.effectiveStages, config.type === "DEDICATED" ? config.stages : []))
        throw grantRefusal(actor, ["VOTE"])
      await saveConfig(tx, id, field, config)
      const after = await getConfig(tx, owner, objectType)
      const { details } = differences(auditView(before), auditView(after))
      await record({ tx, actor, now }, "APPROVAL_CONFIG_CHANGED", auditObjectOf(owner), {
        name,
        config: field,
        ...details,
      })
    }
    return getApprovalConfigs(tx, owner)
  })
  deps.publish({ kind: "permissions" })
  return saved
}

/** The form for the audit log, with the names of the groups. */
function auditView({ type, stages }: ApprovalConfigResponse) {
  const names = (groups: readonly { name: string }[]) => groups.map(({ name }) => name)
  return {
    type,
    stages: stages.map((stage) => ({
      ...stage,
      voteUserGroups: names(stage.voteUserGroups),
      overruleVotesUserGroups: names(stage.overruleVotesUserGroups),
    })),
  }
}

/** Which parts of the config are stored otherwise than they are to be saved. */
function changedFields(stored: ApprovalConfigResponse, { type, stages }: SaveConfig): string[] {
  const ids = (groups: readonly { id: string }[]) => groups.map(({ id }) => id).sort()
  const plain = (list: readonly (StageResponse | SaveConfig["stages"][number])[]) =>
    list.map((stage) => [
      Object.entries(STAGE_FIELDS).map(([name, field]) => fieldValue(name, field, stage)),
      ids(stage.voteUserGroups),
      ids(stage.overruleVotesUserGroups),
    ])
  const isOtherStages = JSON.stringify(plain(stored.stages)) !== JSON.stringify(plain(stages))
  return [...(stored.type === type ? [] : ["type"]), ...(isOtherStages ? ["stages"] : [])]
}

function versionConflict(name: string, field: string, fields: string[]): Refusal {
  return new Refusal("CONFLICT", `${field} of "${name}" was changed meanwhile`, {
    text: "approvalConfigChangedMeanwhile",
    name,
    field,
    fields,
  })
}
