/** The machines that a user may read, by name. */
import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { Layout } from "../../web/layout.tsx"
import { List } from "../../web/list.tsx"
import { PageHeader } from "../../web/panel.tsx"
import type { Column } from "../../web/table.tsx"
import { useView } from "../../web/view.ts"

export function DeviceListPage({
  devices,
  none,
  search,
}: {
  devices: Page<Device>
  /** No devices at all, or none that this user may read. */
  none: "devices.none" | "devices.noneForYou"
  search: string
}) {
  const { t } = useView()
  return (
    <Layout title={t("terms.machines")} section="machines">
      <PageHeader title={t("terms.machines")} />
      <List
        id="device-list"
        path="/devices"
        label={t("terms.machines")}
        query={{ search, page: devices.page }}
        total={devices.total}
        columns={useDeviceColumns()}
        rows={devices.rows}
        rowKey={(device) => device.id}
        rowHref={(device) => `/devices/${device.id}`}
        rowText={(device) => `machine ${JSON.stringify(device)}`}
        empty={<EmptyState icon="machine">{t(none)}</EmptyState>}
      />
    </Layout>
  )
}

function useDeviceColumns(): Column<Device>[] {
  const { t } = useView()
  return [
    { id: "name", head: t("terms.name"), cell: (device) => device.name, narrow: "title" },
    { id: "group", head: t("terms.machineGroup"), cell: (device) => device.deviceGroup.name },
    { id: "type", head: t("terms.type"), cell: (device) => device.type, narrow: "hide" },
    {
      id: "serial",
      head: t("terms.serial"),
      cell: (device) => <span className="numeric">{device.serial}</span>,
    },
    { id: "location", head: t("terms.location"), cell: (device) => device.location },
    {
      id: "open",
      head: t("devices.openIssues"),
      align: "end",
      cell: (device) => device.openIssueCount || <span className="muted">0</span>,
    },
  ]
}
