/** Approval fixtures: configs and voters. */

import type { Actor } from "../../src/base/authorities.ts"
import type { DeviceOrGroupRef } from "../../src/base/deps.ts"
import { saveApprovalConfigs } from "../../src/maintenance/approvals/config/actions.ts"
import { type ApprovalRequest, saveApprovalConfig } from "../../src/maintenance/approvals/contract.ts"
import type { ApprovalObjectType } from "../../src/maintenance/approvals/rules.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import type { TestApi } from "./api.ts"
import { aDevice, aLog, anInterface } from "./builders.ts"
import { TEST_NOW } from "./deps.ts"
import { aUser, aUserGroup, createToken, grantOnDevice } from "./users.ts"

interface StageInput {
  votes?: number
  groups?: readonly string[]
  overrule?: readonly string[]
}

const CONFIG_FIELDS = {
  ISSUE: "issueApprovalConfig",
  RECURRING_ISSUE: "recurringIssueApprovalConfig",
  RECORDING: "recordingApprovalConfig",
} as const

export function actorOf(userId: string): Actor {
  return {
    ...{ userId, username: "root", displayName: "root", isSuperuser: true, language: null, signInId: "" },
    ...{ authenticatedOn: new Date(0), systemAuthorities: new Set<string>(), userGroupIds: [] },
  }
}

/** A dedicated config with these stages; without any, the type NONE. */
export async function configureApproval(
  { deps, root }: Pick<TestApi, "deps"> & { root: { userId: string } },
  owner: DeviceOrGroupRef,
  stages: readonly StageInput[],
  objectType: ApprovalObjectType = "ISSUE",
): Promise<void> {
  const config = {
    type: stages.length ? "DEDICATED" : "NONE",
    stages: stages.map(({ votes = 1, groups = [], overrule = [] }) => ({
      requiredAmountOfVotes: votes,
      voteUserGroups: groups.map((id) => ({ id })),
      overruleVotesUserGroups: overrule.map((id) => ({ id })),
    })),
  }
  const input = saveApprovalConfig.parse({ [CONFIG_FIELDS[objectType]]: config })
  await saveApprovalConfigs(deps, actorOf(root.userId), owner, input)
}

interface Voter {
  userId: string
  token: string
}

/** A group of `size` users, each with a token. */
export async function aVoterGroup(
  { deps }: Pick<TestApi, "deps">,
  size: number,
): Promise<{ groupId: string; people: Voter[] }> {
  const ids = await Promise.all(Array.from({ length: size }, () => aUser(deps, { name: "approver" })))
  const people = await Promise.all(
    ids.map(async (userId) => ({ userId, token: await createToken(deps, userId) })),
  )
  return { groupId: await aUserGroup(deps, ids), people }
}

/** The request of an issue, as a superuser sees it. */
export async function getApprovalRequest(
  { call, root }: TestApi,
  deviceId: string,
  issueId: string,
): Promise<ApprovalRequest> {
  const path = `/devices/${deviceId}/issues/${issueId}/approvalRequest`
  return (await call<ApprovalRequest>(root.token, "GET", path)).body
}

/** A session, recorded by default; without a recording file. */
export async function aRecordedSession(
  { deps }: Pick<TestApi, "deps">,
  book: { deviceId: string; issueId: string },
  ownerId: string,
  recordingState: "COMPLETE" | "NONE" = "COMPLETE",
): Promise<{ deviceId: string; issueId: string; logId: string; sessionId: string }> {
  const { deviceId, issueId } = book
  const logId = await aLog(deps, issueId, ownerId)
  const interfaceId = await anInterface(deps, deviceId)
  const sessionId = await insertSession(deps.db, {
    ...{ deviceId, issueId, logId, interfaceId, ownerId },
    ...{ interfaceName: "HMI", interfaceType: "VNC", startedOn: deps.clock() },
    recordingState: recordingState === "COMPLETE" ? "RECORDING" : "NONE",
  })
  await updateSessionEnd(deps.db, sessionId, {
    ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: deps.clock() },
    recording: { state: recordingState, sizeBytes: 0, durationMs: 0 },
  })
  return { deviceId, issueId, logId, sessionId }
}

export const NOW = TEST_NOW.toISOString()
export const TOMORROW = "2026-03-11T09:00:00.000Z"
export const newIssue = { title: "Change the valve", activationDateTime: NOW }

/** Devices and issues under approval, and the actions of their users. */
export function approvalFixtures(api: TestApi) {
  const { call, deps, root } = api

  /** A device whose issues pass these stages, and a user who creates them. */
  async function aDeviceWith(...stages: StageInput[]) {
    const deviceId = await aDevice(deps)
    await configureApproval(api, { deviceId }, stages)
    const userId = await aUser(deps, { name: "author" })
    await grantOnDevice(deps, userId, deviceId, ["ISSUE_READ", "ISSUE_CREATE", "ISSUE_UPDATE"])
    return { deviceId, author: { userId, token: await createToken(deps, userId) } }
  }

  async function anIssueUnderApproval(stages: StageInput[], more: object = {}) {
    const { deviceId, author } = await aDeviceWith(...stages)
    const created = await call<Issue>(author.token, "POST", `/devices/${deviceId}/issues`, {
      ...newIssue,
      ...more,
    })
    const path = `/devices/${deviceId}/issues/${created.body.id}`
    return {
      ...{ deviceId, author, path, issueId: created.body.id, created: created.body },
      request: await getApprovalRequest(api, deviceId, created.body.id),
      issue: async () => (await call<Issue>(root.token, "GET", path)).body,
      now: () => getApprovalRequest(api, deviceId, created.body.id),
    }
  }

  const vote = (token: string, request: { id: string }, approved = true, more: object = {}) =>
    call<ApprovalRequest & { code: string; message: string; problems: { path: string }[] }>(
      token,
      "POST",
      `/approval/${request.id}/vote`,
      { approved, comment: approved ? "" : "not today", ...more },
    )
  const act = (token: string, request: { id: string }, verb: string, body?: object) =>
    call<ApprovalRequest & { code: string; message: string }>(
      token,
      body ? (verb === "updateEventTime" ? "PUT" : "POST") : "PUT",
      `/approval/${request.id}/${verb}`,
      body,
    )
  return { aDeviceWith, anIssueUnderApproval, vote, act }
}
