/** To an identity provider and back. */
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { providerCookie, readProviderCookie } from "../http/cookies.ts"
import { goOn, originOf } from "../signin/onward.tsx"
import { onward, pageFor } from "../web/pages.tsx"
import { CALLBACK_PATH, ownOriginOf } from "./actions.ts"
import { beginAtProvider, finishAtProvider } from "./actions-signin.ts"
import { PROVIDER_REQUEST_MS } from "./rules.ts"

const page = pageFor<Deps>()

export const identityProviderPages = [
  page("GET", CALLBACK_PATH, "public", ({ deps, request, address }) =>
    orSignInAgain(request, async () => {
      const answer = new URL(request.url).searchParams
      const outcome = await finishAtProvider(
        deps,
        readProviderCookie(request),
        answer,
        originOf(request, address),
      )
      const response = goOn(request, outcome)
      response.headers.append("set-cookie", providerCookie(request, "", 0))
      return response
    }),
  ),

  page("GET", "/login/oidc/:identityProviderId", "public", ({ deps, request, path, query, address }) =>
    orSignInAgain(request, async () => {
      const origin = originOf(request, address)
      const own = ownOriginOf(deps, request)
      const { url, token } = await beginAtProvider(
        deps,
        path.identityProviderId,
        query.target ?? "/",
        own,
        origin,
      )
      const cookie = providerCookie(request, token, PROVIDER_REQUEST_MS / 1000)
      return onward(request, url, { "set-cookie": cookie, "cache-control": "no-store" })
    }),
  ),
]

/** A way that failed leads back to the sign-in page, which says why; nothing of the provider's answer stays behind. */
async function orSignInAgain(request: Request, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.details.problem !== "string") throw error
    const { problem, provider, returnTo } = error.details
    const query = new URLSearchParams({ problem })
    if (typeof provider === "string") query.set("provider", provider)
    if (typeof returnTo === "string" && returnTo !== "/") query.set("target", returnTo)
    return onward(request, `/login?${query}`)
  }
}
