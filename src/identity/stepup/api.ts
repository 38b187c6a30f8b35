import { renewedCookie } from "../../http/cookies.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { performStepUp, updateStepUpPolicy } from "./actions.ts"
import { stepUpEndpoints } from "./contract.ts"
import { getStepUpPolicy } from "./store.ts"

export const stepUpApi = bindEndpoints(stepUpEndpoints, {
  getStepUpPolicy: ({ deps }) => getStepUpPolicy(deps.db),
  updateStepUpPolicy: ({ deps, actor, body }) => updateStepUpPolicy(deps, actor, body),
  performStepUp: async ({ deps, actor, body, request, address }) => {
    const proved = await performStepUp(deps, actor, body, request, address)
    return new Response(null, { status: 204, headers: renewedCookie(request, proved, deps.clock()) })
  },
})
