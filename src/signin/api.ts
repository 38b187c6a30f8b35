import { serve } from "../http/serve.ts"
import { may, SYSTEM_AUTHORITIES } from "../roles/rules.ts"
import { createToken, refreshToken, signOut } from "./actions.ts"
import { requestReset, resetPassword } from "./actions-reset.ts"
import { signInEndpoints } from "./contract.ts"

export const signInApi = serve(signInEndpoints, {
  createToken: ({ deps, body, request, address }) =>
    createToken(deps, body, { userAgent: request.headers.get("user-agent") ?? "", address }),
  refreshToken: ({ deps, body, address }) => refreshToken(deps, body.refresh_token, address),
  requestPasswordReset: ({ deps, body, address }) => requestReset(deps, body, address),
  resetPassword: ({ deps, body, address }) => resetPassword(deps, body, address),
  signOut: async ({ deps, actor, address }) => {
    await signOut(deps, actor, address, null)
  },
  getSystemAuthorities: ({ actor }) => SYSTEM_AUTHORITIES.filter((authority) => may(actor, authority)),
})
