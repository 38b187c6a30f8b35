/** A plant begins with Millwright: everything from the printed link to the closed issue, by ordinary HTTP calls. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { join } from "node:path"
import { type ApiClient, createApiClient, signIn } from "../harness/api-client.ts"
import { type ChildProgram, killPrograms, startProgram } from "../harness/child-program.ts"
import { waitUntil } from "../harness/eventually.ts"
import { killDatabase } from "../harness/processes.ts"
import { step } from "../harness/step.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

/** On a busy machine each of the three starts takes many seconds. */
setDefaultTimeout(300_000)

const folder = temporaryFolder("walk")
const data = join(folder.path, "data")
afterAll(async () => {
  await killPrograms()
  await killDatabase(data)
  folder.remove()
})

let server: ChildProgram
let address: string

async function startServer(): Promise<void> {
  server = startProgram(["scripts/run.ts", "start", "--port", "0", "--data", data])
  address = (await server.waitForOutput(/ready at (http:\S+)/))[1]!
}
beforeAll(startServer)

const PASSWORD = "seven gears turn slowly"
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const tokens: Record<string, string> = {}

/** A client of this user; each user signs in once. */
async function as(username: string): Promise<ApiClient> {
  tokens[username] ??= await signIn(address, username, PASSWORD)
  return createApiClient(address, tokens[username])
}

