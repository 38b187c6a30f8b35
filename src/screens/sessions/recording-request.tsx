/** The request for access to a recording: why, from when and for how long. */
import { REASON_CHARACTERS_MAX, RECORDING_HOURS } from "../../maintenance/approvals/rules.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { sessionDialogPath } from "../../sessions/session/paths.ts"
import { DateTimeField } from "../../web/date-time-field.tsx"
import { DialogActions } from "../../web/dialog.tsx"
import { SliderField, TextField } from "../../web/field.tsx"
import { Form } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"

interface RecordingRequestProps {
  session: Session
  /** What was typed before a refusal. */
  values?: Record<string, string>
}

export function RecordingRequestForm({ session, values }: RecordingRequestProps) {
  const { t, now } = useView()
  return (
    <Form
      id="recording-request-form"
      draft
      action={sessionDialogPath(session, "approvalrequest")}
      values={{ startDateTime: now, durationInHours: RECORDING_HOURS.default, ...values }}
    >
      <p>{t("remote.requestIntro", { device: session.deviceName, issue: session.issueTitle })}</p>
      <TextField name="reason" label="remote.requestReason" max={REASON_CHARACTERS_MAX} autoFocus required />
      <DateTimeField name="startDateTime" label="terms.start" required />
      <SliderField name="durationInHours" label="terms.durationHours" range={RECORDING_HOURS} required />
      <DialogActions submit="remote.sendRequest" />
    </Form>
  )
}
