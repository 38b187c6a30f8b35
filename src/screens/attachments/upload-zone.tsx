/** The area in which files for an issue are dropped, pasted, chosen and photographed (`islands/page/uploads.ts`). */
import { ATTACHMENT_BYTES_MAX } from "../../maintenance/attachments/rules.ts"
import { Icon, type IconName } from "../../web/icon.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"

/**
 * @param isCompact  only the two buttons, below the field of a log
 * @param isScanned  whether files are scanned for viruses
 */
export function UploadZone({
  issue,
  isCompact = false,
  isScanned = false,
}: {
  issue: { id: string; deviceId: string }
  isCompact?: boolean
  isScanned?: boolean
}) {
  const { t, lang } = useView()
  const files = `/devices/${issue.deviceId}/issues/${issue.id}/attachments`
  const size = formatSize(ATTACHMENT_BYTES_MAX, lang)
  return (
    <div
      className={isCompact ? "uploads uploads-compact" : "uploads"}
      data-uploads={`/api${files}`}
      data-files={files}
      data-bytes-max={ATTACHMENT_BYTES_MAX}
      data-too-large={t("files.tooLarge", { size })}
      data-cancel={t("files.cancel")}
      data-retry={t("files.retry")}
      data-progress={t("files.progress", { percent: "{{percent}}" })}
      data-done={t("files.uploadDone", { name: "{{name}}" })}
      data-pasted={t("files.pasted", { time: "{{time}}" })}
    >
      {!isCompact && (
        <div className="uploads-text">
          <Icon name="upload" />
          <p>
            <strong>{t("files.drop")}</strong> {t("files.choose")}
            <br />
            <span className="muted">
              {t("files.limit", { size })} {isScanned && t("files.limitScanned")}
            </span>
          </p>
        </div>
      )}
      <div className="uploads-actions">
        <FileButton icon="camera" label={t("files.takePhoto")} accept="image/*" capture="environment" />
        <FileButton icon="upload" label={t("files.add")} isMultiple />
      </div>
      <ul className="upload-list" data-upload-list="" aria-live="polite" />
    </div>
  )
}

/** The input is the button: it opens by keyboard, and its label is what is seen. */
function FileButton({
  icon,
  label,
  isMultiple = false,
  ...accepted
}: {
  icon: IconName
  label: string
  isMultiple?: boolean
  accept?: string
  /** Phones open the camera. */
  capture?: "environment"
}) {
  return (
    <label className="button button-secondary file-button">
      <Icon name={icon} />
      {label}
      <input type="file" multiple={isMultiple} {...accepted} />
    </label>
  )
}
