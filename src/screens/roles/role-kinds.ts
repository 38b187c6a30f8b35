/** System roles and device roles: what the two kinds differ in. */
import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { parse } from "../../base/parse.ts"
import {
  createDeviceRole,
  createSystemRole,
  removeDeviceRole,
  removeSystemRole,
  updateDeviceRole,
  updateSystemRole,
} from "../../identity/roles/actions.ts"
import {
  deviceRoleChanges,
  saveDeviceRole,
  saveSystemRole,
  systemRoleChanges,
} from "../../identity/roles/contract.ts"
import {
  countDeviceRoleAssignments,
  deviceRolesPage,
  getDeviceRole,
} from "../../identity/roles/device-roles/store.ts"
import {
  countSystemRoleAssignments,
  getSystemRole,
  systemRolesPage,
} from "../../identity/roles/system-roles/store.ts"
import { DEVICE_MATRIX, type MatrixGroup, SYSTEM_MATRIX } from "./matrix.ts"

export const ROLES_PATH = "/admin/roles"
export const ROLE_KIND_NAMES = ["system", "device"] as const
export type RoleKindName = (typeof ROLE_KIND_NAMES)[number]

export interface Role {
  id: string
  name: string
  version: number
  authorities: readonly string[]
}

/** A role with how often it is assigned, counted up to TOTAL_COUNT_MAX. */
export interface ListedRole extends Role {
  assignments: number
}

interface RoleKind {
  matrix: readonly MatrixGroup<string>[]
  list(db: Db, request: PageRequest): Promise<Page<Role>>
  countAssignments(db: Db, roleIds: readonly string[]): Promise<Map<string, number>>
  get(db: Db, roleId: string): Promise<Role>
  /** @param input  of a form, not yet parsed */
  create(deps: Deps, actor: Actor, input: object): Promise<Role>
  update(deps: Deps, actor: Actor, roleId: string, input: object): Promise<Role>
  remove(deps: Deps, actor: Actor, roleId: string): Promise<void>
}

export const ROLE_KINDS: Record<RoleKindName, RoleKind> = {
  system: {
    matrix: SYSTEM_MATRIX,
    list: (db, request) => systemRolesPage(db, {}, request),
    countAssignments: countSystemRoleAssignments,
    get: getSystemRole,
    create: (deps, actor, input) => createSystemRole(deps, actor, parse(saveSystemRole, input)),
    update: (deps, actor, roleId, input) =>
      updateSystemRole(deps, actor, roleId, parse(systemRoleChanges.schema, input)),
    remove: removeSystemRole,
  },
  device: {
    matrix: DEVICE_MATRIX,
    list: deviceRolesPage,
    countAssignments: countDeviceRoleAssignments,
    get: getDeviceRole,
    create: (deps, actor, input) => createDeviceRole(deps, actor, parse(saveDeviceRole, input)),
    update: (deps, actor, roleId, input) =>
      updateDeviceRole(deps, actor, roleId, parse(deviceRoleChanges.schema, input)),
    remove: removeDeviceRole,
  },
}

export async function listRoles(db: Db, kind: RoleKindName, request: PageRequest): Promise<Page<ListedRole>> {
  const { list, countAssignments } = ROLE_KINDS[kind]
  const roles = await list(db, request)
  const counts = await countAssignments(
    db,
    roles.rows.map(({ id }) => id),
  )
  return { ...roles, rows: roles.rows.map((role) => ({ ...role, assignments: counts.get(role.id) ?? 0 })) }
}

export function rolePath(kind: RoleKindName, roleId: string): string {
  return `${ROLES_PATH}/${kind}roles/${roleId}`
}

/** Address of the list of a kind. */
export function roleListPath(kind: RoleKindName): string {
  return `${ROLES_PATH}?tab=${kind}`
}
