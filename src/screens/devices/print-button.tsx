/** Opens the browser's print dialog (`islands/page/codes.ts`). */
import { Button } from "../../web/button.tsx"
import { useView } from "../../web/view.ts"

export function PrintButton() {
  const { t } = useView()
  return (
    <Button icon="print" kind="primary" data-prints="">
      {t("book.print")}
    </Button>
  )
}
