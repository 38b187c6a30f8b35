/** Dialogs of a session: missing prerequisites, host key confirmation, ending the session for all participants. */

import type { Prerequisite } from "../../src/sessions/session/rules.ts"
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
  const isCertificate = hostKey.keyType === "x509"
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
