import { bindEndpoints } from "../../http/routes.ts"
import {
  checkIdentityProvider,
  createIdentityProvider,
  publicOriginOf,
  removeIdentityProvider,
  updateIdentityProvider,
} from "./actions.ts"
import { identityProviderEndpoints } from "./contract.ts"
import { getIdentityProvider } from "./store.ts"

export const identityProviderApi = bindEndpoints(identityProviderEndpoints, {
  createIdentityProvider: ({ deps, actor, body }) => createIdentityProvider(deps, actor, body),
  getIdentityProvider: ({ deps, path }) => getIdentityProvider(deps.db, path.identityProviderId),
  updateIdentityProvider: ({ deps, actor, path, body }) =>
    updateIdentityProvider(deps, actor, path.identityProviderId, body),
  deleteIdentityProvider: ({ deps, actor, path }) =>
    removeIdentityProvider(deps, actor, path.identityProviderId),
  checkIdentityProvider: ({ deps, path, request }) =>
    checkIdentityProvider(deps, path.identityProviderId, publicOriginOf(deps, request)),
})
