import { serve } from "../http/serve.ts"
import {
  checkIdentityProvider,
  createIdentityProvider,
  ownOriginOf,
  removeIdentityProvider,
  updateIdentityProvider,
} from "./actions.ts"
import { createFederatedToken } from "./actions-signin.ts"
import { identityProviderEndpoints } from "./contract.ts"
import { getIdentityProvider } from "./store.ts"

export const identityProviderApi = serve(identityProviderEndpoints, {
  createIdentityProvider: ({ deps, actor, body }) => createIdentityProvider(deps, actor, body),
  getIdentityProvider: ({ deps, path }) => getIdentityProvider(deps.db, path.identityProviderId),
  updateIdentityProvider: ({ deps, actor, path, body }) =>
    updateIdentityProvider(deps, actor, path.identityProviderId, body),
  deleteIdentityProvider: ({ deps, actor, path }) =>
    removeIdentityProvider(deps, actor, path.identityProviderId),
  checkIdentityProvider: ({ deps, path, request }) =>
    checkIdentityProvider(deps, path.identityProviderId, ownOriginOf(deps, request)),
  createFederatedToken: ({ deps, body, request, address }) =>
    createFederatedToken(deps, body, { userAgent: request.headers.get("user-agent") ?? "", address }),
})
