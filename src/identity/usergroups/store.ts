/** User groups and who is in them. */

import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { alreadyExists, mapConstraintViolations } from "../../db/constraint.ts"
import { fromColumns, toColumns } from "../../db/fields.ts"
import { directList, type ListParent, rowAsParent } from "../../db/paged-list.ts"
import { anyOfIds, rowsById } from "../../db/pagination.ts"
import {
  deleteRow,
  deleteRowsWith,
  insertRow,
  insertRowUnlessTaken,
  listValues,
  lockingReader,
  type RowOf,
  rowReader,
  updateVersionedRow,
} from "../../db/rows.ts"
import type { SaveUserGroup, UserGroup } from "./contract.ts"
import { USER_GROUP_FIELDS } from "./fields.ts"
import { USER_GROUP_SORTS } from "./rules.ts"

function groupRows(db: Db) {
  return db
    .selectFrom("user_group")
    .selectAll("user_group")
    .select(
      sql<number>`(select count(*)::int from user_group_member member where member.user_group_id = user_group.id)`.as(
        "user_count",
      ),
    )
}

function toGroup(row: RowOf<typeof groupRows>): UserGroup {
  return {
    id: row.id,
    ...fromColumns(USER_GROUP_FIELDS, row),
    userCount: row.user_count,
    createdOn: row.created_on.toISOString(),
    version: row.version,
  }
}

/** Which groups a list is about. */
interface UserGroupFilter {
  userId?: string
  systemRoleId?: string
}

const groupsById = rowsById((db, ids) => groupRows(db).where("user_group.id", "=", anyOfIds(ids)))

/** One page of groups, by default by name. */
export function userGroupsPage(
  db: Db,
  filter: UserGroupFilter,
  request: PageRequest,
  parent?: ListParent<UserGroupFilter>,
): Promise<Page<UserGroup>> {
  return GROUPS.page(db, filter, null, request, toGroup, parent)
}

const GROUPS = directList({
  name: "user groups",
  sorts: USER_GROUP_SORTS,
  columns: { id: "user_group.id", name: "user_group.name_order", createdOn: "user_group.created_on" },
  rows(db, { userId, systemRoleId, search }: UserGroupFilter & { search?: string }) {
    let wanted = groupRows(db)
    if (userId) {
      wanted = wanted.where(
        sql<boolean>`user_group.id in (select user_group_id from user_group_member where user_id = ${userId})`,
      )
    }
    if (systemRoleId) {
      wanted = wanted.where(
        sql<boolean>`user_group.id in (
          select user_group_id from user_group_system_role where system_role_id = ${systemRoleId})`,
      )
    }
    return search ? wanted.where("user_group.name", "ilike", search) : wanted
  },
})

/** Several groups, in the order of their ids; those that do not exist are left out. */
export async function listUserGroupsById(db: Db, userGroupIds: readonly string[]): Promise<UserGroup[]> {
  return (await groupsById(db, userGroupIds)).map(toGroup)
}

export const getUserGroup = rowReader("userGroup", "user_group.id", groupRows, toGroup)

/** The group that a list belongs to. */
export const PARENT_USER_GROUP = rowAsParent("userGroup", "user_group", "userGroupId")

/** Takes the group's row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export const lockUserGroup = lockingReader("user_group", getUserGroup)

/** @throws Refusal CONFLICT when the name is taken */
export async function insertUserGroup(tx: Db, input: SaveUserGroup, now: Date): Promise<string> {
  const columns = { ...toColumns(USER_GROUP_FIELDS, input), created_on: now }
  return insertRow(tx, "user_group", columns, refusalsOf(input))
}

/** @throws Refusal CONFLICT when the name is taken */
export async function saveUserGroup(tx: Db, userGroupId: string, input: SaveUserGroup): Promise<void> {
  const columns = toColumns(USER_GROUP_FIELDS, input)
  await updateVersionedRow(tx, "user_group", userGroupId, columns, refusalsOf(input))
}

export async function deleteUserGroup(tx: Db, userGroupId: string): Promise<void> {
  await deleteRow(tx, "user_group", userGroupId)
}

/** References that prevent the deletion of a group. */
export interface GroupUsage {
  sources: number
  issues: number
  plans: number
  approvals: number
  interfaces: number
  devicePermissions: number
  notifiedDevices: number
}

