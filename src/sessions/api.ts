import type { Actor, DeviceAccess } from "../base/authorities.ts"
import { bindEndpoints } from "../http/routes.ts"
import { PARENT_LOG } from "../maintenance/worklogs/store.ts"
import { record } from "../system/audit/store.ts"
import {
  changeEmailInvitation,
  inviteByEmail,
  inviteUser,
  renewInvitation,
  withdrawEmailInvitation,
  withdrawUserInvitation,
} from "./invitations/actions.ts"
import { declineRequest, removeViewer } from "./invitations/actions-people.ts"
import { authorizedRecordingFile, requireRecordingAccess } from "./recordings/actions.ts"
import { addRecordingMarker } from "./recordings/actions-markers.ts"
import { getThumbnail } from "./recordings/actions-thumbnail.ts"
import { nameRecordingEvents } from "./recordings/events.ts"
import { recordingDownloadResponse, recordingNotAvailable, withRecording } from "./recordings/files.ts"
import { recordingMarkers } from "./recordings/store-markers.ts"
import { remoteEndpoints } from "./session/contract.ts"
import { joinPath } from "./session/paths.ts"
import { sessionReaderId } from "./session/rules.ts"
import { idlePeriodsOf, RECORDING_EVENTS_MAX, withAddedMarkers } from "./session/rules-recording-events.ts"
import { getSession, listSessions, requireSession, type SessionPath } from "./session/store.ts"
import {
  listEmailInvitations,
  listInvitableDomains,
  listInvitations,
  listPendingInvitations,
} from "./session/store-invitations.ts"
import { startSession } from "./start/actions.ts"
import { storeOneTimeCredentials } from "./start/actions-credentials.ts"
import { createTicket } from "./start/actions-join.ts"
import { decideHostKey, updateSession } from "./start/actions-owner.ts"
import { superviseSession } from "./start/actions-supervision.ts"
import type { SessionDeps } from "./start/session-deps.ts"

