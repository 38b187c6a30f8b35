import type { Deps } from "../base/deps.ts"
import { VERSION, VERSION_STRING } from "../base/version.ts"
import { serve } from "../http/serve.ts"
import type { IdentityProvider } from "../identityproviders/contract.ts"
import { discoveryAddressOf } from "../identityproviders/rules.ts"
import { enabledProviders } from "../identityproviders/store.ts"
import { getSettings } from "../settings/store.ts"
import { initialise, loadingFirst } from "./actions.ts"
import { environmentEndpoints, type PublicEnvironment } from "./contract.ts"
import { getInstallation, isInitialised } from "./store.ts"

export const environmentApi = serve(environmentEndpoints, {
  getPublicEnvironment: ({ deps }) => loadingFirst(deps, () => publicEnvironmentOf(deps)),
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

async function publicEnvironmentOf(deps: Deps): Promise<PublicEnvironment> {
  const settings = await getSettings(deps.db)
  return {
    version: VERSION,
    versionString: VERSION_STRING,
    initialised: await isInitialised(deps.db),
    inactivityTimeoutInSeconds: settings.inactivityTimeoutInSeconds,
    federatedLogins: (await enabledProviders(deps.db)).map(asFederatedLogin),
    legalInfo1: settings.legalInfo1,
    legalInfo2: settings.legalInfo2,
    recordingConsentDe: settings.recordingConsentDe,
    recordingConsentEn: settings.recordingConsentEn,
    recordingConsentNl: settings.recordingConsentNl,
    approvalWorkflowEnabled: settings.approvalWorkflowEnabled,
    icapEnabled: false,
  }
}

function asFederatedLogin(provider: IdentityProvider): PublicEnvironment["federatedLogins"][number] {
  const { id, name, issuer, clientId, scopes, audience } = provider
  return { id, name, issuer, discoveryUrl: discoveryAddressOf(issuer), clientId, scope: scopes, audience }
}
