/** The device roles that a user or a group has on machines. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { DevicePermission } from "../../identity/roles/contract.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List } from "../../web/list.tsx"
import type { ListParameters } from "../../web/pager.tsx"
import type { Column } from "../../web/table.tsx"
import { useView } from "../../web/view.ts"

export function PermissionList({
  none,
  via,
  ...list
}: {
  id: string
  path: string
  keep?: ListParameters
  page: Page<DevicePermission>
  rowHref: (permission: DevicePermission) => string
  /** What is said without any. */
  none: string
  /** Through which group the user has it. */
  via?: (permission: DevicePermission) => ReactNode
}) {
  const { t } = useView()
  const columns: Column<DevicePermission>[] = [
    { id: "device", head: t("terms.machine"), narrow: "title", cell: ({ device }) => device.name },
    { id: "role", head: t("people.deviceRole"), cell: ({ deviceRole }) => deviceRole.name },
  ]
  if (via) columns.push({ id: "via", head: t("people.via"), cell: via })
  return (
    <List
      {...list}
      pageParameter="permissionsPage"
      label={t("people.devicePermissions")}
      columns={columns}
      empty={<EmptyState icon="machine">{none}</EmptyState>}
      plain
    />
  )
}
