/** The tab Files of a machine: the attachments of all its issues, sorted by the heads of its columns. */
import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { ATTACHMENT_SORTS } from "../../maintenance/attachments/rules.ts"
import type { DeviceAttachment } from "../../maintenance/attachments/store.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List } from "../../web/list.tsx"
import type { Column } from "../../web/table.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { ScanBadge } from "../attachments/scan-badge.tsx"

export function FileList({
  device,
  files,
  search,
}: {
  device: Device
  files: Page<DeviceAttachment>
  search: string
}) {
  const { t } = useView()
  return (
    <List
      id="file-list"
      path={`/devices/${device.id}`}
      keep={{ tab: "files" }}
      sorts={ATTACHMENT_SORTS}
      label={t("book.tabFiles")}
      query={{ search, page: files.page }}
      total={files.total}
      columns={useFileColumns()}
      rows={files.rows}
      rowKey={(file) => file.id}
      rowHref={(file) => `/devices/${device.id}/issues/${file.issueId}/attachments/${file.id}`}
      empty={<EmptyState icon="file">{t("book.noFiles")}</EmptyState>}
    />
  )
}

function useFileColumns(): Column<DeviceAttachment>[] {
  const { t, lang } = useView()
  return [
    {
      id: "name",
      sort: "fileName",
      head: t("book.fileName"),
      cell: (file) => file.fileName,
      narrow: "title",
    },
    { id: "issue", head: t("terms.issue"), cell: (file) => file.issueTitle },
    {
      id: "size",
      sort: "sizeBytes",
      head: t("book.size"),
      align: "end",
      cell: (file) => <span className="numeric">{formatSize(file.sizeBytes, lang)}</span>,
    },
    {
      id: "scan",
      head: t("files.scan"),
      cell: (file) => <ScanBadge scanState={file.antivirusScanState} infectionFound={file.infectionFound} />,
      narrow: "hide",
    },
    { id: "who", head: t("book.addedBy"), cell: (file) => file.createdBy.displayName },
    {
      id: "when",
      sort: "createdOn",
      head: t("book.added"),
      cell: (file) => <Time at={file.createdOn} form="minute" />,
      narrow: "labelled",
    },
  ]
}
