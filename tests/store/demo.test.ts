import { expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import { addDemoFiles } from "../../src/demo/seed/attachments.ts"
import { FIRST_ISSUE } from "../../src/demo/seed/issues.ts"
import { demoAccounts, seedDemo } from "../../src/demo/seed/seed.ts"
import { seedDemoSources } from "../../src/demo/seed/sources.ts"
import { isListedOnDevice } from "../../src/identity/roles/store.ts"
import { findCredentials } from "../../src/identity/users/store.ts"
import { devicesPage } from "../../src/machines/devices/store.ts"
import { getInterfaceWithSecret, interfacesOfDevice } from "../../src/machines/interfaces/store.ts"
import { ISSUE_STATES } from "../../src/maintenance/issues/rules.ts"
import { issuesPage } from "../../src/maintenance/issues/store-lists.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"

const { db } = await testDatabase()
/** Where no test moves the clock. */
const fresh = await testDatabase()
const deps = testDeps(db)
const shell = { username: "service", password: "r2-shell" }
const machines = {
  p7: { port: 5907 },
  l3: { port: 5903 },
  r2: { port: 2202, ...shell },
  l3Shell: { port: 2203, ...shell },
  r2Web: { port: 8452, ...shell },
  l3Computer: { port: 3390, ...shell },
}
const everything = { page: 1, size: 200, search: "" }

const isWritten = await seedDemo(deps, machines)
await seedDemo(testDeps(fresh.db), machines)

test("the demo plant is created once, with issues in every state and several pages of devices", async () => {
  expect(isWritten).toBe(true)
  expect((await devicesPage(db, { readableBy: null }, everything)).total).toBeGreaterThan(60)
  const issues = await issuesPage(db, {}, { ...everything, size: 500 })
  expect(new Set(issues.rows.map((issue) => issue.state))).toEqual(new Set(ISSUE_STATES))
  expect(await seedDemo(deps, machines)).toBe(false)
  expect((await issuesPage(db, {}, everything)).total).toBe(issues.total)
})

test("press P-7 has an issue in progress for the demo technician, and the printed passwords are valid", async () => {
  const [press] = (await devicesPage(fresh.db, { readableBy: null }, { ...everything, search: "P-7" })).rows
  const open = await issuesPage(fresh.db, { deviceId: press!.id, states: ["IN_PROGRESS"] }, everything)
  expect(open.rows[0]!.assignedUser!.displayName).toBe("Tom Berger")
  expect(Date.parse(open.rows[0]!.activationDateTime)).toBeLessThan(deps.clock().getTime())
  expect(Date.parse(open.rows[0]!.maintenanceWindowEndDateTime)).toBeGreaterThan(deps.clock().getTime())
  for (const { username, password } of demoAccounts) {
    const credentials = await findCredentials(db, username)
    expect(await Bun.password.verify(password, credentials!.password_hash!)).toBe(true)
  }
})

/** Who may change the issues of the machine and write logs into them. */
async function mayWork(userId: string, deviceId: string): Promise<boolean> {
  for (const authority of ["ISSUE_UPDATE", "LOG_CREATE", "ATTACHMENT_CREATE"] as const)
    if (!(await isListedOnDevice(db, deviceId, authority, { userId }))) return false
  return true
}

/** Open issues whose window is open, by an assignee who may work on them; "" when unassigned. */
async function workNow(): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("issue")
    .innerJoin("device", "device.id", "issue.device_id")
    .leftJoin("app_user", "app_user.id", "issue.assigned_user_id")
    .select([
      "issue.title",
      "device.id as deviceId",
      "device.name as machine",
      "app_user.id as userId",
      "app_user.username",
      "issue.assigned_user_group_id as groupId",
    ])
    .where("state", "in", ["OPEN", "IN_PROGRESS"])
    .where("activation_on", "<=", deps.clock())
    .where("window_end_on", ">", hoursAfter(deps.clock(), 24))
    .execute()
  const work = new Map<string, string[]>()
  for (const { title, deviceId, machine, userId, username, groupId } of rows) {
    if (groupId !== null || (userId && !(await mayWork(userId, deviceId)))) continue
    work.set(username ?? "", [...(work.get(username ?? "") ?? []), `${machine}: ${title}`])
  }
  return work
}

