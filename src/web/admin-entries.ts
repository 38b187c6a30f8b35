/** The pages of the administration, as the rail and the page /admin list them. */
import { SYSTEM_AUTHORITIES, type SystemAuthority } from "../base/authorities.ts"
import type { IconName } from "./icon.tsx"
import type { TextKey } from "./texts/i18n.ts"
import type { Actor } from "./view.ts"

export type AdminSection =
  | "devices"
  | "devicegroups"
  | "users"
  | "usergroups"
  | "roles"
  | "config"
  | "providers"
  | "directories"
  | "signin"
  | "settings"
  | "jobs"
  | "audit"
  | "storage"
  | "access"
  | "import"
  | "setup"

export interface AdminEntry {
  section: AdminSection
  group: AdminGroup
  href: string
  icon: IconName
  label: TextKey
  /** Any of these opens the page: the same as the gate of its route. */
  authorities: readonly (SystemAuthority | "superuser")[]
}

export const ADMIN_GROUPS = ["plant", "people", "signIn", "system"] as const
type AdminGroup = (typeof ADMIN_GROUPS)[number]

/**
 * In the order of the rail, groups together. A page gets its entry together with its route: one line here, and the text
 * `admin.section_<name>` in the three languages.
 */
export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  entry("devices", "plant", "machine", ["DEVICE_READ", "DEVICE_CREATE", "DEVICE_UPDATE", "DEVICE_DELETE"]),
  entry("devicegroups", "plant", "list", ["DEVICE_GROUP_READ"]),
  entry("users", "people", "user", ["USER_READ"]),
  entry("usergroups", "people", "users", ["USER_GROUP_READ"]),
  entry("roles", "people", "shield", [
    "SYSTEM_ROLE_READ",
    "SYSTEM_ROLE_CREATE",
    "DEVICE_ROLE_READ",
    "DEVICE_ROLE_CREATE",
  ]),
  entry("access", "people", "lock", ["USER_READ"]),
  entry("providers", "signIn", "external", ["superuser"]),
  entry("directories", "signIn", "users", ["superuser"]),
  entry("signin", "signIn", "lock", ["superuser"]),
  entry("config", "system", "key", ["LICENSE_INSTALL"]),
  entry("settings", "system", "settings", ["LICENSE_INSTALL"]),
  entry("import", "system", "upload", [
    "DEVICE_READ",
    "DEVICE_CREATE",
    "DEVICE_GROUP_READ",
    "USER_READ",
    "USER_GROUP_READ",
  ]),
  entry("audit", "system", "log", ["AUDIT_READ"]),
  entry("storage", "system", "server", ["superuser"]),
  entry("jobs", "system", "clock", ["LICENSE_INSTALL"]),
  { ...entry("setup", "system", "check", ["superuser"]), href: "/setup" },
]

function entry(
  section: AdminSection,
  group: AdminGroup,
  icon: IconName,
  authorities: AdminEntry["authorities"],
): AdminEntry {
  return { section, group, href: `/admin/${section}`, icon, label: `admin.section_${section}`, authorities }
}

type Reader = Pick<Actor, "may"> | null

/** The pages that the reader may open. */
export function adminEntriesFor(reader: Reader): AdminEntry[] {
  return reader ? ADMIN_ENTRIES.filter(({ authorities }) => authorities.some(reader.may)) : []
}

/** Whether the reader has any system authority. */
function isAdministrator(reader: Reader): boolean {
  return reader !== null && SYSTEM_AUTHORITIES.some(reader.may)
}

/** The first page of the administration that the reader may open; null without any system authority. */
export function firstAdminHref(reader: Reader): string | null {
  if (!isAdministrator(reader)) return null
  return adminEntriesFor(reader)[0]?.href ?? "/admin"
}
