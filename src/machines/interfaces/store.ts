/** Queries of interfaces. Only `getInterfaceWithSecret` and the save open a secret. */

import { sql } from "kysely"
import type { JsonObject } from "../../../sql/types.ts"
import type { Db, Deps } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound, validationRefusal } from "../../base/refusal.ts"
import type { SecretBox } from "../../base/secret-box.ts"
import { alreadyExists, mapConstraintViolations } from "../../db/constraint.ts"
import { countRows } from "../../db/counts.ts"
import { fromColumns, toColumns } from "../../db/fields.ts"
import { directList } from "../../db/paged-list.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { deleteRow, deleteRowsWith, insertRow, type RowOf, updateRowsWith } from "../../db/rows.ts"
import { findOpenSessions, type OpenSessions } from "../opensessions/store.ts"
import type { SaveInterface, TargetInterface } from "./contract.ts"
import { INTERFACE_FIELDS } from "./fields.ts"
import { httpsOptions, rdpOptions, s7Options, sshOptions, vncOptions } from "./options/contract.ts"
import { type RecordingOptions, recordingOptionsOf, secretExpiry, type TrafficRule } from "./options/rules.ts"
import {
  INTERFACE_SORTS,
  INTERFACES_PER_DEVICE_MAX,
  type InterfaceSecret,
  SECRET_PARTS,
  type SecretPart,
} from "./rules.ts"
import { INTERFACE_TYPE_TRAITS, type InterfaceType, type OptionsField } from "./rules-types.ts"

export interface InterfacePath {
  deviceId: string
  interfaceId: string
}

