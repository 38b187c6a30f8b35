import { SCAN_PATH } from "../../http/security-headers.ts"
import { ButtonLink } from "../../web/button.tsx"
import { useView } from "../../web/view.ts"

export function ScanLink() {
  const { t } = useView()
  return (
    <ButtonLink href={SCAN_PATH} icon="qr">
      {t("scan.title")}
    </ButtonLink>
  )
}
