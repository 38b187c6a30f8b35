/** The first start: the one-time link's form. */
import type { Deps } from "../base/deps.ts"
import { asRefusal, refusalText, statusOf, type Translate } from "../http/errors.ts"
import { parse } from "../http/serve.ts"
import { PASSWORD_CHARACTERS_MIN } from "../people/contract.ts"
import { isHtmx, onward, page, part, whole } from "../web/pages.tsx"
import { ErrorPage, InitForm, InitPage, type InitProps } from "../web/public-pages.tsx"
import { initialise } from "./actions.ts"
import { initialise as initialiseInput } from "./contract.ts"
import { getInstallation } from "./store.ts"

export const environmentPages = [
  page<Deps, "/init", "public">("GET", "/init", "public", async ({ deps, query, view }) => {
    const { t } = view
    if ((await getInstallation(deps.db)).initialisedOn) {
      const text = t("signin.alreadyInitialised")
      return whole(
        view,
        <ErrorPage code="CONFLICT" text={text} href="/login" action={t("signin.title")} />,
        409,
      )
    }
    return whole(view, <InitPage code={query.token ?? ""} passwordMin={PASSWORD_CHARACTERS_MIN} />)
  }),

  page<Deps, "/init", "public">("POST", "/init", "public", async ({ deps, request, form, address, view }) => {
    const { code = "", passwordRepeat = "", ...fields } = await form()
    const { password: _, ...shown } = fields
    const again = (more: Partial<InitProps>, status: number) => {
      const props = { code, values: shown, passwordMin: PASSWORD_CHARACTERS_MIN, ...more }
      return isHtmx(request)
        ? part(view, <InitForm {...props} />, 422)
        : whole(view, <InitPage {...props} />, status)
    }
    try {
      const input = parse(initialiseInput, { ...fields, token: code })
      if (fields.password !== passwordRepeat)
        return again({ errors: { passwordRepeat: "validation.repeat" } }, 400)
      await initialise(deps, input, address)
      return onward(request, "/login")
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.code === "SERVER_ERROR") throw error
      if (refusal.problems.length === 0) {
        return again({ error: refusalText(refusal, view.t as Translate) }, statusOf(refusal.code))
      }
      return again({ errors: Object.fromEntries(refusal.problems.map((p) => [p.path, p.message])) }, 400)
    }
  }),
]
