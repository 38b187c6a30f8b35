import type { Deps } from "../../base/deps.ts"
import { VERSION, VERSION_STRING } from "../../base/version.ts"
import { bindEndpoints } from "../../http/routes.ts"
import type { IdentityProvider } from "../../identity/providers/contract.ts"
import { discoveryUrlOf } from "../../identity/providers/rules.ts"
import { listEnabledProviders } from "../../identity/providers/store.ts"
import { getSettings } from "../settings/store.ts"
import { initialise, withInitializationError } from "./actions.ts"
import { environmentEndpoints, type PublicEnvironment } from "./contract.ts"
import { getInstallation, isInitialised } from "./store.ts"

export const environmentApi = bindEndpoints(environmentEndpoints, {
  getPublicEnvironment: ({ deps }) => withInitializationError(deps, () => getPublicEnvironment(deps)),
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

async function getPublicEnvironment(deps: Deps): Promise<PublicEnvironment> {
  const settings = await getSettings(deps.db)
  return {
    version: VERSION,
    versionString: VERSION_STRING,
    initialised: await isInitialised(deps.db),
    inactivityTimeoutInSeconds: settings.inactivityTimeoutInSeconds,
    federatedLogins: (await listEnabledProviders(deps.db)).map(toFederatedLogin),
    legalInfo1: settings.legalInfo1,
    legalInfo2: settings.legalInfo2,
    recordingConsentDe: settings.recordingConsentDe,
    recordingConsentEn: settings.recordingConsentEn,
    recordingConsentNl: settings.recordingConsentNl,
    approvalWorkflowEnabled: settings.approvalWorkflowEnabled,
    icapEnabled: false,
  }
}

function toFederatedLogin(provider: IdentityProvider): PublicEnvironment["federatedLogins"][number] {
  const { id, name, issuer, clientId, scopes, audience } = provider
  return { id, name, issuer, discoveryUrl: discoveryUrlOf(issuer), clientId, scope: scopes, audience }
}
