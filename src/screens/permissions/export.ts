/** The permissions on a machine as CSV: what the search shows, group by group or person by person. */

import { csvStream } from "../../base/csv.ts"
import type { Db } from "../../base/deps.ts"
import type { DevicePerson } from "../../identity/roles/contract.ts"
import { devicePeoplePage } from "../../identity/roles/device-people/store.ts"
import { devicePermissionsPage } from "../../identity/roles/device-permissions/store.ts"
import { spreadsheetSeparator } from "../../web/texts/format.ts"
import type { View } from "../../web/view.ts"
import { authoritiesByRole, SHOWN_AUTHORITIES, type ShownAuthority } from "./shown-authorities.ts"

const LIMITS = { rowsPerQuery: 500, rowsMax: 50_000 }

interface ExportedPermissions {
  deviceId: string
  search: string
  areRecordingsLimited: boolean
}

type Exporting = { db: Db; view: View }

export function permissionsToCsv({ db, view }: Exporting, of: ExportedPermissions) {
  const { t } = view
  const head = [t("terms.group"), t("terms.user"), t("permissions.role"), ...headOf(view)]
  return csvStream(
    head,
    async (page) => {
      const { rows } = await devicePermissionsPage(db, of, requestOf(of, page))
      const authorities = await authoritiesByRole(db, rows)
      return rows.map((permission) => ({ permission, may: authorities.get(permission.deviceRole.id) ?? [] }))
    },
    ({ permission: { user, userGroup, deviceRole }, may }) => [
      userGroup?.name ?? "",
      user?.username ?? "",
      deviceRole.name,
      ...cellsOf(view, may, of),
    ],
    LIMITS,
    spreadsheetSeparator(view.lang),
  )
}

export function peopleToCsv({ db, view }: Exporting, of: ExportedPermissions) {
  const { t } = view
  const head = [t("profile.username"), t("terms.user"), t("permissions.locked"), t("permissions.through")]
  return csvStream(
    [...head, ...headOf(view)],
    async (page) => (await devicePeoplePage(db, of.deviceId, requestOf(of, page))).rows,
    (person) => [
      person.user.username,
      person.user.displayName,
      t(person.locked ? "shell.yes" : "shell.no"),
      waysText(view, person),
      ...cellsOf(view, person.authorities, of),
    ],
    LIMITS,
    spreadsheetSeparator(view.lang),
  )
}

/** "Superuser", or the roles with the groups that have them. */
export function waysText({ t, lang }: Pick<View, "t" | "lang">, { superuser, ways }: DevicePerson): string {
  const named = ways.map(({ role, group }) =>
    group === null ? role : t("permissions.roleThrough", { role, group }),
  )
  return new Intl.ListFormat(lang).format(superuser ? [t("permissions.superuser"), ...named] : named)
}

function requestOf({ search }: ExportedPermissions, page: number) {
  return { page, size: LIMITS.rowsPerQuery, search }
}

function headOf({ t }: View): string[] {
  return SHOWN_AUTHORITIES.map((authority) => t(`permissions.may_${authority}`))
}

function cellsOf(
  { t }: View,
  may: readonly string[],
  { areRecordingsLimited }: ExportedPermissions,
): string[] {
  const isLimited = (authority: ShownAuthority) => authority === "RECORDING_READ" && areRecordingsLimited
  return SHOWN_AUTHORITIES.map((authority) => {
    if (!may.includes(authority)) return t("shell.no")
    return t(isLimited(authority) ? "permissions.limited" : "shell.yes")
  })
}
