/** The download of an attachment in a list, or why there is none. */
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { downloadProblem } from "../../maintenance/attachments/rules.ts"
import { Icon } from "../../web/icon.tsx"
import { useView } from "../../web/view.ts"

export function DownloadLink({ file, path }: { file: Attachment; path: string }) {
  const { t } = useView()
  const { downloadDisabled, antivirusScanState: scanState } = file
  const problem = downloadProblem({ downloadDisabled, scanState })
  if (problem)
    return (
      <span className="muted" title={t(`errors.${problem}`, { name: file.fileName })}>
        <Icon name="lock" /> {downloadDisabled && t("files.downloadDisabled")}
      </span>
    )
  const label = `${t("files.download")}: ${file.fileName}`
  return (
    <a
      className="icon-button row-action"
      href={`/api${path}/attachments/${file.id}/file`}
      aria-label={label}
      title={label}
      download=""
    >
      <Icon name="download" />
    </a>
  )
}
