import { bindEndpoints } from "../../http/routes.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { exportAuditLog } from "./actions.ts"
import { auditEndpoints } from "./contract.ts"
import { auditPage } from "./store.ts"

export const auditApi = bindEndpoints(auditEndpoints, {
  listIssueAudit: async ({ deps, path, query }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return auditPage(deps.db, { issueId: issue.id }, query)
  },
  listAudit: ({ deps, query }) => auditPage(deps.db, query, query),
  exportAudit: async ({ deps, actor, query, address }) =>
    new Response(await exportAuditLog(deps, actor, query.after, address), {
      headers: {
        "content-type": "application/jsonl",
        "content-disposition": 'attachment; filename="millwright-audit.jsonl"',
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    }),
})
