/** What pickers offer and how they name what is chosen. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { PageRequest } from "../../base/page-request.ts"
import type { UserRef } from "../../base/schema.ts"
import { namesOf } from "../../db/names.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { deviceRolesPage } from "../../identity/roles/device-roles/store.ts"
import { userGroupsOnDevicePage, usersOnDevicePage } from "../../identity/roles/store.ts"
import { systemRolesPage } from "../../identity/roles/system-roles/store.ts"
import { userGroupsPage } from "../../identity/usergroups/store.ts"
import { usersPage } from "../../identity/users/store.ts"
import { deviceGroupsPage } from "../../machines/devicegroups/store.ts"
import { closestDevices, devicesPage } from "../../machines/devices/store.ts"
import type { OptionKind, PickerKind, PickerOption } from "../../web/picker.tsx"

/** So many options are shown at once; a search narrows them. */
export const PICKER_OPTIONS_SHOWN = 15

interface FoundOptions {
  options: PickerOption[]
  total: number
}

/** The options that match a search, by name. */
export const PICKER_SEARCHES: Record<
  PickerKind,
  (db: Db, request: PageRequest, now: Date) => Promise<FoundOptions>
> = {
  async users(db, request, now) {
    const { rows, total } = await usersPage(db, {}, request, now)
    return { options: rows.map(toPersonOption), total }
  },
  async usergroups(db, request) {
    const { rows, total } = await userGroupsPage(db, {}, request)
    return { options: rows.map(({ id, name }) => ({ id, label: name })), total }
  },
  async devices(db, request) {
    const { rows: first, total } = await devicesPage(db, { readableBy: null }, request)
    // The search covers more than names: the machine that is called so comes before those of such a type or place.
    const { search, size: limit } = request
    const rows = search ? await closestDevices(db, { readerId: null, search, limit }) : first
    const options = rows.map(({ id, name, location }) => ({ id, label: name, detail: location || undefined }))
    return { options, total }
  },
  async devicegroups(db, request) {
    const { rows, total } = await deviceGroupsPage(db, request)
    const options = rows.map(({ id, name, parent }) => ({ id, label: name, detail: parent?.name }))
    return { options, total }
  },
  async deviceroles(db, request) {
    const { rows, total } = await deviceRolesPage(db, request)
    return { options: rows.map(({ id, name }) => ({ id, label: name })), total }
  },
  async systemroles(db, request) {
    const { rows, total } = await systemRolesPage(db, {}, request)
    return { options: rows.map(({ id, name }) => ({ id, label: name })), total }
  },
}

/** What an assignee is: a person, a group, or either, with its kind before its id. */
type AssignableKind = "assignableusers" | "assignableusergroups" | "assignees"

export const ASSIGNABLE_KINDS = {
  assignableusers: "users",
  assignableusergroups: "usergroups",
  assignees: "assignees",
} as const satisfies Record<AssignableKind, OptionKind>

/** Those to whom issues of a machine can be assigned. */
export const ASSIGNABLE_SEARCHES: Record<
  AssignableKind,
  (db: Db, deviceId: string, request: PageRequest) => Promise<FoundOptions>
> = {
  async assignableusers(db, deviceId, request) {
    const { rows, total } = await usersOnDevicePage(db, deviceId, "ISSUE_UPDATE", request, "local")
    return { options: rows.map(toPersonOption), total }
  },
  async assignableusergroups(db, deviceId, request) {
    const { rows, total } = await userGroupsOnDevicePage(db, deviceId, "ISSUE_UPDATE", request)
    return { options: rows.map(({ id, name }) => ({ id, label: name })), total }
  },
  async assignees(db, deviceId, request) {
    const [groups, people] = await Promise.all([
      ASSIGNABLE_SEARCHES.assignableusergroups(db, deviceId, request),
      ASSIGNABLE_SEARCHES.assignableusers(db, deviceId, request),
    ])
    const options = [
      ...groups.options.map((group) => ({ ...group, id: `group:${group.id}` })),
      ...people.options.map((person) => ({ ...person, id: `user:${person.id}` })),
    ]
    return { options: options.slice(0, request.size), total: groups.total + people.total }
  },
}

function toPersonOption({ id, displayName, username }: UserRef): PickerOption {
  return { id, label: displayName, detail: username }
}

/** Tables whose rows are chosen by their name. */
const NAME_TABLES = {
  devices: "device",
  devicegroups: "device_group",
  deviceroles: "device_role",
  systemroles: "system_role",
} as const

/** The options with these ids, for a form that is shown again; unknown ids are left out. */
export async function findOptions(db: Db, kind: PickerKind, ids: readonly string[]): Promise<PickerOption[]> {
  const asked = ids.filter(isId)
  if (asked.length === 0) return []
  if (kind === "users" || kind === "usergroups") return findNamed(db, kind, asked)
  const table = NAME_TABLES[kind]
  const rows = await db
    .selectFrom(table)
    .select(["id", "name as label"])
    .where("id", "=", anyOfIds(asked))
    .orderBy(sql`natural_order(name)`)
    .execute()
  return rows
}

async function findNamed(db: Db, kind: "users" | "usergroups", ids: string[]): Promise<PickerOption[]> {
  const isUsers = kind === "users"
  const names = await namesOf(db, isUsers ? { people: ids } : { groups: ids })
  return ids.flatMap((id): PickerOption[] => {
    if (isUsers) {
      const person = names.person(id)
      return person ? [{ id, label: person.displayName, detail: person.username }] : []
    }
    const group = names.group(id)
    return group ? [{ id, label: group.name }] : []
  })
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
