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

export const interfaceActions: KindActions = {
  readBy: null,
  deviceReadBy: "DEVICE_READ",
  create: interfaceEndpoints.createInterface.auth,
  change: interfaceEndpoints.updateInterface.auth,
  batches: (context) => objectsOfMachines(context, "DEVICE_READ", loadInterfaces),
  find: (context, keys) => findOfDevices(context, keys, "name", loadInterfaces),
  load: (context, objects) => loadThese(context, objects, loadInterfaces),
  createObject: ({ deps, actor }, body, deviceId) =>
    createInterface(deps, actor, required(deviceId, "the machine"), parse(newInterface, body)),
  changeObject({ deps, actor }, { id, deviceId }, body) {
    const path = { deviceId: required(deviceId, "the machine"), interfaceId: id }
    return updateInterface(deps, actor, path, parse(interfaceChanges.schema, body))
  },
}

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

export const planActions: KindActions = {
  readBy: null,
  deviceReadBy: "ISSUE_READ",
  create: planEndpoints.createRecurringIssue.auth,
  change: planEndpoints.updateRecurringIssue.auth,
  batches: (context) => objectsOfMachines(context, "ISSUE_READ", loadPlans),
  find: (context, keys) => findOfDevices(context, keys, "title", loadPlans),
  load: (context, objects) => loadThese(context, objects, loadPlans),
  createObject: ({ deps, actor }, body, deviceId) =>
    createPlan(deps, actor, required(deviceId, "the machine"), parse(createRecurringIssue, body)),
  changeObject({ deps, actor }, { id, deviceId }, body) {
    const path = { deviceId: required(deviceId, "the machine"), recurringIssueId: id }
    return updatePlan(deps, actor, path, parse(recurringIssueChanges.schema, body))
  },
}
