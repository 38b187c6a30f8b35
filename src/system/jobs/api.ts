import { bindEndpoints } from "../../http/routes.ts"
import { jobEndpoints } from "./contract.ts"
import { runsPage } from "./store.ts"

export const jobApi = bindEndpoints(jobEndpoints, {
  listJobRuns: ({ deps, query: { name, outcome, ...request } }) =>
    runsPage(deps.db, { name, outcome }, request),
})