test("a plant begins with Millwright, from the printed link to the closed issue and the verified audit log", async () => {
  let ada: ApiClient
  const userIds: Record<string, string> = {}
  const groups: Record<string, string> = {}
  let press: string
  let issues: string

  await step("the printed link initialises the installation exactly once", async () => {
    const stranger = createApiClient(address, null)
    expect(await stranger.get("/environment/public")).toMatchObject({ initialised: false })
    const [, token] = await server.waitForOutput(/\/init\?token=(\S+)/)
    const init = {
      token,
      customerName: "Plant One",
      username: "ada",
      password: PASSWORD,
      email: "ada@plant.example",
    }
    await stranger.expectRefusal(403, "POST", "/environment/init", { ...init, token: "x".repeat(43) })
    await stranger.post("/environment/init", init)
    await stranger.expectRefusal(409, "POST", "/environment/init", init)

    await stranger.expectRefusal(401, "POST", "/token", { username: "ada", password: "wrong" })
    ada = await as("ada")
    expect(await ada.get("/profile")).toMatchObject({ username: "ada", superuser: true })
    expect(await ada.get("/environment/info")).toMatchObject({ customerName: "Plant One" })
    expect(await ada.get("/profile/systemroleauthorities")).toContain("LICENSE_INSTALL")
  })

  await step("the administrator creates users and their user groups", async () => {
    for (const name of ["technicians", "shift leads", "safety", "plant managers"]) {
      groups[name] = (await ada.post("/usergroups", { name })).id
    }
    const staff = {
      tom: "technicians",
      tina: "technicians",
      lea: "shift leads",
      sam: "safety",
      max: "plant managers",
    }
    for (const [username, group] of Object.entries(staff)) {
      const user = {
        username,
        firstname: username,
        surname: "Smith",
        email: `${username}@plant.example`,
        password: PASSWORD,
      }
      const { id } = await ada.post("/users", user)
      userIds[username] = id
      await ada.put(`/usergroups/${groups[group]}/users/${id}`)
    }
    const members = await ada.get(`/usergroups/${groups.technicians}/users`)
    expect(members.rows.map((user: { username: string }) => user.username)).toEqual(["tina", "tom"])
    expect((await ada.get(`/users/${userIds.tom}/usergroups`)).rows).toMatchObject([{ name: "technicians" }])
    await ada.expectRefusal(409, "POST", "/usergroups", { name: "Technicians" })
  })

  await step("a system role lets the plant managers read users", async () => {
    const reader = await ada.post("/systemroles", { name: "Personnel", authorities: ["USER_READ"] })
    const max = await as("max")
    await max.expectRefusal(403, "GET", "/users")
    await ada.put(`/usergroups/${groups["plant managers"]}/systemroles/${reader.id}`)
    expect((await max.get("/users")).total).toBe(6)
    expect((await ada.get(`/systemroles/${reader.id}/usergroups`)).rows).toMatchObject([
      { name: "plant managers" },
    ])
  })

  await step(
    "the administrator creates a machine with an interface whose password is never returned",
    async () => {
      const plant = (await ada.get("/devicegroups")).rows[0]
      expect(plant).toMatchObject({ name: "Plant One", parent: null })
      const hall = await ada.post("/devicegroups", { name: "Hall 3", parentId: plant.id })
      await ada.expectRefusal(409, "DELETE", `/devicegroups/${plant.id}`)
      const device = {
        ...{
          name: "Press P-7",
          deviceGroupId: hall.id,
          serial: "4711",
          manufacturer: "Schuler",
          type: "Press",
        },
        ...{ protocol: "Profinet", softwareVersion: "7.1", location: "Row 2", responsibleUser: "Lea" },
        ...{ secretValidityInDays: 90, notificationUserId: userIds.lea },
      }
      press = (await ada.post("/devices", device)).id
      expect(await ada.get(`/devices/${press}`)).toMatchObject({
        ...{
          name: "Press P-7",
          deviceGroup: { name: "Hall 3" },
          protocol: "Profinet",
          secretValidityInDays: 90,
        },
        ...{ notificationUser: { username: "lea" }, connectorType: "INHERITED", connectorState: "NONE" },
        ...{ retentionPeriodInDays: null, hasImage: false },
      })
      issues = `/devices/${press}/issues`

      const panel = await ada.post(`/devices/${press}/interfaces`, {
        ...{
          name: "HMI",
          type: "VNC",
          host: "10.1.2.3",
          port: 5900,
          authType: "PASSWORD",
          password: "sesame",
        },
        vncOptions: { cursor: "REMOTE", swapRedBlue: true, clipboardEncoding: "CP1252", autoretry: 3 },
      })
      expect(panel).toMatchObject({
        ...{ maxSessions: 1, restricted: false, hasPassword: true },
        vncOptions: { cursor: "REMOTE", swapRedBlue: true, clipboardEncoding: "CP1252", autoretry: 3 },
      })
      expect(JSON.stringify(panel)).not.toContain("sesame")
      await ada.expectRefusal(409, "POST", `/devices/${press}/interfaces`, {
        name: "hmi",
        type: "VNC",
        host: "10.1.2.4",
        port: 1,
      })
      const wrong = { name: "X", type: "VNC", host: "10.1.2.3; rm -rf /", port: 70_000 }
      const { problems } = await ada.expectRefusal(400, "POST", `/devices/${press}/interfaces`, wrong)
      expect(problems.map((problem: { path: string }) => problem.path).sort()).toEqual(["host", "port"])
    },
  )

  await step("technicians can read the press only after they get a device role on it", async () => {
    const role = await ada.post("/deviceroles", {
      name: "Fitter",
      authorities: ["DEVICE_READ", "ISSUE_READ", "ISSUE_CREATE"],
    })
    for (const authority of [
      "ISSUE_UPDATE",
      "LOG_READ",
      "LOG_CREATE",
      "DEVICE_START_REMOTE",
      "ISSUE_APPROVAL_REQUEST_READ",
    ]) {
      await ada.put(`/deviceroles/${role.id}/authorities/${authority}`)
    }
    const watcher = await ada.post("/deviceroles", {
      name: "Watcher",
      authorities: ["DEVICE_READ", "ISSUE_READ", "ISSUE_APPROVAL_REQUEST_READ"],
    })
    const tom = await as("tom")
    await tom.expectRefusal(403, "GET", `/devices/${press}`)
    const permissions = `/devices/${press}/devicepermissions`
    await ada.post(permissions, { deviceRoleId: role.id, userGroupId: groups.technicians })
    for (const group of ["shift leads", "safety", "plant managers"]) {
      await ada.post(permissions, { deviceRoleId: watcher.id, userGroupId: groups[group] })
    }
    expect(await tom.get(`/devices/${press}/authorities`)).toContain("DEVICE_START_REMOTE")
    expect((await tom.get("/devices")).rows).toMatchObject([{ name: "Press P-7" }])
    const assignable = await ada.get(`/devices/${press}/assignableusers`)
    expect(assignable.rows.map((user: { username: string }) => user.username)).toEqual(["ada", "tina", "tom"])
    expect((await ada.get(`/devices/${press}/assignableusergroups`)).rows).toMatchObject([
      { name: "technicians" },
    ])
  })

  await step(
    "an approval config with two stages and an overruling group is saved for the press",
    async () => {
      const stage = (group: string) => ({
        requiredAmountOfVotes: 1,
        voteUserGroups: [{ id: groups[group] }],
        overruleVotesUserGroups: [{ id: groups["plant managers"] }],
        description: `${group} agree`,
      })
      const saved = await ada.put(`/devices/${press}/approvalconfig`, {
        issueApprovalConfig: { type: "DEDICATED", stages: [stage("shift leads"), stage("safety")] },
      })
      expect(saved.issueApprovalConfig.stages).toHaveLength(2)
      expect(await ada.get(`/devices/${press}/approvalConfigInfo`)).toMatchObject({
        issueApprovalConfigEnabled: true,
        recordingApprovalConfigEnabled: false,
      })
    },
  )

  /** The issue that the plan will have made. */
  let planned: string

  await step("a due plan creates its issue after a server restart, with its approval pending", async () => {
    const tom = await as("tom")
    const plan = await tom.post(`/devices/${press}/recurringissues`, {
      ...{ title: "Grease the ram", recurringIssueType: "MAINTENANCE", priority: "NORMAL" },
      ...{ assignedUserId: null, assignedUserGroupId: groups.technicians, enableRemoteAccess: true },
      ...{ period: "SINGULAR", startDateTime: inHours(0), active: true, createBeforeStartInHours: 0 },
      ...{ maintenanceWindowInHours: 2, dayOf: 1, dayOfWeek: "MONDAY", dayFromStartOrEnd: "FROM_START" },
      ...{ weekendInclusive: false, notificationEmails: "", disconnectSessionsUponTimeEnd: false },
    })
    expect(plan).toMatchObject({ status: "ACTIVE", period: "SINGULAR" })

    server.signal("SIGTERM")
    expect(await server.exited).toBe(0)
    await startServer()

    ada = await as("ada")
    await waitUntil("the plan has made its issue", async () => (await ada.get(issues)).total === 1)
    const [issue] = (await ada.get(issues)).rows
    expect(issue).toMatchObject({ title: "Grease the ram", state: "APPROVAL_PENDING" })
    expect(issue.assignedUserGroup).toMatchObject({ name: "technicians" })
    planned = issue.id
  })

  await step(
    "two users approve it in turn; a denial needs a comment, and a user without a vote is refused",
    async () => {
      const request = await (await as("lea")).get(`${issues}/${planned}/approvalRequest`)
      expect(request).toMatchObject({ state: "APPROVAL_PENDING", currentStage: 0, retracted: false })
      const vote = `/approval/${request.id}/vote`
      const [lea, sam, tina] = [await as("lea"), await as("sam"), await as("tina")]
      await tina.expectRefusal(403, "POST", vote, { approved: true, overruled: false, comment: "" })
      await lea.expectRefusal(400, "POST", vote, { approved: false, overruled: false, comment: "" })
      expect((await lea.get("/profile/myassignedactiveapprovalrequests")).total).toBe(1)

      await lea.post(`/approval/${request.id}/comment`, { comment: "The press stands still until ten." })
      expect(await lea.post(vote, { approved: true, overruled: false, comment: "" })).toMatchObject({
        currentStage: 1,
      })
      await lea.post(`/approval/${request.id}/retractVote`, { comment: "One more look." })
      await lea.post(vote, { approved: true, overruled: false, comment: "Now it is fine." })
      expect(await sam.post(vote, { approved: true, overruled: false, comment: "" })).toMatchObject({
        state: "APPROVED",
      })
      expect(await sam.get(`${issues}/${planned}`)).toMatchObject({ state: "OPEN" })
      const { approvalLog } = await sam.get(`${issues}/${planned}/approvalRequest`)
      expect(approvalLog.map((entry: { type: string }) => entry.type)).toEqual([
        ...["COMMENT", "VOTE", "RETRACT_VOTE", "VOTE", "VOTE"],
      ])
    },
  )

  /** An issue that a technician writes. */
  let urgent: string

  await step(
    "the plant manager overrules the first stage of an urgent issue, and safety still has to approve",
    async () => {
      const tom = await as("tom")
      urgent = (
        await tom.post(issues, {
          ...{ title: "Oil under the press", description: "<p>A <b>puddle</b><script>x</script></p>" },
          ...{
            issueType: "ERROR",
            priority: "HIGH",
            activationDateTime: inHours(0),
            maintenanceWindowInHours: 2,
          },
          ...{ ticketSystemURL: "https://tickets.plant.example/7", ticketId: "T-7" },
        })
      ).id
      const issue = await tom.get(`${issues}/${urgent}`)
      expect(issue).toMatchObject({ state: "APPROVAL_PENDING", conflictingIssues: [{ id: planned }] })
      expect(issue.description).toBe("<p>A <b>puddle</b></p>")
      const { id } = await tom.get(`${issues}/${urgent}/approvalRequest`)
      await tom.expectRefusal(403, "POST", `/approval/${id}/vote`, {
        approved: true,
        overruled: true,
        comment: "",
      })
      const [max, sam] = [await as("max"), await as("sam")]
      const overrule = { approved: true, overruled: true, comment: "Oil burns." }
      expect(await max.post(`/approval/${id}/vote`, overrule)).toMatchObject({ currentStage: 1 })
      await max.expectRefusal(409, "POST", `/approval/${id}/vote`, overrule)
      const agree = { approved: true, overruled: false, comment: "" }
      expect(await sam.post(`/approval/${id}/vote`, agree)).toMatchObject({ state: "APPROVED" })
    },
  )

  await step(
    "only one technician can take an issue, and a session start by the other lists what is missing",
    async () => {
      const [tom, tina] = [await as("tom"), await as("tina")]
      expect(await tom.put(`${issues}/${urgent}/action/take`)).toMatchObject({
        state: "IN_PROGRESS",
        assignedUser: { username: "tom" },
      })
      await tina.expectRefusal(409, "PUT", `${issues}/${urgent}/action/take`)
      expect((await tom.get("/profile/assignedissues")).rows).toMatchObject([
        { title: "Oil under the press" },
      ])

      const log = await tom.post(`${issues}/${urgent}/logs`, {
        title: "Valve 3 leaks",
        description: "Seal worn.",
      })
      const [panel] = (await tom.get(`/devices/${press}/interfaces`)).rows
      const start = `${issues}/${urgent}/logs/${log.id}/interfaces/${panel.id}/sessions`
      const { details } = await tina.expectRefusal(409, "POST", start)
      expect(details.missing).toEqual(["ASSIGNED"])
      expect(await tom.get(`${issues}/${urgent}/logs`)).toMatchObject({ total: 1 })
    },
  )

  await step(
    "the window is extended by at most four hours without approval, and moving it requires a new approval",
    async () => {
      const tom = await as("tom")
      const extend = `${issues}/${urgent}/extendMaintenanceWindow`
      const before = await tom.get(`${issues}/${urgent}`)
      const after = await tom.put(extend, { durationInHours: 3 })
      expect(
        Date.parse(after.maintenanceWindowEndDateTime) - Date.parse(before.maintenanceWindowEndDateTime),
      ).toBe(3 * HOUR_MS)
      expect(after.state).toBe("IN_PROGRESS")
      await tom.expectRefusal(409, "PUT", extend, { durationInHours: 2 })
      const { id, approvalLog } = await tom.get(`${issues}/${urgent}/approvalRequest`)
      expect(approvalLog.at(-1)).toMatchObject({ type: "TIME_EXTEND", durationInHours: 3 })

      const tomorrow = { type: "ISSUE", activationDateTime: inHours(24), maintenanceWindowInHours: 4 }
      await tom.put(`/approval/${id}/updateEventTime`, tomorrow)
      expect(await tom.get(`${issues}/${urgent}`)).toMatchObject({ state: "APPROVAL_PENDING" })
      const [lea, sam] = [await as("lea"), await as("sam")]
      for (const voter of [lea, sam])
        await voter.post(`/approval/${id}/vote`, { approved: true, overruled: false, comment: "" })
      expect(await tom.get(`${issues}/${urgent}`)).toMatchObject({ state: "APPROVED", conflictingIssues: [] })
    },
  )

  await step(
    "the plan's issue is taken, returned, taken again and closed, and reopening it requires approval",
    async () => {
      const tina = await as("tina")
      const verb = (name: string, body?: unknown) => tina.put(`${issues}/${planned}/action/${name}`, body)
      expect(await verb("take")).toMatchObject({ state: "IN_PROGRESS" })
      expect(await verb("return")).toMatchObject({ state: "OPEN", assignedUser: null })
      await verb("take")
      await tina.expectRefusal(400, "PUT", `${issues}/${planned}/action/close`, { reason: "EXPIRED" })
      expect(await verb("close", { reason: "DONE" })).toMatchObject({
        state: "CLOSED",
        doneSubStatus: "DONE",
      })
      await tina.expectRefusal(409, "PUT", `${issues}/${planned}/action/take`)
      expect(await verb("open")).toMatchObject({ state: "APPROVAL_PENDING", doneSubStatus: null })
      const { id } = await tina.get(`${issues}/${planned}/approvalRequest`)
      await tina.expectRefusal(403, "PUT", `/approval/${id}/retractRequest`)
      const creator = await as("tom")
      expect(await creator.put(`/approval/${id}/retractRequest`)).toMatchObject({ retracted: true })
      expect(await tina.get(`${issues}/${planned}`)).toMatchObject({
        state: "CLOSED",
        doneSubStatus: "APPROVAL_REQUEST_RETRACTED",
      })
    },
  )

  await step(
    "of two administrators who save the same machine, the second is refused with the changed fields",
    async () => {
      const { deviceGroup, name, version } = await ada.get(`/devices/${press}`)
      const read = { name, deviceGroupId: deviceGroup.id, version }
      await ada.put(`/devices/${press}`, { ...read, location: "Row 3" })
      const { code, details } = await ada.expectRefusal(409, "PUT", `/devices/${press}`, {
        ...read,
        location: "Row 2",
      })
      expect({ code, fields: details.fields }).toEqual({ code: "CONFLICT", fields: ["location"] })
    },
  )

  await step(
    "a retention period can be set and removed, and a machine with issues cannot be deleted",
    async () => {
      const policy = `/devices/${press}/retentionpolicy`
      await ada.expectRefusal(400, "PUT", policy, { retentionPeriodInDays: 0 })
      await ada.put(policy, { retentionPeriodInDays: 365, direction: "FROM_END" })
      expect(await ada.get(`/devices/${press}`)).toMatchObject({ retentionPeriodInDays: 365 })
      await ada.del(policy)
      expect(await ada.get(policy)).toMatchObject({ retentionPeriodInDays: null })
      await ada.expectRefusal(409, "DELETE", `/devices/${press}`)
    },
  )

  await step(
    "the evaluation allows ten machines, the eleventh is refused with 402, and so is a forged licence with 400",
    async () => {
      expect(await ada.get("/licenses/state")).toMatchObject({
        state: "active",
        evaluation: true,
        maxDeviceCount: 10,
      })
      const { deviceGroup } = await ada.get(`/devices/${press}`)
      const create = (n: number) => ({ name: `Robot ${n}`, deviceGroupId: deviceGroup.id })
      for (let n = 2; n <= 10; n += 1) await ada.post("/devices", create(n))
      const { code, details } = await ada.expectRefusal(402, "POST", "/devices", create(11))
      expect({ code, ...details }).toMatchObject({ code: "NOT_LICENSED", max: 10, count: 10 })
      await ada.expectRefusal(400, "POST", "/licenses", "MILLWRIGHT-LICENCE-1.e30.AAAA")
    },
  )

  await step("signing out ends the token, and the audit log is verified without problems", async () => {
    const tom = await as("tom")
    await tom.put("/profile/logout")
    await tom.expectRefusal(401, "GET", "/profile")
    server.signal("SIGTERM")
    expect(await server.exited).toBe(0)
    const proof = startProgram(["src/main.ts", "audit", "verify", "--data", data])
    expect([await proof.exited, JSON.parse(proof.output())]).toMatchObject([0, { problems: [] }])
  })
})
