import { VERSION, VERSION_STRING } from "../base/version.ts"
import { serve } from "../http/serve.ts"
import type { IdentityProvider } from "../identityproviders/contract.ts"
import { discoveryAddressOf } from "../identityproviders/rules.ts"
import { enabledProviders } from "../identityproviders/store.ts"
import { INACTIVITY_SECONDS_DEFAULT } from "../signin/rules.ts"
import { initialise } from "./actions.ts"
import { environmentEndpoints, type PublicEnvironment } from "./contract.ts"
import { getInstallation, isInitialised } from "./store.ts"

export const environmentApi = serve(environmentEndpoints, {
  getPublicEnvironment: async ({ deps }) => ({
    version: VERSION,
    versionString: VERSION_STRING,
    initialised: await isInitialised(deps.db),
    inactivityTimeoutInSeconds: INACTIVITY_SECONDS_DEFAULT,
    federatedLogins: (await enabledProviders(deps.db)).map(asFederatedLogin),
    legalInfo1: "",
    legalInfo2: "",
    recordingConsentDe: "",
    recordingConsentEn: "",
    recordingConsentNl: "",
    approvalWorkflowEnabled: true,
    icapEnabled: false,
  }),
  getEnvironmentInfo: async ({ deps }) => {
    const { customerName, initialisedOn } = await getInstallation(deps.db)
    return {
      version: VERSION,
      versionString: VERSION_STRING,
      customerName,
      initialisedOn: initialisedOn?.toISOString() ?? null,
    }
  },
  getTime: ({ deps }) => ({ time: deps.clock().toISOString() }),
  initialise: ({ deps, body, address }) => initialise(deps, body, address),
})

function asFederatedLogin(provider: IdentityProvider): PublicEnvironment["federatedLogins"][number] {
  const { id, name, issuer, clientId, scopes, audience } = provider
  return { id, name, issuer, discoveryUrl: discoveryAddressOf(issuer), clientId, scope: scopes, audience }
}
