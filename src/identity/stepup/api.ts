import { renewedCookie } from "../../http/cookies.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { performStepUp } from "./actions.ts"
import { stepUpEndpoints } from "./contract.ts"

export const stepUpApi = bindEndpoints(stepUpEndpoints, {
  performStepUp: async ({ deps, actor, body, request, address }) => {
    const proved = await performStepUp(deps, actor, body, request, address)
    return new Response(null, { status: 204, headers: renewedCookie(request, proved, deps.clock()) })
  },
})
