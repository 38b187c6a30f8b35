/** Issues as objects of audit entries. */
import type { AuditObject } from "../../system/audit/store.ts"

export function auditObjectOfIssue({ id, deviceId }: { id: string; deviceId: string }): AuditObject {
  return { type: "issue", id, deviceId }
}
