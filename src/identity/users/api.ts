import { bindEndpoints } from "../../http/routes.ts"
import { addUser, removeUser, updateUser } from "./actions.ts"
import { userEndpoints } from "./contract.ts"
import { getUser, usersPage } from "./store.ts"

export const userApi = bindEndpoints(userEndpoints, {
  createUser: async ({ deps, actor, body }) =>
    getUser(deps.db, await addUser(deps, actor, body), deps.clock()),
  listUsers: ({ deps, query }) => usersPage(deps.db, {}, query, deps.clock()),
  getUser: ({ deps, path }) => getUser(deps.db, path.userId, deps.clock()),
  updateUser: ({ deps, actor, path, body }) => updateUser(deps, actor, path.userId, body),
  deleteUser: ({ deps, actor, path }) => removeUser(deps, actor, path.userId),
})
