import { bindEndpoints } from "../../http/routes.ts"
import { activatePlan, createPlan, deactivatePlan, removePlan, updatePlan } from "./actions.ts"
import { planEndpoints } from "./contract.ts"
import { getPlan, plansPage } from "./store.ts"

export const planApi = bindEndpoints(planEndpoints, {
  listRecurringIssues: ({ deps, path, query: { status, ...request } }) =>
    plansPage(deps.db, { deviceId: path.deviceId, state: status }, request, deps.clock()),
  createRecurringIssue: ({ deps, actor, path, body }) => createPlan(deps, actor, path.deviceId, body),
  getRecurringIssue: ({ deps, path }) => getPlan(deps.db, path, deps.clock()),
  updateRecurringIssue: ({ deps, actor, path, body }) => updatePlan(deps, actor, path, body),
  deleteRecurringIssue: ({ deps, actor, path }) => removePlan(deps, actor, path),
  activateRecurringIssue: ({ deps, actor, path }) => activatePlan(deps, actor, path),
  deactivateRecurringIssue: ({ deps, actor, path }) => deactivatePlan(deps, actor, path),
})
