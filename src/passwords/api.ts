import { serve } from "../http/serve.ts"
import { updatePasswordPolicy } from "./actions.ts"
import { passwordEndpoints } from "./contract.ts"
import { getPasswordPolicy } from "./store.ts"

export const passwordApi = serve(passwordEndpoints, {
  getPasswordPolicy: ({ deps }) => getPasswordPolicy(deps.db),
  updatePasswordPolicy: ({ deps, actor, body }) => updatePasswordPolicy(deps, actor, body),
})
