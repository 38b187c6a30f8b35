import { Refusal } from "../../base/refusal.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { getUser, usersPage } from "../users/store.ts"
import { addMember, createUserGroup, removeMember, removeUserGroup, updateUserGroup } from "./actions.ts"
import { userGroupEndpoints } from "./contract.ts"
import { maySeeMembers } from "./rules.ts"
import { getUserGroup, userGroupsPage } from "./store.ts"

export const userGroupApi = bindEndpoints(userGroupEndpoints, {
  createUserGroup: ({ deps, actor, body }) => createUserGroup(deps, actor, body),
  listUserGroups: ({ deps, query }) => userGroupsPage(deps.db, {}, query),
  getUserGroup: ({ deps, path }) => getUserGroup(deps.db, path.userGroupId),
  updateUserGroup: ({ deps, actor, path, body }) => updateUserGroup(deps, actor, path.userGroupId, body),
  deleteUserGroup: ({ deps, actor, path }) => removeUserGroup(deps, actor, path.userGroupId),
  listUsersOfGroup: async ({ deps, actor, path, query }) => {
    const group = await getUserGroup(deps.db, path.userGroupId)
    if (!maySeeMembers(actor, group))
      throw new Refusal("NOT_ALLOWED", `user group "${group.name}" does not show its users`)
    return usersPage(deps.db, { userGroupId: group.id }, query, deps.clock())
  },
  addUserToGroup: ({ deps, actor, path }) => addMember(deps, actor, path.userGroupId, path.userId),
  removeUserFromGroup: ({ deps, actor, path }) => removeMember(deps, actor, path.userGroupId, path.userId),
  listUserGroupsOfUser: async ({ deps, path, query }) => {
    const user = await getUser(deps.db, path.userId, deps.clock())
    return userGroupsPage(deps.db, { userId: user.id }, query)
  },
})
