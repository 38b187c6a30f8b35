/** System roles: what they give, and which user groups have them. */

import { sql } from "kysely"
import { SYSTEM_AUTHORITIES } from "../../../base/authorities.ts"
import type { Db } from "../../../base/deps.ts"
import type { Page, PageRequest } from "../../../base/page-request.ts"
import { alreadyExists } from "../../../db/constraint.ts"
import { directList, type ListParent, rowAsParent } from "../../../db/paged-list.ts"
import {
  deleteRow,
  deleteRowsWith,
  insertRow,
  insertRowUnlessTaken,
  lockingReader,
  rowReader,
  updateVersionedRow,
} from "../../../db/rows.ts"
import type { SaveSystemRole, SystemRole } from "../contract.ts"
import { ROLE_SORTS } from "../rules.ts"
import { assignmentCounts, roleWith, saveAuthorities, selectAuthorities } from "../store.ts"

function roleRows(db: Db) {
  return db.selectFrom("system_role").selectAll("system_role").select(selectAuthorities("system_role"))
}

const toRole = roleWith(SYSTEM_AUTHORITIES)

/** One page of system roles by name; `userGroupId` limits it to those of one group. */
export function systemRolesPage(
  db: Db,
  filter: { userGroupId?: string },
  request: PageRequest,
  parent?: ListParent<{ userGroupId?: string }>,
): Promise<Page<SystemRole>> {
  return ROLES.page(db, filter, null, request, toRole, parent)
}

const ROLES = directList({
  name: "system roles",
  sorts: ROLE_SORTS,
  columns: { id: "system_role.id", name: sql`lower(system_role.name)` },
  rows(db, { userGroupId, search }: { userGroupId?: string; search?: string }) {
    const wanted = roleRows(db).$if(userGroupId !== undefined, (query) =>
      query.where(
        sql<boolean>`system_role.id in (
          select system_role_id from user_group_system_role where user_group_id = ${userGroupId})`,
      ),
    )
    return search ? wanted.where("system_role.name", "ilike", search) : wanted
  },
})

export const getSystemRole = rowReader("systemRole", "system_role.id", roleRows, toRole)

/** The role that a list belongs to. */
export const PARENT_SYSTEM_ROLE = rowAsParent("systemRole", "system_role", "systemRoleId")

/** Takes the role's row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export const lockSystemRole = lockingReader("system_role", getSystemRole)

/** @throws Refusal CONFLICT when the name is taken */
export async function insertSystemRole(tx: Db, input: SaveSystemRole): Promise<string> {
  const id = await insertRow(tx, "system_role", { name: input.name }, refusalsOf(input))
  await saveAuthorities(tx, "system_role", id, input.authorities)
  return id
}

/** @throws Refusal CONFLICT when the name is taken */
export async function saveSystemRole(tx: Db, systemRoleId: string, input: SaveSystemRole): Promise<void> {
  await updateVersionedRow(tx, "system_role", systemRoleId, { name: input.name }, refusalsOf(input))
  await saveAuthorities(tx, "system_role", systemRoleId, input.authorities)
}

export async function deleteSystemRole(tx: Db, systemRoleId: string): Promise<void> {
  await deleteRow(tx, "system_role", systemRoleId)
}

/** @returns false when the group has the role already. @throws Refusal NOT_FOUND */
export function insertRoleAssignment(tx: Db, userGroupId: string, systemRoleId: string): Promise<boolean> {
  const assignment = { user_group_id: userGroupId, system_role_id: systemRoleId }
  return insertRowUnlessTaken(tx, "user_group_system_role", assignment)
}

/** @returns false when the group does not have the role */
export function deleteRoleAssignment(tx: Db, userGroupId: string, systemRoleId: string): Promise<boolean> {
  const assignment = { user_group_id: userGroupId, system_role_id: systemRoleId }
  return deleteRowsWith(tx, "user_group_system_role", assignment)
}

/** How many user groups have each of these roles, by its id. */
export const countSystemRoleAssignments = assignmentCounts("user_group_system_role", "system_role_id")

function refusalsOf(input: SaveSystemRole) {
  return { system_role_name_must_be_unique: () => alreadyExists("systemRole", input.name) }
}
