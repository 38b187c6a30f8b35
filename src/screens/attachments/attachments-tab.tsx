/** The tab Attachments of an issue. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { ATTACHMENT_SORTS } from "../../maintenance/attachments/rules.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Notice } from "../../web/form.tsx"
import { List } from "../../web/list.tsx"
import { liveOn } from "../../web/live.ts"
import { Columns } from "../../web/panel.tsx"
import type { Column } from "../../web/table.tsx"
import { useView } from "../../web/view.ts"
import {
  ATTACHMENT_LOOKS,
  ATTACHMENTS_ID,
  type AttachmentsView,
  archiveHref,
  attachmentsHref,
  fileLink,
  keptParameters,
} from "./addresses.ts"
import { DownloadLink } from "./download-link.tsx"
import { FileChips } from "./file-chips.tsx"
import { FILE_COLUMNS } from "./file-columns.tsx"
import { FileGrid } from "./file-grid.tsx"
import { FilePanel } from "./file-panel.tsx"
import type { AttachmentsData } from "./load.ts"
import { ScanStatesPanel } from "./scan-states.tsx"
import { SessionFileList } from "./session-files.tsx"
import { UploadZone } from "./upload-zone.tsx"

export function AttachmentsTab(tab: AttachmentsData & { issue: Issue; actor: Actor; access: DeviceAccess }) {
  const { t } = useView()
  const { issue, actor, access, view, opened, scanStates, sessionFiles } = tab
  const showsStates = opened === null && sessionFiles === null && Object.keys(scanStates).length > 0
  const parts = (
    <>
      {opened === "gone" && <Notice tone="amber">{t("files.gone")}</Notice>}
      <div id="attachment-files" data-list-keys="files" {...liveOn(`issue:${issue.id}`)}>
        <Files {...tab} />
      </div>
    </>
  )
  return (
    <div className="stack">
      {hasDeviceAuthority(actor, access, "ATTACHMENT_CREATE") && (
        <UploadZone issue={issue} isScanned={tab.hasScanner} />
      )}
      <div id={ATTACHMENTS_ID} className="triage">
        {showsStates ? <Columns aside={<ScanStatesPanel counts={scanStates} />}>{parts}</Columns> : parts}
        {opened !== null && opened !== "gone" && (
          <FilePanel issue={issue} {...opened} view={view} actor={actor} access={access} />
        )}
      </div>
    </div>
  )
}

function Files({
  issue,
  view,
  files,
  choices,
  sessionFiles,
  downloadable,
}: AttachmentsData & { issue: Issue }) {
  const { t } = useView()
  const path = `/devices/${issue.deviceId}/issues/${issue.id}`
  const { look } = view
  const infected = files.rows.filter(({ infectionFound }) => infectionFound)
  const isNarrowed = view.kind !== null || view.by !== null
  const chips = <FileChips path={path} view={view} choices={choices} />
  if (sessionFiles) return <SessionFileList path={path} view={view} files={sessionFiles} actions={chips} />
  return (
    <>
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
        keep={keptParameters(view)}
        actions={
          <>
            {chips}
            {downloadable > 1 && (
              <ButtonLink href={archiveHref(path, view)} icon="download" kind="quiet">
                {t("files.downloadAll", { count: downloadable })}
              </ButtonLink>
            )}
            <LookChoice path={path} view={view} />
          </>
        }
        cards={look === "grid" && <FileGrid files={files.rows} path={path} view={view} />}
        sorts={ATTACHMENT_SORTS}
        label="files.title"
        page={files}
        columns={columnsOf(path)}
        rowHref={(file) => attachmentsHref(path, view, { file: file.id })}
        rowLink={(file) => fileLink(path, view, file)}
        empty={<EmptyState icon="file">{t(isNarrowed ? "files.noneMatch" : "files.none")}</EmptyState>}
      />
    </>
  )
}

function LookChoice({ path, view }: { path: string; view: AttachmentsView }) {
  const { t } = useView()
  return (
    <nav className="segmented" aria-label={t("files.view")}>
      {ATTACHMENT_LOOKS.map((look) => (
        <a
          key={look}
          href={attachmentsHref(path, view, { look })}
          aria-current={look === view.look ? "true" : undefined}
        >
          {t(`files.view_${look}`)}
        </a>
      ))}
    </nav>
  )
}

function columnsOf(path: string): Column<Attachment>[] {
  return [
    ...Object.values(FILE_COLUMNS),
    {
      id: "download",
      head: "files.download",
      isHeaderHidden: true,
      align: "end",
      cell: (file) => <DownloadLink file={file} path={path} />,
    },
  ]
}
