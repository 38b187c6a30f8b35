import { bindEndpoints } from "../../../http/routes.ts"
import { getIssue } from "../store.ts"
import { serveSignature } from "./actions.ts"
import { signatureEndpoints } from "./contract.ts"
import { signaturesPage } from "./store.ts"

export const signatureApi = bindEndpoints(signatureEndpoints, {
  listSignatures: async ({ deps, path, query }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return signaturesPage(deps.db, issue.id, query)
  },
  getSignatureImage: ({ deps, path }) => serveSignature(deps, path),
})
