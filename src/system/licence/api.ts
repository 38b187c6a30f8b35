import { bindEndpoints } from "../../http/routes.ts"
import { getLicenceState, importLicence } from "./actions.ts"
import { licenceEndpoints } from "./contract.ts"
import { licencesPage } from "./store.ts"

export const licenceApi = bindEndpoints(licenceEndpoints, {
  getLicenceState: ({ deps }) => getLicenceState(deps),
  listLicences: ({ deps, query }) => licencesPage(deps.db, deps, query),
  importLicence: ({ deps, actor, body }) => importLicence(deps, actor, body),
})
