/** The audit log of a session. */
import type { AuditEvent } from "../../system/audit/rules-events.ts"
import { type AuditContext, type AuditDetails, record } from "../../system/audit/store.ts"
import type { SessionPath } from "./store.ts"

/** Writes what happened to a session. */
export function recordSessionEvent(
  context: AuditContext,
  event: AuditEvent,
  { sessionId, deviceId, issueId, logId }: SessionPath,
  details: AuditDetails,
): Promise<void> {
  return record(context, event, { type: "session", id: sessionId, deviceId, issueId }, { ...details, logId })
}
