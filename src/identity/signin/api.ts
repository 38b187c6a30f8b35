import { hasSystemAuthority, SYSTEM_AUTHORITIES } from "../../base/authorities.ts"
import { readStepCookie } from "../../http/cookies.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { createToken, refreshToken, signOut } from "./actions.ts"
import { signInEndpoints } from "./contract.ts"
import { requestPasswordReset, resetPassword } from "./password-reset/actions.ts"
import { createFederatedToken } from "./provider/actions.ts"
import { createSignInChallenge } from "./second-factor/actions.ts"

export const signInApi = bindEndpoints(signInEndpoints, {
  createToken: ({ deps, body, request, address }) =>
    createToken(deps, body, { userAgent: request.headers.get("user-agent") ?? "", address }),
  refreshToken: ({ deps, body, address }) => refreshToken(deps, body.refresh_token, address),
  createFederatedToken: ({ deps, body, request, address }) =>
    createFederatedToken(deps, body, { userAgent: request.headers.get("user-agent") ?? "", address }),
  createSignInChallenge: async ({ deps, body, request }) => ({
    options: await createSignInChallenge(deps, body.purpose, readStepCookie(request), request),
  }),
  requestPasswordReset: ({ deps, body, address }) => requestPasswordReset(deps, body, address),
  resetPassword: ({ deps, body, address }) => resetPassword(deps, body, address),
  signOut: async ({ deps, actor, address, query }) => {
    await signOut(deps, actor, address, null, query.timedOut === "true")
  },
  getSystemAuthorities: ({ actor }) =>
    SYSTEM_AUTHORITIES.filter((authority) => hasSystemAuthority(actor, authority)),
})
