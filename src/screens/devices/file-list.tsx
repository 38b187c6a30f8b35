/** The tab Files of a machine: the attachments of all its issues, sorted by the heads of its columns. */
import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { ATTACHMENT_SORTS } from "../../maintenance/attachments/rules.ts"
import type { DeviceAttachment } from "../../maintenance/attachments/store.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List } from "../../web/list.tsx"
import type { Column } from "../../web/table.tsx"
import { useView } from "../../web/view.ts"
import { useFileColumns } from "../attachments/file-columns.tsx"

export function FileList({ device, files }: { device: Device; files: Page<DeviceAttachment> }) {
  const { t } = useView()
  const { name, size, scan, who, when } = useFileColumns()
  const issue: Column<DeviceAttachment> = {
    id: "issue",
    head: "terms.issue",
    cell: (file) => file.issueTitle,
  }
  return (
    <List
      id="file-list"
      path={`/devices/${device.id}`}
      keep={{ tab: "files" }}
      sorts={ATTACHMENT_SORTS}
      label="book.tabFiles"
      page={files}
      columns={[name, issue, size, { ...scan, narrow: "hide" }, who, when]}
      rowHref={(file) => `/devices/${device.id}/issues/${file.issueId}/attachments/${file.id}`}
      empty={<EmptyState icon="file">{t("book.noFiles")}</EmptyState>}
    />
  )
}
