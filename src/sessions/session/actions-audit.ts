/** The audit log of a session. */
import type { Actor } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { type AuditDetails, writeAudit } from "../../system/audit/store.ts"
import type { SessionPath } from "./store.ts"

/** Writes what happened to a session. */
export function recordSessionEvent(
  tx: Db,
  actor: Actor,
  event: Parameters<typeof writeAudit>[2]["event"],
  path: SessionPath,
  now: Date,
  details: AuditDetails,
): Promise<void> {
  const fact = {
    event,
    objectType: "session" as const,
    objectId: path.sessionId,
    deviceId: path.deviceId,
    issueId: path.issueId,
    details: { ...details, logId: path.logId },
  }
  return writeAudit(tx, actor, fact, now)
}
