/** Approval configs of devices and device groups, and which one counts after inheritance. */

import { sql } from "kysely"
import type { Db, DeviceOrGroupRef } from "../../../base/deps.ts"
import { validationRefusal } from "../../../base/refusal.ts"
import { mapConstraintViolations } from "../../../db/constraint.ts"
import { namedColumns, toColumns } from "../../../db/fields.ts"
import { anyOfHiddenIds } from "../../../db/pagination.ts"
import { deleteRowsWith, insertRowUnlessTaken, updateVersionedRow } from "../../../db/rows.ts"
import { compileSqlOnce } from "../../../db/statement-cache.ts"
import { GROUP_DEPTH_MAX } from "../../../machines/devicegroups/rules.ts"
import type { ApprovalConfigType } from "../../../machines/devices/rules.ts"
import { getSettings } from "../../../system/settings/store.ts"
import type { ApprovalConfigResponse, SaveConfig, SaveStage, StageResponse } from "../contract.ts"
import { STAGE_FIELDS } from "../fields.ts"
import { type ApprovalObjectType, effectiveConfig } from "../rules.ts"

/** One step of the inheritance: the owner's own first, then each group's, up to the root. */
interface ConfigLevel {
  configId: string | null
  type: ApprovalConfigType
  version: number
  /** Null for the device itself. */
  groupId: string | null
  groupName: string | null
}

/** Read up to the nearest DEDICATED one, or the root; empty when the owner does not exist. */
async function loadConfigChain(
  db: Db,
  owner: DeviceOrGroupRef,
  objectType: ApprovalObjectType,
): Promise<ConfigLevel[]> {
  const first =
    "deviceId" in owner
      ? sql`select 0 as step, device.device_group_id as above, null::uuid as group_id, null::text as group_name,
          config.id as config_id, coalesce(config.type, 'INHERITED') as type, coalesce(config.version, 0) as version
        from device left join approval_config config
          on config.device_id = device.id and config.object_type = ${objectType}
        where device.id = ${owner.deviceId}`
      : sql`select 0 as step, own.parent_id as above, own.id as group_id, own.name as group_name,
          config.id as config_id, coalesce(config.type, 'INHERITED') as type, coalesce(config.version, 0) as version
        from device_group own left join approval_config config
          on config.device_group_id = own.id and config.object_type = ${objectType}
        where own.id = ${owner.deviceGroupId}`
  const found = await sql<ConfigLevel>`
    with recursive line as (
      ${first}
      union all
      select step + 1, above.parent_id, above.id, above.name,
        config.id, coalesce(config.type, 'INHERITED'), coalesce(config.version, 0)
      from line join device_group above on above.id = line.above
        left join approval_config config
          on config.device_group_id = above.id and config.object_type = ${objectType}
      where line.type <> 'DEDICATED' and step <= ${sql.lit(GROUP_DEPTH_MAX)})
    select config_id as "configId", type, version, group_id as "groupId", group_name as "groupName"
    from line order by step`.execute(db)
  return found.rows
}

/**
 * The stages that an object of this type on this device must pass; empty means no approval. Where the installation has the
 * approval workflow switched off, nothing needs one.
 */
export async function effectiveStages(
  db: Db,
  deviceId: string,
  objectType: ApprovalObjectType,
): Promise<StageResponse[]> {
  if (!(await getSettings(db)).approvalWorkflowEnabled) return []
  const effective = effectiveConfig(await loadConfigChain(db, { deviceId }, objectType))
  return effective?.configId ? loadStages(db, effective.configId) : []
}

/** Those of the devices on which an object of this type must pass stages: `effectiveStages` of all of them in one statement. */
export async function devicesNeedingApproval(
  db: Db,
  deviceIds: readonly string[],
  objectType: ApprovalObjectType,
): Promise<ReadonlySet<string>> {
  if (deviceIds.length === 0) return new Set()
  const rows = await NEEDING_APPROVAL(db, { deviceIds, objectType })
  return new Set(rows.map(({ id }) => id))
}

/** By the rule of `effectiveConfig`; a line ends at its nearest DEDICATED config. */
const NEEDING_APPROVAL = compileSqlOnce(
  (p: { deviceIds: readonly string[]; objectType: ApprovalObjectType }) =>
    sql<{ id: string }>`with recursive line as (
        select 0 as step, device.id, device.device_group_id as above, config.id as config_id, config.type
        from device left join approval_config config
          on config.device_id = device.id and config.object_type = ${p.objectType}
        where device.id = ${anyOfHiddenIds(p.deviceIds)} and config.type is distinct from 'NONE'
        union all
        select step + 1, line.id, above.parent_id, config.id, config.type
        from line join device_group above on above.id = line.above
          left join approval_config config
            on config.device_group_id = above.id and config.object_type = ${p.objectType}
        where line.type is distinct from 'DEDICATED' and step <= ${sql.lit(GROUP_DEPTH_MAX)})
      select line.id from line
      where line.type = 'DEDICATED' and (select approval_workflow_enabled from installation_settings)
        and exists (select from approval_stage stage where stage.approval_config_id = line.config_id)`,
)

