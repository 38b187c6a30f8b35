/** Signing in and out in the browser. */
import type { Deps } from "../base/deps.ts"
import { parse } from "../base/parse.ts"
import { loadingFirst } from "../environment/actions.ts"
import { isInitialised } from "../environment/store.ts"
import { signInCookie } from "../http/cookies.ts"
import { statusOf } from "../http/errors.ts"
import { ownOriginOf } from "../identityproviders/actions.ts"
import { SIGN_IN_PROBLEMS } from "../identityproviders/rules.ts"
import { enabledProviders } from "../identityproviders/store.ts"
import { hasPasskeySite } from "../passkeys/parts.tsx"
import { getSettings } from "../settings/store.ts"
import { type FormTrouble, isHtmx, onward, orFormAgain, pageFor, whole } from "../web/pages.tsx"
import { ErrorPage, SignInForm, SignInPage, type SignInProps } from "../web/public-pages.tsx"
import type { View } from "../web/view.ts"
import { signedInBy, signInBrowser, signOut } from "./actions.ts"
import { credentials } from "./contract.ts"
import { goOn, originOf } from "./onward.tsx"
import { safeTarget } from "./rules.ts"
import { PasskeyWayIn } from "./second-factor.tsx"

const page = pageFor<Deps>()
const LOGIN_FAILED_STATUS = statusOf("LOGIN_FAILED")

export const signInPages = [
  page("GET", "/login", "public", async ({ deps, request, query, view }) => {
    const returnTo = safeTarget(query.target)
    // Who comes here because of a timeout is signed in no more.
    if (await signedInBy(deps, request).catch(() => null)) return onward(request, returnTo)
    if (!(await loadingFirst(deps, () => isInitialised(deps.db)))) return onward(request, "/init")
    const providers = await enabledProviders(deps.db)
    const legal = await legalTextsOf(deps)
    const props = { ...noticeOf(query, view, providers), returnTo, mayReset: deps.mailer !== null }
    return whole(
      view,
      <SignInPage {...props} {...{ providers, legal }}>
        <PasskeyWayIn returnTo={returnTo} isUsable={hasPasskeySite(deps, request)} />
      </SignInPage>,
    )
  }),

  page("POST", "/login", "public", async ({ deps, request, form, address, view }) => {
    const { username = "", password = "", returnTo } = await form()
    const target = safeTarget(returnTo)
    const providers = await enabledProviders(deps.db)
    const legal = await legalTextsOf(deps)
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
      (trouble) => (
        <SignInPage {...again(trouble)} {...{ providers, legal }}>
          <PasskeyWayIn returnTo={target} isUsable={hasPasskeySite(deps, request)} />
        </SignInPage>
      ),
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

  page("POST", "/logout", "signedIn", async ({ deps, actor, request, address, view }) => {
    const goodbye = await signOut(deps, actor, address, ownOriginOf(deps, request))
    const cookie = { "set-cookie": signInCookie(request, "", 0) }
    if (goodbye.kind === "done") return onward(request, "/login?logout=true", cookie)
    if (goodbye.kind === "localOnly") return onward(request, "/login?logout=local", cookie)
    if (isHtmx(request)) return onward(request, goodbye.url, cookie)
    // The security policy lets no form end on another site, so without scripts the last step is a link.
    const text = view.t("signin.leaveProvider", { name: goodbye.providerName })
    const action = view.t("signin.leaveProviderAction", { name: goodbye.providerName })
    const nobody = { ...view, actor: null, csrf: "" }
    const left = whole(nobody, <ErrorPage code="" text={text} href={goodbye.url} action={action} />)
    left.headers.append("set-cookie", cookie["set-cookie"])
    return left
  }),
]

/** Shown at the page's foot. */
async function legalTextsOf(deps: Deps): Promise<string[]> {
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
  if (query.expired === "confirmation")
    return { notice: { tone: "blue", text: t("errors.confirmationOver") } }
  if (query.reset === "true") return { notice: { tone: "green", text: t("passwords.resetDone") } }
  if (query.restart === "true") return { notice: { tone: "blue", text: t("factors.restart") } }
  if (query.logout === "true") return { notice: { tone: "blue", text: t("signin.loggedOut") } }
  return {}
}
