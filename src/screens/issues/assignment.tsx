/** The users and groups who may work on issues and plans of a machine, as a list or a search of a form. */
import type { Db } from "../../base/deps.ts"
import { PAGE_SIZE_MAX } from "../../base/page-request.ts"
import { isListedOnDevice, userGroupsOnDevicePage, usersOnDevicePage } from "../../identity/roles/store.ts"
import { findGroupsAllowingEmails } from "../../identity/usergroups/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { Select } from "../../web/field.tsx"
import { useFormValue } from "../../web/form-context.ts"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"
import { findOptions, isId } from "../pickers/store.ts"

/** Users and groups to which issues of the machine can be assigned. */
export interface AssignableOptions {
  deviceId: string
  people: readonly Person[]
  /** There are more people than these: they are searched. */
  hasMorePeople: boolean
  /** Some allow notification addresses. */
  groups: readonly Group[]
  hasMoreGroups: boolean
}

interface Person {
  id: string
  displayName: string
}

interface Group {
  id: string
  name: string
  allowsEmails?: boolean
}

/** What the form shows as assigned. */
type ChosenAssignment = Readonly<Record<string, unknown>>

/**
 * Users and groups that may be assigned to an issue of this machine: up to one page of each, and those that the form has
 * chosen.
 */
export async function loadAssignable(
  db: Db,
  deviceId: string,
  chosen: ChosenAssignment = {},
): Promise<AssignableOptions> {
  const request = { page: 1, size: PAGE_SIZE_MAX, search: "" }
  const people = await usersOnDevicePage(db, deviceId, "ISSUE_UPDATE", request, "local")
  const groups = await userGroupsOnDevicePage(db, deviceId, "ISSUE_UPDATE", request)
  const allPeople = [
    ...people.rows,
    ...(await chosenOption(db, deviceId, "users", chosen.assignedUserId, people.rows)).map(
      ({ id, label }) => ({ id, displayName: label }),
    ),
  ]
  const allGroups = [
    ...groups.rows,
    ...(await chosenOption(db, deviceId, "usergroups", chosen.assignedUserGroupId, groups.rows)).map(
      ({ id, label }) => ({ id, name: label }),
    ),
  ]
  const allowing = await findGroupsAllowingEmails(
    db,
    allGroups.map(({ id }) => id),
  )
  return {
    deviceId,
    people: allPeople,
    hasMorePeople: people.total > people.rows.length,
    groups: allGroups.map((group) => ({ ...group, allowsEmails: allowing.has(group.id) })),
    hasMoreGroups: groups.total > groups.rows.length,
  }
}

/** The user or group that a form has chosen from a search, if it is none of the listed ones and may be chosen. */
async function chosenOption(
  db: Db,
  deviceId: string,
  kind: "users" | "usergroups",
  chosen: unknown,
  listed: readonly { id: string }[],
): Promise<PickerOption[]> {
  const id = String(chosen ?? "")
  if (!isId(id) || listed.some((one) => one.id === id)) return []
  const isListed =
    kind === "users"
      ? isListedOnDevice(db, deviceId, "ISSUE_UPDATE", { userId: id }, "local")
      : isListedOnDevice(db, deviceId, "ISSUE_UPDATE", { userGroupId: id })
  return (await isListed) ? findOptions(db, kind, [id]) : []
}

interface AssignmentProps {
  /** The issue or plan as it is saved; null for a new one. */
  saved: Pick<Issue, "assignedUser" | "assignedUserGroup"> | null
  assignable: AssignableOptions
  /** A user works on it: the assignment cannot be cleared. */
  isTaken?: boolean
}

/** Controls of users and groups: the current assignee stays among the options. */
export function assignmentControls(props: AssignmentProps) {
  return { assignedUserId: <PersonControl {...props} />, assignedUserGroupId: <GroupControl {...props} /> }
}

/** A list where it holds everyone, else a search. */
function PersonControl({ saved, assignable, isTaken = false }: AssignmentProps) {
  const { t } = useView()
  const value = useFormValue("assignedUserId")
  const people = includeCurrent(assignable.people, saved?.assignedUser)
  const frame = { name: "assignedUserId", label: ISSUE_FIELDS.assignedUserId.label, required: isTaken }
  if (assignable.hasMorePeople)
    return (
      <Picker
        {...frame}
        kind="users"
        path={`/devices/${assignable.deviceId}/pickers/assignableusers`}
        chosen={people
          .filter(({ id }) => id === value)
          .map(({ id, displayName }) => ({ id, label: displayName }))}
      />
    )
  return (
    <Select
      {...frame}
      empty={isTaken ? undefined : t("issues.noAssignee")}
      options={people.map(({ id, displayName }) => ({ value: id, label: displayName }))}
    />
  )
}

function GroupControl({ saved, assignable }: AssignmentProps) {
  const { t } = useView()
  const value = useFormValue("assignedUserGroupId")
  const groups = includeCurrent<Group>(assignable.groups, saved?.assignedUserGroup)
  const frame = { name: "assignedUserGroupId", label: ISSUE_FIELDS.assignedUserGroupId.label }
  if (assignable.hasMoreGroups)
    return (
      <Picker
        {...frame}
        kind="usergroups"
        path={`/devices/${assignable.deviceId}/pickers/assignableusergroups`}
        chosen={groups.filter(({ id }) => id === value).map(({ id, name }) => ({ id, label: name }))}
      />
    )
  return (
    <Select
      {...frame}
      empty={t("issues.noGroup")}
      options={groups.map(({ id, name, allowsEmails }) => ({
        value: id,
        label: name,
        revealsField: allowsEmails ? "notificationEmails" : undefined,
      }))}
    />
  )
}

/** The options with the present one, which may have lost the right to be assigned. */
function includeCurrent<T extends { id: string }>(
  list: readonly T[],
  present: T | null | undefined,
): readonly T[] {
  return !present || list.some(({ id }) => id === present.id) ? list : [present, ...list]
}
