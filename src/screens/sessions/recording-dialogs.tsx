/** Keeping a recording longer, and deleting it before its time. */
import { RETENTION_DAYS_MAX, RETENTION_DAYS_MIN } from "../../sessions/retention/rules.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { sessionDialogPath } from "../../sessions/session/paths.ts"
import { Dialog, DialogActions } from "../../web/dialog.tsx"
import { NumberField } from "../../web/field.tsx"
import { ActionForm, Form, Notice } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { formatSize } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"

/** A quarter of a year: the time in which claims and audits ask for a recording. */
const KEPT_DAYS_DEFAULT = 90

export interface KeepRecordingProps {
  session: Session
  /** What was typed before a refusal. */
  days?: string
  formErrors?: FormErrors
}

export function KeepRecordingDialog(props: KeepRecordingProps) {
  const { t } = useView()
  return (
    <Dialog id="keep-recording" title={t("recording.keepTitle")} size="small">
      <KeepRecordingForm {...props} />
    </Dialog>
  )
}

export function KeepRecordingForm({ session, days, formErrors }: KeepRecordingProps) {
  const { t } = useView()
  return (
    <Form
      id="keep-recording-form"
      action={sessionDialogPath(session, "recording/keep")}
      formErrors={formErrors}
    >
      <NumberField
        name="days"
        label={t("recording.keepDays")}
        hint={t("recording.keepHint")}
        value={days ?? KEPT_DAYS_DEFAULT}
        min={RETENTION_DAYS_MIN}
        max={RETENTION_DAYS_MAX}
        required
      />
      <DialogActions submit={t("recording.keepTitle")} />
    </Form>
  )
}

export function DeleteRecordingDialog({ session }: { session: Session }) {
  const { t } = useView()
  const size = formatSize(session.screenRecording?.sizeInBytes ?? 0)
  return (
    <Dialog id="delete-recording" title={t("recording.deleteTitle")} size="small">
      <ActionForm action={sessionDialogPath(session, "recording/delete")}>
        <Notice tone="amber">
          {t("recording.deleteConsequences", { size, device: session.deviceName })}
        </Notice>
        <DialogActions submit={t("recording.deleteTitle")} kind="danger" />
      </ActionForm>
    </Dialog>
  )
}
