/** Signing in and out in the browser. */
import type { Deps } from "../base/deps.ts"
import { signInCookie } from "../http/cookies.ts"
import { asRefusal, refusalText, statusOf, type Translate } from "../http/errors.ts"
import { parse } from "../http/serve.ts"
import { isHtmx, onward, page, part, whole } from "../web/pages.tsx"
import { SignInForm, SignInPage, type SignInProps } from "../web/public-pages.tsx"
import { signedInBy, signInBrowser, signOut } from "./actions.ts"
import { credentials } from "./contract.ts"
import { BROWSER_SIGN_IN_MS, safeTarget } from "./rules.ts"

export const signInPages = [
  page<Deps, "/login", "public">("GET", "/login", "public", async ({ deps, request, query, view }) => {
    if (await signedInBy(deps, request)) return onward(request, safeTarget(query.target))
    return whole(
      view,
      <SignInPage {...noticeOf(query, view.t as Translate)} returnTo={safeTarget(query.target)} />,
    )
  }),

  page<Deps, "/login", "public">(
    "POST",
    "/login",
    "public",
    async ({ deps, request, form, address, view }) => {
      const { username = "", password = "", returnTo } = await form()
      try {
        const token = await signInBrowser(deps, parse(credentials, { username, password }), {
          userAgent: request.headers.get("user-agent") ?? "",
          address,
        })
        const cookie = signInCookie(request, token, BROWSER_SIGN_IN_MS / 1000)
        return onward(request, safeTarget(returnTo), { "set-cookie": cookie })
      } catch (error) {
        const refusal = asRefusal(error)
        if (refusal.code === "SERVER_ERROR") throw error
        const props: SignInProps = {
          username,
          returnTo: safeTarget(returnTo),
          errors: Object.fromEntries(refusal.problems.map(({ path, message }) => [path, message])),
          ...(refusal.problems.length
            ? {}
            : { notice: { tone: "red" as const, text: refusalText(refusal, view.t as Translate) } }),
        }
        return isHtmx(request)
          ? part(view, <SignInForm {...props} />, 422)
          : whole(view, <SignInPage {...props} />, statusOf(refusal.code))
      }
    },
  ),

  page<Deps, "/logout", "signedIn">(
    "POST",
    "/logout",
    "signedIn",
    async ({ deps, actor, request, address }) => {
      await signOut(deps, actor, address)
      return onward(request, "/login?logout=true", { "set-cookie": signInCookie(request, "", 0) })
    },
  ),
]

function noticeOf(query: Record<string, string>, t: Translate): Pick<SignInProps, "notice"> {
  if (query.expired === "true") return { notice: { tone: "blue", text: t("errors.TIMEOUT") } }
  if (query.logout === "true") return { notice: { tone: "blue", text: t("errors.UNAUTHORIZED") } }
  return {}
}
