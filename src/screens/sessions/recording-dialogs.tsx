/** Keeping a recording longer, and deleting it before its time. */
import { RETENTION_DAYS } from "../../sessions/retention/rules.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { sessionDialogPath } from "../../sessions/session/paths.ts"
import { ConfirmDialog } from "../../web/confirm-dialog.tsx"
import { DialogActions } from "../../web/dialog.tsx"
import { NumberField } from "../../web/field.tsx"
import { Form, Notice } from "../../web/form.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"

/** A quarter of a year: the time in which claims and audits ask for a recording. */
const KEPT_DAYS_DEFAULT = 90

interface KeepRecordingProps {
  session: Session
  /** What was typed before a refusal. */
  values?: Record<string, string>
}

export function KeepRecordingForm({ session, values }: KeepRecordingProps) {
  return (
    <Form
      id="keep-recording-form"
      draft
      action={sessionDialogPath(session, "recording/keep")}
      values={{ days: KEPT_DAYS_DEFAULT, ...values }}
    >
      <NumberField
        name="days"
        label="recording.keepDays"
        hint="recording.keepHint"
        range={RETENTION_DAYS}
        required
      />
      <DialogActions submit="recording.keepTitle" />
    </Form>
  )
}

export function DeleteRecordingDialog({ session }: { session: Session }) {
  const { t, lang } = useView()
  const size = formatSize(session.screenRecording?.sizeInBytes ?? 0, lang)
  return (
    <ConfirmDialog
      id="delete-recording"
      title="recording.deleteTitle"
      action={sessionDialogPath(session, "recording/delete")}
      submit="recording.deleteTitle"
    >
      <Notice tone="amber">{t("recording.deleteConsequences", { size, device: session.deviceName })}</Notice>
    </ConfirmDialog>
  )
}
