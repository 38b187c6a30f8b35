/** User groups and their members as calls. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, instant, namedObject, readVersion, sortedList } from "../../base/schema.ts"
import { del, get, inSystem, put } from "../../http/endpoint.ts"
import { entityEndpoints, systemAuthorities } from "../../http/entity-endpoints.ts"
import { user } from "../users/contract.ts"
import { USER_SORTS } from "../users/rules.ts"
import { USER_GROUP_FIELDS } from "./fields.ts"
import { USER_GROUP_SORTS } from "./rules.ts"

export const userGroup = namedObject("UserGroup", {
  id,
  ...responseSchemas(USER_GROUP_FIELDS),
  userCount: z.int(),
  createdOn: instant,
  version: z.int(),
})
export type UserGroup = z.infer<typeof userGroup>

export const saveUserGroup = z.strictObject({
  ...inputSchemas(USER_GROUP_FIELDS),
  version: readVersion,
})
export type SaveUserGroup = z.output<typeof saveUserGroup>
export const userGroupChanges = definePartialUpdate(saveUserGroup)
export type UserGroupChange = ChangeOf<typeof userGroupChanges>

const GROUP = "/usergroups/:userGroupId"
const MEMBER = "/usergroups/:userGroupId/users/:userId"

const groups = entityEndpoints(GROUP, userGroup, userGroupChanges, {
  sorts: USER_GROUP_SORTS,
  auth: systemAuthorities("USER_GROUP"),
})

export const userGroupEndpoints = {
  createUserGroup: groups.create("Creates a user group"),
  listUserGroups: groups.list("User groups by name"),
  getUserGroup: groups.read("One user group"),
  updateUserGroup: groups.update("Changes a user group"),
  deleteUserGroup: groups.delete("Deletes a user group without sources and assignments", ["CONFLICT"]),
  listUsersOfGroup: get(`${GROUP}/users`, inSystem("USER_GROUP_READ"), {
    summary: "The users of a group by name",
    ...sortedList(user, USER_SORTS),
    refuses: ["NOT_ALLOWED"],
  }),
  addUserToGroup: put(MEMBER, inSystem("USER_GROUP_UPDATE_USER_MAPPING"), {
    summary: "Adds a local user to a group; no change for a member",
    refuses: ["CONFLICT"],
  }),
  removeUserFromGroup: del(MEMBER, inSystem("USER_GROUP_UPDATE_USER_MAPPING"), {
    summary: "Removes a user from a group; effective immediately",
  }),
  listUserGroupsOfUser: get("/users/:userId/usergroups", inSystem("USER_READ"), {
    summary: "The groups of a user by name",
    ...sortedList(userGroup, USER_GROUP_SORTS),
  }),
}
