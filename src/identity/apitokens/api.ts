import { bindEndpoints } from "../../http/routes.ts"
import { createApiToken, revokeOwnApiToken } from "./actions.ts"
import { apiTokenEndpoints } from "./contract.ts"
import { apiTokensPage } from "./store.ts"

export const apiTokenApi = bindEndpoints(apiTokenEndpoints, {
  createApiToken: ({ deps, actor, body, address }) => createApiToken(deps, actor, body, address),
  listApiTokens: ({ deps, actor, query }) => apiTokensPage(deps.db, actor.userId, query, deps.clock()),
  revokeApiToken: ({ deps, actor, path, address }) =>
    revokeOwnApiToken(deps, actor, path.apiTokenId, address),
})
