import { bindEndpoints } from "../../http/routes.ts"
import { exportAuditLog } from "./actions.ts"
import { auditEndpoints } from "./contract.ts"
import { auditPage } from "./store.ts"

export const auditApi = bindEndpoints(auditEndpoints, {
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