/** Each is counted up to 1: that there is one is enough. */
export async function getGroupUsage(db: Db, userGroupId: string): Promise<GroupUsage> {
  const one = (table: string, column: string) =>
    sql<number>`(exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userGroupId}))::int`
  const found = await sql<GroupUsage>`select
    ${one("user_source", "user_group_id")} as sources,
    ${one("issue", "assigned_user_group_id")} as issues,
    ${one("recurring_issue", "assigned_user_group_id")} as plans,
    ${one("approval_stage_group", "user_group_id")} as approvals,
    ${one("target_interface_user_group", "user_group_id")} as interfaces,
    ${one("device_permission", "user_group_id")} as "devicePermissions",
    ${one("device", "notification_user_group_id")} as "notifiedDevices"`.execute(db)
  return itemAt(found.rows, 0)
}

/** Whether the group gives its members any authority, in the system or on a machine. */
export async function grantsAuthority(db: Db, userGroupId: string): Promise<boolean> {
  const found = await sql<{ gives: boolean }>`select
    exists (select 1 from user_group_system_role where user_group_id = ${userGroupId})
    or exists (select 1 from device_permission where user_group_id = ${userGroupId}) as gives`.execute(db)
  return found.rows[0]?.gives === true
}

/** @returns false when the user was in the group already. @throws Refusal NOT_FOUND */
export async function insertMember(tx: Db, userGroupId: string, userId: string): Promise<boolean> {
  const refusals = {
    user_group_member_user_group_id_fkey: () => notFound("userGroup", userGroupId),
    user_group_member_user_id_fkey: () => notFound("user", userId),
  }
  return mapConstraintViolations(refusals, () =>
    insertRowUnlessTaken(tx, "user_group_member", { user_group_id: userGroupId, user_id: userId }),
  )
}

/** @returns false when the user was not in the group */
export function deleteMember(tx: Db, userGroupId: string, userId: string): Promise<boolean> {
  return deleteRowsWith(tx, "user_group_member", { user_group_id: userGroupId, user_id: userId })
}

export async function deleteMembershipsOfUser(tx: Db, userId: string): Promise<void> {
  await deleteRowsWith(tx, "user_group_member", { user_id: userId })
}

/** The user's groups by the sources of their provider. */
export async function listSourceMemberships(db: Db, userId: string): Promise<string[]> {
  return listValues(db, "user_group_member", "user_group_id", { user_id: userId, from_source: true })
}

/** Replaces the memberships by sources; those assigned manually are kept. @returns whether the user is in other groups than before */
export async function saveSourceMemberships(
  tx: Db,
  userId: string,
  userGroupIds: string[],
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("user_group_member")
    .where("user_id", "=", userId)
    .where("from_source", "=", true)
    .$if(userGroupIds.length > 0, (query) => query.where("user_group_id", "not in", userGroupIds))
    .executeTakeFirst()
  if (userGroupIds.length === 0) return numDeletedRows > 0n
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("user_group_member")
    .values(userGroupIds.map((id) => ({ user_group_id: id, user_id: userId, from_source: true })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numDeletedRows + numInsertedOrUpdatedRows > 0n
}

/** The group's own domains and those of its sources, `*` first: where its notifications and invitations may go. */
export async function listAllowedDomains(db: Db, userGroupId: string): Promise<string[]> {
  const found = await sql<{ domain: string }>`
    select domain from (
      select unnest(allowed_email_domains) as domain from user_group where id = ${userGroupId}
      union select unnest(allowed_email_domains) from user_source where user_group_id = ${userGroupId}) allowed
    order by domain = '*' desc, domain`.execute(db)
  return found.rows.map((row) => row.domain)
}

/** Which of these groups allow notification addresses of any domain. */
export async function findGroupsAllowingEmails(
  db: Db,
  userGroupIds: readonly string[],
): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select id from user_group where id = any(${[...userGroupIds]}::uuid[]) and (
      cardinality(allowed_email_domains) > 0 or exists (select from user_source
        where user_source.user_group_id = user_group.id and cardinality(user_source.allowed_email_domains) > 0))`.execute(
    db,
  )
  return new Set(found.rows.map((row) => row.id))
}

function refusalsOf(input: SaveUserGroup) {
  return { user_group_name_must_be_unique: () => alreadyExists("userGroup", input.name) }
}
