import { pageOfParent } from "../../../db/paged-list.ts"
import { bindEndpoints } from "../../../http/routes.ts"
import { requireIssue } from "../store.ts"
import { serveSignature } from "./actions.ts"
import { signatureEndpoints } from "./contract.ts"
import { signaturesPage } from "./store.ts"

export const signatureApi = bindEndpoints(signatureEndpoints, {
  listSignatures: ({ deps, path, query }) =>
    pageOfParent(signaturesPage(deps.db, path, query), () => requireIssue(deps.db, path)),
  getSignatureImage: ({ deps, path }) => serveSignature(deps, path),
})
