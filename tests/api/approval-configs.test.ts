import { describe, expect, test } from "bun:test"
import type { Device } from "../../src/machines/devices/contract.ts"
import type { ApprovalConfigs } from "../../src/maintenance/approvals/contract.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { testApi } from "../harness/api.ts"
import { approvalFixtures, aVoterGroup, configureApproval, newIssue } from "../harness/approvals.ts"
import { aDevice, aDeviceGroup } from "../harness/builders.ts"
import { aUserGroup } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
const { anIssueUnderApproval, vote } = approvalFixtures(api)
const voters = await aUserGroup(deps, [])
const chiefs = await aUserGroup(deps, [])

const read = async (path: string) =>
  (await call<ApprovalConfigs>(root.token, "GET", `${path}/approvalconfig`)).body
const save = (path: string, body: unknown) =>
  call<ApprovalConfigs & { problems: { path: string }[] }>(root.token, "PUT", `${path}/approvalconfig`, body)
const dedicated = (...stages: object[]) => ({ type: "DEDICATED", stages })
const oneStage = { voteUserGroups: [{ id: voters }] }

/** Company > hall > line > device. */
async function aChain() {
  const company = await aDeviceGroup(deps)
  const hall = await aDeviceGroup(deps, company)
  const line = await aDeviceGroup(deps, hall)
  return { company, hall, line, deviceId: await aDevice(deps, { deviceGroupId: line }) }
}

