import { bindEndpoints } from "../../http/routes.ts"
import {
  createOwnChallenge,
  registerPasskey,
  removeOwnPasskey,
  removePasskeyOfUser,
  renamePasskey,
  resetSecondFactors,
} from "./actions.ts"
import { passkeyEndpoints } from "./contract.ts"
import { passkeysPage } from "./store.ts"

export const passkeyApi = bindEndpoints(passkeyEndpoints, {
  createOwnChallenge: async ({ deps, actor, body, request }) => ({
    options: await createOwnChallenge(deps, actor, body.purpose, request),
  }),
  listMyPasskeys: ({ deps, actor, query }) => passkeysPage(deps.db, actor.userId, query),
  registerPasskey: ({ deps, actor, body, request, address }) =>
    registerPasskey(deps, actor, { ...body, address }, request),
  renamePasskey: ({ deps, actor, path, body }) => renamePasskey(deps, actor, path.passkeyId, body.name),
  removeMyPasskey: ({ deps, actor, path }) => removeOwnPasskey(deps, actor, path.passkeyId),
  listPasskeysOfUser: ({ deps, path: { userId }, query }) => passkeysPage(deps.db, userId, query),
  removePasskeyOfUser: ({ deps, actor, path }) =>
    removePasskeyOfUser(deps, actor, path.userId, path.passkeyId),
  resetSecondFactors: ({ deps, actor, path }) => resetSecondFactors(deps, actor, path.userId),
})
