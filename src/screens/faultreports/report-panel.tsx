/** A fault report on the page of its issue: who sent it, and the decision about it. */
import { REJECTION_CHARACTERS_MAX } from "../../maintenance/faultreports/rules.ts"
import type { FaultReport } from "../../maintenance/faultreports/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { Button } from "../../web/button.tsx"
import { DialogActions, dialogTrigger } from "../../web/dialog.tsx"
import { TextArea } from "../../web/field.tsx"
import { ActionButton, Form, Notice } from "../../web/form.tsx"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { CloseReasonField } from "../issues/close-reason-field.tsx"

type ReportedIssue = Pick<Issue, "id" | "deviceId" | "state" | "title">

const reportPathOf = (issue: ReportedIssue) => `/devices/${issue.deviceId}/issues/${issue.id}/report`

export function ReportPanel({ report, isPending }: { report: FaultReport; isPending: boolean }) {
  const { t } = useView()
  return (
    <Panel title={t("reports.withoutSignIn")} icon="qr">
      <div className="stack">
        {isPending && <p className="muted">{t("reports.pendingNotice")}</p>}
        <DescriptionList
          facts={[
            [t("reports.sentBy"), report.reporter || t("reports.reporterNotStated")],
            [t("reports.reportedAt"), <Time key="at" at={report.reportedOn} form="minute" />],
            [t("reports.reference"), report.reference],
            report.rejection && [t("reports.rejection"), report.rejection],
          ]}
        />
      </div>
    </Panel>
  )
}

/** In place of the actions of a draft. */
export function ReportActions({
  issue,
  mayAccept,
  mayReject,
}: {
  issue: ReportedIssue
  mayAccept: boolean
  mayReject: boolean
}) {
  const { t } = useView()
  return (
    <>
      {mayAccept && (
        <ActionButton
          action={`${reportPathOf(issue)}/accept`}
          icon="check"
          kind="primary"
          text="reports.accept"
        />
      )}
      {mayReject && (
        <Button icon="close" {...dialogTrigger(`${reportPathOf(issue)}/reject`)}>
          {t("reports.reject")}
        </Button>
      )}
    </>
  )
}

export function RejectForm({ issue, values }: { issue: ReportedIssue; values?: Record<string, string> }) {
  const { t } = useView()
  return (
    <Form
      id="reject-report-form"
      draft
      action={`${reportPathOf(issue)}/reject`}
      values={{ reason: "WONT_DO", ...values }}
    >
      <CloseReasonField />
      <TextArea name="rejection" label="reports.rejection" max={REJECTION_CHARACTERS_MAX} rows={3} required />
      <Notice tone="amber">{t("reports.rejectHint")}</Notice>
      <DialogActions submit="reports.reject" kind="danger" />
    </Form>
  )
}
