/** Facts that a running session leaves in the database. A failure is logged and does not end the session. */
import type { Supervision } from "../../../protocols/viewer-wire.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { pinHostKey } from "../../machines/interfaces/store.ts"
import { type AuditDetails, writeAudit } from "../../system/audit/store.ts"
import type { AccessRight } from "../session/rules.ts"
import type { Participant } from "../session/rules-participants.ts"
import type { SessionPath } from "../session/store.ts"
import type { HostKeyInfo } from "./host-key-decision.ts"
import type { LiveSession } from "./live-session.ts"

/** What a machine's page tried to reach besides its machine. */
export async function recordRefusedPlace(
  deps: Deps,
  { owner, path }: LiveSession,
  place: string,
): Promise<void> {
  const { sessionId, deviceId, issueId } = path
  deps.log.warn("A page requested an address outside its machine", { sessionId, place })
  const fact = { event: "SESSION_PLACE_REFUSED", objectType: "session", objectId: sessionId } as const
  try {
    await deps.db
      .transaction()
      .execute((tx) =>
        writeAudit(tx, owner, { ...fact, deviceId, issueId, details: { place } }, deps.clock()),
      )
  } catch (error) {
    deps.log.error("Auditing a refused address failed", { sessionId, error })
  }
}

/** The audit log and the recording say who watched when, and who stopped the input for what reason. */
export async function recordSupervision(
  deps: Deps,
  { path }: LiveSession,
  { state, by, reason }: Supervision,
): Promise<void> {
  const { sessionId, deviceId, issueId } = path
  const fact = { event: "SESSION_SUPERVISION_CHANGED", objectType: "session", objectId: sessionId } as const
  const details = { state, by: by || undefined, reason: reason || undefined }
  try {
    await writeAudit(deps.db, null, { ...fact, deviceId, issueId, details }, deps.clock())
  } catch (error) {
    deps.log.error("Saving a change of a session's supervision failed", { sessionId, error })
  }
}

/** A person has come into the session, whatever the number of their windows. @throws what the database does */
export async function recordJoin(
  tx: Db,
  path: SessionPath,
  participant: Participant,
  right: AccessRight,
  now: Date,
): Promise<void> {
  await recordAttendance(tx, "SESSION_JOINED", path, participant, now, { accessRight: right })
}

/** @param leftOn  when their last window closed: some time before it is clear that none follows */
export async function recordLeave(
  { db, clock, log }: Deps,
  { path }: LiveSession,
  participant: Participant,
  leftOn: Date,
): Promise<void> {
  try {
    const details = { leftOn: leftOn.toISOString() }
    await recordAttendance(db, "SESSION_LEFT", path, participant, clock(), details)
  } catch (error) {
    log.error("Recording that a person left a session failed", { sessionId: path.sessionId, error })
  }
}

/** A guest is no user of the audit log: the entry names them in its details. */
async function recordAttendance(
  db: Db,
  event: "SESSION_JOINED" | "SESSION_LEFT",
  { deviceId, issueId, logId, sessionId }: SessionPath,
  participant: Participant,
  now: Date,
  details: AuditDetails,
): Promise<void> {
  const fact = { event, objectType: "session" as const, objectId: sessionId, deviceId, issueId }
  if (participant.kind === "user")
    return writeAudit(db, participant.actor, { ...fact, details: { ...details, logId } }, now)
  const { address, email, name } = participant.guest
  await writeAudit(
    db,
    null,
    { ...fact, address, details: { ...details, logId, email, name, guest: true } },
    now,
  )
}

/** The key that the session's owner trusted is the interface's from now on. */
export async function recordHostKey(deps: Deps, interfaceId: string, key: HostKeyInfo): Promise<void> {
  try {
    await pinHostKey(deps.db, interfaceId, `${key.keyType} ${key.fingerprint}`)
  } catch (error) {
    deps.log.error("Pinning a host key failed", { interfaceId, error })
  }
}
