/** Signing in and out in the browser. */
import type { Deps } from "../base/deps.ts"
import { isInitialised } from "../environment/store.ts"
import { signInCookie } from "../http/cookies.ts"
import { statusOf } from "../http/errors.ts"
import { parse } from "../http/serve.ts"
import { type FormTrouble, onward, orFormAgain, pageFor, whole } from "../web/pages.tsx"
import { ErrorPage, SignInForm, SignInPage, type SignInProps } from "../web/public-pages.tsx"
import type { View } from "../web/view.ts"
import { signedInBy, signInBrowser, signOut } from "./actions.ts"
import { credentials } from "./contract.ts"
import { goOn, originOf } from "./onward.tsx"
import { safeTarget } from "./rules.ts"

const page = pageFor<Deps>()
const LOGIN_FAILED_STATUS = statusOf("LOGIN_FAILED")

export const signInPages = [
  page("GET", "/login", "public", async ({ deps, request, query, view }) => {
    const returnTo = safeTarget(query.target)
    if (await signedInBy(deps, request)) return onward(request, returnTo)
    if (!(await isInitialised(deps.db))) return onward(request, "/init")
    return whole(
      view,
      <SignInPage {...noticeOf(query, view)} returnTo={returnTo} mayReset={deps.mailer !== null} />,
    )
  }),

  page("POST", "/login", "public", async ({ deps, request, form, address, view }) => {
    const { username = "", password = "", returnTo } = await form()
    const target = safeTarget(returnTo)
    const again = ({ errors, error, status }: FormTrouble): SignInProps => ({
      username,
      returnTo: target,
      mayReset: deps.mailer !== null,
      errors,
      ...(error ? { notice: { tone: "red", text: told(error, status) } } : {}),
    })
    /** The same hint for everybody: it does not say whether somebody is slowed down. */
    const told = (error: string, status: number) =>
      status === LOGIN_FAILED_STATUS ? `${error} ${view.t("passwords.slowedHint")}` : error
    return orFormAgain(
      { request, view },
      async () => {
        const given = parse(credentials, { username, password })
        return goOn(request, await signInBrowser(deps, given, target, originOf(request, address)))
      },
      (trouble) => <SignInForm {...again(trouble)} />,
      (trouble) => <SignInPage {...again(trouble)} />,
    )
  }),

  /** Where the link of a mailed invitation leads: to sign in. Joining without an account is not possible. */
  page("GET", "/invitation", "public", ({ view }) => {
    const { t } = view
    return whole(
      view,
      <ErrorPage
        code=""
        text={t("signin.invitation")}
        href="/login?target=/dashboard"
        action={t("signin.submit")}
      />,
    )
  }),

  page("POST", "/logout", "signedIn", async ({ deps, actor, request, address }) => {
    await signOut(deps, actor, address)
    return onward(request, "/login?logout=true", { "set-cookie": signInCookie(request, "", 0) })
  }),
]

function noticeOf(query: Record<string, string>, { t }: View): Pick<SignInProps, "notice"> {
  if (query.expired === "true") return { notice: { tone: "blue", text: t("errors.TIMEOUT") } }
  if (query.reset === "true") return { notice: { tone: "green", text: t("passwords.resetDone") } }
  if (query.logout === "true") return { notice: { tone: "blue", text: t("signin.loggedOut") } }
  return {}
}
