/** Creating, changing and deleting interfaces. Every change is told, so that running sessions end. */
import { writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal, refuseFields } from "../base/refusal.ts"
import { lockDevice } from "../devices/store.ts"
import { takeInterfacePlace } from "../licence/actions.ts"
import type { Actor } from "../roles/rules.ts"
import type { SaveInterface, TargetInterface } from "./contract.ts"
import {
  INTERFACES_PER_DEVICE_MAX,
  type InterfaceSecret,
  keepsSecret,
  missingFields,
  secretAfter,
} from "./rules.ts"
import {
  deleteInterface,
  getInterface,
  type InterfacePath,
  insertInterface,
  interfaceCount,
  lockInterface,
  saveInterface,
} from "./store.ts"

/** @throws Refusal BAD_REQUEST naming the credentials that are missing, CONFLICT for a name that exists, NOT_LICENSED */
export async function createInterface(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  input: SaveInterface,
): Promise<TargetInterface> {
  const now = deps.clock()
  const secret = checkedSecret({}, input)
  return deps.db.transaction().execute(async (tx) => {
    const device = await lockDevice(tx, deviceId)
    const count = await interfaceCount(tx, deviceId)
    if (count >= INTERFACES_PER_DEVICE_MAX) throw tooMany(device.name)
    await takeInterfacePlace(tx, deps, count)
    const interfaceId = await insertInterface(tx, deps.secretBox, deviceId, input, secret, now)
    await audit(tx, actor, "INTERFACE_CREATED", { deviceId, interfaceId }, { name: input.name }, now)
    return getInterface(tx, deviceId, interfaceId)
  })
}

/** Blank secrets keep the old ones, as long as they go to the same place. @throws Refusal BAD_REQUEST, CONFLICT, NOT_FOUND */
export async function updateInterface(
  deps: Deps,
  actor: Actor,
  path: InterfacePath,
  input: SaveInterface,
): Promise<TargetInterface> {
  const now = deps.clock()
  const changed = await deps.db.transaction().execute(async (tx) => {
    const { before, secret } = await lockInterface(tx, deps.secretBox, path)
    const kept = keepsSecret(before, input) ? secret : {}
    await saveInterface(tx, deps.secretBox, path.interfaceId, input, checkedSecret(kept, input), now)
    const after = await getInterface(tx, path.deviceId, path.interfaceId)
    await audit(tx, actor, "INTERFACE_CHANGED", path, { name: input.name }, now)
    await auditKnownHost(tx, actor, path, before, after, now)
    return after
  })
  deps.tell({ kind: "interface", id: path.interfaceId })
  return changed
}

export async function removeInterface(deps: Deps, actor: Actor, path: InterfacePath): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const { name } = await getInterface(tx, path.deviceId, path.interfaceId)
    await deleteInterface(tx, path.interfaceId)
    await audit(tx, actor, "INTERFACE_DELETED", path, { name }, now)
  })
  deps.tell({ kind: "interface", id: path.interfaceId })
}

function checkedSecret(kept: InterfaceSecret, input: SaveInterface): InterfaceSecret {
  const secret = secretAfter(kept, input)
  const problems = missingFields(input, secret)
  if (problems.length) throw refuseFields(problems)
  return secret
}

function tooMany(name: string): Refusal {
  return new Refusal("CONFLICT", `device "${name}" already has ${INTERFACES_PER_DEVICE_MAX} interfaces`, {
    text: "tooManyInterfaces",
    name,
    count: INTERFACES_PER_DEVICE_MAX,
  })
}

async function auditKnownHost(
  tx: Db,
  actor: Actor,
  path: InterfacePath,
  before: TargetInterface,
  after: TargetInterface,
  now: Date,
): Promise<void> {
  if (before.knownHost === after.knownHost) return
  const details = { name: after.name, before: before.knownHost, knownHost: after.knownHost }
  const event = after.knownHost === "" ? "HOST_KEY_REFUSED" : "HOST_KEY_TRUSTED"
  await audit(tx, actor, event, path, details, now)
}

function audit(
  tx: Db,
  actor: Actor,
  event:
    | "INTERFACE_CREATED"
    | "INTERFACE_CHANGED"
    | "INTERFACE_DELETED"
    | "HOST_KEY_TRUSTED"
    | "HOST_KEY_REFUSED",
  { deviceId, interfaceId }: InterfacePath,
  details: Record<string, string>,
  now: Date,
): Promise<void> {
  return writeAudit(
    tx,
    actor,
    { event, objectType: "interface", objectId: interfaceId, deviceId, details },
    now,
  )
}
