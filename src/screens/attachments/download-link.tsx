/** The download of an attachment in a list, or why there is none. */
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { downloadProblem } from "../../maintenance/attachments/rules.ts"
import { IconLink } from "../../web/button.tsx"
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
  return (
    <IconLink
      className="icon-button row-action"
      href={`/api${path}/attachments/${file.id}/file`}
      icon="download"
      label={`${t("files.download")}: ${file.fileName}`}
      download=""
    />
  )
}
