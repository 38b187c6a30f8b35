/**
 * Seeds an empty installation with the demo plant: always the same data, with times relative to the clock. Later runs update
 * the ports of the simulated machines and reopen the issues that are to be found open.
 */

import { required } from "../../base/assert.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { inTransaction } from "../../db/transaction.ts"
import { PasswordHasher } from "../../identity/passwords/hashing/actions.ts"
import type { BuiltInRole } from "../../identity/roles/rules.ts"
import { findBuiltInRoleId, grantDeviceRole } from "../../identity/roles/store.ts"
import { isUsernameTaken } from "../../identity/users/store.ts"
import { insertDeviceGroup } from "../../machines/devicegroups/store.ts"
import { saveDevice } from "../../machines/devices/contract.ts"
import { insertDevice } from "../../machines/devices/store.ts"
import { createDefaults } from "../../machines/initialisation/actions.ts"
import { saveInterface as interfaceSchema } from "../../machines/interfaces/contract.ts"
import { mergeSecret } from "../../machines/interfaces/rules.ts"
import { insertInterface } from "../../machines/interfaces/store.ts"
import { dismissSetup, isInitialised } from "../../system/environment/store.ts"
import { insertDemoBook, keepOpen } from "./book.ts"
import { SIGNED_MACHINE } from "./checklists.ts"
import { type Ids, idOf } from "./ids.ts"
import { DEMO_ISSUES } from "./issues.ts"
import { ensureDemoLicence } from "./licence.ts"
import { DEMO_HALLS, DEMO_PLANT_GROUP, demoMachines, LINE_L3, PRESS_P7, PRESS_P8, ROBOT_R2 } from "./plant.ts"
import { DEMO_ACCOUNTS, DEMO_CUSTOMER, DEMO_GROUPS, DEMO_USERS, type DemoGroup } from "./users.ts"

/** Port of a simulated machine on 127.0.0.1, and its credentials. */
interface DemoEndpoint {
  port: number
  username?: string
  password?: string
}

/** `l3` is the panel of the packing line, `l3Shell` its maintenance shell, `r2Web` the web panel of the cell's weld source, `l3Computer` the computer of the packing line. */
interface DemoMachines {
  p7: DemoEndpoint
  r2: DemoEndpoint
  l3: DemoEndpoint
  l3Shell: DemoEndpoint
  r2Web: DemoEndpoint
  l3Computer: DemoEndpoint
}

interface DemoAccount {
  username: string
  displayName: string
  password: string
}

/** Accounts that the demo prints. */
export const demoAccounts: readonly DemoAccount[] = DEMO_ACCOUNTS.map((account) => ({
  username: account.username,
  displayName: `${account.firstname} ${account.surname}`,
  password: account.password,
}))

interface DemoInterface {
  device: string
  name: string
  type: "VNC" | "SSH" | "HTTPS" | "RDP"
  target: keyof DemoMachines
  maxSessions: number
  /** Null: usable for all. */
  onlyFor: DemoGroup | null
}

const INTERFACES: readonly DemoInterface[] = [
  { device: PRESS_P7, name: "Operator panel", type: "VNC", target: "p7", maxSessions: 2, onlyFor: null },
  {
    device: LINE_L3,
    name: "Line computer",
    type: "RDP",
    target: "l3Computer",
    maxSessions: 2,
    onlyFor: null,
  },
  { device: ROBOT_R2, name: "Controller shell", type: "SSH", target: "r2", maxSessions: 3, onlyFor: null },
  { device: ROBOT_R2, name: "Weld source", type: "HTTPS", target: "r2Web", maxSessions: 2, onlyFor: null },
  { device: LINE_L3, name: "Line panel", type: "VNC", target: "l3", maxSessions: 1, onlyFor: null },
  {
    device: LINE_L3,
    name: "Maintenance shell",
    type: "SSH",
    target: "l3Shell",
    maxSessions: 1,
    onlyFor: "maintenance",
  },
]

const PLANT_WIDE_ROLES: readonly (readonly [DemoGroup, BuiltInRole])[] = [
  ["maintenance", "MAINTENANCE"],
  ["approvers", "EXPERT"],
]
/** Accounts whose groups only read, with the machine of the issue that is assigned to them: there they work on it. */
const OWN_WORK = [
  ["expert", ROBOT_R2],
  ["approver", PRESS_P8],
] as const
/** The expert from outside sees the three machines that are served from outside, and no other. */
const EXPERT_MACHINES = new Set<string>([PRESS_P7, ROBOT_R2, LINE_L3])

/**
 * @param hash  of the accounts' passwords
 * @returns whether the book was written now; false when it was there
 * @throws Error when the database holds an installation that is not the demo
 */
export async function seedDemo(
  deps: Deps,
  machines: DemoMachines,
  hash = (password: string) => deps.state.get(PasswordHasher).hash(password),
): Promise<boolean> {
  const hashes = new Map<string, string>()
  const isNew = !(await isInitialised(deps.db))
  if (isNew) for (const { username, password } of DEMO_ACCOUNTS) hashes.set(username, await hash(password))
  await inTransaction(deps, async (tx, now) => {
    if (isNew) await insertDemo(tx, deps, machines, hashes)
    else await updateDemo(tx, now, machines)
  })
  await ensureDemoLicence(deps)
  return isNew
}

