import { bindEndpoints } from "../../../http/routes.ts"
import { getMailState, sendTestEmail } from "./actions.ts"
import { mailServerEndpoints } from "./contract.ts"

export const mailServerApi = bindEndpoints(mailServerEndpoints, {
  getMailState: ({ deps }) => getMailState(deps),
  sendTestEmail: ({ deps, actor, body }) => sendTestEmail(deps, actor, body.recipient),
})
