/** The drawn signature with which an issue was closed. */
import { useView } from "../../web/view.ts"

/** Of the field that is signed, a third of its points. */
const SIZE = { width: 300, height: 100 }

export function SignatureImage({ issue, id, name }: { issue: string; id: string; name: string }) {
  const { t } = useView()
  return (
    <img src={`/api${issue}/signatures/${id}/image`} alt={t("checklist.signatureOf", { name })} {...SIZE} />
  )
}
