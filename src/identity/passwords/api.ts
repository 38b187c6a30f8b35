import { bindEndpoints } from "../../http/routes.ts"
import { updatePasswordPolicy } from "./actions.ts"
import { passwordEndpoints } from "./contract.ts"
import { getPasswordPolicy } from "./store.ts"

export const passwordApi = bindEndpoints(passwordEndpoints, {
  getPasswordPolicy: ({ deps }) => getPasswordPolicy(deps.db),
  updatePasswordPolicy: ({ deps, actor, body }) => updatePasswordPolicy(deps, actor, body),
})
