import { VERSION, VERSION_STRING } from "../base/version.ts"
import { serve } from "../http/serve.ts"
import { INACTIVITY_SECONDS_DEFAULT } from "../signin/rules.ts"
import { initialise } from "./actions.ts"
import { environmentEndpoints } from "./contract.ts"
import { getInstallation, isInitialised } from "./store.ts"

export const environmentApi = serve(environmentEndpoints, {
  getPublicEnvironment: async ({ deps }) => ({
    version: VERSION,
    versionString: VERSION_STRING,
    initialised: await isInitialised(deps.db),
    inactivityTimeoutInSeconds: INACTIVITY_SECONDS_DEFAULT,
    federatedLogins: [],
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
