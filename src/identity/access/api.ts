import { bindEndpoints } from "../../http/routes.ts"
import { PARENT_USER } from "../users/store.ts"
import {
  endAllSignInsOfUser,
  endApiTokenOf,
  endOwnOtherSignIns,
  endOwnSignIn,
  endSignInOfUser,
  listAccess,
  listSignIns,
} from "./actions.ts"
import { accessEndpoints } from "./contract.ts"

export const accessApi = bindEndpoints(accessEndpoints, {
  // The authorization of the request has recorded the activity.
  noteActivity: () => undefined,
  listMySignIns: ({ deps, actor, query }) => listSignIns(deps, actor, { userId: actor.userId }, query),
  endMyOtherSignIns: async ({ deps, actor, address }) => ({
    ended: await endOwnOtherSignIns(deps, actor, address),
  }),
  endMySignIn: ({ deps, actor, path, address }) => endOwnSignIn(deps, actor, path.signInId, address),
  listSignIns: ({ deps, actor, query }) => listSignIns(deps, actor, {}, query),
  listSignInsOfUser: ({ deps, actor, path: { userId }, query }) =>
    listSignIns(deps, actor, { userId }, query, PARENT_USER),
  endSignInsOfUser: async ({ deps, actor, path, address }) => ({
    ended: await endAllSignInsOfUser(deps, actor, path.userId, address),
  }),
  endSignInOfUser: ({ deps, actor, path, address }) => endSignInOfUser(deps, actor, path, address),
  endApiTokenOfUser: ({ deps, actor, path, address }) => endApiTokenOf(deps, actor, path, address),
  listAccess: ({ deps, actor, query: { kind, userId, ...request } }) =>
    listAccess(deps, actor, { kind, userId: userId || undefined }, request),
})
