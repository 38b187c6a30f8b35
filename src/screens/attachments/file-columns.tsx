/** The columns of lists of files, in an issue and in the book of a machine. */
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import type { Column } from "../../web/table.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { ScanBadge, shownState } from "./scan-badge.tsx"

type FileColumn = Column<
  Pick<
    Attachment,
    "fileName" | "sizeBytes" | "antivirusScanState" | "infectionFound" | "createdBy" | "createdOn"
  >
>

export const FILE_COLUMNS = {
  name: {
    id: "name",
    sort: "fileName",
    head: "files.fileName",
    cell: (file) => file.fileName,
    narrow: "title",
  },
  size: {
    id: "size",
    sort: "sizeBytes",
    head: "files.size",
    align: "end",
    cell: (file, { lang }) => <span className="numeric">{formatSize(file.sizeBytes, lang)}</span>,
  },
  scan: {
    id: "scan",
    head: "files.scan",
    cell: ({ antivirusScanState: scanState, infectionFound }) =>
      shownState(scanState, infectionFound) ? (
        <ScanBadge scanState={scanState} infectionFound={infectionFound} />
      ) : (
        <span className="none">–</span>
      ),
  },
  who: { id: "who", head: "files.addedBy", cell: (file) => file.createdBy.displayName },
  when: {
    id: "when",
    sort: "createdOn",
    head: "files.addedOn",
    cell: (file) => <Time at={file.createdOn} form="minute" />,
    narrow: "labelled",
  },
} satisfies Record<string, FileColumn>