function interfaceRows(db: Db) {
  return db
    .selectFrom("target_interface as target")
    .selectAll("target")
    .select([
      sql<number | null>`(select secret_validity_days from device where device.id = target.device_id)`.as(
        "secret_validity_days",
      ),
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', user_group.id, 'name', user_group.name) order by user_group.name_order)
        from target_interface_user_group permitted join user_group on user_group.id = permitted.user_group_id
        where permitted.target_interface_id = target.id), '[]')`.as("user_groups"),
    ])
}

function toInterface(row: RowOf<typeof interfaceRows>): TargetInterface {
  const fields = fromColumns(INTERFACE_FIELDS, row)
  return {
    id: row.id,
    deviceId: row.device_id,
    ...fields,
    knownHost: row.known_host_key ?? "",
    hasPassword: row.secret_parts.includes("password"),
    hasPrivateKey: row.secret_parts.includes("privateKey"),
    hasPassphrase: row.secret_parts.includes("passphrase"),
    secretExpiresOn: secretExpiry(row.secret_saved_on, row.secret_validity_days)?.toISOString() ?? null,
    restricted: !fields.startRemotePermissionForAll,
    startRemotePermissionUserGroups: row.user_groups,
    recordingOptions: recordingOptionsOf(fields.type, row.recording as Partial<RecordingOptions>),
    ...protocolOptions(fields.type, row.options),
    filterRules: row.filter_rules as unknown as StoredTrafficRules,
    connectionRules: row.connection_rules as unknown as StoredTrafficRules,
    version: row.version,
    createdOn: row.created_on.toISOString(),
    changedOn: row.changed_on.toISOString(),
  }
}

type StoredTrafficRules = (TrafficRule & { protocolType: "TCP" | "UDP" })[]

/** Read through their schemas, which give what was saved by an older version its defaults. */
export function protocolOptions(type: InterfaceType, options: unknown) {
  const { optionsField } = INTERFACE_TYPE_TRAITS[type]
  return {
    vncOptions: optionsField === "vncOptions" ? vncOptions.parse(options) : null,
    sshOptions: optionsField === "sshOptions" ? sshOptions.parse(options) : null,
    httpsOptions: optionsField === "httpsOptions" ? httpsOptions.parse(options) : null,
    rdpOptions: optionsField === "rdpOptions" ? rdpOptions.parse(options) : null,
    s7Options: optionsField === "s7Options" ? s7Options.parse(options) : null,
  }
}

export function interfacesPage(
  db: Db,
  deviceId: string,
  request: PageRequest,
): Promise<Page<TargetInterface>> {
  return INTERFACES.page(db, { deviceId }, null, request, toInterface)
}

const INTERFACES = directList({
  name: "interfaces",
  sorts: INTERFACE_SORTS,
  columns: { id: "id", name: "name_order", type: "type", createdOn: "created_on" },
  rows(db, { deviceId, search }: { deviceId: string; search?: string }) {
    const wanted = interfaceRows(db).where("device_id", "=", deviceId)
    return search ? wanted.where("name", "ilike", search) : wanted
  },
})

/** All interfaces of a device by name, for the chooser; at most INTERFACES_PER_DEVICE_MAX. */
export async function interfacesOfDevice(db: Db, deviceId: string): Promise<TargetInterface[]> {
  const request = { page: 1, size: INTERFACES_PER_DEVICE_MAX, search: "" }
  return (await interfacesPage(db, deviceId, request)).rows
}

export async function findInterface(
  db: Db,
  deviceId: string,
  interfaceId: string,
): Promise<TargetInterface | null> {
  const row = await interfaceRows(db)
    .where("id", "=", interfaceId)
    .where("device_id", "=", deviceId)
    .executeTakeFirst()
  return row ? toInterface(row) : null
}

/** Several of them, by id. */
export async function findInterfaces(
  db: Db,
  interfaceIds: readonly string[],
): Promise<Map<string, TargetInterface>> {
  const rows = await interfaceRows(db).where("id", "=", anyOfIds(interfaceIds)).execute()
  return new Map(rows.map((row) => [row.id, toInterface(row)]))
}

/** The interfaces of several devices, by device and name. */
export async function interfacesOfDevices(db: Db, deviceIds: readonly string[]): Promise<TargetInterface[]> {
  const rows = await interfaceRows(db)
    .where("device_id", "=", anyOfIds(deviceIds))
    .orderBy("device_id")
    .orderBy("name_order")
    .execute()
  return rows.map(toInterface)
}

export async function getInterface(db: Db, deviceId: string, interfaceId: string): Promise<TargetInterface> {
  const found = await findInterface(db, deviceId, interfaceId)
  if (!found) throw notFound("interface", interfaceId)
  return found
}

/** Takes the row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export async function lockInterface(
  tx: Db,
  box: SecretBox,
  path: InterfacePath,
): Promise<{ before: TargetInterface; secret: InterfaceSecret }> {
  const locked = await tx
    .selectFrom("target_interface")
    .select("sealed_secret")
    .where("id", "=", path.interfaceId)
    .forUpdate()
    .executeTakeFirst()
  const before = await getInterface(tx, path.deviceId, path.interfaceId)
  return { before, secret: unsealSecret(box, path.interfaceId, locked?.sealed_secret ?? null) }
}

/** For the one place that dials machines; never for an answer or a log. @throws Refusal NOT_FOUND */
export async function getInterfaceWithSecret(
  deps: Pick<Deps, "db" | "secretBox">,
  interfaceId: string,
): Promise<{ target: TargetInterface; secret: InterfaceSecret }> {
  const row = await interfaceRows(deps.db)
    .where("id", "=", interfaceId)
    .executeTakeFirstOrThrow(() => notFound("interface", interfaceId))
  return { target: toInterface(row), secret: unsealSecret(deps.secretBox, interfaceId, row.sealed_secret) }
}

export function countInterfaces(db: Db, deviceId: string): Promise<number> {
  return countRows(db.selectFrom("target_interface").where("device_id", "=", deviceId))
}

/** @throws Refusal CONFLICT when the device has an interface of this name */
export async function insertInterface(
  tx: Db,
  box: SecretBox,
  deviceId: string,
  input: SaveInterface,
  secret: InterfaceSecret,
  now: Date,
): Promise<string> {
  const row = { ...columnsOf(input), device_id: deviceId, created_on: now, changed_on: now }
  const id = await insertRow(tx, "target_interface", row, refusalsOf(input))
  await saveSecret(tx, box, id, secret, now)
  await saveUserGroups(tx, id, input.startRemotePermissionUserGroupIds)
  return id
}

/** @throws Refusal CONFLICT when the device has another interface of this name */
export async function saveInterface(
  tx: Db,
  box: SecretBox,
  interfaceId: string,
  input: SaveInterface,
  secret: InterfaceSecret,
  now: Date,
): Promise<void> {
  await mapConstraintViolations(refusalsOf(input), () =>
    tx
      .updateTable("target_interface")
      // Until the new one is sealed: interfaces that ask for credentials store none.
      .set({ ...columnsOf(input), changed_on: now, sealed_secret: null })
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", interfaceId)
      .execute(),
  )
  await saveSecret(tx, box, interfaceId, secret, hasNewSecret(input) ? now : null)
  await saveUserGroups(tx, interfaceId, input.startRemotePermissionUserGroupIds)
}

/** The sessions that a change of the interface would end. */
export async function findSessionsOnInterface(db: Db, interfaceId: string): Promise<OpenSessions> {
  return findOpenSessions(db, sql<boolean>`session.target_interface_id = ${interfaceId}`)
}

export async function deleteInterface(tx: Db, interfaceId: string): Promise<void> {
  await deleteRow(tx, "target_interface", interfaceId)
}

/** Trusts a host key where none is trusted yet. @returns whether this call did it */
export async function pinHostKey(db: Db, interfaceId: string, knownHost: string): Promise<boolean> {
  const pinned = { known_host_key: knownHost }
  return (await updateRowsWith(db, "target_interface", { id: interfaceId, known_host_key: null }, pinned)) > 0
}

function hasNewSecret(input: SaveInterface): boolean {
  return SECRET_PARTS.some((part) => input[part] !== "")
}

/** @param savedOn  null: the secret is unchanged and keeps its date */
async function saveSecret(
  tx: Db,
  box: SecretBox,
  interfaceId: string,
  secret: InterfaceSecret,
  savedOn: Date | null,
): Promise<void> {
  const parts = Object.keys(secret)
  const sealed = parts.length ? Buffer.from(box.seal(JSON.stringify(secret), sealContext(interfaceId))) : null
  await tx
    .updateTable("target_interface")
    .set({ sealed_secret: sealed, secret_parts: parts })
    .$if(sealed === null, (query) => query.set({ secret_saved_on: null }))
    .$if(sealed !== null && savedOn !== null, (query) => query.set({ secret_saved_on: savedOn }))
    .where("id", "=", interfaceId)
    .execute()
}

function unsealSecret(box: SecretBox, interfaceId: string, sealed: Uint8Array | null): InterfaceSecret {
  if (!sealed) return {}
  return JSON.parse(box.open(sealed, sealContext(interfaceId))) as Partial<Record<SecretPart, string>>
}

/** Binds a sealed secret to its row: copied to another one it does not open. */
function sealContext(interfaceId: string): string {
  return `interface:${interfaceId}`
}

async function saveUserGroups(tx: Db, interfaceId: string, userGroupIds: readonly string[]): Promise<void> {
  await deleteRowsWith(tx, "target_interface_user_group", { target_interface_id: interfaceId })
  const ids = [...new Set(userGroupIds)]
  if (ids.length === 0) return
  const unknown = () =>
    validationRefusal([{ path: "startRemotePermissionUserGroupIds", message: "validation.choice" }])
  await mapConstraintViolations({ target_interface_user_group_user_group_id_fkey: unknown }, () =>
    tx
      .insertInto("target_interface_user_group")
      .values(ids.map((id) => ({ target_interface_id: interfaceId, user_group_id: id })))
      .execute(),
  )
}

function refusalsOf(input: SaveInterface) {
  return { interface_name_must_be_unique: () => alreadyExists("interface", input.name) }
}

function columnsOf(input: SaveInterface) {
  return {
    ...toColumns(INTERFACE_FIELDS, input),
    known_host_key: input.knownHost || null,
    recording: toJsonb(input.recordingOptions ?? {}),
    options: toJsonb(selectProtocolOptions(input)),
    filter_rules: toJsonb(input.filterRules),
    connection_rules: toJsonb(input.connectionRules),
  }
}

/** An interface has the options of its own protocol alone. */
export function selectProtocolOptions(input: Pick<SaveInterface, OptionsField>): object {
  const { vncOptions, rdpOptions, sshOptions, httpsOptions, s7Options } = input
  return vncOptions ?? rdpOptions ?? sshOptions ?? httpsOptions ?? s7Options ?? {}
}

function toJsonb(value: object) {
  return sql<JsonObject>`${value}::jsonb`
}
