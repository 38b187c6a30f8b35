/** The first start: the one-time link's form. */
import { parse, withProblems } from "../../base/parse.ts"
import { MINIMUM_LENGTH_DEFAULT } from "../../identity/passwords/rules.ts"
import { signInWithPassword } from "../../identity/signin/actions.ts"
import { authenticateRequest } from "../../identity/signin/authentication/actions.ts"
import { initialise, isNewestInitToken } from "../../machines/initialisation/actions.ts"
import { initialise as initialiseInput } from "../../machines/initialisation/contract.ts"
import { withInitializationError } from "../../system/environment/actions.ts"
import { isInitialised } from "../../system/environment/store.ts"
import { errorCodeOf } from "../../web/error-advice.ts"
import { submitForm } from "../../web/form-submission.ts"
import { ErrorPage, InitForm, InitLinkPage, InitPage } from "../../web/public-pages.tsx"
import { languageOfBrowser } from "../../web/request-view.ts"
import { redirect, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { findNewPasswordProblems } from "../passwords/new-password-fields.tsx"
import { clientInfoOf, signInResponse } from "../signin/response.tsx"

export const environmentPages = [
  page("GET", "/error", "public", ({ query, view }) => {
    const code = errorCodeOf(query.error)
    const link = { href: "/", action: view.t("signin.goHome") }
    return renderPage(view, <ErrorPage code={code} text={view.t(`errors.${code}`)} {...link} />)
  }),

  page("GET", "/init", "public", async ({ deps, request, query, view }) => {
    if (await withInitializationError(deps, () => isInitialised(deps.db))) {
      // Who has just been signed in by the form comes back to it with the browser's button.
      if (await authenticateRequest(deps, request).catch(() => null)) return redirect(request, "/")
      const text = view.t("errors.alreadyInitialised")
      const link = { href: "/login", action: view.t("signin.title") }
      const words = { text, title: "alreadySetUp", advice: "askForUser" } as const
      return renderPage(view, <ErrorPage code="CONFLICT" {...words} {...link} />, 409)
    }
    const code = query.token ?? ""
    if (!(await isNewestInitToken(deps.db, code)))
      return renderPage(view, <InitLinkPage isGiven={code !== ""} />)
    return renderPage(view, <InitPage code={code} passwordMin={MINIMUM_LENGTH_DEFAULT} />)
  }),

  page("POST", "/init", "public", async ({ deps, request, form, address, view }) => {
    const { code = "", passwordRepeat = "", ...fields } = await form()
    const { password: _, ...values } = fields
    const props = { code, values, passwordMin: MINIMUM_LENGTH_DEFAULT }
    return submitForm(
      { request, view },
      async () => {
        const input = withProblems(
          () => parse(initialiseInput, { ...fields, token: code }),
          await findNewPasswordProblems(deps.db, { ...fields, passwordRepeat }),
        )
        await initialise(deps, input, address, languageOfBrowser(request))
        // The password was typed a moment ago: it is not asked for again.
        const signedIn = await signInWithPassword(
          deps,
          input,
          "/setup/company",
          clientInfoOf(request, address),
        )
        return signInResponse(request, signedIn)
      },
      <InitForm {...props} />,
      <InitPage {...props} />,
    )
  }),
]
