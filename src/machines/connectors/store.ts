/** Connectors of devices and device groups, and which one counts after inheritance. */

import { type RawBuilder, sql } from "kysely"
import type { Db, DeviceOrGroupRef } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import type { SecretBox } from "../../base/secret-box.ts"
import { mapConstraintViolations } from "../../db/constraint.ts"
import { toColumns } from "../../db/fields.ts"
import { insertRowUnlessTaken } from "../../db/rows.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import type { ConnectorState, ConnectorType } from "../devices/rules.ts"
import { deviceLevel, LEVEL_COLUMNS, PARENT_LEVELS } from "../devices/store-connector.ts"
import type { SaveConnector } from "./contract.ts"
import { CONNECTOR_FIELDS } from "./fields.ts"
import { effectiveConnector } from "./rules.ts"

/** One step of the inheritance: the owner's own first, then each group's, up to the root. */
export interface ConnectorLevel {
  /** Null where no connector was ever saved. */
  connectorId: string | null
  type: ConnectorType
  version: number
  state: ConnectorState
  /** Null for the device itself. */
  groupId: string | null
  groupName: string | null
}

function groupLevel(groupId: string) {
  return sql`select 0 as step, own.parent_id as above, own.id as group_id, own.name as group_name, ${LEVEL_COLUMNS}
  from device_group own left join connector on connector.device_group_id = own.id where own.id = ${groupId}`
}

/** Loaded up to the first level that is not INHERITED; empty when the owner does not exist. */
export function loadConnectorChain(db: Db, owner: DeviceOrGroupRef): Promise<ConnectorLevel[]> {
  return "deviceId" in owner ? CHAIN_OF_DEVICE(db, owner) : CHAIN_OF_GROUP(db, owner)
}

const chainFrom = (first: RawBuilder<unknown>) => sql<ConnectorLevel>`
    with recursive line as (${first} union all ${PARENT_LEVELS})
    select connector_id as "connectorId", type, version, state, group_id as "groupId", group_name as "groupName"
    from line order by step`
const CHAIN_OF_DEVICE = compileSqlOnce((p: { deviceId: string }) =>
  chainFrom(deviceLevel(sql`${p.deviceId}`)),
)
const CHAIN_OF_GROUP = compileSqlOnce((p: { deviceGroupId: string }) =>
  chainFrom(groupLevel(p.deviceGroupId)),
)

/** The connector through which a machine is reached; null when it is reached directly. */
interface EffectiveConnector {
  state: ConnectorState
  /** Another one after every change of it, and for every other connector. */
  revision: string
}

export async function findEffectiveConnector(
  db: Db,
  owner: DeviceOrGroupRef,
): Promise<EffectiveConnector | null> {
  const counts = effectiveConnector(await loadConnectorChain(db, owner))
  return counts && toEffectiveConnector(counts)
}

/** The same for several devices, by device id; those that are reached directly are missing. */
export async function findEffectiveConnectors(
  db: Db,
  deviceIds: readonly string[],
): Promise<Map<string, EffectiveConnector>> {
  const { rows } = await sql<ConnectorLevel & { deviceId: string }>`
    select asked.id as "deviceId", steps.* from unnest(${deviceIds}::uuid[]) as asked(id)
    cross join lateral (
      with recursive line as (${deviceLevel(sql`asked.id`)} union all ${PARENT_LEVELS})
      select step, connector_id as "connectorId", type, version, state, group_id as "groupId",
        group_name as "groupName"
      from line) steps
    order by asked.id, steps.step`.execute(db)
  const lines = Map.groupBy(rows, ({ deviceId }) => deviceId)
  return new Map(
    [...lines].flatMap(([deviceId, line]) => {
      const counts = effectiveConnector(line)
      return counts ? [[deviceId, toEffectiveConnector(counts)] as const] : []
    }),
  )
}

function toEffectiveConnector(counts: ConnectorLevel): EffectiveConnector {
  return { state: counts.state, revision: `${counts.connectorId}:${counts.version}` }
}

export async function findConnectorById(db: Db, connectorId: string | null | undefined) {
  if (!connectorId) return null
  const row = await db.selectFrom("connector").selectAll().where("id", "=", connectorId).executeTakeFirst()
  return row ?? null
}
export type ConnectorRow = NonNullable<Awaited<ReturnType<typeof findConnectorById>>>

/** Takes the row's lock, so that two administrators save one after another. @throws Refusal NOT_FOUND */
export async function lockConnector(tx: Db, owner: DeviceOrGroupRef): Promise<ConnectorRow> {
  const [device_id, device_group_id] =
    "deviceId" in owner ? [owner.deviceId, null] : [null, owner.deviceGroupId]
  const gone = () => notFound("deviceGroup", device_group_id ?? "")
  await mapConstraintViolations({ connector_device_group_id_fkey: gone }, () =>
    insertRowUnlessTaken(tx, "connector", { device_id, device_group_id }),
  )
  const own = tx.selectFrom("connector").selectAll().forUpdate()
  return device_id
    ? own.where("device_id", "=", device_id).executeTakeFirstOrThrow()
    : own.where("device_group_id", "=", device_group_id).executeTakeFirstOrThrow()
}

/** What another connector, or none, starts with. */
const INITIAL_STATUS = {
  last_connected_on: null,
  last_disconnected_on: null,
  firmware_current: "",
  firmware_expected: "",
  firmware_available: "",
  queue_priority: 0,
  download_step: "NONE",
  is_on_fallback_config: false,
  is_on_fallback_firmware: false,
}

/**
 * @param input    the settings to store: initial values unless DEDICATED
 * @param privateKey  null for none
 * @param isSame   the same connector as before: its reported status is kept
 * @throws Refusal CONFLICT when another device or group has this serial number
 */
export async function storeConnector(
  tx: Db,
  box: SecretBox,
  connectorId: string,
  input: SaveConnector,
  privateKey: string | null,
  isSame: boolean,
): Promise<void> {
  const sealed = privateKey && Buffer.from(box.seal(privateKey, sealContext(connectorId)))
  await mapConstraintViolations({ connector_serial_must_be_unique: () => serialTaken(input.serial) }, () =>
    tx
      .updateTable("connector")
      .set((eb) => ({
        ...columnsOf(input),
        ...(isSame ? null : INITIAL_STATUS),
        sealed_private_key: sealed || null,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", connectorId)
      .execute(),
  )
}

/** @returns null without a key */
export function unsealPrivateKey(box: SecretBox, row: ConnectorRow): string | null {
  return row.sealed_private_key && box.open(row.sealed_private_key, sealContext(row.id))
}

/** Binds a sealed key to its row: copied to another one it does not open. */
function sealContext(connectorId: string): string {
  return `connector:${connectorId}`
}

function serialTaken(serial: string): Refusal {
  const problems = [{ path: "serial", message: "validation.taken" } as const]
  const details = { text: "connectorSerialTaken", serial, field: "serial" } as const
  return new Refusal("CONFLICT", `connector serial "${serial}" is used by another device`, details, problems)
}

function columnsOf(input: SaveConnector) {
  return {
    type: input.connectorType,
    ...toColumns(CONNECTOR_FIELDS, input),
    net_interfaces: sql<string>`${JSON.stringify(input.netInterfaces)}::text::jsonb`,
  }
}
