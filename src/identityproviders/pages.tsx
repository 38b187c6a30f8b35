/** To an identity provider and back: to sign in, or to prove again who one is. */
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { providerCookie, readProviderCookie, renewedCookie } from "../http/cookies.ts"
import { signedInBy } from "../signin/actions.ts"
import type { Origin } from "../signin/actions-steps.ts"
import { goOn, originOf } from "../signin/onward.tsx"
import { safeTarget } from "../signin/rules.ts"
import { PROOF_PATH, PROVIDER_PROOF_PATH } from "../stepup/rules.ts"
import { onward, pageFor } from "../web/pages.tsx"
import { CALLBACK_PATH, ownOriginOf } from "./actions.ts"
import { beginProofAtProvider, finishProofAtProvider } from "./actions-proof.ts"
import { comeBack } from "./actions-roundtrip.ts"
import { beginAtProvider, finishAtProvider } from "./actions-signin.ts"
import { PROVIDER_REQUEST_MS } from "./rules.ts"
import type { ProviderRequest } from "./store-requests.ts"

const page = pageFor<Deps>()

export const identityProviderPages = [
  page("GET", CALLBACK_PATH, "public", ({ deps, request, address }) =>
    orBack(request, async () => {
      const answer = new URL(request.url).searchParams
      const origin = originOf(request, address)
      const sent = await comeBack(deps, readProviderCookie(request), answer, origin)
      const response =
        sent.signInId === null
          ? goOn(request, await finishAtProvider(deps, sent, answer, origin))
          : await provedAnswer(deps, request, sent, answer, origin)
      response.headers.append("set-cookie", providerCookie(request, "", 0))
      return response
    }),
  ),

  page("GET", "/login/oidc/:identityProviderId", "public", ({ deps, request, path, query, address }) =>
    orBack(request, async () => {
      const own = ownOriginOf(deps, request)
      const origin = originOf(request, address)
      const target = query.target ?? "/"
      return away(request, await beginAtProvider(deps, path.identityProviderId, target, own, origin))
    }),
  ),

  page("GET", PROVIDER_PROOF_PATH, "signedIn", ({ deps, actor, request, query, address }) =>
    orBack(request, async () => {
      const own = ownOriginOf(deps, request)
      const target = safeTarget(query.target)
      return away(request, await beginProofAtProvider(deps, actor, target, own, originOf(request, address)))
    }),
  ),
]

function away(request: Request, { url, token }: { url: string; token: string }): Response {
  const cookie = providerCookie(request, token, PROVIDER_REQUEST_MS / 1000)
  return onward(request, url, { "set-cookie": cookie, "cache-control": "no-store" })
}

async function provedAnswer(
  deps: Deps,
  request: Request,
  sent: ProviderRequest,
  answer: URLSearchParams,
  origin: Origin,
): Promise<Response> {
  const signedIn = await signedInBy(deps, request).catch((error) => {
    if (error instanceof Refusal) return null
    throw error
  })
  // Said here: the address has the provider's code in it, and is no page to come back to.
  if (!signedIn) return onward(request, `/login?${new URLSearchParams({ target: sent.returnTo })}`)
  const proved = await finishProofAtProvider(deps, signedIn.actor, sent, answer, origin)
  return onward(request, sent.returnTo, renewedCookie(request, proved, deps.clock()))
}

/**
 * A way that failed leads back to the page that it began on, which says why; nothing of the provider's answer stays
 * behind.
 */
async function orBack(request: Request, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.details.problem !== "string") throw error
    const { problem, provider, returnTo, isProof } = error.details
    const query = new URLSearchParams({ problem })
    if (typeof provider === "string") query.set("provider", provider)
    if (typeof returnTo === "string" && returnTo !== "/") query.set("target", returnTo)
    return onward(request, `${isProof ? PROOF_PATH : "/login"}?${query}`)
  }
}
