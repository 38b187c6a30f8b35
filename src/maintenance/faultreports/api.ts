import { bindEndpoints } from "../../http/routes.ts"
import { toIssueDetail } from "../issues/store-detail.ts"
import { getReportAddress, openReportAddress, revokeReportAddress } from "./actions-address.ts"
import { acceptReport, rejectReport } from "./actions-triage.ts"
import { faultReportEndpoints } from "./contract.ts"

export const faultReportApi = bindEndpoints(faultReportEndpoints, {
  getFaultReportAddress: ({ deps, path }) => getReportAddress(deps, path.deviceId),
  openFaultReportAddress: async ({ deps, actor, access, path }) => {
    await openReportAddress(deps, actor, access, path.deviceId)
    return getReportAddress(deps, path.deviceId)
  },
  revokeFaultReportAddress: ({ deps, actor, path }) => revokeReportAddress(deps, actor, path.deviceId),
  acceptFaultReport: async ({ deps, actor, path }) =>
    toIssueDetail(deps.db, await acceptReport(deps, actor, path)),
  rejectFaultReport: async ({ deps, actor, path, body }) =>
    toIssueDetail(deps.db, await rejectReport(deps, actor, path, body)),
})
