import { renewedCookie } from "../http/cookies.ts"
import { serve } from "../http/serve.ts"
import { prove, updateStepUpPolicy } from "./actions.ts"
import { stepUpEndpoints } from "./contract.ts"
import { getStepUpPolicy } from "./store.ts"

export const stepUpApi = serve(stepUpEndpoints, {
  getStepUpPolicy: ({ deps }) => getStepUpPolicy(deps.db),
  updateStepUpPolicy: ({ deps, actor, body }) => updateStepUpPolicy(deps, actor, body),
  prove: async ({ deps, actor, body, request, address }) => {
    const proved = await prove(deps, actor, body, request, address)
    return new Response(null, { status: 204, headers: renewedCookie(request, proved, deps.clock()) })
  },
})
