/** The tab Files of a machine: the attachments of all its issues, sorted by the heads of its columns. */
import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { ATTACHMENT_SORTS } from "../../maintenance/attachments/rules.ts"
import type { DeviceAttachment } from "../../maintenance/attachments/store.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { useView } from "../../web/view.ts"
import { FILE_COLUMNS } from "../attachments/file-columns.tsx"

export function FileList({ device, files }: { device: Device; files: Page<DeviceAttachment> }) {
  const { t } = useView()
  return (
    <List
      {...FILE_LIST}
      path={`/devices/${device.id}`}
      keep={{ tab: "files" }}
      page={files}
      rowHref={(file) => `/devices/${device.id}/issues/${file.issueId}/attachments/${file.id}`}
      empty={<EmptyState icon="file">{t("book.noFiles")}</EmptyState>}
    />
  )
}

const { name, size, scan, who, when } = FILE_COLUMNS

export const FILE_LIST: ListDeclaration<DeviceAttachment> = {
  id: "file-list",
  label: "book.tabFiles",
  sorts: ATTACHMENT_SORTS,
  columns: [
    name,
    { id: "issue", head: "terms.issue", cell: (file) => file.issueTitle },
    size,
    { ...scan, narrow: "hide" },
    who,
    when,
  ],
}
