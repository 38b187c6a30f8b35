/** Where a step of signing in leads: to the next one, or in. */
import {
  deviceCookie,
  readCookie,
  readDeviceCookie,
  readStepCookie,
  signInCookie,
  stepCookie,
} from "../http/cookies.ts"
import { onward } from "../web/pages.tsx"
import type { Origin, SignInOutcome } from "./actions-steps.ts"
import { BROWSER_SIGN_IN_MS } from "./rules.ts"
import { ATTEMPT_MS, STEP_PATHS } from "./rules-steps.ts"

/** The answer to a form or a provider's way back that has proved something. */
export function goOn(request: Request, outcome: SignInOutcome): Response {
  if (outcome.kind === "step") {
    const cookie = stepCookie(request, outcome.token, ATTEMPT_MS / 1000)
    return onward(request, STEP_PATHS[outcome.step], { "set-cookie": cookie })
  }
  const response = onward(request, outcome.returnTo)
  response.headers.append("set-cookie", signInCookie(request, outcome.token, BROWSER_SIGN_IN_MS / 1000))
  response.headers.append("set-cookie", deviceCookie(request, outcome.device))
  if (readStepCookie(request) !== null) response.headers.append("set-cookie", stepCookie(request, "", 0))
  return response
}

export function originOf(request: Request, address: string): Origin {
  const userAgent = request.headers.get("user-agent") ?? ""
  return { userAgent, address, device: readDeviceCookie(request), earlier: readCookie(request) }
}
