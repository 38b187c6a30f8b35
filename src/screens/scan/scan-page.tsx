/** Reading the QR code of a machine's label by the camera; the characters below the code can be typed instead. */

import { SCAN_PATH } from "../../http/security-headers.ts"
import { Button } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { FormActions, Notice, SubmitButton } from "../../web/form.tsx"
import { Icon } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { CODE_CHARACTERS_MAX } from "./rules.ts"

/** @param foreign  an address that was read and is not opened */
export function ScanPage({ foreign }: { foreign: string | null }) {
  const { t } = useView()
  return (
    <Layout title={t("scan.title")} section="machines" styles="scan">
      <PageHeader title={t("scan.title")}>{t("scan.hint")}</PageHeader>
      <div className="stack scan">
        {foreign !== null && (
          <Notice tone="red">
            {t("scan.foreignCode")} <code>{foreign}</code>
          </Notice>
        )}
        <div
          className="scan-view"
          data-scanner={`${SCAN_PATH}/open`}
          data-denied={t("scan.denied")}
          data-none={t("scan.none")}
          data-insecure={t("scan.insecure")}
          data-found={t("scan.found")}
        >
          <video className="scan-video" muted playsInline aria-label={t("scan.picture")} />
          <p className="scan-status" role="status">
            <Icon name="camera" /> <span data-scan-status="">{t("scan.starting")}</span>
          </p>
          <Button icon="camera" data-scan-start="" hidden>
            {t("scan.start")}
          </Button>
        </div>
        <Panel title={t("scan.withoutCamera")} icon="keyboard">
          <form className="form" action={`${SCAN_PATH}/open`} method="get">
            <TextField
              name="code"
              label="scan.code"
              hint="scan.codeHint"
              max={CODE_CHARACTERS_MAX}
              required
            />
            <FormActions>
              <SubmitButton text="scan.open" />
            </FormActions>
          </form>
        </Panel>
      </div>
    </Layout>
  )
}
