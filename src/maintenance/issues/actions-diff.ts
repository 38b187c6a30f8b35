/** Differences between two states of an issue, for the audit log, for conflicts and for approvals. */

import { approvedFields, auditedValues, changedFields } from "../../base/fields.ts"
import { type Differences, differences } from "../../system/audit/rules.ts"
import type { Issue, SavedIssue } from "./contract.ts"
import { ISSUE_FIELDS } from "./fields.ts"

/** Declared fields, and those that change with them or by an action. */
function auditedFields(issue: Issue) {
  const { doneSubStatus, extensionInHours, maintenanceWindowEndDateTime } = issue
  return {
    ...auditedValues(ISSUE_FIELDS, issue),
    doneSubStatus,
    extensionInHours,
    maintenanceWindowEndDateTime,
  }
}

export function diffIssues(before: Issue, after: Issue): Differences["details"] {
  return differences(auditedFields(before), auditedFields(after)).details
}

/** Names of the fields whose stored value differs from the body. */
export function differingFields(issue: Issue, input: SavedIssue): string[] {
  return changedFields(ISSUE_FIELDS, issue, input)
}

const APPROVED_FIELDS = approvedFields(ISSUE_FIELDS)

/** Whether a change resets the votes. */
export function changesApprovedFields(before: SavedIssue | Issue, after: SavedIssue | Issue): boolean {
  return changedFields(APPROVED_FIELDS, before, after).length > 0
}
