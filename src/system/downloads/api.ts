import { bindEndpoints } from "../../http/routes.ts"
import { createDownloadTicket } from "./actions.ts"
import { downloadEndpoints } from "./contract.ts"

export const downloadApi = bindEndpoints(downloadEndpoints, {
  createDownloadTicket: ({ deps, actor, body }) => createDownloadTicket(deps, actor, body.path),
})
