import { pageOfParent } from "../../../db/paged-list.ts"
import { bindEndpoints } from "../../../http/routes.ts"
import { getIssue } from "../store.ts"
import { serveSignature } from "./actions.ts"
import { signatureEndpoints } from "./contract.ts"
import { signaturesPage } from "./store.ts"

export const signatureApi = bindEndpoints(signatureEndpoints, {
  listSignatures: ({ deps, path, query }) =>
    pageOfParent(signaturesPage(deps.db, path, query), () => getIssue(deps.db, path.deviceId, path.issueId)),
  getSignatureImage: ({ deps, path }) => serveSignature(deps, path),
})
