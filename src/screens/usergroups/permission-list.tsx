/** The device roles that a user or a group has on machines. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { DevicePermission } from "../../identity/roles/contract.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import type { ListParameters } from "../../web/pager.tsx"

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
  return (
    <List
      {...list}
      {...PERMISSION_LIST}
      columns={[...PERMISSION_LIST.columns, via && { id: "via", head: "people.through", cell: via }]}
      empty={<EmptyState icon="machine">{none}</EmptyState>}
    />
  )
}

/** Its id is that of the page. */
export const PERMISSION_LIST = {
  pageParameter: "permissionsPage",
  label: "people.devicePermissions",
  plain: true,
  columns: [
    { id: "device", head: "terms.machine", narrow: "title", cell: ({ device }) => device.name },
    { id: "role", head: "people.deviceRole", cell: ({ deviceRole }) => deviceRole.name },
  ],
} as const satisfies Omit<ListDeclaration<DevicePermission>, "id">
