/** What the objects of audit entries are called today, and the pages that show them. */
import { sql } from "kysely"
import { type Actor, type DeviceAuthority, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { DISPLAY_NAME_SQL } from "../../db/user-ref.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import { logPath, sessionDetailPath } from "../../sessions/session/paths.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import type { AuditObjectType } from "../../system/audit/rules.ts"
import type { Actor as Reader } from "../../web/view.ts"
import { issuePath } from "../issues/issue-page.tsx"

interface NamedObject {
  table: string
  /** SQL of the name, of columns of the table. */
  name: string
  /** SQL condition of rows that are more than a name in old entries. */
  isKept?: string
  /** The page of the object, for readers who may open it. */
  page?: { path: string; authority: Parameters<Reader["may"]>[0] }
  /** The page of an object that belongs to a machine, for readers with the authority there. */
  machinePage?: { authority: DeviceAuthority; path: (ids: MachineObject) => string }
}

interface MachineObject {
  id: string
  deviceId: string
  issueId: string
}

const issuePathOf = ({ deviceId, issueId }: MachineObject) => issuePath({ deviceId, id: issueId })

/** What is called by its column "name" and has a page below `path`. */
const namedOnPage = (table: string, path: string, authority: Parameters<Reader["may"]>[0]): NamedObject => ({
  table,
  name: "name",
  page: { path, authority },
})

/** Other kinds have no name of their own. */
const NAMED: Partial<Record<AuditObjectType, NamedObject>> = {
  approval: { table: "approval_request", name: "title" },
  attachment: {
    table: "attachment",
    name: "file_name",
    machinePage: { authority: "ATTACHMENT_READ", path: (ids) => `${issuePathOf(ids)}/attachments/${ids.id}` },
  },
  device: namedOnPage("device", "/admin/devices", "DEVICE_READ"),
  deviceGroup: namedOnPage("device_group", "/admin/devicegroups", "DEVICE_GROUP_READ"),
  deviceRole: namedOnPage("device_role", "/admin/roles/deviceroles", "DEVICE_ROLE_READ"),
  identityProvider: namedOnPage("identity_provider", "/admin/providers", "superuser"),
  interface: {
    table: "target_interface",
    name: "name",
    machinePage: {
      authority: "DEVICE_READ",
      path: ({ deviceId, id }) => `/admin/devices/${deviceId}/interfaces/${id}`,
    },
  },
  issue: {
    table: "issue",
    name: "title",
    machinePage: { authority: "ISSUE_READ", path: issuePathOf },
  },
  ldapProvider: namedOnPage("ldap_provider", "/admin/directories", "superuser"),
  log: {
    table: "work_log",
    name: "title",
    machinePage: { authority: "LOG_READ", path: (ids) => logPath({ ...ids, logId: ids.id }) },
  },
  recurringIssue: {
    table: "recurring_issue",
    name: "title",
    machinePage: {
      authority: "ISSUE_READ",
      path: ({ deviceId, id }) => `/devices/${deviceId}/recurringissues/${id}`,
    },
  },
  session: {
    table: "remote_session",
    name: "interface_name",
    machinePage: { authority: "LOG_READ", path: ({ id }) => sessionDetailPath(id) },
  },
  systemRole: namedOnPage("system_role", "/admin/roles/systemroles", "SYSTEM_ROLE_READ"),
  user: {
    table: "app_user",
    name: DISPLAY_NAME_SQL,
    isKept: "deleted_on is null",
    page: { path: "/admin/users", authority: "USER_READ" },
  },
  userGroup: namedOnPage("user_group", "/admin/usergroups", "USER_GROUP_READ"),
}

/** Details by which entries name an object that no longer exists, the session's the interface. */
const NAME_DETAILS = ["name", "username", "title", "name.after", "interface"]

/** By id: what the object is called, and whether it still has a page. */
export type ObjectNames = ReadonlyMap<string, { name: string; isKept: boolean }>

type AuditedObject = Pick<AuditEntry, "objectType" | "objectId">
type EntryPlace = AuditedObject & Pick<AuditEntry, "deviceId" | "issueId">

/** The names of the objects that exist and of the machines they belong to, by their ids. */
export async function findObjectNames(
  db: Db,
  objects: readonly (AuditedObject & { deviceId?: string | null })[],
): Promise<ObjectNames> {
  const machines = objects.map(({ deviceId = null }) => ({ objectType: "device", objectId: deviceId }))
  const byType = Map.groupBy<string, AuditedObject>([...objects, ...machines], ({ objectType }) => objectType)
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
export function nameOfObject(
  { objectType, objectId, details }: AuditEntry,
  names: ObjectNames,
): string | null {
  const today = objectId === null ? undefined : names.get(objectId)
  if (today) return today.name
  if (objectType === "devicePermission")
    return [details.role, details.holder].filter(Boolean).join(", ") || null
  const mentioned = NAME_DETAILS.map((name) => details[name]).find(
    (value) => typeof value === "string" && value,
  )
  return mentioned === undefined ? null : String(mentioned)
}

/** The machine that the entry's object belongs to; null for a machine itself, and without one. */
export function machineOfEntry({ objectType, deviceId }: EntryPlace, names: ObjectNames): string | null {
  return objectType === "device" || deviceId === null ? null : (names.get(deviceId)?.name ?? null)
}

/** The page of an existing object; null where the reader may open none. */
export async function pageOfObject(
  db: Db,
  actor: Actor,
  may: Reader["may"],
  { objectType, objectId, deviceId, issueId }: EntryPlace,
  names: ObjectNames,
): Promise<string | null> {
  const named = NAMED[objectType as AuditObjectType]
  if (!named || objectId === null || !names.get(objectId)?.isKept) return null
  const { page, machinePage } = named
  if (page) return may(page.authority) ? `${page.path}/${objectId}` : null
  if (!machinePage || deviceId === null) return null
  const access = await findDeviceAccess(db, actor, deviceId)
  if (!access || !hasDeviceAuthority(actor, access, machinePage.authority)) return null
  return machinePage.path({ id: objectId, deviceId, issueId: issueId ?? "" })
}
