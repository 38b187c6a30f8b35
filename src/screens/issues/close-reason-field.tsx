/** Why an issue is closed, as the dialogs that close issues ask for it. */
import { CLOSE_REASONS } from "../../maintenance/issues/rules.ts"
import { Select } from "../../web/field.tsx"
import { useView } from "../../web/view.ts"

/** @param value  in place of that of the form */
export function CloseReasonField({ value }: { value?: (typeof CLOSE_REASONS)[number] }) {
  const { t } = useView()
  const options = CLOSE_REASONS.map((reason) => ({ value: reason, label: t(`states.done_${reason}`) }))
  return <Select name="reason" label="issues.closeReason" value={value} options={options} required />
}
