/** Actions on work in progress: approvals, sessions, blocks. */

import { hoursAfter } from "../../../src/base/clock.ts"
import { startRobotShell } from "../../../src/demo/plant/robot-shell.ts"
import { grantDeviceRole, insertDeviceRole } from "../../../src/identity/roles/store.ts"
import { insertPlcBlock } from "../../../src/sessions/plc/store.ts"
import { type SessionPath, updateSessionEnd } from "../../../src/sessions/session/store.ts"
import type { TestApi } from "../api.ts"
import {
  approvalFixtures,
  aRecordedSession,
  aVoterGroup,
  configureApproval,
  NOW,
  TOMORROW,
} from "../approvals.ts"
import { aDevice, aMaintenanceFixture, aPlan } from "../builders.ts"
import { waitUntil } from "../eventually.ts"
import { aVncMachine, stopAfterAll } from "../machines.ts"
import { invite, type SessionFixture, sessionPath, TECHNICIAN_AUTHORITIES } from "../remote-sessions.ts"
import { temporaryFolder } from "../temporary-folder.ts"
import { aUserGroup, uniqueName } from "../users.ts"
import { type ActionContext, type AuditedActions, SECRETS } from "./maintenance.ts"

const EMERGENCY_REASON = "The press is stuck with a workpiece inside"

const uniqueEmail = () => `${uniqueName("expert").replace(" ", "-")}@service.example`

