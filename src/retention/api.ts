import { serve } from "../http/serve.ts"
import { changeRetentionPolicy, removeRetentionPolicy, retentionPolicyOf } from "./actions.ts"
import { keepRecording, removeRecording } from "./actions-recording.ts"
import { retentionEndpoints } from "./contract.ts"

export const retentionApi = serve(retentionEndpoints, {
  getRetentionPolicy: ({ deps, path, query }) => retentionPolicyOf(deps, path, query),
  saveRetentionPolicy: ({ deps, actor, path, body }) => changeRetentionPolicy(deps, actor, path, body),
  deleteRetentionPolicy: ({ deps, actor, path }) => removeRetentionPolicy(deps, actor, path),
  getGroupRetentionPolicy: ({ deps, path, query }) => retentionPolicyOf(deps, path, query),
  saveGroupRetentionPolicy: ({ deps, actor, path, body }) => changeRetentionPolicy(deps, actor, path, body),
  deleteGroupRetentionPolicy: ({ deps, actor, path }) => removeRetentionPolicy(deps, actor, path),
  keepRecording: ({ deps, actor, path, body }) => keepRecording(deps, actor, path, body.days),
  deleteRecording: ({ deps, actor, path }) => removeRecording(deps, actor, path),
})
