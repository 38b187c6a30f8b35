/** Files that went through the sessions of an issue, in its tab Attachments. */
import type { Page } from "../../base/page-request.ts"
import { sessionDetailPath } from "../../sessions/session/paths.ts"
import { TRANSFERRED_FILE_SORTS } from "../../sessions/session/rules.ts"
import type { IssueTransfer } from "../../sessions/transfers/store.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { type AttachmentsView, keptParameters } from "./addresses.ts"
import { ScanBadge } from "./scan-badge.tsx"

export function SessionFileList({
  path,
  view,
  files,
  actions,
}: {
  /** Path of the issue. */
  path: string
  view: AttachmentsView
  files: Page<IssueTransfer>
  actions: React.ReactNode
}) {
  const { t } = useView()
  return (
    <List
      {...TRANSFER_LIST}
      path={path}
      keep={keptParameters(view)}
      actions={actions}
      page={files}
      rowHref={({ session }) => sessionDetailPath(session.id)}
      empty={<EmptyState icon="session">{t("files.noneFromSessions")}</EmptyState>}
    />
  )
}

export const TRANSFER_LIST: ListDeclaration<IssueTransfer> = {
  id: "attachment-list",
  label: "files.kindSession",
  sorts: TRANSFERRED_FILE_SORTS,
  columns: [
    {
      id: "name",
      sort: "filename",
      head: "files.fileName",
      cell: ({ filename }) => filename,
      narrow: "title",
    },
    {
      id: "size",
      sort: "size",
      head: "files.size",
      align: "end",
      cell: ({ size }, { lang }) => (
        <span className="numeric">{size === null ? "–" : formatSize(size, lang)}</span>
      ),
    },
    {
      id: "direction",
      head: "remote.direction",
      cell: ({ direction }, { t }) => t(`remote.direction_${direction}`),
    },
    {
      id: "scan",
      head: "files.scan",
      cell: ({ state, antivirusScanState, infectionFound }, { t }) =>
        state === "COMPLETED" ? (
          <ScanBadge scanState={antivirusScanState} infectionFound={infectionFound} />
        ) : (
          t(`remote.transfer_${state}`)
        ),
    },
    { id: "who", head: "files.addedBy", cell: ({ createdBy }) => createdBy.displayName },
    {
      id: "session",
      head: "files.session",
      cell: ({ session }) => (
        <>
          {session.interfaceName}, <Time at={session.startedOn} form="minute" />
        </>
      ),
      narrow: "labelled",
    },
    {
      id: "when",
      sort: "createdOn",
      head: "files.addedOn",
      cell: ({ createdOn }) => <Time at={createdOn} form="minute" />,
      narrow: "labelled",
    },
  ],
}
