/** What the objects of audit entries are called today, and the pages that show them. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { DISPLAY_NAME_SQL } from "../../db/user-ref.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import type { AuditObjectType } from "../../system/audit/rules.ts"
import type { Actor } from "../../web/view.ts"

interface NamedObject {
  table: string
  /** SQL of the name, of columns of the table. */
  name: string
  /** SQL condition of rows that are more than a name in old entries. */
  isKept?: string
  /** The page of the object, for readers who may open it. */
  page?: { path: string; authority: Parameters<Actor["may"]>[0] }
}

/** Other kinds have no name of their own. */
const NAMED: Partial<Record<AuditObjectType, NamedObject>> = {
  attachment: { table: "attachment", name: "file_name" },
  device: { table: "device", name: "name", page: { path: "/admin/devices", authority: "DEVICE_READ" } },
  deviceGroup: {
    table: "device_group",
    name: "name",
    page: { path: "/admin/devicegroups", authority: "DEVICE_GROUP_READ" },
  },
  deviceRole: {
    table: "device_role",
    name: "name",
    page: { path: "/admin/roles/deviceroles", authority: "DEVICE_ROLE_READ" },
  },
  identityProvider: {
    table: "identity_provider",
    name: "name",
    page: { path: "/admin/providers", authority: "superuser" },
  },
  interface: { table: "target_interface", name: "name" },
  issue: { table: "issue", name: "title" },
  ldapProvider: {
    table: "ldap_provider",
    name: "name",
    page: { path: "/admin/directories", authority: "superuser" },
  },
  log: { table: "work_log", name: "title" },
  recurringIssue: { table: "recurring_issue", name: "title" },
  systemRole: {
    table: "system_role",
    name: "name",
    page: { path: "/admin/roles/systemroles", authority: "SYSTEM_ROLE_READ" },
  },
  user: {
    table: "app_user",
    name: DISPLAY_NAME_SQL,
    isKept: "deleted_on is null",
    page: { path: "/admin/users", authority: "USER_READ" },
  },
  userGroup: {
    table: "user_group",
    name: "name",
    page: { path: "/admin/usergroups", authority: "USER_GROUP_READ" },
  },
}

/** Details by which entries name an object that no longer exists. */
const NAME_DETAILS = ["name", "username", "title", "name.after"]

/** By id: what the object is called, and whether it still has a page. */
export type ObjectNames = ReadonlyMap<string, { name: string; isKept: boolean }>

type AuditedObject = Pick<AuditEntry, "objectType" | "objectId">

/** The names of the objects that exist, by their ids. */
export async function findObjectNames(db: Db, objects: readonly AuditedObject[]): Promise<ObjectNames> {
  const byType = Map.groupBy(objects, ({ objectType }) => objectType)
  const found = await Promise.all(
    [...byType].map(async ([type, those]) => {
      const named = NAMED[type as AuditObjectType]
      const ids = [...new Set(those.flatMap(({ objectId }) => objectId ?? []))]
      if (!named || ids.length === 0) return []
      const { rows } = await sql<{ id: string; name: string; isKept: boolean }>`
        select id, ${sql.raw(named.name)} as name, ${sql.raw(named.isKept ?? "true")} as "isKept" from ${sql.table(named.table)} where id = ${anyOfIds(ids)}
      `.execute(db)
      return rows
    }),
  )
  return new Map(found.flat().map(({ id, ...object }) => [id, object]))
}

/** The name of the entry's object: today's, or the one that the entry itself mentions; null without any. */
export function nameOfObject({ objectId, details }: AuditEntry, names: ObjectNames): string | null {
  const today = objectId === null ? undefined : names.get(objectId)
  if (today) return today.name
  const mentioned = NAME_DETAILS.map((name) => details[name]).find(
    (value) => typeof value === "string" && value,
  )
  return mentioned === undefined ? null : String(mentioned)
}

/** The page of an existing object; null where the reader may open none. */
export function pageOfObject(
  { objectType, objectId }: AuditedObject,
  names: ObjectNames,
  actor: Pick<Actor, "may"> | null,
): string | null {
  const page = NAMED[objectType as AuditObjectType]?.page
  if (!page || objectId === null || !names.get(objectId)?.isKept || !actor?.may(page.authority)) return null
  return `${page.path}/${objectId}`
}
