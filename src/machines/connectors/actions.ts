/** Reads and saves the connectors of devices and device groups. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps, DeviceOrGroupRef } from "../../base/deps.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { fromColumns } from "../../db/fields.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { record } from "../../system/audit/store.ts"
import { auditObjectOf } from "../devicegroups/actions-audit.ts"
import { findAncestorPath } from "../devicegroups/store.ts"
import type { ConnectorState } from "../devices/rules.ts"
import { lockOwnerName } from "../devices/store-owner.ts"
import { keyProblems } from "./actions-keys.ts"
import {
  type Connector,
  type ConnectorChange,
  connectorChanges,
  type SaveConnector,
  saveConnector,
} from "./contract.ts"
import { CONNECTOR_FIELDS } from "./fields.ts"
import { canKeepPrivateKey, connectorFieldProblems, effectiveConnector, type UpdateState } from "./rules.ts"
import {
  type ConnectorLevel,
  type ConnectorRow,
  findConnectorById,
  findEffectiveConnector,
  loadConnectorChain,
  lockConnector,
  storeConnector,
  unsealPrivateKey,
} from "./store.ts"
import { findSessionsThrough } from "./store-sessions.ts"

/** @throws Refusal NOT_FOUND */
export async function getConnector(db: Db, owner: DeviceOrGroupRef): Promise<Connector> {
  const line = await loadConnectorChain(db, owner)
  const own = line[0]
  if (!own) {
    throw "deviceId" in owner
      ? notFound("device", owner.deviceId)
      : notFound("deviceGroup", owner.deviceGroupId)
  }
  const counting = effectiveConnector(line)
  const [ownRow, row] = await Promise.all([
    findConnectorById(db, own.connectorId),
    findConnectorById(db, counting?.connectorId),
  ])
  return {
    connectorType: own.type,
    version: own.version,
    ...reportedStatus(row),
    inheritedPath: counting && counting !== own ? await groupPathTo(db, counting) : [],
    ...ownSettings(ownRow),
    hasPrivateKey: Boolean(ownRow?.sealed_private_key),
  }
}

/** From the root down to the group of this step. */
async function groupPathTo(db: Db, { groupId }: ConnectorLevel) {
  return groupId ? (await findAncestorPath(db, groupId)).toReversed() : []
}

/** The status reported by the effective connector. */
function reportedStatus(row: ConnectorRow | null) {
  const state = (row?.state ?? "NONE") as ConnectorState
  const since = { CONNECTED: row?.last_connected_on, DISCONNECTED: row?.last_disconnected_on }
  const lastOf = (when: Date | null | undefined) => when?.toISOString() ?? null
  return {
    connectorState: state,
    stateSince: lastOf(state === "CONNECTED" || state === "DISCONNECTED" ? since[state] : null),
    updateState: (row?.update_state as UpdateState | undefined) ?? null,
    lastConnected: lastOf(row?.last_connected_on),
    lastDisconnected: lastOf(row?.last_disconnected_on),
    firmwareVersionCurrent: row?.firmware_current ?? "",
    firmwareVersionExpected: row?.firmware_expected ?? "",
    queuePriority: row?.queue_priority ?? 0,
    fallbackConfig: row?.is_on_fallback_config ?? false,
  }
}

/** The own settings; without a connector of its own, as at the start. */
function ownSettings(row: ConnectorRow | null) {
  const { connectorType: _, privateKey: __, ...start } = defaultSettings("NONE")
  if (row?.type !== "DEDICATED") return start
  return {
    ...fromColumns(CONNECTOR_FIELDS, row),
    netInterfaces: row.net_interfaces as unknown as Connector["netInterfaces"],
  }
}

function defaultSettings(connectorType: SaveConnector["connectorType"]): SaveConnector {
  return saveConnector.parse({ connectorType })
}

/**
 * Changing the type from DEDICATED deletes the settings, the private key and the serial number.
 *
 * @param force  ends the open sessions that prevent the change
 * @throws Refusal BAD_REQUEST for invalid keys; CONFLICT with `sessions` while some are open, for a serial number
 *   of another device, or when the stored version is no longer `version`
 */
export async function updateConnector(
  deps: Deps,
  actor: Actor,
  owner: DeviceOrGroupRef,
  change: ConnectorChange,
  force: boolean,
): Promise<Connector> {
  const { saved, id } = await inTransaction(deps, async (tx, now) => {
    const name = await lockOwnerName(tx, owner)
    const row = await lockConnector(tx, owner)
    const { privateKey: given, ...merged } = mergeChange(row, change)
    const input = { ...merged, privateKey: given ?? "" }
    const difference = differences(
      { ...ownSettings(row), connectorType: row.type },
      { ...merged, privateKey: given },
      ["privateKey"],
    )
    checkVersion({ name, version: row.version }, change.version, difference.changed)
    if (difference.unchanged) return { saved: await getConnector(tx, owner), id: row.id }
    const before = await findEffectiveConnector(tx, owner)
    const isSame = given !== null && canKeepPrivateKey(row, input)
    const privateKey = requireValidPrivateKey(input, isSame ? unsealPrivateKey(deps.secretBox, row) : null)
    await storeConnector(tx, deps.secretBox, row.id, input, privateKey, isSame)
    const after = await findEffectiveConnector(tx, owner)
    const ends = before?.revision === after?.revision ? 0 : await checkOpenSessions(tx, owner, name, force)
    const details = { name, ...redactNetInterfaces(difference.details), force, ends }
    await record({ tx, actor, now }, "CONNECTOR_CHANGED", auditObjectOf(owner), details)
    return { saved: await getConnector(tx, owner), id: row.id }
  })
  deps.publish({ kind: "connector", id })
  return saved
}

/** Another type than DEDICATED is saved with the settings as at the start. */
function mergeChange(row: ConnectorRow, change: ConnectorChange) {
  const merged = connectorChanges.merge({ ...ownSettings(row), connectorType: row.type }, change)
  return merged.connectorType === "DEDICATED" ? merged : defaultSettings(merged.connectorType)
}

/** @returns how many sessions the change ends. @throws Refusal CONFLICT naming them */
async function checkOpenSessions(
  tx: Db,
  owner: DeviceOrGroupRef,
  name: string,
  force: boolean,
): Promise<number> {
  const { sessions, count } = await findSessionsThrough(tx, owner)
  if (count === 0 || force) return count
  throw new Refusal("CONFLICT", `connector of "${name}": ${count} sessions are open through it`, {
    text: "connectorHasOpenSessions",
    name,
    count,
    sessions,
  })
}

/** The private key to save: a new one replaces the stored one, blank keeps it. @throws Refusal BAD_REQUEST */
function requireValidPrivateKey(input: SaveConnector, kept: string | null): string | null {
  const privateKey = input.connectorType === "DEDICATED" ? input.privateKey || kept || "" : ""
  const problems = [...connectorFieldProblems(input), ...keyProblems({ ...input, privateKey })]
  if (problems.length) throw validationRefusal(problems)
  return privateKey || null
}

/** A network configuration text may contain a network's password: the audit log only records that it changed. */
function redactNetInterfaces(details: ReturnType<typeof differences>["details"]) {
  const { "netInterfaces.before": before, "netInterfaces.after": _, ...rest } = details
  return before === undefined ? rest : { ...rest, "netInterfaces.changed": true }
}