async function insertDemo(
  tx: Db,
  deps: Deps,
  machines: DemoMachines,
  hashes: Map<string, string>,
): Promise<void> {
  await createDefaults(tx, DEMO_CUSTOMER, deps.clock())
  await dismissSetup(tx, deps.clock())
  const users = await insertUsers(tx, hashes)
  const groups = await insertUserGroups(tx, users)
  const devices = await insertMachines(tx, deps.clock())
  await grantRoles(tx, devices, users, groups)
  await insertInterfaces(tx, deps, devices, groups, machines)
  await insertDemoBook(tx, deps.clock(), devices, users, groups)
}

async function insertUsers(tx: Db, hashes: Map<string, string>): Promise<Ids> {
  const rows = await tx
    .insertInto("app_user")
    .values(
      DEMO_USERS.map((person) => ({
        username: person.username,
        firstname: person.firstname,
        surname: person.surname,
        email: person.email,
        superuser: person.superuser ?? false,
        password_hash: hashes.get(person.username) ?? null,
      })),
    )
    .returning(["id", "username"])
    .execute()
  return new Map(rows.map((row) => [row.username, row.id]))
}

async function insertUserGroups(tx: Db, users: Ids): Promise<Ids> {
  const rows = await tx
    .insertInto("user_group")
    .values(Object.values(DEMO_GROUPS).map((name) => ({ name })))
    .returning(["id", "name"])
    .execute()
  const ids = new Map(
    Object.entries(DEMO_GROUPS).map(([key, name]) => [
      key,
      required(
        rows.find((row) => row.name === name),
        name,
      ).id,
    ]),
  )
  const members = DEMO_USERS.flatMap((person) =>
    person.groups.map((group) => ({
      user_group_id: idOf(ids, group),
      user_id: idOf(users, person.username),
    })),
  )
  await tx.insertInto("user_group_member").values(members).execute()
  return ids
}

async function insertMachines(tx: Db, now: Date): Promise<Ids> {
  const plantId = await insertDeviceGroup(tx, { ...DEMO_PLANT_GROUP, description: "", parentId: null }, now)
  const halls: Ids = new Map()
  for (const [hall, group] of Object.entries(DEMO_HALLS)) {
    halls.set(hall, await insertDeviceGroup(tx, { ...group, parentId: plantId }, now))
  }
  const devices: Ids = new Map()
  for (const { hall, ...machine } of demoMachines()) {
    const input = saveDevice.parse({
      ...machine,
      deviceGroupId: idOf(halls, hall),
      recordingEnabled: true,
      closingSignatureRequired: machine.name === SIGNED_MACHINE,
    })
    devices.set(machine.name, await insertDevice(tx, input, now))
  }
  return devices
}

async function grantRoles(tx: Db, devices: Ids, users: Ids, groups: Ids): Promise<void> {
  for (const [name, deviceId] of devices) {
    const roles = EXPERT_MACHINES.has(name)
      ? [...PLANT_WIDE_ROLES, ["experts", "EXPERT"] as const]
      : PLANT_WIDE_ROLES
    for (const [group, role] of roles) {
      const roleId = await findBuiltInRoleId(tx, role)
      await grantDeviceRole(tx, deviceId, required(roleId, role), { userGroupId: idOf(groups, group) })
    }
  }
  const roleId = required(await findBuiltInRoleId(tx, "MAINTENANCE"), "MAINTENANCE")
  for (const [username, machine] of OWN_WORK)
    await grantDeviceRole(tx, idOf(devices, machine), roleId, { userId: idOf(users, username) })
}

async function insertInterfaces(
  tx: Db,
  deps: Deps,
  devices: Ids,
  groups: Ids,
  machines: DemoMachines,
): Promise<void> {
  for (const { device, name, type, target, maxSessions, onlyFor } of INTERFACES) {
    const { port, username = "", password = "" } = machines[target]
    const input = interfaceSchema.parse({
      name,
      type,
      host: "127.0.0.1",
      port,
      username,
      password,
      maxSessions,
      authType: password ? "PASSWORD" : "NONE",
      startRemotePermissionForAll: onlyFor === null,
      startRemotePermissionUserGroupIds: onlyFor ? [idOf(groups, onlyFor)] : [],
    })
    const secret = mergeSecret({}, input)
    await insertInterface(tx, deps.secretBox, idOf(devices, device), input, secret, deps.clock())
  }
}

/** @throws Error when the database holds an installation that is not the demo */
async function updateDemo(tx: Db, now: Date, machines: DemoMachines): Promise<void> {
  if (!(await isUsernameTaken(tx, DEMO_ACCOUNTS[0].username))) {
    throw new Error("the database holds an installation that is not the demo; the demo needs an empty one")
  }
  await updatePorts(tx, machines)
  for (const issue of DEMO_ISSUES.filter((issue) => issue.isKeptOpen)) await keepOpen(tx, now, issue)
}

/** Updates the ports that differ from those of the last start. */
async function updatePorts(tx: Db, machines: DemoMachines): Promise<void> {
  for (const { device, name, target } of INTERFACES) {
    const { port } = machines[target]
    await tx
      .updateTable("target_interface")
      .set({ port, known_host_key: null })
      .where("name", "=", name)
      .where("port", "<>", port)
      .where("device_id", "in", tx.selectFrom("device").select("id").where("name", "=", device))
      .execute()
  }
}
