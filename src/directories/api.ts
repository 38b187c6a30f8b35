import { serve } from "../http/serve.ts"
import { createDirectory, removeDirectory, shownDirectory, updateDirectory } from "./actions.ts"
import { checkDirectory } from "./actions-check.ts"
import { directoryEndpoints } from "./contract.ts"

export const directoryApi = serve(directoryEndpoints, {
  createDirectory: ({ deps, actor, body }) => createDirectory(deps, actor, body),
  getDirectory: ({ deps, path }) => shownDirectory(deps, deps.db, path.ldapProviderId),
  updateDirectory: ({ deps, actor, path, body }) => updateDirectory(deps, actor, path.ldapProviderId, body),
  deleteDirectory: ({ deps, actor, path }) => removeDirectory(deps, actor, path.ldapProviderId),
  checkDirectory: ({ deps, actor, path, query }) =>
    checkDirectory(deps, actor, path.ldapProviderId, query.username ?? ""),
})
