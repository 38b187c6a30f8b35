import { Refusal } from "../../base/refusal.ts"
import { pageOfParent } from "../../db/paged-list.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { getUser, usersPage } from "../users/store.ts"
import { addMember, createUserGroup, removeMember, removeUserGroup, updateUserGroup } from "./actions.ts"
import { userGroupEndpoints } from "./contract.ts"
import { maySeeAllMembers, maySeeMembers } from "./rules.ts"
import { getUserGroup, userGroupsPage } from "./store.ts"

export const userGroupApi = bindEndpoints(userGroupEndpoints, {
  createUserGroup: ({ deps, actor, body }) => createUserGroup(deps, actor, body),
  listUserGroups: ({ deps, query }) => userGroupsPage(deps.db, {}, query),
  getUserGroup: ({ deps, path }) => getUserGroup(deps.db, path.userGroupId),
  updateUserGroup: ({ deps, actor, path, body }) => updateUserGroup(deps, actor, path.userGroupId, body),
  deleteUserGroup: ({ deps, actor, path }) => removeUserGroup(deps, actor, path.userGroupId),
  listUsersOfGroup: async ({ deps, actor, path, query }) => {
    const { userGroupId } = path
    const requireGroup = () => getUserGroup(deps.db, userGroupId)
    if (!maySeeAllMembers(actor)) {
      const group = await requireGroup()
      if (!maySeeMembers(actor, group))
        throw new Refusal("NOT_ALLOWED", `user group "${group.name}" does not show its users`)
    }
    return pageOfParent(usersPage(deps.db, { userGroupId }, query, deps.clock()), requireGroup)
  },
  addUserToGroup: ({ deps, actor, path }) => addMember(deps, actor, path.userGroupId, path.userId),
  removeUserFromGroup: ({ deps, actor, path }) => removeMember(deps, actor, path.userGroupId, path.userId),
  listUserGroupsOfUser: ({ deps, path: { userId }, query }) =>
    pageOfParent(userGroupsPage(deps.db, { userId }, query), () => getUser(deps.db, userId, deps.clock())),
})
