import { writeAudit } from "../audit/store.ts"
import { serve } from "../http/serve.ts"
import type { Actor } from "../roles/rules.ts"
import {
  createTicket,
  decideHostKey,
  inviteUser,
  type RemoteDeps,
  startSession,
  updateSession,
  withdrawInvitation,
} from "./actions.ts"
import { readableRecording } from "./actions-recording.ts"
import { remoteEndpoints } from "./contract.ts"
import { recordingDownload, withRecording } from "./recordings.ts"
import { getSession, invitationsOf, type SessionPath, sessionsPage } from "./store.ts"

export const remoteApi = serve<typeof remoteEndpoints, RemoteDeps>(remoteEndpoints, {
  listSessions: ({ deps, path, query }) => sessionsPage(deps.db, path, query),
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
    inviteUser(deps, actor, path, path.userId, body.accessRight),
  withdrawUserInvitation: ({ deps, actor, path }) => withdrawInvitation(deps, actor, path, path.userId),
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

async function noteViewing(deps: RemoteDeps, actor: Actor, path: SessionPath): Promise<void> {
  const fact = {
    event: "RECORDING_VIEWED" as const,
    objectType: "session" as const,
    objectId: path.sessionId,
    deviceId: path.deviceId,
    issueId: path.issueId,
  }
  await writeAudit(deps.db, actor, fact, deps.clock())
}
