/** What the changes of an issue or plan under approval were about, as the audit log has them. */
import type { Db } from "../../base/deps.ts"
import { approvedFields } from "../../base/fields.ts"
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { PLAN_FIELDS } from "../../maintenance/plans/fields.ts"
import { newestEntriesOf } from "../../system/audit/store.ts"
import type { TextKey } from "../../web/texts/i18n.ts"

/** Older changes are shown without their fields. */
const CHANGES_READ_MAX = 100

const SOURCES = {
  ISSUE: { type: "issue", event: "ISSUE_CHANGED", fields: ISSUE_FIELDS },
  RECURRING_ISSUE: { type: "recurringIssue", event: "PLAN_CHANGED", fields: PLAN_FIELDS },
} as const

/** Labels of the changed fields, by the time of the change, which its entry in the approval log has too. */
export type ChangedFields = ReadonlyMap<string, readonly TextKey[]>

/** @param request  of an issue or plan that the reader may read */
export async function findChangedFields(db: Db, request: ApprovalRequest): Promise<ChangedFields> {
  const { approvalObjectType, id } = request.approvalObject
  const wasChanged = request.approvalLog.some(({ type }) => type === "OBJECT_CHANGE")
  if (approvalObjectType === "RECORDING" || !wasChanged) return new Map()
  const { type, event, fields } = SOURCES[approvalObjectType]
  const labels = Object.entries(approvedFields(fields)) as [string, { label: TextKey }][]
  const entries = await newestEntriesOf(db, { type, id }, [event], CHANGES_READ_MAX)
  return new Map(
    entries.map(({ happenedOn, details }) => [
      happenedOn,
      labels.filter(([name]) => `${name}.after` in details).map(([, { label }]) => label),
    ]),
  )
}
