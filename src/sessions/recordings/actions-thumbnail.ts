/** Thumbnails of recordings: given to users who may view the recording now, drawn once and kept beside it. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { devicesNeedingApproval } from "../../maintenance/approvals/config/store.ts"
import { findRecordingRequests } from "../../maintenance/approvals/store.ts"
import { record } from "../../system/audit/store.ts"
import { isAuthenticationRecent } from "../../system/stepuppolicy/rules.ts"
import { getStepUpMinutes } from "../../system/stepuppolicy/store.ts"
import type { Session } from "../session/contract.ts"
import { checkRecordingAccess } from "../session/rules.ts"
import type { SessionPath } from "../session/store.ts"
import { type SessionListAccess, sessionListAccess } from "../session/store-access.ts"
import type { RecordingAccessLog } from "./access-log.ts"
import { authorizedRecordingFile } from "./actions.ts"
import { recordingNotAvailable } from "./files.ts"
import { posterMoment, thumbnailAt } from "./rules-thumbnails.ts"
import { getRecordingLength } from "./store.ts"
import { readThumbnail, saveThumbnail } from "./thumbnails/cache.ts"
import type { Thumbnail } from "./thumbnails/messages.ts"
import type { ThumbnailPainter } from "./thumbnails/painter.ts"

interface ThumbnailDeps extends Deps {
  thumbnails: ThumbnailPainter
  recordingAccessLog: RecordingAccessLog
}

/**
 * The thumbnail of a moment, behind the same gate as the recording itself.
 *
 * @param atMs  undefined: the picture that stands for the recording; of a running one, which is its owner's, the newest
 * @throws Refusal NOT_FOUND without session, recording or picture; NOT_ALLOWED as `authorizedRecordingFile`
 */
export async function getThumbnail(
  deps: ThumbnailDeps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
  atMs: number | undefined,
): Promise<Thumbnail> {
  const file = await authorizedRecordingFile(deps, actor, access, path)
  const thumbnail = await loadThumbnail(deps, path.sessionId, file, atMs)
  if (!thumbnail) throw recordingNotAvailable()
  await recordPreview(deps, actor, path)
  return thumbnail
}

async function loadThumbnail(
  { db, thumbnails }: ThumbnailDeps,
  sessionId: string,
  file: string,
  atMs: number | undefined,
): Promise<Thumbnail | null> {
  const { state, durationMs } = await getRecordingLength(db, sessionId)
  // A recording that still grows has another picture soon: nothing of it is kept.
  if (state === "RECORDING") return thumbnails.draw({ file, atMs: atMs ?? null })
  const moment = atMs === undefined ? posterMoment(durationMs) : thumbnailAt(atMs, durationMs)
  const kept = await readThumbnail(file, moment.step)
  if (kept) return kept
  const drawn = await thumbnails.draw({ file, atMs: moment.atMs })
  if (drawn) await saveThumbnail(file, moment.step, drawn)
  return drawn
}

/** A user who plays the recording has an entry already. */
async function recordPreview(
  { db, clock, recordingAccessLog }: ThumbnailDeps,
  actor: Actor,
  { sessionId, deviceId, issueId }: SessionPath,
): Promise<void> {
  if (recordingAccessLog.wasRecentlyLogged(actor.signInId, sessionId, "preview")) return
  const object = { type: "session", id: sessionId, deviceId, issueId } as const
  await record({ tx: db, actor, now: clock() }, "RECORDING_PREVIEWED", object)
  recordingAccessLog.log(actor.signInId, sessionId, "preview")
}

/** A session as far as its thumbnail needs it. */
interface RecordedSession {
  id: string
  deviceId: string
  ownerId: string
  isActive: boolean
}

/**
 * The sessions of a list whose recordings the reader may view now, without asking for anything: the others have no
 * thumbnail. Decided by the rule of `recordingAccessDenial`, in one query each for requests and policy.
 *
 * @param sessions         those that have a recording
 * @param needingApproval  the devices among theirs whose recordings need an approval; without it they are looked up
 */
export async function viewableSessionIds(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  sessions: readonly RecordedSession[],
  accessOf: ReadonlyMap<string, DeviceAccess>,
  needingApproval?: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (sessions.length === 0) return new Set()
  const now = clock()
  const minutes = await getStepUpMinutes(db, "VIEW_RECORDING")
  if (!isAuthenticationRecent(actor.authenticatedOn, minutes, now)) return new Set()
  const deviceIds = [...new Set(sessions.map(({ deviceId }) => deviceId))]
  const needing = needingApproval ?? (await devicesNeedingApproval(db, deviceIds, "RECORDING"))
  const asked = sessions.flatMap(({ id, deviceId }) => (needing.has(deviceId) ? [id] : []))
  const requests = asked.length > 0 ? await findRecordingRequests(db, asked, actor.userId) : null
  const viewable = sessions.filter(({ id, deviceId, ...session }) => {
    const access = accessOf.get(deviceId)
    const approval = needing.has(deviceId) ? (requests?.get(id) ?? null) : "NOT_REQUIRED"
    return access !== undefined && checkRecordingAccess(actor, access, { ...session, approval }, now) === null
  })
  return new Set(viewable.map(({ id }) => id))
}

/** A reader's access to the sessions of a list, and which of their recordings have a thumbnail for them. */
export interface SessionListRights extends SessionListAccess {
  viewableIds: ReadonlySet<string>
}

export async function sessionListRights(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  sessions: readonly Session[],
): Promise<SessionListRights> {
  const rights = await sessionListAccess(deps.db, actor, sessions)
  const recorded = sessions
    .filter(({ screenRecording }) => screenRecording && screenRecording.state !== "DELETED")
    .map(({ id, deviceId, owner, isActive }) => ({ id, deviceId, ownerId: owner.id, isActive }))
  const viewableIds = await viewableSessionIds(
    deps,
    actor,
    recorded,
    rights.deviceAccess,
    rights.approvalDeviceIds,
  )
  return { ...rights, viewableIds }
}
