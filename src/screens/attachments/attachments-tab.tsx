/** The tab Attachments of an issue. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Page } from "../../base/page-request.ts"
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { ATTACHMENT_SORTS } from "../../maintenance/attachments/rules.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { Notice } from "../../web/form.tsx"
import { List } from "../../web/list.tsx"
import { liveOn } from "../../web/live.ts"
import { listHref } from "../../web/pager.tsx"
import type { Column } from "../../web/table.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { DownloadLink } from "./download-link.tsx"
import { FileGrid } from "./file-grid.tsx"
import { ScanBadge } from "./scan-badge.tsx"
import { UploadZone } from "./upload-zone.tsx"

export const ATTACHMENT_LOOKS = ["grid", "list"] as const
export type AttachmentLook = (typeof ATTACHMENT_LOOKS)[number]

export function AttachmentsTab({
  issue,
  actor,
  access,
  files,
  search,
  look,
}: {
  issue: Issue
  actor: Actor
  access: DeviceAccess
  files: Page<Attachment>
  search: string
  look: AttachmentLook
}) {
  const { t } = useView()
  const path = `/devices/${issue.deviceId}/issues/${issue.id}`
  const keep: Record<string, string> = { tab: "attachments" }
  if (look === "list") keep.view = look
  const infected = files.rows.filter(({ infectionFound }) => infectionFound)
  return (
    <div className="stack">
      {hasDeviceAuthority(actor, access, "ATTACHMENT_CREATE") && <UploadZone issue={issue} />}
      <div id="attachments" {...liveOn(`issue:${issue.id}`)}>
        {infected.map((file) => (
          <div key={file.id} className="page-notice">
            <Notice tone="red">
              {file.fileName}: {t("files.infectedNotice")}
            </Notice>
          </div>
        ))}
        <List
          id="attachment-list"
          path={path}
          keep={keep}
          actions={<LookChoice path={path} look={look} search={search} />}
          cards={look === "grid" && <FileGrid files={files.rows} path={path} />}
          sorts={ATTACHMENT_SORTS}
          label={t("files.title")}
          query={{ search, page: files.page }}
          total={files.total}
          columns={useColumns(path)}
          rows={files.rows}
          rowKey={(file) => file.id}
          rowHref={(file) => `${path}/attachments/${file.id}`}
          empty={<EmptyState icon="file">{t("files.none")}</EmptyState>}
        />
      </div>
    </div>
  )
}

function LookChoice({ path, look, search }: { path: string; look: AttachmentLook; search: string }) {
  const { t } = useView()
  return (
    <nav className="segmented" aria-label={t("files.look")}>
      {ATTACHMENT_LOOKS.map((name) => (
        <a
          key={name}
          href={listHref(path, { tab: "attachments", view: name === "grid" ? "" : name, search })}
          aria-current={name === look ? "true" : undefined}
        >
          {t(`files.look_${name}`)}
        </a>
      ))}
    </nav>
  )
}

function useColumns(path: string): Column<Attachment>[] {
  const { t } = useView()
  return [
    {
      id: "name",
      sort: "fileName",
      head: t("book.fileName"),
      cell: (file) => file.fileName,
      narrow: "title",
    },
    {
      id: "size",
      sort: "sizeBytes",
      head: t("files.size"),
      align: "end",
      cell: (file) => <span className="numeric">{formatSize(file.sizeBytes)}</span>,
    },
    {
      id: "scan",
      head: t("files.scan"),
      cell: (file) => <ScanBadge scanState={file.antivirusScanState} infectionFound={file.infectionFound} />,
    },
    { id: "who", head: t("files.addedBy"), cell: (file) => file.createdBy.displayName },
    {
      id: "when",
      sort: "createdOn",
      head: t("files.addedOn"),
      cell: (file) => <Time at={new Date(file.createdOn)} form="minute" />,
      narrow: "labelled",
    },
    {
      id: "download",
      head: t("files.download"),
      isHeaderHidden: true,
      align: "end",
      cell: (file) => <DownloadLink file={file} path={path} />,
    },
  ]
}
