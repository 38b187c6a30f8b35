import { withProblemsBelow } from "../../base/refusal.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { createDirectory, getDirectoryResponse, removeDirectory, updateDirectory } from "./actions.ts"
import { checkDirectory } from "./check/actions.ts"
import { directoryEndpoints } from "./contract.ts"
import { dryRunDirectory, dryRunSource } from "./dry-run/actions.ts"
import { directoryDryRunEndpoints } from "./dry-run/contract.ts"

export const directoryApi = bindEndpoints(
  { ...directoryEndpoints, ...directoryDryRunEndpoints },
  {
    createDirectory: ({ deps, actor, body }) => createDirectory(deps, actor, body),
    getDirectory: ({ deps, path }) => getDirectoryResponse(deps, deps.db, path.ldapProviderId),
    updateDirectory: ({ deps, actor, path, body }) => updateDirectory(deps, actor, path.ldapProviderId, body),
    deleteDirectory: ({ deps, actor, path }) => removeDirectory(deps, actor, path.ldapProviderId),
    checkDirectory: ({ deps, actor, path, query }) =>
      checkDirectory(deps, actor, path.ldapProviderId, query.username ?? ""),
    dryRunDirectory: ({ deps, actor, body: { settings, ldapProviderId, ...question } }) =>
      withProblemsBelow("settings", () =>
        dryRunDirectory(deps, actor, ldapProviderId ?? null, settings, question),
      ),
    dryRunLdapUserSource: ({ deps, actor, path, body }) => {
      const { source, sourceId = null, ...question } = body
      const { ldapProviderId: providerId, ...mappings } = source
      const target = { userGroupId: path.userGroupId, sourceId }
      return dryRunSource(deps, actor, target, { ...mappings, providerId }, question)
    },
  },
)
