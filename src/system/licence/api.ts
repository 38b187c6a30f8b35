import { bindEndpoints } from "../../http/routes.ts"
import { getInstallation } from "../environment/store.ts"
import { importLicence } from "./actions.ts"
import { licenceEndpoints } from "./contract.ts"
import { deviceCount, getInstallationInfo, getLicenceStatus, licencesPage } from "./store.ts"

export const licenceApi = bindEndpoints(licenceEndpoints, {
  getLicenceState: async ({ deps }) => {
    const { licence, ...status } = await getLicenceStatus(deps.db, deps)
    const { installationId } = await getInstallationInfo(deps.db)
    const customerName = licence?.customerName ?? (await getInstallation(deps.db)).customerName
    return { ...status, installationId, customerName, deviceCount: await deviceCount(deps.db) }
  },
  listLicences: ({ deps, query }) => licencesPage(deps.db, deps, query),
  importLicence: ({ deps, actor, body }) => importLicence(deps, actor, body),
})
