import { serve } from "../http/serve.ts"
import { getIssue } from "../issues/store.ts"
import { auditExport } from "./actions.ts"
import { auditEndpoints } from "./contract.ts"
import { auditPage } from "./store.ts"

export const auditApi = serve(auditEndpoints, {
  listIssueAudit: async ({ deps, path, query }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return auditPage(deps.db, { issueId: issue.id }, query)
  },
  listAudit: ({ deps, query }) => auditPage(deps.db, query, query),
  exportAudit: async ({ deps, actor, query, address }) =>
    new Response(await auditExport(deps, actor, query.after, address), {
      headers: {
        "content-type": "application/jsonl",
        "content-disposition": 'attachment; filename="millwright-audit.jsonl"',
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    }),
})
