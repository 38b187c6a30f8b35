import { bindEndpoints } from "../../http/routes.ts"
import { changeRetentionPolicy, deleteRetentionPolicy, getRetentionPolicy } from "./actions.ts"
import { deleteRecording, extendRecordingRetention } from "./actions-recording.ts"
import { retentionEndpoints } from "./contract.ts"

export const retentionApi = bindEndpoints(retentionEndpoints, {
  getRetentionPolicy: ({ deps, path, query }) => getRetentionPolicy(deps, path, query),
  saveRetentionPolicy: ({ deps, actor, path, body }) => changeRetentionPolicy(deps, actor, path, body),
  deleteRetentionPolicy: ({ deps, actor, path }) => deleteRetentionPolicy(deps, actor, path),
  getGroupRetentionPolicy: ({ deps, path, query }) => getRetentionPolicy(deps, path, query),
  saveGroupRetentionPolicy: ({ deps, actor, path, body }) => changeRetentionPolicy(deps, actor, path, body),
  deleteGroupRetentionPolicy: ({ deps, actor, path }) => deleteRetentionPolicy(deps, actor, path),
  keepRecording: ({ deps, actor, path, body }) => extendRecordingRetention(deps, actor, path, body.days),
  deleteRecording: ({ deps, actor, path }) => deleteRecording(deps, actor, path),
})
