import { bindEndpoints } from "../../http/routes.ts"
import { userGroupsPage } from "../usergroups/store.ts"
import { updateProfile } from "./actions.ts"
import { profileEndpoints } from "./contract.ts"
import { getProfile } from "./store.ts"

export const profileApi = bindEndpoints(profileEndpoints, {
  getProfile: ({ deps, actor }) => getProfile(deps.db, actor.userId, deps.clock()),
  updateProfile: ({ deps, actor, body, address }) => updateProfile(deps, actor, body, address),
  listMyUserGroups: ({ deps, actor, query }) => userGroupsPage(deps.db, { userId: actor.userId }, query),
})