/** Another one whenever another config, or none, counts for something that is approved here. */
export async function approvalConfigRevision(db: Db, owner: DeviceOrGroupRef): Promise<string> {
  const types = ["ISSUE", "RECURRING_ISSUE", "RECORDING"] as const
  const lines = await Promise.all(types.map((type) => loadConfigChain(db, owner, type)))
  return lines.map((line) => effectiveConfig(line)?.configId ?? "none").join()
}

export async function getConfig(
  db: Db,
  owner: DeviceOrGroupRef,
  objectType: ApprovalObjectType,
): Promise<ApprovalConfigResponse> {
  const line = await loadConfigChain(db, owner, objectType)
  const own = line[0]
  const effective = effectiveConfig(line)
  const stages = effective?.configId ? await loadStages(db, effective.configId) : []
  const isOwn = effective !== null && effective === own
  return {
    type: own?.type ?? "INHERITED",
    version: own?.version ?? 0,
    stages: isOwn ? stages : [],
    effectiveStages: stages,
    inheritedFrom:
      effective?.groupId && !isOwn ? { id: effective.groupId, name: effective.groupName ?? "" } : null,
  }
}

async function loadStages(db: Db, configId: string): Promise<StageResponse[]> {
  const found = await sql<StageResponse>`
    select ${namedColumns("stage", STAGE_FIELDS)},
      ${groupsOf("VOTE")} as "voteUserGroups", ${groupsOf("OVERRULE")} as "overruleVotesUserGroups"
    from approval_stage stage where stage.approval_config_id = ${configId} order by stage.position`.execute(
    db,
  )
  return found.rows
}

function groupsOf(voteRight: "VOTE" | "OVERRULE") {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', user_group.id, 'name', user_group.name) order by user_group.name_order)
    from approval_stage_group named join user_group on user_group.id = named.user_group_id
    where named.approval_config_id = stage.approval_config_id and named.position = stage.position
      and named.vote_right = ${sql.lit(voteRight)}), '[]')`
}

/** Takes the config's lock, so that two administrators save one after another. @returns the version that stands */
export async function lockConfig(
  tx: Db,
  owner: DeviceOrGroupRef,
  objectType: ApprovalObjectType,
): Promise<{ id: string; version: number }> {
  const columns = { ...toOwnerColumns(owner), object_type: objectType, type: "INHERITED", version: 0 }
  await insertRowUnlessTaken(tx, "approval_config", columns)
  return tx
    .selectFrom("approval_config")
    .select(["id", "version"])
    .where("object_type", "=", objectType)
    .where("deviceId" in owner ? "device_id" : "device_group_id", "=", Object.values(owner)[0] as string)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

function toOwnerColumns(owner: DeviceOrGroupRef) {
  return {
    device_id: "deviceId" in owner ? owner.deviceId : null,
    device_group_id: "deviceGroupId" in owner ? owner.deviceGroupId : null,
  }
}

/** Replaces type and stages. @throws Refusal BAD_REQUEST naming the stage whose user group does not exist */
export async function saveConfig(tx: Db, configId: string, path: string, config: SaveConfig): Promise<void> {
  await updateVersionedRow(tx, "approval_config", configId, { type: config.type })
  await deleteRowsWith(tx, "approval_stage", { approval_config_id: configId })
  if (config.type !== "DEDICATED") return
  for (const [position, stage] of config.stages.entries()) {
    await insertStage(tx, { approval_config_id: configId, position }, `${path}.stages.${position}`, stage)
  }
}

async function insertStage(
  tx: Db,
  key: { approval_config_id: string; position: number },
  path: string,
  stage: SaveStage,
): Promise<void> {
  await tx
    .insertInto("approval_stage")
    .values({ ...key, ...toColumns(STAGE_FIELDS, stage) })
    .execute()
  const unknown = () => validationRefusal([{ path, message: "validation.choice" }])
  await mapConstraintViolations({ approval_stage_user_group_fkey: unknown }, () =>
    tx.insertInto("approval_stage_group").values(stageGroupRows(key, stage)).execute(),
  )
}

/** Who votes and who overrules in the stage of this key. */
export function stageGroupRows<Key extends object>(
  key: Key,
  stage: Pick<SaveStage, "voteUserGroups" | "overruleVotesUserGroups">,
) {
  const rowsOf = (right: "VOTE" | "OVERRULE", groups: readonly { id: string }[]) =>
    distinctIds(groups).map((id) => ({ ...key, vote_right: right, user_group_id: id }))
  return [...rowsOf("VOTE", stage.voteUserGroups), ...rowsOf("OVERRULE", stage.overruleVotesUserGroups)]
}

function distinctIds(groups: readonly { id: string }[]): string[] {
  return [...new Set(groups.map(({ id }) => id.toLowerCase()))]
}
