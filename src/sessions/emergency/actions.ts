/** What the start of an emergency session writes beside the session, and its review. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import { getSettings } from "../../system/settings/store.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import type { Session } from "../session/contract.ts"
import { sessionDetailPath } from "../session/paths.ts"
import type { Prerequisite } from "../session/rules.ts"
import { getSession, lockSession, type SessionPath } from "../session/store.ts"
import { emergencyEnd, reviewDenial } from "./rules.ts"
import { findNotifiedUsers, insertEmergency, saveReview } from "./store.ts"

interface EmergencyStart {
  reason: string
  /** The prerequisites that the session bypasses. */
  bypassed: readonly Prerequisite[]
  issueTitle: string
  interfaceName: string
}

/**
 * Writes the reason, the limit and the notifications in the transaction of the start: without them there is no session.
 *
 * @throws Refusal CONFLICT when no other user may review the session
 */
export async function recordEmergencyStart(
  tx: Db,
  actor: Actor,
  path: SessionPath,
  { reason, bypassed, issueTitle, interfaceName }: EmergencyStart,
  now: Date,
): Promise<void> {
  const { sessionId, deviceId } = path
  const endsOn = emergencyEnd(now, (await getSettings(tx)).emergencyDurationInMinutes)
  const notified = await findNotifiedUsers(tx, deviceId, actor.userId)
  if (!notified.some(({ isReviewer }) => isReviewer))
    throw new Refusal("CONFLICT", `no user but ${actor.username} may review sessions on device ${deviceId}`, {
      text: "emergencyWithoutReviewer",
    })
  await insertEmergency(tx, { sessionId, reason, startedBy: actor.userId, startedOn: now, endsOn })
  const ends = endsOn.toISOString()
  await recordSessionEvent({ tx, actor, now }, "EMERGENCY_SESSION_STARTED", path, {
    interface: interfaceName,
    reason,
    endsOn: ends,
    without: bypassed.join(", "),
  })
  await enqueueNotification(
    tx,
    {
      kind: "EMERGENCY_SESSION",
      title: issueTitle,
      deviceId,
      interfaceName,
      reason,
      startedBy: actor.displayName,
      end: ends,
      path: sessionDetailPath(sessionId),
      userIds: notified.map(({ id }) => id),
    },
    now,
  )
  const names = notified.map(({ displayName }) => displayName).join(", ")
  await recordSessionEvent({ tx, actor, now }, "EMERGENCY_SESSION_NOTIFIED", path, {
    users: notified.length,
    names,
  })
}

/**
 * The review of an emergency session by another user. A review is final.
 *
 * @throws Refusal NOT_FOUND for another session, NOT_ALLOWED for the one's own, CONFLICT while it runs or when it is
 *         reviewed
 */
export async function reviewEmergencySession(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
  { comment }: { comment: string },
): Promise<Session> {
  const reviewed = await inTransaction(deps, async (tx, now) => {
    await lockSession(tx, path.sessionId)
    const session = await getSession(tx, path)
    const { emergency } = session
    if (!emergency) throw notAnEmergency(path)
    const denial = reviewDenial(actor, access, {
      startedBy: session.owner.id,
      isActive: session.isActive,
      isReviewed: emergency.reviewedOn !== null,
    })
    if (denial) throw denialRefusal(denial, path)
    await saveReview(tx, path.sessionId, { userId: actor.userId, comment, reviewedOn: now })
    await recordSessionEvent({ tx, actor, now }, "EMERGENCY_SESSION_REVIEWED", path, { comment })
    return getSession(tx, path)
  })
  deps.publish({ kind: "session", id: path.sessionId, deviceId: path.deviceId, issueId: path.issueId })
  return reviewed
}

function notAnEmergency({ sessionId }: SessionPath): Refusal {
  return new Refusal("CONFLICT", `session ${sessionId} is no emergency session`, {
    text: "emergencyNotOne",
  })
}

function denialRefusal(denial: NonNullable<ReturnType<typeof reviewDenial>>, { sessionId }: SessionPath) {
  const message = `session ${sessionId} may not be reviewed`
  if (denial === "NOT_ALLOWED") return new Refusal("NOT_ALLOWED", message)
  const code = denial === "emergencyOwnSession" ? "NOT_ALLOWED" : "CONFLICT"
  return new Refusal(code, message, { text: denial })
}
