/** Dialogs of a session: missing prerequisites, host key confirmation, ending the session for all participants. */

import { useRef, useState } from "react"
import type { Prerequisite } from "../../src/sessions/session/rules.ts"
import { PAGE_UPLOAD_FILES_MAX } from "../../src/sessions/transfers/rules.ts"
import { Button, ButtonLink } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import { Modal } from "./modal.tsx"
import type { HostKey } from "./model.ts"

export function MissingPrerequisitesDialog({
  missing,
  closePath,
}: {
  missing: Prerequisite[]
  closePath: string
}) {
  const { t } = useIslandView()
  const leave = () => location.assign(closePath)
  return (
    <Modal
      title={t("remote.missingTitle")}
      closeLabel={t("shell.close")}
      onClose={leave}
      footer={
        <ButtonLink kind="primary" href={closePath}>
          {t("viewer.backToLog")}
        </ButtonLink>
      }
    >
      <div>
        <p>{t("remote.missingIntro")}</p>
        <ul className="remote-missing">
          {missing.map((prerequisite) => (
            <li key={prerequisite}>{t(`remote.missing_${prerequisite}`)}</li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}

/** @param onDecide  closing without a word is a no */
export function HostKeyDialog({ hostKey, onDecide }: { hostKey: HostKey; onDecide(accept: boolean): void }) {
  const { t } = useIslandView()
  const isCertificate = hostKey.keyType.startsWith("x509")
  return (
    <Modal
      title={isCertificate ? t("viewer.certificateTitle") : t("viewer.hostKeyTitle")}
      closeLabel={t("viewer.refuse")}
      onClose={() => onDecide(false)}
      footer={
        <>
          <Button kind="primary" onClick={() => onDecide(true)}>
            {t("remote.trust")}
          </Button>
          <Button onClick={() => onDecide(false)}>{t("viewer.refuse")}</Button>
        </>
      }
    >
      <p>{isCertificate ? t("remote.certificateNew") : t("remote.hostKeyNew")}</p>
      <dl className="remote-key">
        <dt>{t("viewer.keyType")}</dt>
        <dd>{hostKey.keyType}</dd>
        <dt>{t("remote.fingerprint")}</dt>
        <dd>
          <code>{hostKey.fingerprint}</code>
        </dd>
      </dl>
    </Modal>
  )
}

/** A web page asks for files. Closing without a choice gives it none. */
export function UploadDialog({
  mayBeSeveral,
  accept,
  scansFiles,
  onGive,
  onCancel,
}: {
  mayBeSeveral: boolean
  /** The value of the attribute `accept` of a file field; "" for any. A dropped file is checked by the page. */
  accept: string
  scansFiles: boolean
  onGive(files: readonly File[]): void
  onCancel(): void
}) {
  const { t } = useIslandView()
  const input = useRef<HTMLInputElement>(null)
  const [isDropTarget, setDropTarget] = useState(false)
  const give = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, mayBeSeveral ? PAGE_UPLOAD_FILES_MAX : 1)
    if (chosen.length > 0) onGive(chosen)
  }
  return (
    <Modal
      title={t(mayBeSeveral ? "viewer.uploadsTitle" : "viewer.uploadTitle")}
      closeLabel={t("shell.cancel")}
      onClose={onCancel}
      footer={
        <>
          <Button kind="primary" icon="upload" onClick={() => input.current?.click()}>
            {t(mayBeSeveral ? "viewer.chooseFiles" : "viewer.chooseFile")}
          </Button>
          <Button onClick={onCancel}>{t("shell.cancel")}</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to the button below */}
      <div
        className={isDropTarget ? "dock-drop" : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setDropTarget(true)
        }}
        onDragLeave={() => setDropTarget(false)}
        onDrop={(event) => {
          event.preventDefault()
          give(event.dataTransfer.files)
        }}
      >
        <p>
          {scansFiles
            ? t(mayBeSeveral ? "viewer.uploadsHint" : "viewer.uploadHint")
            : t("viewer.filesNotScanned")}
        </p>
        <input
          ref={input}
          type="file"
          multiple={mayBeSeveral}
          accept={accept || undefined}
          hidden
          aria-label={t(mayBeSeveral ? "viewer.chooseFiles" : "viewer.chooseFile")}
          onChange={({ target }) => give(target.files)}
        />
      </div>
    </Modal>
  )
}

export function EndDialog({ onEnd, onCancel }: { onEnd(): void; onCancel(): void }) {
  const { t } = useIslandView()
  return (
    <Modal
      title={t("viewer.endConfirm")}
      closeLabel={t("shell.cancel")}
      onClose={onCancel}
      footer={
        <>
          <Button kind="danger" onClick={onEnd}>
            {t("remote.endSession")}
          </Button>
          <Button onClick={onCancel}>{t("shell.cancel")}</Button>
        </>
      }
    >
      <p>{t("remote.endSessionHint")}</p>
    </Modal>
  )
}
