/** A file beside the list of files, without leaving it. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { downloadProblem } from "../../maintenance/attachments/rules.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { Button, ButtonLink, IconLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { Notice } from "../../web/form.tsx"
import { Icon } from "../../web/icon.tsx"
import { useView } from "../../web/view.ts"
import { type AttachmentsView, attachmentsHref, filesLink } from "./addresses.ts"
import { attachmentPath, FileFacts, FilePreview } from "./file-parts.tsx"

/** Key of `islands/page/list-keys.ts`. */
const CLOSE_KEY = "escape"

export function FilePanel({
  issue,
  file,
  text,
  view,
  actor,
  access,
}: {
  issue: Issue
  file: Attachment
  /** The beginning of a text file; null for files without a text preview. */
  text: string | null
  view: AttachmentsView
  actor: Actor
  access: DeviceAccess
}) {
  const { t } = useView()
  const home = `/devices/${issue.deviceId}/issues/${issue.id}`
  const path = attachmentPath(issue, file)
  const closed = attachmentsHref(home, view, { file: null })
  return (
    <aside id="file-panel" className="preview" aria-label={file.fileName}>
      <header className="preview-header">
        <Icon name={file.infectionFound ? "warning" : "file"} />
        <h2>{file.fileName}</h2>
        <IconLink
          {...filesLink(closed)}
          href={closed}
          hx-get={attachmentsHref(home, view, { file: null, focus: file.id })}
          hx-push-url={closed}
          icon="close"
          label={t("shell.close")}
          data-key={CLOSE_KEY}
        />
      </header>
      <div className="preview-body">
        {file.infectionFound && <Notice tone="red">{t("files.infectedNotice")}</Notice>}
        <FilePreview path={path} file={file} text={text} />
        <FileFacts file={file} issueId={issue.id} />
      </div>
      <footer className="preview-footer">
        <ButtonLink href={path} icon="right">
          {t("files.openPage")}
        </ButtonLink>
        {downloadProblem({ ...file, scanState: file.antivirusScanState }) === null && (
          <ButtonLink href={`/api${path}/file`} icon="download">
            {t("files.download")}
          </ButtonLink>
        )}
        {hasDeviceAuthority(actor, access, "ATTACHMENT_DELETE") && (
          <Button icon="delete" {...dialogTrigger(`${path}/delete`)}>
            {t("files.delete")}
          </Button>
        )}
      </footer>
    </aside>
  )
}
