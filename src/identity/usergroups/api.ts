import { Refusal } from "../../base/refusal.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { PARENT_USER, usersPage } from "../users/store.ts"
import { addMember, createUserGroup, removeMember, removeUserGroup, updateUserGroup } from "./actions.ts"
import { userGroupEndpoints } from "./contract.ts"
import { maySeeAllMembers, maySeeMembers } from "./rules.ts"
import { getUserGroup, PARENT_USER_GROUP, userGroupsPage } from "./store.ts"

export const userGroupApi = bindEndpoints(userGroupEndpoints, {
  createUserGroup: ({ deps, actor, body }) => createUserGroup(deps, actor, body),
  listUserGroups: ({ deps, query }) => userGroupsPage(deps.db, {}, query),
  getUserGroup: ({ deps, path }) => getUserGroup(deps.db, path.userGroupId),
  updateUserGroup: ({ deps, actor, path, body }) => updateUserGroup(deps, actor, path.userGroupId, body),
  deleteUserGroup: ({ deps, actor, path }) => removeUserGroup(deps, actor, path.userGroupId),
  listUsersOfGroup: async ({ deps, actor, path, query }) => {
    const { userGroupId } = path
    if (!maySeeAllMembers(actor)) {
      const group = await getUserGroup(deps.db, userGroupId)
      if (!maySeeMembers(actor, group))
        throw new Refusal("NOT_ALLOWED", `user group "${group.name}" does not show its users`)
    }
    return usersPage(deps.db, { userGroupId }, query, deps.clock(), PARENT_USER_GROUP)
  },
  addUserToGroup: ({ deps, actor, path }) => addMember(deps, actor, path.userGroupId, path.userId),
  removeUserFromGroup: ({ deps, actor, path }) => removeMember(deps, actor, path.userGroupId, path.userId),
  listUserGroupsOfUser: ({ deps, path: { userId }, query }) =>
    userGroupsPage(deps.db, { userId }, query, PARENT_USER),
})
