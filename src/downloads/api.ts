import { serve } from "../http/serve.ts"
import { createDownloadTicket } from "./actions.ts"
import { downloadEndpoints } from "./contract.ts"

export const downloadApi = serve(downloadEndpoints, {
  createDownloadTicket: ({ deps, actor, body }) => createDownloadTicket(deps, actor, body.path),
})
