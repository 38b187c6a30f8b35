/** Signing in and out in the browser. */
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { safeRedirectPath } from "../../base/redirect.ts"
import { signInCookie } from "../../http/cookies.ts"
import { statusOf } from "../../http/errors.ts"
import { publicOriginOf } from "../../identity/providers/actions.ts"
import { SIGN_IN_PROBLEMS } from "../../identity/providers/rules.ts"
import { listEnabledProviders } from "../../identity/providers/store.ts"
import { signInWithPassword, signOut } from "../../identity/signin/actions.ts"
import { authenticateRequest } from "../../identity/signin/authentication/actions.ts"
import { credentials } from "../../identity/signin/contract.ts"
import { withInitializationError } from "../../system/environment/actions.ts"
import { isInitialised } from "../../system/environment/store.ts"
import { getSettings } from "../../system/settings/store.ts"
import type { FormErrors } from "../../web/form-errors.ts"
import { submitForm } from "../../web/form-submission.ts"
import { ErrorPage, SignInForm, SignInPage, type SignInProps } from "../../web/public-pages.tsx"
import { isHtmx, redirect, renderPage } from "../../web/responses.ts"
import type { View } from "../../web/view.ts"
import { page } from "../page.ts"
import { hasRelyingParty } from "../passkeys/passkey-button.tsx"
import { clientInfoOf, signInResponse } from "./response.tsx"
import { PasskeySignIn } from "./second-factor-pages.tsx"

const LOGIN_FAILED_STATUS = statusOf("LOGIN_FAILED")

export const signInPages = [
  page("GET", "/login", "public", async ({ deps, request, query, view }) => {
    const returnTo = safeRedirectPath(query.target)
    // After a timeout the user is no longer signed in.
    if (await authenticateRequest(deps, request).catch(() => null)) return redirect(request, returnTo)
    if (!(await withInitializationError(deps, () => isInitialised(deps.db))))
      return redirect(request, "/init")
    const providers = await listEnabledProviders(deps.db)
    const legal = await getLegalTexts(deps)
    const props = { ...noticeOf(query, view, providers), returnTo, mayReset: deps.mailer !== null }
    return renderPage(
      view,
      <SignInPage {...props} providers={providers} legal={legal}>
        <PasskeySignIn returnTo={returnTo} isUsable={hasRelyingParty(deps, request)} />
      </SignInPage>,
    )
  }),

  page("POST", "/login", "public", async ({ deps, request, form, address, view }) => {
    const { username = "", password = "", returnTo } = await form()
    const target = safeRedirectPath(returnTo)
    const providers = await listEnabledProviders(deps.db)
    const legal = await getLegalTexts(deps)
    const again = ({ error, status }: FormErrors): SignInProps => ({
      username,
      returnTo: target,
      mayReset: deps.mailer !== null,
      notice: error ? { tone: "red", text: noticeText(error, status) } : undefined,
    })
    /** The same hint in all cases: it does not reveal whether the account exists or is locked, or the client is throttled. */
    const noticeText = (error: string, status: number) =>
      status === LOGIN_FAILED_STATUS ? `${error} ${view.t("passwords.loginFailedHint")}` : error
    return submitForm(
      { request, view },
      async () => {
        const given = parse(credentials, { username, password })
        return signInResponse(
          request,
          await signInWithPassword(deps, given, target, clientInfoOf(request, address)),
        )
      },
      (formErrors) => <SignInForm {...again(formErrors)} />,
      (formErrors) => (
        <SignInPage {...again(formErrors)} providers={providers} legal={legal}>
          <PasskeySignIn returnTo={target} isUsable={hasRelyingParty(deps, request)} />
        </SignInPage>
      ),
    )
  }),

  page("POST", "/logout", "signedIn", async ({ deps, actor, request, address, view }) => {
    const signedOut = await signOut(deps, actor, address, publicOriginOf(deps, request))
    const cookie = { "set-cookie": signInCookie(request, "", 0) }
    if (signedOut.kind === "done") return redirect(request, "/login?logout=true", cookie)
    if (signedOut.kind === "localOnly") return redirect(request, "/login?logout=local", cookie)
    if (isHtmx(request)) return redirect(request, signedOut.url, cookie)
    // The security policy lets no form end on another site, so without scripts the last step is a link.
    const text = view.t("signin.leaveProvider", { name: signedOut.providerName })
    const action = view.t("signin.leaveProviderAction", { name: signedOut.providerName })
    const signedOutView = { ...view, actor: null, csrf: "" }
    const left = renderPage(
      signedOutView,
      <ErrorPage code="" text={text} href={signedOut.url} action={action} />,
    )
    left.headers.append("set-cookie", cookie["set-cookie"])
    return left
  }),
]

/** Shown at the page's foot. */
async function getLegalTexts(deps: Deps): Promise<string[]> {
  const { legalInfo1, legalInfo2 } = await getSettings(deps.db)
  return [legalInfo1, legalInfo2].filter(Boolean)
}

function noticeOf(
  query: Record<string, string>,
  { t }: View,
  providers: readonly { id: string; name: string }[],
): Pick<SignInProps, "notice"> {
  const problem = SIGN_IN_PROBLEMS.find((known) => known === query.problem)
  if (problem) {
    const name = providers.find(({ id }) => id === query.provider)?.name ?? t("signin.identityProvider")
    return { notice: { tone: "red", text: t(`errors.${problem}`, { name }), code: problem } }
  }
  if (query.logout === "local")
    return { notice: { tone: "amber", text: t("errors.IDP_LOGOUT_FAILED"), code: "IDP_LOGOUT_FAILED" } }
  if (query.expired === "true") return { notice: { tone: "blue", text: t("errors.TIMEOUT") } }
  if (query.expired === "ended") return { notice: { tone: "blue", text: t("signin.ended") } }
  if (query.expired === "confirmation")
    return { notice: { tone: "blue", text: t("errors.confirmationExpired") } }
  if (query.reset === "true") return { notice: { tone: "green", text: t("passwords.resetDone") } }
  if (query.restart === "true") return { notice: { tone: "blue", text: t("factors.signInAgain") } }
  if (query.logout === "true") return { notice: { tone: "blue", text: t("signin.loggedOut") } }
  return {}
}
