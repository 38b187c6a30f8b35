import { serve } from "../http/serve.ts"
import { changeRetentionPolicy, removeRetentionPolicy, retentionPolicyOf } from "./actions.ts"
import { retentionEndpoints } from "./contract.ts"

export const retentionApi = serve(retentionEndpoints, {
  getRetentionPolicy: ({ deps, path, query }) => retentionPolicyOf(deps, path.deviceId, query),
  saveRetentionPolicy: ({ deps, actor, path, body }) =>
    changeRetentionPolicy(deps, actor, path.deviceId, body),
  deleteRetentionPolicy: ({ deps, actor, path }) => removeRetentionPolicy(deps, actor, path.deviceId),
})
