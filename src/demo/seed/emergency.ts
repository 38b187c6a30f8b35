/** Emergency sessions of the demo plant: the roles that start and review them, and one that waits for its review. */
import { hoursAfter, hoursBefore } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import { grantDeviceRole, insertDeviceRole } from "../../identity/roles/store.ts"
import { insertEmergency } from "../../sessions/emergency/store.ts"
import { insertSession, updateSessionEnd } from "../../sessions/session/store.ts"
import { ROBOT_R2 } from "./plant.ts"

/** The issue during which the session was started; a closed one, so that its window is over. */
export const EMERGENCY = {
  machine: ROBOT_R2,
  interfaceName: "Controller shell",
  title: "Weld seam 3 porous after torch change",
  by: "l.brandt",
} as const

const REASON =
  "The cell stands with a part in the clamp and the night shift cannot open it. The window begins at six."
/** Before the log in which it was started ended the work. */
const HOURS_AGO = 140
const LASTED_HOURS = 0.1
const LIMIT_HOURS = 1

interface EmergencyIds {
  deviceId: string
  issueId: string
  logId: string
  userId: string
  /** The groups whose members may start emergency sessions on the machine, and may review them. */
  starters: string
  reviewers: string
}

/** The machine did not answer, so that there is nothing to play. */
export async function insertDemoEmergency(tx: Db, now: Date, ids: EmergencyIds): Promise<void> {
  const { deviceId, issueId, logId, userId } = ids
  const startRole = await insertDeviceRole(tx, "Emergency sessions", ["DEVICE_START_EMERGENCY"])
  await grantDeviceRole(tx, deviceId, startRole, { userGroupId: ids.starters })
  const reviewRole = await insertDeviceRole(tx, "Emergency review", ["DEVICE_REVIEW_EMERGENCY"])
  await grantDeviceRole(tx, deviceId, reviewRole, { userGroupId: ids.reviewers })
  const target = await tx
    .selectFrom("target_interface")
    .select("id")
    .where("device_id", "=", deviceId)
    .where("name", "=", EMERGENCY.interfaceName)
    .executeTakeFirstOrThrow()
  const startedOn = hoursBefore(now, HOURS_AGO)
  const sessionId = await insertSession(tx, {
    deviceId,
    issueId,
    logId,
    interfaceId: target.id,
    interfaceName: EMERGENCY.interfaceName,
    interfaceType: "SSH",
    ownerId: userId,
    recordingState: "NONE",
    startedOn,
  })
  const endsOn = hoursAfter(startedOn, LIMIT_HOURS)
  await insertEmergency(tx, { sessionId, reason: REASON, startedBy: userId, startedOn, endsOn })
  await updateSessionEnd(tx, sessionId, {
    state: "CONNECTION_ERROR",
    endCode: "UPSTREAM_TIMEOUT",
    endDetail: "the controller did not answer",
    recording: { state: "NONE", sizeBytes: 0, durationMs: 0 },
    endedOn: hoursAfter(startedOn, LASTED_HOURS),
  })
}
