import { bindEndpoints } from "../../http/routes.ts"
import { giveConsent, listRequestedConsents } from "./actions.ts"
import { consentEndpoints } from "./contract.ts"
import { CONSENT_LANGUAGES } from "./rules.ts"
import { consentsPage } from "./store.ts"

export const consentApi = bindEndpoints(consentEndpoints, {
  listMyConsents: ({ deps, actor }) => {
    const language = CONSENT_LANGUAGES.find((one) => one === actor.language) ?? "en-GB"
    return listRequestedConsents(deps.db, actor.userId, language)
  },
  giveConsent: ({ deps, actor, body, request, address }) =>
    giveConsent(deps, actor, body, { userAgent: request.headers.get("user-agent") ?? "", address }),
  listConsents: ({ deps, query }) => consentsPage(deps.db, query),
})
