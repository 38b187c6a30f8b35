/** The response after a step of signing in: the next step, or the signed-in user's page. */

import type { ClientInfo } from "../../base/client-info.ts"
import {
  deviceCookie,
  readDeviceCookie,
  readSignInCookie,
  readStepCookie,
  signInCookie,
  stepCookie,
} from "../../http/cookies.ts"
import type { SignInOutcome } from "../../identity/signin/attempt/actions.ts"
import { ATTEMPT_MS, STEP_PATHS } from "../../identity/signin/attempt/rules.ts"
import { BROWSER_SIGN_IN_MS } from "../../identity/signin/rules.ts"
import { languageOfBrowser, timeZoneOfRequest } from "../../web/request-view.ts"
import { redirect } from "../../web/responses.ts"

/** The response after a successful step: a form, or the return from a provider. */
export function signInResponse(request: Request, outcome: SignInOutcome): Response {
  if (outcome.kind === "step") {
    const cookie = stepCookie(request, outcome.token, ATTEMPT_MS / 1000)
    return redirect(request, STEP_PATHS[outcome.step], { "set-cookie": cookie })
  }
  const response = redirect(request, outcome.returnTo)
  response.headers.append("set-cookie", signInCookie(request, outcome.token, BROWSER_SIGN_IN_MS / 1000))
  response.headers.append("set-cookie", deviceCookie(request, outcome.device))
  if (readStepCookie(request) !== null) response.headers.append("set-cookie", stepCookie(request, "", 0))
  return response
}

export function clientInfoOf(request: Request, address: string): ClientInfo {
  const userAgent = request.headers.get("user-agent") ?? ""
  return {
    userAgent,
    address,
    deviceCookie: readDeviceCookie(request),
    previousToken: readSignInCookie(request),
    timeZone: timeZoneOfRequest(request),
    language: languageOfBrowser(request),
  }
}
