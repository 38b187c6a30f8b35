import { ButtonLink } from "../../web/button.tsx"
import { useView } from "../../web/view.ts"
import { SCAN_PATH } from "./paths.ts"

export function ScanLink() {
  const { t } = useView()
  return (
    <ButtonLink href={SCAN_PATH} icon="qr">
      {t("scan.title")}
    </ButtonLink>
  )
}
