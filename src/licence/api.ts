import { getInstallation } from "../environment/store.ts"
import { serve } from "../http/serve.ts"
import { importLicence } from "./actions.ts"
import { licenceEndpoints } from "./contract.ts"
import { deviceCount, getInstallationFacts, getStanding, licencesPage } from "./store.ts"

export const licenceApi = serve(licenceEndpoints, {
  getLicenceState: async ({ deps }) => {
    const { licence, ...standing } = await getStanding(deps.db, deps)
    const { installationId } = await getInstallationFacts(deps.db)
    const customerName = licence?.customerName ?? (await getInstallation(deps.db)).customerName
    return { ...standing, installationId, customerName, deviceCount: await deviceCount(deps.db) }
  },
  listLicences: ({ deps, query }) => licencesPage(deps.db, deps, query),
  importLicence: ({ deps, actor, body }) => importLicence(deps, actor, body),
})
