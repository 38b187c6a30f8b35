import { bindEndpoints } from "../../http/routes.ts"
import { updateStepUpPolicy } from "./actions.ts"
import { stepUpPolicyEndpoints } from "./contract.ts"
import { getStepUpPolicy } from "./store.ts"

export const stepUpPolicyApi = bindEndpoints(stepUpPolicyEndpoints, {
  getStepUpPolicy: ({ deps }) => getStepUpPolicy(deps.db),
  updateStepUpPolicy: ({ deps, actor, body }) => updateStepUpPolicy(deps, actor, body),
})
