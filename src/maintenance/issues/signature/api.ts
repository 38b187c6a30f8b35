import { bindEndpoints } from "../../../http/routes.ts"
import { serveSignature } from "./actions.ts"
import { signatureEndpoints } from "./contract.ts"
import { signaturesPage } from "./store.ts"

export const signatureApi = bindEndpoints(signatureEndpoints, {
  listSignatures: ({ deps, path, query }) => signaturesPage(deps.db, path, query),
  getSignatureImage: ({ deps, path }) => serveSignature(deps, path),
})