export const remoteApi = bindEndpoints<typeof remoteEndpoints, SessionDeps>(remoteEndpoints, {
  listActiveSessions: ({ deps, actor, query }) =>
    listSessions(deps.db, { readerId: sessionReaderId(actor), isActive: true }, query),
  listAllSessions: ({ deps, actor, query }) =>
    listSessions(deps.db, { readerId: sessionReaderId(actor) }, query),
  listSessionsOfDevice: ({ deps, path, query }) => listSessions(deps.db, { deviceId: path.deviceId }, query),
  listInvitableEmailDomains: ({ deps, path }) => listInvitableDomains(deps.db, path.deviceId),
  listSessions: ({ deps, path, query }) => listSessions(deps.db, path, query, PARENT_LOG),
  getSession: ({ deps, path }) => getSession(deps.db, path),
  startSession: ({ deps, actor, access, path }) => startSession(deps, actor, access, path),
  startEmergencySession: ({ deps, actor, access, path, body }) =>
    startSession(deps, actor, access, path, body),
  createTicket: ({ deps, actor, access, path }) => createTicket(deps, actor, access, path),
  updateGraphicalSession: ({ deps, actor, path, body }) => updateSession(deps, actor, path, body),
  decideHostKey: ({ deps, actor, path, body }) => decideHostKey(deps, actor, path, body),
  listUserInvitations: async ({ deps, path }) => {
    await requireSession(deps.db, path)
    return listInvitations(deps.db, path.sessionId)
  },
  inviteUser: ({ deps, actor, path, body }) => inviteUser(deps, actor, path, body.userId, body.accessRight),
  changeUserInvitation: ({ deps, actor, path, body }) =>
    inviteUser(deps, actor, path, path.userId, body.accessRight, "existing"),
  withdrawUserInvitation: ({ deps, actor, path }) => withdrawUserInvitation(deps, actor, path, path.userId),
  listPendingInvitations: async ({ deps, actor }) => {
    const pending = await listPendingInvitations(deps.db, actor.userId)
    return pending.map(({ address, interfaceId, ...invitation }) => ({
      ...invitation,
      joinPath: joinPath(address, interfaceId),
    }))
  },
  listEmailInvitations: async ({ deps, path }) => {
    await requireSession(deps.db, path)
    return listEmailInvitations(deps.db, path.sessionId)
  },
  inviteByEmail: ({ deps, actor, path, body }) => inviteByEmail(deps, actor, path, body),
  renewEmailInvitation: ({ deps, actor, path }) => renewInvitation(deps, actor, path),
  removeViewer: ({ deps, actor, path, body }) => removeViewer(deps, actor, path, body.reason),
  declineRequest: ({ deps, actor, path }) => declineRequest(deps, actor, path),
  superviseSession: ({ deps, actor, path, body }) => superviseSession(deps, actor, path, body),
  changeEmailInvitation: ({ deps, actor, path, body }) =>
    changeEmailInvitation(deps, actor, path, body.accessRight),
  withdrawEmailInvitation: ({ deps, actor, path }) => withdrawEmailInvitation(deps, actor, path),
  giveCredentials: ({ deps, actor, path, body }) => storeOneTimeCredentials(deps, actor, path, body),
  downloadClipboardRecording: (call) => rejectMissingRecording(call, "RECORDING_READ"),
  downloadNetworkRecording: (call) => rejectMissingRecording(call, "RECORDING_READ"),
  downloadPlcRecording: (call) => rejectMissingRecording(call, "REMOTE_READ"),
  getRecordingInfo: async ({ deps, actor, access, path }) => {
    const file = await authorizedRecordingFile(deps, actor, access, path)
    const { info, history } = await withRecording(file, async (reader) => ({
      info: reader.info,
      history: await reader.history(RECORDING_EVENTS_MAX + 1),
    }))
    const markers = await recordingMarkers(deps.db, path.sessionId)
    const events = withAddedMarkers(nameRecordingEvents(history.events), markers)
    await recordRecordingView(deps, actor, path)
    return {
      kind: info.kind,
      startTime: new Date(info.startedAtMs).toISOString(),
      durationInMs: info.durationMs,
      sizeInBytes: info.sizeBytes,
      complete: info.complete,
      events: events.slice(0, RECORDING_EVENTS_MAX),
      hasMoreEvents: events.length > RECORDING_EVENTS_MAX,
      idlePeriods: idlePeriodsOf(history.changes, info.durationMs),
    }
  },
  getRecordingSegment: async ({ deps, actor, access, path, query }) => {
    const file = await authorizedRecordingFile(deps, actor, access, path)
    const bytes = await withRecording(file, (reader) => reader.segment(query.at))
    await recordRecordingView(deps, actor, path)
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { "content-type": "application/octet-stream", "cache-control": "no-store" },
    })
  },
  getRecordingThumbnail: async ({ deps, actor, access, path, query }) => {
    const { contentType, bytes } = await getThumbnail(deps, actor, access, path, query.at)
    return new Response(bytes, {
      headers: {
        "content-type": contentType,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    })
  },
  addRecordingMarker: ({ deps, actor, access, path, body }) =>
    addRecordingMarker(deps, actor, access, path, body),
  downloadRecording: async ({ deps, actor, access, path }) => {
    const file = await authorizedRecordingFile(deps, actor, access, path)
    await recordRecordingAccess(deps, actor, path)
    return recordingDownloadResponse(file, `session-${path.sessionId}.trec`)
  },
})

/** Clipboard, network and PLC recordings are not stored yet; without recording access the reply is the refusal. */
async function rejectMissingRecording(
  { deps, actor, access, path }: { deps: SessionDeps; actor: Actor; access: DeviceAccess; path: SessionPath },
  authority: "RECORDING_READ" | "REMOTE_READ",
): Promise<never> {
  await requireRecordingAccess(deps, actor, access, path, authority)
  throw recordingNotAvailable()
}

/** The player asks many times: one entry for a person and a recording within the window of the access log. */
async function recordRecordingView(deps: SessionDeps, actor: Actor, path: SessionPath): Promise<void> {
  if (!deps.recordingAccessLog.wasRecentlyLogged(actor.signInId, path.sessionId))
    await recordRecordingAccess(deps, actor, path)
}

async function recordRecordingAccess(deps: SessionDeps, actor: Actor, path: SessionPath): Promise<void> {
  const { sessionId, deviceId, issueId } = path
  const object = { type: "session", id: sessionId, deviceId, issueId } as const
  await record({ tx: deps.db, actor, now: deps.clock() }, "RECORDING_VIEWED", object)
  deps.recordingAccessLog.log(actor.signInId, sessionId)
}
