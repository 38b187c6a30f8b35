/** Users and user groups as rows of files. */
import { PAGE_SIZE_MAX } from "../../base/page-request.ts"
import { parse } from "../../base/parse.ts"
import { checkVersion } from "../../db/constraint.ts"
import { addInvitedUser } from "../../identity/signin/password-reset/actions.ts"
import {
  addMember,
  createUserGroup,
  removeMember,
  updateUserGroup,
} from "../../identity/usergroups/actions.ts"
import {
  saveUserGroup,
  type UserGroup,
  userGroupChanges,
  userGroupEndpoints,
} from "../../identity/usergroups/contract.ts"
import { listUserGroupsById, userGroupsPage } from "../../identity/usergroups/store.ts"
import { addUser, updateUser } from "../../identity/users/actions.ts"
import { type User, userEndpoints } from "../../identity/users/contract.ts"
import { getUser, listUsersById, usersPage } from "../../identity/users/store.ts"
import {
  cellsOf,
  checkSystemRule,
  findByIdOrName,
  idsOf,
  type KindActions,
  type MasterDataContext,
  type MasterDataObject,
} from "./actions-kind.ts"
import { COLUMNS, importedUser, importedUserChange } from "./fields-kinds.ts"
import { findNamed, listGroupsByUser } from "./store-references.ts"

async function userObjects(
  { deps }: Pick<MasterDataContext, "deps">,
  users: readonly User[],
): Promise<MasterDataObject[]> {
  const groups = await listGroupsByUser(
    deps.db,
    users.map(({ id }) => id),
  )
  return users.map((user) => {
    const userGroups = (groups.get(user.id) ?? []).map(({ label }) => label)
    return {
      id: user.id,
      version: user.version,
      deviceId: null,
      cells: cellsOf(COLUMNS.users, user, { userGroups }),
    }
  })
}

/** Puts a user into exactly these groups, as far as they were put there by hand. */
async function saveGroups(
  context: MasterDataContext,
  userId: string,
  wanted: readonly string[] | undefined,
): Promise<void> {
  if (wanted === undefined) return
  const { deps, actor } = context
  const current = ((await listGroupsByUser(deps.db, [userId])).get(userId) ?? []).map(({ id }) => id)
  const [added, removed] = [
    wanted.filter((id) => !current.includes(id)),
    current.filter((id) => !wanted.includes(id)),
  ]
  if (added.length + removed.length > 0) checkSystemRule(actor, userGroupEndpoints.addUserToGroup.auth)
  for (const groupId of added) await addMember(deps, actor, groupId, userId)
  for (const groupId of removed) await removeMember(deps, actor, groupId, userId)
}

export const userActions: KindActions = {
  readBy: "USER_READ",
  deviceReadBy: null,
  create: userEndpoints.createUser.auth,
  change: userEndpoints.updateUser.auth,
  async *batches(context) {
    const { deps } = context
    for (let page = 1; ; page++) {
      const request = { page, size: PAGE_SIZE_MAX, search: "" }
      const { rows } = await usersPage(deps.db, {}, request, deps.clock())
      if (rows.length > 0) yield await userObjects(context, rows)
      if (rows.length < PAGE_SIZE_MAX) return
    }
  },
  async find(context, keys) {
    const { deps } = context
    const named = await findNamed(
      deps.db,
      "user",
      keys.map(({ name }) => name.toLowerCase()),
    )
    return findByIdOrName(keys, named, async (ids) =>
      userObjects(context, await listUsersById(deps.db, ids, deps.clock())),
    )
  },
  async load(context, objects) {
    const { deps } = context
    return userObjects(context, await listUsersById(deps.db, idsOf(objects), deps.clock()))
  },
  /** Without a mail server an administrator sets the first password. */
  async createObject(context, body) {
    const { deps, actor, address } = context
    const { userGroupIds, ...person } = parse(importedUser, body)
    const account = { ...person, superuser: false, otpEnabled: false, otpSecret: "" }
    const id = deps.mailer
      ? await addInvitedUser(deps, actor, account, address)
      : await addUser(deps, actor, { ...account, password: null })
    await saveGroups(context, id, userGroupIds)
    return { id }
  },
  async changeObject(context, { id }, body) {
    const { deps, actor } = context
    const { userGroupIds, version, ...change } = parse(importedUserChange, body)
    if (Object.keys(change).length > 0) await updateUser(deps, actor, id, { ...change, version })
    else {
      const user = await getUser(deps.db, id, deps.clock())
      checkVersion({ name: user.username, version: user.version }, version, ["userGroups"])
    }
    await saveGroups(context, id, userGroupIds)
  },
}

function groupObject(group: UserGroup): MasterDataObject {
  return {
    id: group.id,
    version: group.version,
    deviceId: null,
    cells: cellsOf(COLUMNS.usergroups, group, {}),
  }
}

export const userGroupActions: KindActions = {
  readBy: "USER_GROUP_READ",
  deviceReadBy: null,
  create: userGroupEndpoints.createUserGroup.auth,
  change: userGroupEndpoints.updateUserGroup.auth,
  async *batches({ deps }) {
    for (let page = 1; ; page++) {
      const { rows } = await userGroupsPage(deps.db, {}, { page, size: PAGE_SIZE_MAX, search: "" })
      if (rows.length > 0) yield rows.map(groupObject)
      if (rows.length < PAGE_SIZE_MAX) return
    }
  },
  async find({ deps }, keys) {
    const named = await findNamed(
      deps.db,
      "userGroup",
      keys.map(({ name }) => name.toLowerCase()),
    )
    return findByIdOrName(keys, named, async (ids) =>
      (await listUserGroupsById(deps.db, ids)).map(groupObject),
    )
  },
  async load({ deps }, objects) {
    return (await listUserGroupsById(deps.db, idsOf(objects))).map(groupObject)
  },
  createObject: ({ deps, actor }, body) => createUserGroup(deps, actor, parse(saveUserGroup, body)),
  changeObject: ({ deps, actor }, { id }, body) =>
    updateUserGroup(deps, actor, id, parse(userGroupChanges.schema, body)),
}
