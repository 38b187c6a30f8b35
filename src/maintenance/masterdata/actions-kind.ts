/** What every kind of master data does for export and import. */
import {
  type Actor,
  type DeviceAuthority,
  hasDeviceAuthority,
  hasSystemAuthority,
  type SystemAuthority,
} from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { id as idSchema } from "../../base/schema.ts"
import { getDeviceAccessByDevice } from "../../identity/authorization/store.ts"
import { joinList } from "./rules.ts"
import { type Column, cellOfValue, valueAt } from "./rules-cells.ts"
import type { GroupPaths } from "./store-references.ts"

/** Who exports or imports, with the paths of machine groups as they were when the request began. */
export interface MasterDataContext {
  deps: Deps
  actor: Actor
  groups: GroupPaths
  /** Network address of the client, for the audit log. */
  address: string
}

/** An object as a row of a file. */
export interface MasterDataObject {
  id: string
  version: number
  /** The machine that it belongs to; null for objects of their own. */
  deviceId: string | null
  /** Values by column; every column of the kind is present. */
  cells: Record<string, string>
}

/** How a row names its object. */
export interface RowKey {
  number: number
  id: string
  /** Values of the columns that name it, as typed. */
  name: string
  deviceId: string | null
}

/** The access rule of the call that does the same. */
type RowRule = { system: SystemAuthority } | { device: DeviceAuthority }

export interface KindActions {
  /** Authority to read the list; null: each reader sees the machines that they may read. */
  readBy: SystemAuthority | null
  /** Authority to read a machine's objects. */
  deviceReadBy: DeviceAuthority | null
  create: RowRule
  change: RowRule
  /** All objects that the actor may read, in the order in which they can be imported again. */
  batches(context: MasterDataContext): AsyncGenerator<MasterDataObject[]>
  /** The existing object of each row, by its number; "ambiguous" where several have the name. */
  find(
    context: MasterDataContext,
    keys: readonly RowKey[],
  ): Promise<Map<number, MasterDataObject | "ambiguous">>
  /** Those of these objects that exist, in no order, also those that the user may not read. */
  load(context: MasterDataContext, objects: readonly PlacedObject[]): Promise<MasterDataObject[]>
  /** @throws Refusal of the call that does the same */
  createObject(
    context: MasterDataContext,
    body: Record<string, unknown>,
    deviceId: string | null,
  ): Promise<{ id: string }>
  /** @throws Refusal of the call that does the same */
  changeObject(
    context: MasterDataContext,
    object: PlacedObject,
    body: Record<string, unknown>,
  ): Promise<unknown>
}

/** An object, and the machine that it belongs to. */
export interface PlacedObject {
  id: string
  deviceId: string | null
}

/** The cells of an object: fields by their value, references by their labels. */
export function cellsOf(
  columns: readonly Column[],
  object: { id: string },
  labels: Readonly<Record<string, string | readonly string[]>>,
): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name, kind, field }) => {
      if (kind === "id") return [name, object.id]
      if (kind === "reference") return [name, (labels[name] as string | undefined) ?? ""]
      if (kind === "references") return [name, joinSorted((labels[name] as string[] | undefined) ?? [])]
      return [name, cellOfValue(valueAt(object, field ?? name))]
    }),
  )
}

/** Lists without an order of their own are compared in one order. */
export function joinSorted(entries: readonly string[]): string {
  const order = (text: string) => text.toLowerCase()
  return joinList([...entries].sort((one, other) => (order(one) < order(other) ? -1 : 1)))
}

/** Throws Refusal NOT_ALLOWED without the authority that the rule names. */
export type RuleCheck = (rule: RowRule, deviceId: string | null) => void

/** Reads the actor's authorities on these machines once for all rows of a batch. */
export async function loadRuleCheck(
  { deps, actor }: MasterDataContext,
  rules: readonly RowRule[],
  deviceIds: readonly (string | null)[],
): Promise<RuleCheck> {
  const ids = deviceIds.filter((id) => id !== null)
  const isNeeded = ids.length > 0 && rules.some((rule) => "device" in rule)
  const access = isNeeded ? await getDeviceAccessByDevice(deps.db, actor, [...new Set(ids)]) : null
  return (rule, deviceId) => {
    if ("system" in rule) return checkSystemRule(actor, rule)
    const own = deviceId === null ? undefined : access?.get(deviceId)
    if (!own || !hasDeviceAuthority(actor, own, rule.device)) throw authorityMissing(rule.device)
  }
}

/** @throws Refusal NOT_ALLOWED without the authority that the rule names */
export function checkSystemRule(actor: Actor, { system }: { system: SystemAuthority }): void {
  if (!hasSystemAuthority(actor, system)) throw authorityMissing(system)
}

export function authorityMissing(authority: string): Refusal {
  const details = { reason: "authorityMissing", authority } as const
  return new Refusal("NOT_ALLOWED", `missing authority ${authority}`, details)
}

/** Which of these machines the actor has the authority on. */
export async function allowedDevices(
  db: Db,
  actor: Actor,
  deviceIds: readonly string[],
  authority: DeviceAuthority,
): Promise<Set<string>> {
  const access = await getDeviceAccessByDevice(db, actor, [...new Set(deviceIds)])
  const allowed = [...access.values()].filter((own) => hasDeviceAuthority(actor, own, authority))
  return new Set(allowed.map(({ deviceId }) => deviceId))
}

export const idsOf = (objects: readonly PlacedObject[]) => objects.map(({ id }) => id)

/** Objects that are named by one column, by the numbers of their rows. */
export async function findByIdOrName(
  keys: readonly RowKey[],
  idsByName: ReadonlyMap<string, { id: string }>,
  load: (ids: readonly string[]) => Promise<MasterDataObject[]>,
): Promise<Map<number, MasterDataObject>> {
  const idOf = (key: RowKey) => key.id || idsByName.get(key.name.toLowerCase())?.id || ""
  // A cell may contain any text; the database takes identifiers only.
  const ids = [...new Set(keys.map(idOf).filter((id) => idSchema.safeParse(id).success))]
  const objects = new Map((await load(ids)).map((object) => [object.id, object]))
  return new Map(
    keys.flatMap((key) => {
      const found = objects.get(idOf(key))
      return found ? [[key.number, found] as const] : []
    }),
  )
}
