/** Possible assignees and further recipients of notifications: the same for issues and plans. */
import type { Db } from "../../base/deps.ts"
import { type FieldProblem, validationRefusal } from "../../base/refusal.ts"
import { isListedOnDevice } from "../../identity/roles/store.ts"
import { listAllowedDomains } from "../../identity/usergroups/store.ts"
import { notificationEmailsProblem } from "../../system/notifications/rules.ts"

export interface Assignment {
  assignedUser: { id: string } | null
  assignedUserGroup: { id: string } | null
  notificationEmails: string
}

export const UNASSIGNED: Assignment = { assignedUser: null, assignedUserGroup: null, notificationEmails: "" }

/** The assignment to be saved. */
interface AssignmentInput {
  assignedUserId: string | null
  assignedUserGroupId: string | null
  notificationEmails: string
}

/**
 * A new assignee must have the right to work on the issue; an existing assignee who lost it may stay. Further
 * addresses must be of domains that the assigned group allows.
 *
 * @throws Refusal BAD_REQUEST naming each field
 */
export async function checkAssignment(
  tx: Db,
  deviceId: string,
  before: Assignment,
  wanted: AssignmentInput,
): Promise<void> {
  const { assignedUserId: userId, assignedUserGroupId: userGroupId } = wanted
  const problems: FieldProblem[] = []
  const isNewPerson = userId !== null && userId !== before.assignedUser?.id
  if (isNewPerson && !(await isListedOnDevice(tx, deviceId, "ISSUE_UPDATE", { userId }, "local"))) {
    problems.push({ path: "assignedUserId", message: "validation.notAssignable" })
  }
  const isNewGroup = userGroupId !== null && userGroupId !== before.assignedUserGroup?.id
  if (isNewGroup && !(await isListedOnDevice(tx, deviceId, "ISSUE_UPDATE", { userGroupId }))) {
    problems.push({ path: "assignedUserGroupId", message: "validation.notAssignable" })
  }
  const emailProblem = await emailsProblem(tx, before, wanted)
  if (emailProblem) problems.push({ path: "notificationEmails", message: emailProblem })
  if (problems.length > 0) throw validationRefusal(problems)
}

/** Checked when the addresses or the group change: later restrictions of the group do not affect saved addresses. */
async function emailsProblem(
  tx: Db,
  before: Assignment,
  { notificationEmails, assignedUserGroupId }: AssignmentInput,
): Promise<FieldProblem["message"] | null> {
  const isSame =
    notificationEmails === before.notificationEmails &&
    assignedUserGroupId === (before.assignedUserGroup?.id ?? null)
  if (isSame || notificationEmails === "") return null
  const domains = assignedUserGroupId === null ? [] : await listAllowedDomains(tx, assignedUserGroupId)
  return notificationEmailsProblem(notificationEmails, domains)
}
