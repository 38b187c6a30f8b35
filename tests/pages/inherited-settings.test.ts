/** Connector, retention and approval of machines and of machine groups, on pages that are the same for both. */
import { describe, expect, test } from "bun:test"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { findEffectiveConnector } from "../../src/machines/connectors/store.ts"
import { getApprovalConfigs } from "../../src/maintenance/approvals/config/actions.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { aMaintenanceFixture, anInterface } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const { deps } = pages
const administrator = await signInToPages(pages, "administrator")
const technician = await signInToPages(pages, "technician")
const technicianId = await userIdByName(pages, "technician")

/** A machine with a recorded session that runs, or ended at the time given. */
async function aMachineWithSession(endedOn: Date | null): Promise<string> {
  const fixture = await aMaintenanceFixture(deps, technicianId)
  const interfaceId = await anInterface(deps, fixture.deviceId, { name: "HMI" })
  const sessionId = await insertSession(deps.db, {
    ...{ deviceId: fixture.deviceId, issueId: fixture.issueId, logId: fixture.logId, interfaceId },
    ...{ interfaceName: "HMI", interfaceType: "VNC", ownerId: technicianId, recordingState: "RECORDING" },
    startedOn: endedOn ?? TEST_NOW,
  })
  if (endedOn)
    await updateSessionEnd(deps.db, sessionId, {
      ...{ state: "COMPLETED", endCode: "SESSION_CLOSED", endDetail: "", endedOn },
      recording: { state: "COMPLETE", sizeBytes: 1, durationMs: 1 },
    })
  return fixture.deviceId
}

const DEDICATED = {
  ...{ connectorType: "DEDICATED", kind: "STANDARD", host: "gateway.example.com", port: "", version: "0" },
  ...{ "netInterfaces.0.type": "DHCP", "netInterfaces.1.type": "MANUAL", "netInterfaces.1.ip": "10.0.0.2" },
  ...{ "netInterfaces.1.netmask": "255.255.255.0", certificateCheck: "true" },
}

describe("the connector of a machine", () => {
  test("is saved with its network sockets, and its state is shown with the way it is inherited", async () => {
    const deviceId = await aMachineWithSession(new Date(TEST_NOW.getTime() - MS_PER_DAY))
    const path = `/admin/devices/${deviceId}/connector`
    const answer = await administrator.post(path, { ...DEDICATED, serial: "C-1" })
    expect(answer.status).toBe(303)
    expect(await findEffectiveConnector(deps.db, { deviceId })).toMatchObject({ state: "PENDING" })
    expect(await administrator.html(path)).toContain("Never connected")
  })

  test("is refused with each missing field beside it", async () => {
    const deviceId = await aMachineWithSession(new Date(TEST_NOW.getTime() - MS_PER_DAY))
    const form = { ...DEDICATED, serial: "", host: "", "netInterfaces.1.ip": "" }
    const html = await (await administrator.post(`/admin/devices/${deviceId}/connector`, form, HTMX)).text()
    for (const field of ["serial", "host", "netInterfaces.1.ip"])
      expect(html).toContain(`id="field-${field}-error"`)
  })

  test("names the open connections that a change ends, and ends them only once that is confirmed", async () => {
    const deviceId = await aMachineWithSession(null)
    const path = `/admin/devices/${deviceId}/connector`
    const form = { ...DEDICATED, serial: "C-2" }
    const refused = await (await administrator.post(path, form, HTMX)).text()
    expect(refused).toContain("1 connection through this connector is open")
    expect(refused).toContain('name="force"')
    expect(await findEffectiveConnector(deps.db, { deviceId })).toBeNull()
    expect((await administrator.post(path, { ...form, force: "true" })).status).toBe(303)
    expect(await findEffectiveConnector(deps.db, { deviceId })).not.toBeNull()
  })
})

describe("the retention policy of a machine", () => {
  test("warns of the recordings that it deletes, and is saved only once the loss is confirmed", async () => {
    const deviceId = await aMachineWithSession(new Date(TEST_NOW.getTime() - 10 * MS_PER_DAY))
    const path = `/admin/devices/${deviceId}/retention`
    const policy = { source: "OWN", retentionPeriodInDays: "5", direction: "FROM_END", version: "1" }
    const preview = await administrator.html(`${path}/loss?${new URLSearchParams(policy)}`)
    expect(preview).toContain("1 recording is deleted")
    const refused = await administrator.post(path, policy, HTMX)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain("Confirm the loss")
    expect((await administrator.post(path, { ...policy, confirmed: "true" })).status).toBe(303)
    expect(await administrator.html(path)).toContain('value="5"')
  })

  test("is off with an empty number of days, without a warning", async () => {
    const deviceId = await aMachineWithSession(new Date(TEST_NOW.getTime() - 10 * MS_PER_DAY))
    const path = `/admin/devices/${deviceId}/retention`
    const policy = { source: "OWN", retentionPeriodInDays: "", direction: "FROM_END", version: "1" }
    expect(await administrator.html(`${path}/loss?${new URLSearchParams(policy)}`)).not.toContain("deleted")
    expect((await administrator.post(path, policy)).status).toBe(303)
    expect(await administrator.html(path)).toContain("unlimited (retention is off)")
  })
})

