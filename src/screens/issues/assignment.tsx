/** The users and groups who may work on issues and plans of a machine, as options of a form. */
import type { Db } from "../../base/deps.ts"
import { PAGE_SIZE_MAX } from "../../base/page-request.ts"
import { userGroupsOnDevicePage, usersOnDevicePage } from "../../identity/roles/store.ts"
import { findGroupsAllowingEmails } from "../../identity/usergroups/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { Select } from "../../web/field.tsx"
import type { Translate } from "../../web/texts/i18n.ts"

/** Users and groups to which issues of the machine can be assigned. */
export interface AssignableOptions {
  people: readonly { id: string; displayName: string }[]
  /** Some allow notification addresses. */
  groups: readonly { id: string; name: string; allowsEmails?: boolean }[]
}

/** Users and groups that may be assigned to an issue of this machine, up to one page of each for the select. */
export async function loadAssignable(db: Db, deviceId: string): Promise<AssignableOptions> {
  const request = { page: 1, size: PAGE_SIZE_MAX, search: "" }
  const people = await usersOnDevicePage(db, deviceId, "ISSUE_UPDATE", request, "local")
  const groups = await userGroupsOnDevicePage(db, deviceId, "ISSUE_UPDATE", request)
  const allowing = await findGroupsAllowingEmails(
    db,
    groups.rows.map(({ id }) => id),
  )
  const withEmails = groups.rows.map((group) => ({ ...group, allowsEmails: allowing.has(group.id) }))
  return { people: people.rows, groups: withEmails }
}

/** Selects of users and groups: the current assignee stays among the options. */
export function assignmentControls({
  t,
  saved,
  assignable,
  isTaken = false,
}: {
  t: Translate
  /** The issue or plan as it is saved; null for a new one. */
  saved: Pick<Issue, "assignedUser" | "assignedUserGroup"> | null
  assignable: AssignableOptions
  /** A user works on it: the assignment cannot be cleared. */
  isTaken?: boolean
}) {
  const people = includeCurrent(assignable.people, saved?.assignedUser)
  const groups = includeCurrent<AssignableOptions["groups"][number]>(
    assignable.groups,
    saved?.assignedUserGroup,
  )
  return {
    assignedUserId: (
      <Select
        name="assignedUserId"
        label={t(ISSUE_FIELDS.assignedUserId.label)}
        empty={isTaken ? undefined : t("issues.noAssignee")}
        options={people.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        required={isTaken}
      />
    ),
    assignedUserGroupId: (
      <Select
        name="assignedUserGroupId"
        label={t(ISSUE_FIELDS.assignedUserGroupId.label)}
        empty={t("issues.noGroup")}
        options={groups.map(({ id, name, allowsEmails }) => ({
          value: id,
          label: name,
          revealsField: allowsEmails ? "notificationEmails" : undefined,
        }))}
      />
    ),
  }
}

/** The options with the present one, which may have lost the right to be assigned. */
function includeCurrent<T extends { id: string }>(
  list: readonly T[],
  present: T | null | undefined,
): readonly T[] {
  return !present || list.some(({ id }) => id === present.id) ? list : [present, ...list]
}
