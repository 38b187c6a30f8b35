import type { Issue } from "../../maintenance/issues/contract.ts"
import { EXTENSION_HOURS_MAX, extensionChoices } from "../../maintenance/windows/rules.ts"
import { LOG_DESCRIPTION_CHARACTERS_MAX } from "../../maintenance/worklogs/rules.ts"
import { Dialog, DialogActions, DialogEnd } from "../../web/dialog.tsx"
import { Select, TextArea } from "../../web/field.tsx"
import { Form, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { DescriptionList } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { UploadZone } from "../attachments/upload-zone.tsx"
import { CloseReasonField } from "./close-reason-field.tsx"
import { SignatureFields } from "./signature-fields.tsx"

interface IssueDialogProps {
  issue: Issue
}

interface CloseProps extends IssueDialogProps {
  /** The text is saved as the issue's last log. */
  mayWriteLog: boolean
  /** Photos and files can be added to the issue. */
  mayAttach: boolean
  /** Required items of the checklist without an answer. */
  openItems: readonly string[]
  isSignatureRequired: boolean
  /** The form as it was sent. */
  given?: Record<string, string>
}

export function CloseDialog(props: CloseProps) {
  const { t } = useView()
  return (
    <Dialog id="close-issue" title={t("issues.close")} size={props.isSignatureRequired ? "medium" : "small"}>
      <CloseForm {...props} />
    </Dialog>
  )
}

export function CloseForm(props: CloseProps) {
  const { t } = useView()
  const { issue, mayWriteLog, mayAttach, openItems, given = {} } = props
  const action = `/devices/${issue.deviceId}/issues/${issue.id}/close`
  const refusal = useRefusal(action)
  return (
    <Form id="close-issue-form" draft action={action} values={{ reason: "DONE", ...given }}>
      <CloseReasonField />
      {openItems.length > 0 && <OpenItems items={openItems} />}
      {mayWriteLog && (
        <TextArea
          name="text"
          label="book.closingText"
          hint="book.closingTextHint"
          max={LOG_DESCRIPTION_CHARACTERS_MAX}
          error={refusal?.errors.description}
          rows={props.isSignatureRequired ? 2 : 4}
        />
      )}
      {mayAttach && <UploadZone issue={issue} isCompact />}
      {props.isSignatureRequired && <SignatureFields given={given} />}
      <Notice tone="amber">{t("issues.closeHint")}</Notice>
      <DialogActions submit="issues.close" />
    </Form>
  )
}

/** Answering them comes first; other reasons need no answers. */
function OpenItems({ items }: { items: readonly string[] }) {
  const { t } = useView()
  return (
    <Notice tone="amber">
      {t("checklist.openRequired")}
      <ul>
        {items.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a list that is not changed here
          <li key={at}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** @returns hours by which the window of an issue may be extended to end after `now`, ascending */
export function extensionChoicesOf(issue: Issue, now: Date): number[] {
  const endsOn = new Date(issue.maintenanceWindowEndDateTime)
  return extensionChoices({ endsOn, extensionHours: issue.extensionInHours }, now)
}

export function ExtendDialog({ issue }: IssueDialogProps) {
  const { t, now } = useView()
  const end = <Time key="end" at={issue.maintenanceWindowEndDateTime} form="minute" />
  const extended = t("terms.hours", { count: issue.extensionInHours })
  return (
    <Dialog id="extend-window" title={t("issues.extend")} size="small">
      <DescriptionList
        facts={[
          [t("issues.windowEnd"), end],
          [t("issues.extended"), extended],
        ]}
      />
      {extensionChoicesOf(issue, now).length === 0 ? <ExtensionLimitReached /> : <ExtendForm issue={issue} />}
    </Dialog>
  )
}

function ExtensionLimitReached() {
  const { t } = useView()
  return (
    <>
      <Notice tone="amber">{t("issues.extendHint", { hours: EXTENSION_HOURS_MAX })}</Notice>
      <DialogEnd />
    </>
  )
}

export function ExtendForm({ issue }: IssueDialogProps) {
  const { t, now } = useView()
  return (
    <Form id="extend-window-form" action={`/devices/${issue.deviceId}/issues/${issue.id}/extend`}>
      <Select
        name="durationInHours"
        label="issues.extendBy"
        hint={["issues.extendHint", { hours: EXTENSION_HOURS_MAX }]}
        options={extensionChoicesOf(issue, now).map((hours) => ({
          value: String(hours),
          label: t("terms.hours", { count: hours }),
        }))}
        required
      />
      <DialogActions submit="issues.extend" />
    </Form>
  )
}