describe("the approval config of a machine", () => {
  const group = async () => {
    const found = deps.db.selectFrom("user_group").select(["id", "name"]).orderBy("name").limit(1)
    return found.executeTakeFirstOrThrow()
  }
  const inherited = {
    ...{ "issueApprovalConfig.version": "0", "issueApprovalConfig.type": "INHERITED" },
    ...{ "recurringIssueApprovalConfig.version": "0", "recurringIssueApprovalConfig.type": "INHERITED" },
    ...{ "recordingApprovalConfig.version": "0", "recordingApprovalConfig.type": "INHERITED" },
  }
  const stages = (id: string) => ({
    ...inherited,
    "issueApprovalConfig.type": "DEDICATED",
    "issueApprovalConfig.stages.0.requiredAmountOfVotes": "1",
    "issueApprovalConfig.stages.0.description": "Shift lead",
    [`issueApprovalConfig.stages.0.voteUserGroups.${id}`]: "true",
    "issueApprovalConfig.stages.1.requiredAmountOfVotes": "2",
    "issueApprovalConfig.stages.1.description": "Plant manager",
    [`issueApprovalConfig.stages.1.voteUserGroups.${id}`]: "true",
  })

  test("says what inheriting gives, and has a first stage to fill in for those who choose their own", async () => {
    const path = `/admin/devices/${await aMachineWithSession(TEST_NOW)}/approval`
    const html = await administrator.html(path)
    expect(html.match(/No machine group above requires an approval\./g)).toHaveLength(3)
    expect(html).toContain('name="issueApprovalConfig.stages.0.requiredAmountOfVotes"')
    const saved = await administrator.post(path, inherited)
    expect(saved.status).toBe(303)
  })

  test("moves and removes stages by buttons without saving, and keeps what is typed", async () => {
    const path = `/admin/devices/${await aMachineWithSession(TEST_NOW)}/approval`
    const form = stages((await group()).id)
    const moved = await administrator.post(path, { ...form, "rowCommand.issueApprovalConfig": "up 1" }, HTMX)
    const html = await moved.text()
    expect(html.indexOf("Plant manager")).toBeLessThan(html.indexOf("Shift lead"))
    const removed = await administrator.post(
      path,
      { ...form, "rowCommand.issueApprovalConfig": "remove 0" },
      HTMX,
    )
    expect(await removed.text()).not.toContain("Shift lead")
  })

  test("saves the stages with votes, groups and descriptions in their order", async () => {
    const deviceId = await aMachineWithSession(TEST_NOW)
    const voters = await group()
    const answer = await administrator.post(`/admin/devices/${deviceId}/approval`, stages(voters.id))
    expect(answer.status).toBe(303)
    const { issueApprovalConfig } = await getApprovalConfigs(deps.db, { deviceId })
    expect(issueApprovalConfig).toMatchObject({
      type: "DEDICATED",
      stages: [
        { requiredAmountOfVotes: 1, description: "Shift lead", voteUserGroups: [voters] },
        { requiredAmountOfVotes: 2, description: "Plant manager", voteUserGroups: [voters] },
      ],
    })
    const state = (await administrator.html(`/admin/devices/${deviceId}`)).replace(/<[^>]*>/g, " ")
    expect(state).toMatch(
      /Approval of issues\s+2 stages · own\s+Approval of recurring issues\s+none · inherited/,
    )
    expect(state).toMatch(/Retention Policy\s+unlimited \(retention is off\) · inherited/)
  })

  test("names a stage without voters beside its groups", async () => {
    const path = `/admin/devices/${await aMachineWithSession(TEST_NOW)}/approval`
    const form = {
      ...inherited,
      "issueApprovalConfig.type": "DEDICATED",
      "issueApprovalConfig.stages.0.requiredAmountOfVotes": "1",
    }
    const html = await (await administrator.post(path, form, HTMX)).text()
    expect(html).toContain('id="picker-issueApprovalConfig-stages-0-voteUserGroups-error"')
  })

  test("is hidden from users who may not read approval configs", async () => {
    const deviceId = (
      await deps.db
        .selectFrom("device")
        .select("id")
        .where("name", "=", "Press P-7")
        .executeTakeFirstOrThrow()
    ).id
    expect(await technician.html(`/admin/devices/${deviceId}`)).not.toContain(
      `/admin/devices/${deviceId}/approval`,
    )
    expect((await technician.get(`/admin/devices/${deviceId}/approval`)).status).toBe(403)
  })
})
