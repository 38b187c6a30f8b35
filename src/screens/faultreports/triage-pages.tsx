/** Deciding about a fault that was reported without signing in: accept it, or reject it with a reason. */
import { parse } from "../../base/parse.ts"
import { onDevice } from "../../http/endpoint.ts"
import { acceptReport, rejectReport } from "../../maintenance/faultreports/actions-triage.ts"
import { rejectReport as rejectInput } from "../../maintenance/faultreports/contract.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { redirect } from "../../web/responses.ts"
import { formDialog } from "../form-dialog.ts"
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

  ...formDialog(`${REPORT}/reject`, onDevice("ISSUE_UPDATE"), {
    id: "reject-report",
    title: ({ t }) => t("reports.reject"),
    parent: ({ path }) => issuePathOf(path),
    load: ({ deps, path }) => getIssue(deps.db, path.deviceId, path.issueId),
    form: (issue, typed) => <RejectForm issue={issue} values={typed} />,
    async save({ deps, actor, path, request }, values) {
      await rejectReport(deps, actor, path, parse(rejectInput, values))
      return redirect(request, issuePathOf(path), flashHeaders("reportRejected"))
    },
  }),
]
