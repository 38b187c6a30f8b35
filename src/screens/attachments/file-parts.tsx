/** What the page of a file and the panel beside the list of files both show: its contents and its facts. */
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { previewKind } from "../../maintenance/attachments/rules.ts"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { liveOn } from "../../web/live.ts"
import { DescriptionList } from "../../web/panel.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { ScanBadge } from "./scan-badge.tsx"

export function attachmentPath(issue: { deviceId: string; id: string }, file: { id: string }): string {
  return `/devices/${issue.deviceId}/issues/${issue.id}/attachments/${file.id}`
}

/**
 * @param path  of the file
 * @param text  of a text file with a preview
 */
export function FilePreview({ path, file, text }: { path: string; file: Attachment; text: string | null }) {
  const { t } = useView()
  const view = `${path}/view`
  switch (previewKind(file)) {
    case "image":
      return <img className="preview-image" src={view} alt={file.fileName} />
    case "text":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reachable by keyboard
        <pre className="preview-text" tabIndex={0}>
          {text}
        </pre>
      )
    case "pdf":
      return (
        <ButtonLink href={view} icon="external">
          {t("files.openPdf")}
        </ButtonLink>
      )
    default:
      return <EmptyState icon="file">{t("files.noPreview")}</EmptyState>
  }
}

/** Updates by itself: a scan ends while the page is open. */
export function FileFacts({ file, issueId }: { file: Attachment; issueId: string }) {
  const { t, lang } = useView()
  return (
    <div id="attachment-facts" {...liveOn(`issue:${issueId}`)}>
      <DescriptionList
        facts={[
          [
            t("files.scan"),
            file.antivirusScanState === "SCAN_DISABLED" ? (
              t("files.scannerNone")
            ) : (
              <ScanBadge
                key="scan"
                scanState={file.antivirusScanState}
                infectionFound={file.infectionFound}
              />
            ),
          ],
          file.virusId && [t("files.scanFound"), <code key="virus">{file.virusId}</code>],
          file.responseInfo && [t("files.scanAnswer"), file.responseInfo],
          [t("files.size"), formatSize(file.sizeBytes, lang)],
          [t("files.mediaType"), file.mediaType],
          [t("files.addedBy"), file.createdBy.displayName],
          [t("files.addedOn"), <Time key="on" at={file.createdOn} />],
          [t("files.hash"), <code key="hash">{file.hash}</code>],
        ]}
      />
    </div>
  )
}