export async function sessionActions({ on, root }: ActionContext): Promise<AuditedActions> {
  const { deps } = on
  const api = { ...on, root } as unknown as TestApi
  const { anIssueUnderApproval } = approvalFixtures(api)
  const panel = await aVncMachine({ maxSessions: 50 })
  const keys = temporaryFolder("audited-actions")
  const robot = stopAfterAll(
    await startRobotShell({ port: 0, hostKeyDir: keys.path, user: "service", password: "robot" }),
  )
  stopAfterAll({ stop: () => keys.remove() })

  const underApproval = async () => {
    const { groupId, people } = await aVoterGroup(api, 2)
    const issue = await anIssueUnderApproval([{ votes: 2, groups: [groupId] }])
    return { ...issue, voter: people[0]!, ids: { approvalRequestId: issue.request.id } }
  }
  const begin = async (job: SessionFixture) => {
    const path = await on.startSession(job)
    return { job, path, who: job.technician, ids: { ...path } as Record<string, string> }
  }
  /** One session shared by all actions that leave it running. */
  let shared: ReturnType<typeof begin> | null = null
  const running = () => {
    shared ??= on.aSessionFixture(panel.target).then(begin)
    return shared
  }
  const idsOf = ({ deviceId, issueId, logId, interfaceId }: SessionFixture) => ({
    deviceId,
    issueId,
    logId,
    interfaceId,
  })
  /** A job whose maintenance window is over, and its user with the right to start an emergency session. */
  const outsideWindow = async () => {
    const job = await on.aSessionFixture(panel.target)
    const who = await on.aUserOn(job, [...TECHNICIAN_AUTHORITIES, "DEVICE_START_EMERGENCY"])
    const window = {
      activation_on: hoursAfter(deps.clock(), -9),
      window_hours: 2,
      window_end_on: hoursAfter(deps.clock(), -7),
    }
    await deps.db
      .updateTable("issue")
      .set({ ...window, assigned_user_id: who.userId })
      .where("id", "=", job.issueId)
      .execute()
    return { job, who }
  }
  const withGuest = async () => {
    const session = await running()
    const guest = await on.aUserOn(session.job)
    await invite(on, session.path, session.who, guest, "VIEW")
    return { ...session, guest, ids: { ...session.ids, userId: guest.userId } }
  }
  const withMail = async () => {
    const session = await running()
    const { deviceId } = session.path
    const groupId = await aUserGroup(deps, [])
    await deps.db
      .updateTable("user_group")
      .set({ allowed_email_domains: ["*"] })
      .where("id", "=", groupId)
      .execute()
    const roleId = await insertDeviceRole(deps.db, uniqueName("guests"), ["DEVICE_JOIN_REMOTE"])
    await grantDeviceRole(deps.db, deviceId, roleId, { userGroupId: groupId })
    return session
  }
  const mailed = async () => {
    const session = await withMail()
    const body = { email: uniqueEmail(), accessRight: "VIEW" }
    const answer = await on.call<{ id: string }>(
      session.who.token,
      "POST",
      `${sessionPath(session.path)}/invitations/email`,
      body,
    )
    if (answer.status !== 201) throw new Error(JSON.stringify(answer))
    return { ...session, ids: { ...session.ids, invitationId: answer.body.id } }
  }
  const recorded = async () =>
    aRecordedSession(api, await aMaintenanceFixture(deps, root.userId), root.userId)

  const recordingUnderApproval = async () => {
    const session = await recorded()
    const { groupId } = await aVoterGroup(api, 1)
    await configureApproval(api, { deviceId: session.deviceId }, [{ groups: [groupId] }], "RECORDING")
    const body = { startDateTime: NOW, durationInHours: 1, reason: "the leak" }
    return { session, body, path: `${sessionPath(session)}/approvalRequest` }
  }

  return {
    commentOnApproval: async () => {
      const { ids, voter, request } = await underApproval()
      return {
        event: "APPROVAL_COMMENTED",
        ids,
        who: voter,
        body: { comment: "looks right" },
        objectId: request.id,
      }
    },
    voteOnApproval: async () => {
      const { ids, voter } = await underApproval()
      return { event: "APPROVAL_VOTED", ids, who: voter, body: { approved: true } }
    },
    retractVote: async () => {
      const { ids, voter, request } = await underApproval()
      await on.call(voter.token, "POST", `/approval/${request.id}/vote`, { approved: true })
      return { event: "APPROVAL_VOTE_RETRACTED", ids, who: voter, body: { comment: "" } }
    },
    retractApprovalRequest: async () => {
      const { ids, author } = await underApproval()
      return { event: "APPROVAL_RETRACTED", ids, who: author }
    },
    updateEventTime: async () => {
      const { ids, author } = await underApproval()
      const body = { type: "ISSUE", activationDateTime: TOMORROW, maintenanceWindowInHours: 3 }
      const changes = ["activationDateTime", "maintenanceWindowInHours"]
      return { event: "ISSUE_CHANGED", ids, who: author, body, changes }
    },
    "updateEventTime/plan": async () => {
      const deviceId = await aDevice(deps)
      const { groupId } = await aVoterGroup(api, 1)
      await configureApproval(api, { deviceId }, [{ groups: [groupId] }], "RECURRING_ISSUE")
      const recurringIssueId = await aPlan(deps, deviceId, root.userId)
      const path = `/devices/${deviceId}/recurringissues/${recurringIssueId}/approvalRequest`
      const request = await on.call<{ id: string }>(root.token, "GET", path)
      const body = {
        type: "RECURRING_ISSUE",
        startDateTime: TOMORROW,
        endDateTime: "2026-04-01T00:00:00.000Z",
      }
      const changes = ["startDateTime", "endDateTime"]
      return { event: "PLAN_CHANGED", ids: { approvalRequestId: request.body.id }, body, changes }
    },
    "updateEventTime/recording": async () => {
      const { path, body, session } = await recordingUnderApproval()
      const request = await on.call<{ id: string }>(root.token, "POST", path, body)
      const moved = { type: "RECORDING", startTime: TOMORROW, durationInHours: 2 }
      const ids = { ...session, approvalRequestId: request.body.id }
      return { event: "APPROVAL_RESTARTED", ids, body: moved, changes: ["startTime", "durationInHours"] }
    },
    requestRecordingApproval: async () => {
      const { session, body } = await recordingUnderApproval()
      return { event: "APPROVAL_REQUESTED", ids: { ...session }, body }
    },

    startSession: async () => {
      const job = await on.aSessionFixture(panel.target)
      return { event: "SESSION_STARTED", ids: idsOf(job), who: job.technician }
    },
    startEmergencySession: async () => {
      const { job, who } = await outsideWindow()
      const body = { reason: EMERGENCY_REASON }
      return { event: "EMERGENCY_SESSION_STARTED", ids: idsOf(job), who, body }
    },
    reviewEmergencySession: async () => {
      const { job, who } = await outsideWindow()
      const address = `/devices/${job.deviceId}/issues/${job.issueId}/logs/${job.logId}`
      const started = await on.call<{ id: string }>(
        who.token,
        "POST",
        `${address}/interfaces/${job.interfaceId}/emergencysessions`,
        { reason: EMERGENCY_REASON },
      )
      const sessionId = started.body.id
      await deps.live.end(sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "" })
      const ids = { ...idsOf(job), sessionId }
      const body = { comment: "Justified." }
      return { event: "EMERGENCY_SESSION_REVIEWED", ids, who: root, body, objectId: sessionId }
    },
    updateGraphicalSession: async () => {
      const { ids, who, path } = await running()
      return { event: "SESSION_REMAIN_CHANGED", ids, who, body: { remain: true }, objectId: path.sessionId }
    },
    decideHostKey: async () => {
      const job = await on.aSessionFixture({
        ...{ type: "SSH", host: "127.0.0.1", port: robot.port, authType: "PASSWORD" },
        ...{ username: "service", password: "robot" },
      })
      const { ids, who, path } = await begin(job)
      const asked = () => deps.live.find(path.sessionId)?.hostKey.pending
      await waitUntil("the host key is shown", async () => asked() != null)
      const body = { fingerprint: asked()!.fingerprint, accept: true }
      return { event: "HOST_KEY_TRUSTED", ids, who, body, objectId: path.sessionId }
    },
    inviteUser: async () => {
      const { job, ids, who, path } = await running()
      const guest = await on.aUserOn(job)
      const body = { userId: guest.userId, accessRight: "VIEW" }
      return { event: "SESSION_INVITED", ids, who, body, objectId: path.sessionId }
    },
    changeUserInvitation: async () => {
      const { ids, who } = await withGuest()
      const body = { accessRight: "CONTROL" }
      return { event: "SESSION_INVITATION_CHANGED", ids, who, body, changes: ["accessRight"] }
    },
    withdrawUserInvitation: async () => {
      const { ids, who } = await withGuest()
      return { event: "SESSION_INVITATION_WITHDRAWN", ids, who }
    },
    inviteByEmail: async () => {
      const { ids, who } = await withMail()
      const body = { email: uniqueEmail(), accessRight: "VIEW" }
      return { event: "SESSION_INVITED", ids, who, body }
    },
    changeEmailInvitation: async () => {
      const { ids, who } = await mailed()
      const body = { accessRight: "CONTROL" }
      return { event: "SESSION_INVITATION_CHANGED", ids, who, body, changes: ["accessRight"] }
    },
    renewEmailInvitation: async () => {
      const { ids, who } = await mailed()
      return { event: "SESSION_INVITATION_RENEWED", ids, who }
    },
    removeViewer: async () => {
      const { job, path, ids, who } = await running()
      const viewer = await on.joinSession(path, await on.aUserOn(job))
      const { self: connectionId } = await viewer.waitForNotice("viewers")
      const body = { reason: "is done" }
      return { event: "SESSION_VIEWER_REMOVED", ids: { ...ids, connectionId }, who, body }
    },
    declineRequest: async () => {
      const { job, path, ids, who } = await running()
      const viewer = await on.joinSession(path, await on.aUserOn(job))
      const { self: connectionId } = await viewer.waitForNotice("viewers")
      viewer.send({ kind: "ask", isWanted: true })
      await viewer.waitForNotice("viewers", ({ viewers }) => viewers.some(({ asks }) => asks))
      return { event: "SESSION_CONTROL_DECLINED", ids: { ...ids, connectionId }, who }
    },
    superviseSession: async () => {
      const { job, path, ids } = await running()
      const who = await on.aUserOn(job, [...TECHNICIAN_AUTHORITIES, "DEVICE_SUPERVISE_REMOTE"])
      await on.joinSession(path, who)
      const body = { action: "PAUSE", reason: "people in the cell" }
      return { event: "SESSION_PAUSED", ids, who, body, objectId: path.sessionId }
    },
    withdrawEmailInvitation: async () => {
      const { ids, who } = await mailed()
      return { event: "SESSION_INVITATION_WITHDRAWN", ids, who }
    },
    giveCredentials: async () => {
      const job = await on.aSessionFixture({ ...panel.target, authType: "PASSWORD", askCredentials: true })
      const body = { username: "", password: SECRETS.ofMachine }
      return { event: "ONE_TIME_CREDENTIALS_PROVIDED", ids: idsOf(job), who: job.technician, body }
    },
    deletePlcBlock: async () => {
      const session: SessionPath = await recorded()
      const blockId = await insertPlcBlock(deps.db, {
        ...{ sessionId: session.sessionId, blockType: "FB", blockNumber: 12, content: Buffer.from("pp") },
        ...{ disassembly: null, createdBy: root.userId, createdOn: deps.clock() },
      })
      return { event: "PLC_BLOCK_DELETED", ids: { ...session, blockId } }
    },
    addRecordingMarker: async () => {
      const { job, path, ids } = await begin(await on.aSessionFixture(panel.target))
      const who = await on.aUserOn(job, [...TECHNICIAN_AUTHORITIES, "RECORDING_UPDATE"])
      const owner = await on.joinSession(path, job.technician)
      await owner.waitFor("the picture", () => owner.count("key") > 0)
      await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
      const body = { at: 0, text: "valve opens late" }
      return { event: "RECORDING_MARKED", ids, who, body, objectId: path.sessionId }
    },
    keepRecording: async () => {
      const ids: SessionPath = await recorded()
      return {
        event: "RECORDING_RETENTION_EXTENDED",
        ids: { ...ids },
        body: { days: 30 },
        objectId: ids.sessionId,
      }
    },
    deleteRecording: async () => {
      const ids: SessionPath = await recorded()
      await updateSessionEnd(deps.db, ids.sessionId, {
        ...{ state: "COMPLETED", endCode: null, endDetail: "", endedOn: deps.clock() },
        recording: { state: "COMPLETE", sizeBytes: 8, durationMs: 1000 },
      })
      return { event: "RECORDING_DELETED", ids: { ...ids }, objectId: ids.sessionId }
    },
  }
}
