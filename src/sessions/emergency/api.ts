import { bindEndpoints } from "../../http/routes.ts"
import { listSessions } from "../session/store.ts"
import { reviewEmergencySession } from "./actions.ts"
import { emergencyEndpoints } from "./contract.ts"

export const emergencyApi = bindEndpoints(emergencyEndpoints, {
  listEmergencySessions: ({ deps, actor, query }) => listSessions(deps.db, { reviewer: actor }, query),
  reviewEmergencySession: ({ deps, actor, access, path, body }) =>
    reviewEmergencySession(deps, actor, access, path, body),
})