test("each start provides an unassigned issue on press P-7 and an issue that every account may work on, even 400 days later", async () => {
  const start = deps.clock()
  for (const days of [0, 3, 6, 30, 400]) {
    deps.setTime(hoursAfter(start, days * 24))
    await seedDemo(deps, machines)
    const work = await workNow()
    expect(work.get("")).toContain(`Press P-7: ${FIRST_ISSUE}`)
    for (const { username } of demoAccounts)
      expect([days, username, work.has(username)]).toEqual([days, username, true])
  }
  deps.setTime(start)
})

test("the next start creates another first issue after the previous one was taken", async () => {
  const technician = await findCredentials(db, "technician")
  await db
    .updateTable("issue")
    .set({ assigned_user_id: technician!.id })
    .where("title", "=", FIRST_ISSUE)
    .execute()
  expect((await workNow()).get("") ?? []).not.toContain(`Press P-7: ${FIRST_ISSUE}`)
  await seedDemo(deps, machines)
  expect((await workNow()).get("")).toContain(`Press P-7: ${FIRST_ISSUE}`)
})

test("the next start updates the port of a fake machine that moved", async () => {
  const { rows } = await devicesPage(db, { readableBy: null }, { ...everything, search: "R-2" })
  const cell = rows.find((device) => device.name === "Robot cell R-2")
  await seedDemo(deps, { ...machines, r2: { port: 40_022, ...shell } })
  const [target] = await interfacesOfDevice(db, cell!.id)
  expect(target).toMatchObject({ name: "Controller shell", port: 40_022, hasPassword: true })
  expect((await getInterfaceWithSecret(deps, target!.id)).secret).toEqual({ password: "r2-shell" })
})

test("the demo's expert account can read only the three machines assigned to it", async () => {
  const expert = await findCredentials(db, "expert")
  const seen = await devicesPage(db, { readableBy: expert!.id }, everything)
  expect(seen.rows.map((device) => device.name)).toEqual(["Packing line L-3", "Press P-7", "Robot cell R-2"])
})

test("issues of the demo have a photo, a picture of the panel, a document and texts as attachments, with their contents", async () => {
  const demo = testDeps(fresh.db)
  await addDemoFiles(demo)
  const files = await fresh.db
    .selectFrom("attachment")
    .select(["media_type", "content_hash", "size_bytes"])
    .execute()
  expect(files.map((file) => file.media_type).toSorted()).toEqual([
    ...["application/pdf", "image/jpeg", "image/jpeg", "image/png", "text/plain", "text/plain"],
  ])
  for (const { content_hash, size_bytes } of files) {
    const stored = await demo.files.get(content_hash.toString("hex"), Number(size_bytes))
    expect((await new Response(stored).bytes()).byteLength).toBe(Number(size_bytes))
  }
})

test("the demo has a user of an identity provider, one of a directory and a locked one, and follows its ports", async () => {
  const sources = (port: number) => ({
    directory: { port, bindDn: "cn=demo,dc=example", password: "secret" },
    identityProvider: { port, clientId: "demo", clientSecret: "secret" },
  })
  await seedDemoSources(deps, sources(3892), { isNew: true })
  await seedDemoSources(deps, sources(3893), { isNew: false })
  const users = await db
    .selectFrom("app_user")
    .select(["username", "identity_provider_name", "ldap_provider_name", "locked_reason"])
    .where("username", "in", ["f.visser", "l.brandt", "m.nowak"])
    .orderBy("username")
    .execute()
  expect(users.map(({ username: _, ...how }) => Object.values(how))).toEqual([
    ["Plant sign-in", null, null],
    [null, "vandermeer AD", null],
    [null, null, "MAX_FAILED_LOGIN_ATTEMPTS"],
  ])
  const { issuer } = await db.selectFrom("identity_provider").select("issuer").executeTakeFirstOrThrow()
  const { urls } = await db.selectFrom("ldap_provider").select("urls").executeTakeFirstOrThrow()
  expect([issuer, ...urls]).toEqual(["http://127.0.0.1:3893", "ldap://127.0.0.1:3893"])
})
