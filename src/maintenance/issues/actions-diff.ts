/** What the audit log and a conflict say about two states of an issue. */
import { type Differences, differences } from "../../system/audit/rules.ts"
import type { Issue, SavedIssue } from "./contract.ts"

/** What people change of an issue, people and groups by their names. */
function auditedFields(issue: Issue) {
  const { title, description, issueType, priority, activationDateTime, maintenanceWindowInHours } = issue
  const { extensionInHours, maintenanceWindowEndDateTime, disconnectSessionsUponTimeEnd } = issue
  const { doneSubStatus, enableRemoteAccess, ticketSystemURL, ticketId, notificationEmails } = issue
  return {
    ...{ title, description, issueType, priority, doneSubStatus },
    assignedUser: issue.assignedUser?.username ?? null,
    assignedUserGroup: issue.assignedUserGroup?.name ?? null,
    ...{ activationDateTime, maintenanceWindowInHours, extensionInHours, maintenanceWindowEndDateTime },
    ...{ disconnectSessionsUponTimeEnd, enableRemoteAccess, ticketSystemURL, ticketId, notificationEmails },
  }
}

export function diffIssues(before: Issue, after: Issue): Differences["details"] {
  return differences(auditedFields(before), auditedFields(after)).details
}

/** The body's fields that are stored otherwise than somebody wants to save them. */
export function differingFields(issue: Issue, input: SavedIssue): string[] {
  const stored = {
    ...issue,
    assignedUserId: issue.assignedUser?.id ?? null,
    assignedUserGroupId: issue.assignedUserGroup?.id ?? null,
  }
  // Instants may be written in several ways.
  const activationDateTime = new Date(input.activationDateTime).toISOString()
  return differences(stored, { ...input, activationDateTime }).changed
}