describe("an approval config", () => {
  test("is inherited by default, and without any config issues need no approval", async () => {
    const deviceId = await aDevice(deps)
    expect((await read(`/devices/${deviceId}`)).issueApprovalConfig).toEqual({
      ...{ type: "INHERITED", stages: [], effectiveStages: [], inheritedFrom: null, version: 0 },
    })
    const created = await call<Issue>(root.token, "POST", `/devices/${deviceId}/issues`, {
      ...{ title: "x", activationDateTime: "2026-03-10T09:00:00Z" },
    })
    expect(created.body.state).toBe("OPEN")
  })

  test("is saved and read with stages, votes, groups and descriptions, and can be saved again as read", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const stages = [
      {
        requiredAmountOfVotes: 2,
        voteUserGroups: [{ id: voters }],
        overruleVotesUserGroups: [{ id: chiefs }],
      },
      { voteUserGroups: [{ id: chiefs }], description: "the chiefs" },
    ]
    const { status, body } = await save(path, { issueApprovalConfig: dedicated(...stages) })
    expect(status).toBe(200)
    expect(body.issueApprovalConfig).toMatchObject({
      ...{ type: "DEDICATED", version: 1, inheritedFrom: null },
      stages: [
        { requiredAmountOfVotes: 2, overruleVotesUserGroups: [{ id: chiefs }], description: "" },
        { requiredAmountOfVotes: 1, overruleVotesUserGroups: [], description: "the chiefs" },
      ],
    })
    const { type, stages: kept, version } = body.issueApprovalConfig
    const again = await save(path, { issueApprovalConfig: { type, stages: kept, version } })
    expect(again.body.issueApprovalConfig).toEqual(body.issueApprovalConfig)
    expect(await read(path)).toEqual(again.body)
  })

  test("of one kind is saved without changing the other kinds", async () => {
    const path = `/devices/${await aDevice(deps)}`
    await save(path, { issueApprovalConfig: dedicated(oneStage) })
    const { body } = await save(path, { recordingApprovalConfig: { type: "NONE" } })
    expect(body.issueApprovalConfig.type).toBe("DEDICATED")
    expect(body.recordingApprovalConfig.type).toBe("NONE")
    expect(body.recurringIssueApprovalConfig.type).toBe("INHERITED")
    const device = await call<Device>(root.token, "GET", path)
    expect(device.body).toMatchObject({
      ...{ issueApprovalConfigType: "DEDICATED", recurringIssueApprovalConfigType: "INHERITED" },
      recordingApprovalConfigType: "NONE",
    })
  })

  test("is inherited from the nearest group above that has stages; groups without approval are skipped", async () => {
    const { company, hall, line, deviceId } = await aChain()
    const inherited = async () => (await read(`/devices/${deviceId}`)).issueApprovalConfig
    await configureApproval(api, { deviceGroupId: company }, [{ groups: [chiefs] }])
    expect((await inherited()).inheritedFrom?.id).toBe(company)
    await configureApproval(api, { deviceGroupId: hall }, [{ groups: [voters] }])
    expect(await inherited()).toMatchObject({
      ...{ inheritedFrom: { id: hall }, stages: [], effectiveStages: [{ voteUserGroups: [{ id: voters }] }] },
    })
    await configureApproval(api, { deviceGroupId: line }, [])
    expect(await inherited()).toMatchObject({
      ...{ type: "INHERITED", inheritedFrom: { id: hall } },
      effectiveStages: [{ voteUserGroups: [{ id: voters }] }],
    })
    expect((await read(`/devicegroups/${line}`)).issueApprovalConfig).toMatchObject({
      ...{ type: "NONE", inheritedFrom: null, effectiveStages: [] },
    })
    await configureApproval(api, { deviceId }, [])
    expect(await inherited()).toMatchObject({ type: "NONE", inheritedFrom: null, effectiveStages: [] })
    expect((await read(`/devicegroups/${hall}`)).issueApprovalConfig.type).toBe("DEDICATED")
    await configureApproval(api, { deviceId }, [{ groups: [chiefs] }])
    expect(await inherited()).toMatchObject({ type: "DEDICATED", inheritedFrom: null })
  })

  test("is summarised per kind as enabled or not enabled", async () => {
    const { company, deviceId } = await aChain()
    const info = async () =>
      (await call<object>(root.token, "GET", `/devices/${deviceId}/approvalConfigInfo`)).body
    expect(await info()).toMatchObject({ recordingApprovalConfigEnabled: false })
    await configureApproval(api, { deviceGroupId: company }, [{ groups: [voters] }], "RECORDING")
    expect(await info()).toEqual({
      issueApprovalConfigEnabled: false,
      recurringIssueApprovalConfigEnabled: false,
      recordingApprovalConfigEnabled: true,
    })
  })

  test("has no effect while the approval workflow is disabled, except that pending requests can still be voted on", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { deviceId, path, request, author, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    const settings = (approvalWorkflowEnabled: boolean) =>
      call(root.token, "PUT", "/environment/settings", { approvalWorkflowEnabled })
    const enabled = async () =>
      (await call<{ approvalWorkflowEnabled: boolean }>(root.token, "GET", "/environment/public")).body
        .approvalWorkflowEnabled
    const created = async () =>
      (await call<Issue>(author.token, "POST", `/devices/${deviceId}/issues`, newIssue)).body.state
    expect([await enabled(), await created()]).toEqual([true, "APPROVAL_PENDING"])
    expect((await settings(false)).status).toBe(200)
    expect([await enabled(), await created()]).toEqual([false, "OPEN"])
    const info = await call<object>(root.token, "GET", `/devices/${deviceId}/approvalConfigInfo`)
    expect(info.body).toMatchObject({ issueApprovalConfigEnabled: false })
    expect((await vote(people[0]!.token, request)).body.state).toBe("APPROVED")
    expect((await call<Issue>(root.token, "GET", path)).body.state).toBe("OPEN")
    expect((await now()).state).toBe("APPROVED")
    await settings(true)
    expect(await created()).toBe("APPROVAL_PENDING")
  })

  test("saved concurrently by several administrators is accepted once and refused with 409 otherwise", async () => {
    const path = `/devicegroups/${await aDeviceGroup(deps)}`
    const body = { issueApprovalConfig: { ...dedicated(oneStage), version: 0 } }
    const answers = await Promise.all([save(path, body), save(path, body), save(path, body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test.each([
    ["stages", { type: "DEDICATED" }],
    ["stages", dedicated(...Array.from({ length: 21 }, () => oneStage))],
    ["stages.0.voteUserGroups", dedicated({})],
    ["stages.0.requiredAmountOfVotes", dedicated({ ...oneStage, requiredAmountOfVotes: 0 })],
    ["stages.0.requiredAmountOfVotes", dedicated({ ...oneStage, requiredAmountOfVotes: 101 })],
    ["stages.0.description", dedicated({ ...oneStage, description: "x".repeat(5001) })],
    ["stages.1", dedicated(oneStage, { voteUserGroups: [{ id: "0199aaaa-0000-7000-8000-000000000000" }] })],
    ["stages.0.voteUserGroups.0.id", dedicated({ voteUserGroups: [{ id: "x" }] })],
    ["type", { type: "dedicated" }],
    ["surprise", { type: "NONE", surprise: 1 }],
  ])("with an invalid %s is rejected, and nothing is saved", async (field, config) => {
    const path = `/devices/${await aDevice(deps)}`
    const { status, body } = await save(path, { recordingApprovalConfig: config })
    expect([status, body.problems.map((problem) => problem.path)]).toEqual([
      400,
      [`recordingApprovalConfig.${field}`],
    ])
    expect((await read(path)).recordingApprovalConfig.version).toBe(0)
  })
})
