import { withProblemsBelow } from "../../base/refusal.ts"
import { bindEndpoints } from "../../http/routes.ts"
import {
  checkIdentityProvider,
  createIdentityProvider,
  publicOriginOf,
  removeIdentityProvider,
  updateIdentityProvider,
} from "./actions.ts"
import { identityProviderEndpoints } from "./contract.ts"
import { dryRunIdentityProvider, dryRunOidcSource } from "./dry-run/actions.ts"
import { providerDryRunEndpoints } from "./dry-run/contract.ts"
import { getIdentityProvider } from "./store.ts"

export const identityProviderApi = bindEndpoints(
  { ...identityProviderEndpoints, ...providerDryRunEndpoints },
  {
    createIdentityProvider: ({ deps, actor, body }) => createIdentityProvider(deps, actor, body),
    getIdentityProvider: ({ deps, path }) => getIdentityProvider(deps.db, path.identityProviderId),
    updateIdentityProvider: ({ deps, actor, path, body }) =>
      updateIdentityProvider(deps, actor, path.identityProviderId, body),
    deleteIdentityProvider: ({ deps, actor, path }) =>
      removeIdentityProvider(deps, actor, path.identityProviderId),
    checkIdentityProvider: ({ deps, path, request }) =>
      checkIdentityProvider(deps, path.identityProviderId, publicOriginOf(deps, request)),
    dryRunIdentityProvider: ({ deps, actor, body, request }) => {
      const { settings, identityProviderId: providerId = null, claims } = body
      const target = { providerId, ownOrigin: publicOriginOf(deps, request) }
      return withProblemsBelow("settings", () =>
        dryRunIdentityProvider(deps, actor, target, settings, claims),
      )
    },
    dryRunOidcUserSource: ({ deps, actor, path, body }) => {
      const { source, sourceId = null, claims } = body
      const { identityProviderId: providerId, ...mappings } = source
      const target = { userGroupId: path.userGroupId, sourceId }
      return dryRunOidcSource(deps, actor, target, { ...mappings, providerId }, claims)
    },
  },
)
