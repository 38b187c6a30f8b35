/** What belongs to machines as rows of files: interfaces and plans. */
import { required } from "../../base/assert.ts"
import { parse } from "../../base/parse.ts"
import { createInterface, updateInterface } from "../../machines/interfaces/actions.ts"
import {
  interfaceChanges,
  interfaceEndpoints,
  newInterface,
  type TargetInterface,
} from "../../machines/interfaces/contract.ts"
import { interfacesOfDevices } from "../../machines/interfaces/store.ts"
import { createPlan, updatePlan } from "../plans/actions.ts"
import {
  createRecurringIssue,
  planEndpoints,
  type RecurringIssue,
  recurringIssueChanges,
} from "../plans/contract.ts"
import { plansOfDevices } from "../plans/store.ts"
import {
  allowedDevices,
  cellsOf,
  type KindActions,
  type MasterDataContext,
  type MasterDataObject,
  type PlacedObject,
  type RowKey,
} from "./actions-kind.ts"
import { readableDevices } from "./actions-machines.ts"
import { COLUMNS } from "./fields-kinds.ts"
import { listDeviceNames } from "./store-references.ts"

type LoadOfDevices = (context: MasterDataContext, deviceIds: readonly string[]) => Promise<MasterDataObject[]>

/** These objects, by those of their machines. */
async function loadThese(
  context: MasterDataContext,
  objects: readonly PlacedObject[],
  load: LoadOfDevices,
): Promise<MasterDataObject[]> {
  const wanted = new Set(objects.map(({ id }) => id))
  const deviceIds = new Set(objects.flatMap(({ deviceId }) => deviceId ?? []))
  return (await load(context, [...deviceIds])).filter(({ id }) => wanted.has(id))
}

/** The rows' objects among those of their machines. */
async function findOfDevices(
  context: MasterDataContext,
  keys: readonly RowKey[],
  nameColumn: "name" | "title",
  load: LoadOfDevices,
): Promise<Map<number, MasterDataObject | "ambiguous">> {
  const deviceIds = [...new Set(keys.flatMap(({ deviceId }) => deviceId ?? []))]
  const objects = await load(context, deviceIds)
  const found = new Map<number, MasterDataObject | "ambiguous">()
  for (const key of keys) {
    const own = objects.filter(({ id, deviceId, cells }) =>
      key.id
        ? id === key.id && deviceId === key.deviceId
        : deviceId === key.deviceId && cells[nameColumn]?.toLowerCase() === key.name.toLowerCase(),
    )
    if (own[0]) found.set(key.number, own.length > 1 ? "ambiguous" : own[0])
  }
  return found
}

async function* objectsOfMachines(
  context: MasterDataContext,
  authority: "DEVICE_READ" | "ISSUE_READ",
  load: LoadOfDevices,
): AsyncGenerator<MasterDataObject[]> {
  const { deps, actor } = context
  for await (const devices of readableDevices(context, actor)) {
    const ids = devices.map(({ id }) => id)
    const allowed = await allowedDevices(deps.db, actor, ids, authority)
    const order = new Map(ids.map((id, at) => [id, at]))
    const placeOf = ({ deviceId }: MasterDataObject) => order.get(deviceId ?? "") ?? 0
    const objects = await load(
      context,
      ids.filter((id) => allowed.has(id)),
    )
    if (objects.length > 0) yield objects.sort((one, other) => placeOf(one) - placeOf(other))
  }
}

/** What differs between the kinds of objects that belong to machines. */
interface Belongings extends Pick<KindActions, "create" | "change"> {
  readBy: "DEVICE_READ" | "ISSUE_READ"
  nameColumn: "name" | "title"
  load: LoadOfDevices
  createObject(context: MasterDataContext, deviceId: string, body: unknown): Promise<{ id: string }>
  changeObject(context: MasterDataContext, deviceId: string, id: string, body: unknown): Promise<unknown>
}

function actionsOfBelongings({ readBy, create, change, nameColumn, load, ...kind }: Belongings): KindActions {
  const machine = (deviceId: string | null | undefined) => required(deviceId, "the machine")
  return {
    readBy: null,
    deviceReadBy: readBy,
    create,
    change,
    batches: (context) => objectsOfMachines(context, readBy, load),
    find: (context, keys) => findOfDevices(context, keys, nameColumn, load),
    load: (context, objects) => loadThese(context, objects, load),
    createObject: (context, body, deviceId) => kind.createObject(context, machine(deviceId), body),
    changeObject: (context, { id, deviceId }, body) =>
      kind.changeObject(context, machine(deviceId), id, body),
  }
}

function interfaceObject(target: TargetInterface, device: string): MasterDataObject {
  const startRemotePermissionUserGroups = target.startRemotePermissionUserGroups.map(({ name }) => name)
  return {
    id: target.id,
    version: target.version,
    deviceId: target.deviceId,
    cells: cellsOf(COLUMNS.interfaces, target, { device, startRemotePermissionUserGroups }),
  }
}

const loadInterfaces: LoadOfDevices = async ({ deps }, deviceIds) => {
  const [names, rows] = await Promise.all([
    listDeviceNames(deps.db, deviceIds),
    interfacesOfDevices(deps.db, deviceIds),
  ])
  return rows.map((row) => interfaceObject(row, names.get(row.deviceId) ?? ""))
}

export const interfaceActions = actionsOfBelongings({
  readBy: "DEVICE_READ",
  create: interfaceEndpoints.createInterface.auth,
  change: interfaceEndpoints.updateInterface.auth,
  nameColumn: "name",
  load: loadInterfaces,
  createObject: ({ deps, actor }, deviceId, body) =>
    createInterface(deps, actor, deviceId, parse(newInterface, body)),
  changeObject: ({ deps, actor }, deviceId, interfaceId, body) =>
    updateInterface(deps, actor, { deviceId, interfaceId }, parse(interfaceChanges.schema, body)),
})

function planObject(plan: RecurringIssue): MasterDataObject {
  const labels = {
    device: plan.deviceName,
    assignedUser: plan.assignedUser?.username ?? "",
    assignedUserGroup: plan.assignedUserGroup?.name ?? "",
  }
  return {
    id: plan.id,
    version: plan.version,
    deviceId: plan.deviceId,
    cells: cellsOf(COLUMNS.plans, plan, labels),
  }
}

const loadPlans: LoadOfDevices = async ({ deps }, deviceIds) =>
  (await plansOfDevices(deps.db, deviceIds, deps.clock())).map(planObject)

export const planActions = actionsOfBelongings({
  readBy: "ISSUE_READ",
  create: planEndpoints.createRecurringIssue.auth,
  change: planEndpoints.updateRecurringIssue.auth,
  nameColumn: "title",
  load: loadPlans,
  createObject: ({ deps, actor }, deviceId, body) =>
    createPlan(deps, actor, deviceId, parse(createRecurringIssue, body)),
  changeObject: ({ deps, actor }, deviceId, recurringIssueId, body) =>
    updatePlan(deps, actor, { deviceId, recurringIssueId }, parse(recurringIssueChanges.schema, body)),
})
