/** Addresses of an issue's checklist. */

/** Id of the part of the page that an answer replaces. */
export const CHECKLIST_PART_ID = "issue-checklist"

export function checklistPath(issue: { deviceId: string; id: string }): string {
  return `/devices/${issue.deviceId}/issues/${issue.id}/checklist`
}
