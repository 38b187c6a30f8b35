import type { Db, Deps } from "../../base/deps.ts"
import { VERSION, VERSION_STRING } from "../../base/version.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { getSettings } from "../settings/store.ts"
import { renameCustomer, withInitializationError } from "./actions.ts"
import { type EnvironmentInfo, environmentEndpoints, type PublicEnvironment } from "./contract.ts"
import { getInstallation, isInitialised } from "./store.ts"

/** @param listFederatedLogins  reads the identity providers that users may sign in with */
export const createEnvironmentApi = (listFederatedLogins: FederatedLoginReader) =>
  bindEndpoints(environmentEndpoints, {
    getPublicEnvironment: ({ deps }) =>
      withInitializationError(deps, () => getPublicEnvironment(deps, listFederatedLogins)),
    getEnvironmentInfo: ({ deps }) => getEnvironmentInfo(deps.db),
    updateEnvironmentInfo: async ({ deps, actor, body }) => {
      await renameCustomer(deps, actor, body.customerName)
      return getEnvironmentInfo(deps.db)
    },
    getTime: ({ deps }) => ({ time: deps.clock().toISOString() }),
  })

async function getEnvironmentInfo(db: Db): Promise<EnvironmentInfo> {
  const { customerName, initialisedOn } = await getInstallation(db)
  return {
    version: VERSION,
    versionString: VERSION_STRING,
    customerName,
    initialisedOn: initialisedOn?.toISOString() ?? null,
  }
}

type FederatedLoginReader = (db: Db) => Promise<PublicEnvironment["federatedLogins"]>

async function getPublicEnvironment(
  deps: Deps,
  listFederatedLogins: FederatedLoginReader,
): Promise<PublicEnvironment> {
  const settings = await getSettings(deps.db)
  return {
    version: VERSION,
    versionString: VERSION_STRING,
    initialised: await isInitialised(deps.db),
    inactivityTimeoutInSeconds: settings.inactivityTimeoutInSeconds,
    federatedLogins: await listFederatedLogins(deps.db),
    legalInfo1: settings.legalInfo1,
    legalInfo2: settings.legalInfo2,
    recordingConsentDe: settings.recordingConsentDe,
    recordingConsentEn: settings.recordingConsentEn,
    recordingConsentNl: settings.recordingConsentNl,
    approvalWorkflowEnabled: settings.approvalWorkflowEnabled,
    icapEnabled: deps.antivirus !== null,
  }
}
