/** Space left in the data folder, and the recordings and files that take it. */

import type { StorageUse } from "../../sessions/storage/contract.ts"
import { FREE_SHARE_MIN } from "../../sessions/storage/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Notice } from "../../web/form.tsx"
import { Meter } from "../../web/meter.tsx"
import { Columns, DescriptionList, Panel } from "../../web/panel.tsx"
import { type Column, Table } from "../../web/table.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

type MachineUse = StorageUse["recordings"]["largestDevices"][number]

export function StoragePage({ use }: { use: StorageUse }) {
  const { t, lang } = useView()
  const columns = useColumns()
  const { usedBytes, freeBytes, isLow } = use.fileSystem
  const files = ({ count, bytes }: { count: number; bytes: number }) =>
    t("storage.files", { count, size: formatSize(bytes, lang) })
  return (
    <AdminLayout section="storage" subtitle={t("storage.intro")}>
      {isLow && (
        <Notice tone="amber">{t("storage.spaceLow", { percent: Math.round(FREE_SHARE_MIN * 100) })}</Notice>
      )}
      <Columns
        aside={
          <Panel title={t("storage.contents")}>
            <DescriptionList
              facts={[
                [t("storage.database"), formatSize(use.databaseBytes, lang)],
                [t("terms.recordings"), files(use.recordings)],
                [t("storage.attachments"), files(use.attachments)],
                [t("storage.transferredFiles"), files(use.transferredFiles)],
                [t("storage.deviceImages"), files(use.deviceImages)],
              ]}
            />
          </Panel>
        }
      >
        <Panel title={t("storage.dataFolder")}>
          <Meter label={t("storage.used")} used={usedBytes} limit={usedBytes + freeBytes} format={formatSize}>
            {t("storage.free", { size: formatSize(freeBytes, lang) })}, {t("storage.measured")}{" "}
            <Time at={use.measuredOn} />
          </Meter>
        </Panel>
        <Panel title={t("storage.largestMachines")} flush>
          {use.recordings.largestDevices.length === 0 ? (
            <EmptyState icon="info">{t("storage.noRecordings")}</EmptyState>
          ) : (
            <Table
              label="storage.largestMachines"
              columns={columns}
              rows={use.recordings.largestDevices}
              rowHref={({ device }) => `/admin/devices/${device.id}/retention`}
            />
          )}
        </Panel>
      </Columns>
    </AdminLayout>
  )
}

function useColumns(): Column<MachineUse>[] {
  const { lang } = useView()
  return [
    { id: "machine", head: "terms.machine", narrow: "title", cell: ({ device }) => device.name },
    {
      id: "count",
      head: "terms.recordings",
      align: "end",
      narrow: "labelled",
      cell: ({ count }) => <span className="numeric">{count}</span>,
    },
    {
      id: "size",
      head: "storage.size",
      align: "end",
      narrow: "labelled",
      cell: ({ bytes }) => <span className="numeric">{formatSize(bytes, lang)}</span>,
    },
  ]
}
