import { writeAudit } from "../audit/store.ts"
import { notFound } from "../base/refusal.ts"
import { serve } from "../http/serve.ts"
import type { Actor, DeviceAccess } from "../roles/rules.ts"
import { getLog } from "../worklogs/store.ts"
import { createTicket, decideHostKey, type RemoteDeps, startSession, updateSession } from "./actions.ts"
import { giveCredentials } from "./actions-credentials.ts"
import { refuseFileTransfer } from "./actions-files.ts"
import {
  changeEmailInvitation,
  inviteByEmail,
  inviteUser,
  withdrawEmailInvitation,
  withdrawInvitation,
} from "./actions-invitations.ts"
import { canReadRecording, readableRecording } from "./actions-recording.ts"
import { remoteEndpoints } from "./contract.ts"
import { joinPath } from "./paths.ts"
import { noRecording, recordingDownload, withRecording } from "./recordings.ts"
import { sessionReaderOf } from "./rules.ts"
import { getSession, type SessionPath, sessionsPage } from "./store.ts"
import { filesPage } from "./store-files.ts"
import {
  emailInvitationsOf,
  invitableDomainsOf,
  invitationsOf,
  pendingInvitationsOf,
} from "./store-invitations.ts"

export const remoteApi = serve<typeof remoteEndpoints, RemoteDeps>(remoteEndpoints, {
  listActiveSessions: ({ deps, actor, query }) =>
    sessionsPage(deps.db, { readableBy: sessionReaderOf(actor), isActive: true }, query),
  listAllSessions: ({ deps, actor, query }) =>
    sessionsPage(deps.db, { readableBy: sessionReaderOf(actor) }, query),
  listSessionsOfDevice: ({ deps, path, query }) => sessionsPage(deps.db, { deviceId: path.deviceId }, query),
  listInvitableEmailDomains: ({ deps, path }) => invitableDomainsOf(deps.db, path.deviceId),
  listSessions: async ({ deps, path, query }) => {
    await getLog(deps.db, path)
    return sessionsPage(deps.db, path, query)
  },
  getSession: ({ deps, path }) => getSession(deps.db, path),
  startSession: ({ deps, actor, access, path }) => startSession(deps, actor, access, path),
  createTicket: ({ deps, actor, access, path }) => createTicket(deps, actor, access, path),
  updateGraphicalSession: ({ deps, actor, path, body }) => updateSession(deps, actor, path, body),
  decideHostKey: ({ deps, actor, path, body }) => decideHostKey(deps, actor, path, body),
  listUserInvitations: async ({ deps, path }) => {
    await getSession(deps.db, path)
    return invitationsOf(deps.db, path.sessionId)
  },
  inviteUser: ({ deps, actor, path, body }) => inviteUser(deps, actor, path, body.userId, body.accessRight),
  changeUserInvitation: ({ deps, actor, path, body }) =>
    inviteUser(deps, actor, path, path.userId, body.accessRight, "standing"),
  withdrawUserInvitation: ({ deps, actor, path }) => withdrawInvitation(deps, actor, path, path.userId),
  listPendingInvitations: async ({ deps, actor }) => {
    const pending = await pendingInvitationsOf(deps.db, actor.userId)
    return pending.map(({ address, interfaceId, ...invitation }) => ({
      ...invitation,
      joinPath: joinPath(address, interfaceId),
    }))
  },
  listEmailInvitations: async ({ deps, path }) => {
    await getSession(deps.db, path)
    return emailInvitationsOf(deps.db, path.sessionId)
  },
  inviteByEmail: ({ deps, actor, path, body }) =>
    inviteByEmail(deps, actor, path, body.email, body.accessRight),
  changeEmailInvitation: ({ deps, actor, path, body }) =>
    changeEmailInvitation(deps, actor, path, body.accessRight),
  withdrawEmailInvitation: ({ deps, actor, path }) => withdrawEmailInvitation(deps, actor, path),
  listFilesOfConnection: async ({ deps, path, query }) => {
    const session = await getSession(deps.db, path)
    if (!session.connections.some(({ id }) => id === path.connectionId))
      throw notFound("connection", path.connectionId)
    return filesPage(deps.db, path.connectionId, query)
  },
  downloadFile: ({ deps, path }) => refuseFileTransfer(deps.db, path),
  uploadFile: ({ deps, path }) => refuseFileTransfer(deps.db, path),
  giveCredentials: ({ deps, actor, path, body }) => giveCredentials(deps, actor, path, body),
  downloadClipboardRecording: (call) => notRecorded(call, "RECORDING_READ"),
  downloadNetworkRecording: (call) => notRecorded(call, "RECORDING_READ"),
  downloadPlcRecording: (call) => notRecorded(call, "REMOTE_READ"),
  getRecordingInfo: async ({ deps, actor, access, path }) => {
    const file = await readableRecording(deps, actor, access, path)
    const info = await withRecording(file, async (reader) => reader.info)
    await noteViewing(deps, actor, path)
    return {
      kind: info.kind,
      startTime: new Date(info.startedAtMs).toISOString(),
      durationInMs: info.durationMs,
      sizeInBytes: info.sizeBytes,
      complete: info.complete,
    }
  },
  getRecordingSegment: async ({ deps, actor, access, path, query }) => {
    const file = await readableRecording(deps, actor, access, path)
    const bytes = await withRecording(file, (reader) => reader.segment(query.at))
    if (!deps.live.viewings.isNoted(actor.signInId, path.sessionId, deps.clock()))
      await noteViewing(deps, actor, path)
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { "content-type": "application/octet-stream", "cache-control": "no-store" },
    })
  },
  downloadRecording: async ({ deps, actor, access, path }) => {
    const file = await readableRecording(deps, actor, access, path)
    await noteViewing(deps, actor, path)
    return recordingDownload(file, `session-${path.sessionId}.trec`)
  },
})

/** Of clipboard, network and PLC nothing is written to a file yet; whoever may not read a recording learns not even that. */
async function notRecorded(
  { deps, actor, access, path }: { deps: RemoteDeps; actor: Actor; access: DeviceAccess; path: SessionPath },
  authority: "RECORDING_READ" | "REMOTE_READ",
): Promise<never> {
  await canReadRecording(deps, actor, access, path, authority)
  throw noRecording()
}

async function noteViewing(deps: RemoteDeps, actor: Actor, path: SessionPath): Promise<void> {
  const now = deps.clock()
  const fact = {
    event: "RECORDING_VIEWED" as const,
    objectType: "session" as const,
    objectId: path.sessionId,
    deviceId: path.deviceId,
    issueId: path.issueId,
  }
  await writeAudit(deps.db, actor, fact, now)
  deps.live.viewings.note(actor.signInId, path.sessionId, now)
}
