/** Deciding about a fault that was reported without signing in: accept it, or reject it with a reason. */
import { parse } from "../../base/parse.ts"
import { acceptReport, rejectReport } from "../../maintenance/faultreports/actions-triage.ts"
import { rejectReport as rejectInput } from "../../maintenance/faultreports/contract.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { renderFormDialog, submitDialogForm } from "../../web/form-dialog.tsx"
import { redirect } from "../../web/responses.ts"
import { page } from "../page.ts"
import { RejectForm } from "./report-panel.tsx"

const REPORT = "/devices/:deviceId/issues/:issueId/report"
const issuePathOf = ({ deviceId, issueId }: { deviceId: string; issueId: string }) =>
  `/devices/${deviceId}/issues/${issueId}`

export const reportTriagePages = [
  page("POST", `${REPORT}/accept`, { device: "ISSUE_CREATE" }, async ({ deps, actor, path, request }) => {
    await acceptReport(deps, actor, path)
    return redirect(request, issuePathOf(path), flashHeaders("reportAccepted"))
  }),

  page("GET", `${REPORT}/reject`, { device: "ISSUE_UPDATE" }, async (call) => {
    const issue = await getIssue(call.deps.db, call.path.deviceId, call.path.issueId)
    return renderFormDialog(
      call,
      issuePathOf(call.path),
      { id: "reject-report", title: call.view.t("reports.reject") },
      <RejectForm issue={issue} />,
    )
  }),

  page("POST", `${REPORT}/reject`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const values = await call.form()
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return submitDialogForm(
      { request, view },
      view.t("reports.reject"),
      async () => {
        await rejectReport(deps, actor, path, parse(rejectInput, values))
        return redirect(request, issuePathOf(path), flashHeaders("reportRejected"))
      },
      (formErrors) => <RejectForm issue={issue} values={values} formErrors={formErrors} />,
    )
  }),
]
