/** Reading and saving who approves what. */
import { differences } from "../audit/rules.ts"
import { type AuditFact, writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { below } from "../base/parse.ts"
import { Refusal } from "../base/refusal.ts"
import { getDeviceGroup } from "../devicegroups/store.ts"
import { lockDevice } from "../devices/store.ts"
import { cannotGive } from "../roles/actions-giving.ts"
import type { Actor } from "../roles/rules.ts"
import { givesOwnVote } from "../roles/rules-giving.ts"
import {
  type ApprovalConfigAnswer,
  type ApprovalConfigs,
  configChanges,
  type SaveApprovalConfig,
  type SaveConfig,
  type StageAnswer,
} from "./contract.ts"
import type { ApprovalObjectType } from "./rules.ts"
import { type ConfigOwner, lockConfig, readConfig, saveConfig } from "./store-config.ts"

const FIELDS: Record<keyof ApprovalConfigs, ApprovalObjectType> = {
  issueApprovalConfig: "ISSUE",
  recurringIssueApprovalConfig: "RECURRING_ISSUE",
  recordingApprovalConfig: "RECORDING",
}

/** @throws Refusal NOT_FOUND without the group */
export async function readConfigs(db: Db, owner: ConfigOwner): Promise<ApprovalConfigs> {
  if ("deviceGroupId" in owner) await getDeviceGroup(db, owner.deviceGroupId)
  const [issueApprovalConfig, recurringIssueApprovalConfig, recordingApprovalConfig] = await Promise.all([
    readConfig(db, owner, "ISSUE"),
    readConfig(db, owner, "RECURRING_ISSUE"),
    readConfig(db, owner, "RECORDING"),
  ])
  return { issueApprovalConfig, recurringIssueApprovalConfig, recordingApprovalConfig }
}

/**
 * @throws Refusal CONFLICT when somebody saved since `version` was read, BAD_REQUEST for an unknown user group, NOT_ALLOWED
 *         for a config that gives the actor a vote
 */
export async function saveConfigs(
  deps: Deps,
  actor: Actor,
  owner: ConfigOwner,
  input: SaveApprovalConfig,
): Promise<ApprovalConfigs> {
  const now = deps.clock()
  const saved = await deps.db.transaction().execute(async (tx) => {
    const name = await nameOf(tx, owner)
    for (const [field, objectType] of Object.entries(FIELDS)) {
      const change = input[field as keyof SaveApprovalConfig]
      if (!change) continue
      const { id, version } = await lockConfig(tx, owner, objectType)
      const before = await readConfig(tx, owner, objectType)
      const merged = below(field, () => configChanges.merge(before, change))
      const config = { ...merged, stages: merged.type === "DEDICATED" ? merged.stages : [] }
      if (change.version !== undefined && change.version !== version) {
        throw changedMeanwhile(name, field, differingParts(before, config))
      }
      if (givesOwnVote(actor, before.effectiveStages, config.type === "DEDICATED" ? config.stages : []))
        throw cannotGive(actor, ["VOTE"])
      await saveConfig(tx, id, field, config)
      const after = await readConfig(tx, owner, objectType)
      const { details } = differences(partsOf(before), partsOf(after))
      await audit(tx, actor, owner, { name, config: field, ...details }, now)
    }
    return readConfigs(tx, owner)
  })
  deps.tell({ kind: "permissions" })
  return saved
}

async function nameOf(tx: Db, owner: ConfigOwner): Promise<string> {
  if ("deviceId" in owner) return (await lockDevice(tx, owner.deviceId)).name
  return (await getDeviceGroup(tx, owner.deviceGroupId)).name
}

/** As the audit log tells them, groups by their names. */
function partsOf({ type, stages }: ApprovalConfigAnswer) {
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
function differingParts(stored: ApprovalConfigAnswer, { type, stages }: SaveConfig): string[] {
  const ids = (groups: readonly { id: string }[]) => groups.map(({ id }) => id).sort()
  const plain = (list: readonly (StageAnswer | SaveConfig["stages"][number])[]) =>
    list.map((stage) => [
      stage.requiredAmountOfVotes,
      ids(stage.voteUserGroups),
      ids(stage.overruleVotesUserGroups),
      stage.description,
    ])
  const isOtherStages = JSON.stringify(plain(stored.stages)) !== JSON.stringify(plain(stages))
  return [...(stored.type === type ? [] : ["type"]), ...(isOtherStages ? ["stages"] : [])]
}

function changedMeanwhile(name: string, field: string, fields: string[]): Refusal {
  return new Refusal("CONFLICT", `${field} of "${name}" was changed meanwhile`, {
    text: "approvalConfigChangedMeanwhile",
    name,
    field,
    fields,
  })
}

function audit(
  tx: Db,
  actor: Actor,
  owner: ConfigOwner,
  details: AuditFact["details"],
  now: Date,
): Promise<void> {
  const fact =
    "deviceId" in owner
      ? { objectType: "device" as const, objectId: owner.deviceId, deviceId: owner.deviceId }
      : { objectType: "deviceGroup" as const, objectId: owner.deviceGroupId }
  return writeAudit(tx, actor, { event: "APPROVAL_CONFIG_CHANGED", ...fact, details }, now)
}
