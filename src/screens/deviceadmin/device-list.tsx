/** The list of machines for their administrators. */

import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { DEVICE_SORTS } from "../../machines/devices/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ConnectorBadge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import type { Column } from "../../web/table.tsx"
import { useView } from "../../web/view.ts"
import { DEVICES_PATH, deviceAdminPath } from "./paths.ts"

/** Which machines the list shows: all, or those whose setting up is not finished. */
export const DEVICE_LIST_FILTERS = ["all", "withoutInterface", "withoutRecording"] as const
export type DeviceListFilter = (typeof DEVICE_LIST_FILTERS)[number]

export function AdminDeviceListPage({
  devices,
  filter,
  group,
  search,
}: {
  devices: Page<Device>
  filter: DeviceListFilter
  /** The only group whose machines are shown; null for all. */
  group: { id: string; name: string } | null
  search: string
}) {
  const { t, actor } = useView()
  const keep = { filter: filter !== "all" ? filter : undefined, group: group?.id }
  const create = actor?.may("DEVICE_CREATE") && (
    <ButtonLink href={`${DEVICES_PATH}/new`} kind="primary" icon="plus">
      {t("deviceadmin.newMachine")}
    </ButtonLink>
  )
  return (
    <AdminLayout
      title={t("terms.machines")}
      section="devices"
      actions={create}
      current={filter}
      tabs={DEVICE_LIST_FILTERS.map((one) => ({
        id: one,
        label: t(`deviceadmin.filter_${one}`),
        href: listHref(DEVICES_PATH, {
          filter: one === "all" ? "" : one,
          group: group?.id ?? "",
          search,
        }),
      }))}
    >
      <List
        {...DEVICE_LIST}
        path={DEVICES_PATH}
        keep={keep}
        page={devices}
        rowHref={(device) => deviceAdminPath(device.id)}
        rowText={(device) => `device of the administration ${JSON.stringify(device)}`}
        actions={
          group && (
            <a className="chip" aria-current="true" href={listHref(DEVICES_PATH, { search })}>
              {t("deviceadmin.onlyGroup", { name: group.name })} ×
            </a>
          )
        }
        empty={
          <EmptyState icon="machine" action={create}>
            {t(filter === "all" && !group ? "deviceadmin.noMachines" : "shell.noData")}
          </EmptyState>
        }
      />
    </AdminLayout>
  )
}

export const DEVICE_COLUMNS: readonly Column<Device>[] = [
  { id: "name", sort: "name", head: "terms.name", cell: (device) => device.name, narrow: "title" },
  { id: "group", head: "terms.machineGroup", cell: (device) => device.deviceGroup.name },
  {
    id: "type",
    sort: "type",
    head: "terms.machineType",
    narrow: "hide",
    cell: ({ manufacturer, type }) => [manufacturer, type].filter(Boolean).join(" "),
  },
  {
    id: "serial",
    sort: "serial",
    head: "terms.serial",
    cell: ({ serial }) => serial,
    narrow: "hide",
  },
  {
    id: "location",
    sort: "location",
    head: "terms.location",
    cell: (device) => device.location,
    narrow: "wide",
  },
  {
    id: "connector",
    head: "terms.connector",
    cell: (device) => <ConnectorBadge state={device.connectorState} />,
  },
]

export const DEVICE_LIST: ListDeclaration<Device> = {
  id: "admin-devices",
  label: "terms.machines",
  sorts: DEVICE_SORTS,
  columns: DEVICE_COLUMNS,
}
