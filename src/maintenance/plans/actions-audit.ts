/** The audit log of a plan. */
import type { AuditObject } from "../../system/audit/store.ts"
import type { PlanPath } from "./store.ts"

export function auditObjectOfPlan({ deviceId, recurringIssueId }: PlanPath): AuditObject {
  return { type: "recurringIssue", id: recurringIssueId, deviceId }
}
