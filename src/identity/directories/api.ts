import { bindEndpoints } from "../../http/routes.ts"
import { createDirectory, getDirectoryResponse, removeDirectory, updateDirectory } from "./actions.ts"
import { checkDirectory } from "./check/actions.ts"
import { directoryEndpoints } from "./contract.ts"

export const directoryApi = bindEndpoints(directoryEndpoints, {
  createDirectory: ({ deps, actor, body }) => createDirectory(deps, actor, body),
  getDirectory: ({ deps, path }) => getDirectoryResponse(deps, deps.db, path.ldapProviderId),
  updateDirectory: ({ deps, actor, path, body }) => updateDirectory(deps, actor, path.ldapProviderId, body),
  deleteDirectory: ({ deps, actor, path }) => removeDirectory(deps, actor, path.ldapProviderId),
  checkDirectory: ({ deps, actor, path, query }) =>
    checkDirectory(deps, actor, path.ldapProviderId, query.username ?? ""),
})
