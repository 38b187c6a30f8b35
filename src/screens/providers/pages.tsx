/** The redirect to an identity provider and its return: sign-in and step-up. */

import type { ClientInfo } from "../../base/client-info.ts"
import type { Deps } from "../../base/deps.ts"
import { safeRedirectPath } from "../../base/redirect.ts"
import { Refusal } from "../../base/refusal.ts"
import { providerCookie, readProviderCookie, renewedCookie } from "../../http/cookies.ts"
import { CALLBACK_PATH, publicOriginOf } from "../../identity/providers/actions.ts"
import { finishAuthorization } from "../../identity/providers/authorization/actions.ts"
import type { AuthorizationRequest } from "../../identity/providers/authorization/store.ts"
import { AUTHORIZATION_REQUEST_MS } from "../../identity/providers/rules.ts"
import { keepTrialAnswer } from "../../identity/providers/trial/actions.ts"
import { authenticateRequest } from "../../identity/signin/authentication/actions.ts"
import { finishProviderSignIn, startProviderSignIn } from "../../identity/signin/provider/actions.ts"
import { finishProviderStepUp, startProviderStepUp } from "../../identity/stepup/provider/actions.ts"
import { PROVIDER_STEP_UP_PATH, STEP_UP_PATH } from "../../system/stepuppolicy/rules.ts"
import { redirect } from "../../web/responses.ts"
import { page } from "../page.ts"
import { clientInfoOf, signInResponse } from "../signin/response.tsx"
import { trialPath } from "./admin-form.tsx"

export const identityProviderPages = [
  page("GET", CALLBACK_PATH, "public", ({ deps, request, address }) =>
    withErrorRedirect(request, async () => {
      const answer = new URL(request.url).searchParams
      const client = clientInfoOf(request, address)
      const trialId = keepTrialAnswer(deps, readProviderCookie(request), answer)
      if (trialId !== null) return redirect(request, trialPath(trialId))
      const sent = await finishAuthorization(deps, readProviderCookie(request), answer, client)
      const response =
        sent.signInId === null
          ? signInResponse(request, await finishProviderSignIn(deps, sent, answer, client))
          : await stepUpResponse(deps, request, sent, answer, client)
      response.headers.append("set-cookie", providerCookie(request, "", 0))
      return response
    }),
  ),

  page("GET", "/login/oidc/:identityProviderId", "public", ({ deps, request, path, query, address }) =>
    withErrorRedirect(request, async () => {
      const own = publicOriginOf(deps, request)
      const client = clientInfoOf(request, address)
      const target = query.target ?? "/"
      return providerRedirect(
        request,
        await startProviderSignIn(deps, path.identityProviderId, target, own, client),
      )
    }),
  ),

  page("GET", PROVIDER_STEP_UP_PATH, "signedIn", ({ deps, actor, request, query, address }) =>
    withErrorRedirect(request, async () => {
      const own = publicOriginOf(deps, request)
      const target = safeRedirectPath(query.target)
      return providerRedirect(
        request,
        await startProviderStepUp(deps, actor, target, own, clientInfoOf(request, address)),
      )
    }),
  ),
]

/** The redirect to a provider, with the cookie that the return needs. */
export function providerRedirect(request: Request, { url, token }: { url: string; token: string }): Response {
  const cookie = providerCookie(request, token, AUTHORIZATION_REQUEST_MS / 1000)
  return redirect(request, url, { "set-cookie": cookie, "cache-control": "no-store" })
}

async function stepUpResponse(
  deps: Deps,
  request: Request,
  sent: AuthorizationRequest,
  answer: URLSearchParams,
  client: ClientInfo,
): Promise<Response> {
  const signedIn = await authenticateRequest(deps, request).catch((error) => {
    if (error instanceof Refusal) return null
    throw error
  })
  // Redirected here: this address contains the provider's code and cannot be the page to return to.
  if (!signedIn) return redirect(request, `/login?${new URLSearchParams({ target: sent.returnTo })}`)
  const proved = await finishProviderStepUp(deps, signedIn.actor, sent, answer, client)
  return redirect(request, sent.returnTo, renewedCookie(request, proved, deps.clock()))
}

/**
 * After a failure, redirects to the page where the flow started, which shows the error; the address no longer
 * contains the provider's response.
 */
async function withErrorRedirect(request: Request, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.details.problem !== "string") throw error
    const { problem, provider, returnTo, isProof } = error.details
    const query = new URLSearchParams({ problem })
    if (typeof provider === "string") query.set("provider", provider)
    if (typeof returnTo === "string" && returnTo !== "/") query.set("target", returnTo)
    return redirect(request, `${isProof ? STEP_UP_PATH : "/login"}?${query}`)
  }
}
