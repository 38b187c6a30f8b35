/** Users on screen: the list, one user with everything that depends on it, and the dialogs that change it. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { endSignInsOf, listAccess } from "../../identity/access/actions.ts"
import { generateOtpSecret } from "../../identity/otp/totp/actions.ts"
import { devicePermissionsPage } from "../../identity/roles/device-permissions/store.ts"
import { requestPasswordReset } from "../../identity/signin/password-reset/actions.ts"
import { addMember } from "../../identity/usergroups/actions.ts"
import { userGroupsPage } from "../../identity/usergroups/store.ts"
import { addUser, removeUser, updateUser } from "../../identity/users/actions.ts"
import { newUser, type User, userChanges } from "../../identity/users/contract.ts"
import { changeRights, USER_ORIGINS, USER_SORTS, USER_STATES } from "../../identity/users/rules.ts"
import { getUser, usersPage } from "../../identity/users/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { createPageFactory, parsePageRequest } from "../../web/pages.tsx"
import { Panel } from "../../web/panel.tsx"
import { pickedIds } from "../../web/picked-ids.ts"
import { redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import { useView } from "../../web/view.ts"
import {
  AddToGroupsDialog,
  AddToGroupsForm,
  DeleteUserDialog,
  LockUserDialog,
  SignOutUserDialog,
  type UserConsequences,
} from "./dialogs.tsx"
import { getUserHoldings } from "./store.ts"
import { OtpSecretField, UserForm, type UserFormProps, userFromForm } from "./user-form.tsx"
import { USERS_PATH, UserListPage } from "./user-list.tsx"
import { UserPage } from "./user-page.tsx"

const page = createPageFactory<Deps>()
const READ_GATE = { system: "USER_READ" } as const
const CREATE_GATE = { system: "USER_CREATE" } as const
const UPDATE_GATE = { system: "USER_UPDATE" } as const
const DELETE_GATE = { system: "USER_DELETE" } as const
const MEMBERS_GATE = { system: "USER_GROUP_UPDATE_USER_MAPPING" } as const
const USER = `${USERS_PATH}/:userId` as const
const pathOf = (userId: string) => `${USERS_PATH}/${userId}`

/** The user's newest accesses on the page of the user; the others are in the access review. */
const ACCESSES_SHOWN = 5

export const userPages = [
  page("GET", USERS_PATH, READ_GATE, async ({ deps, query, view }) => {
    const { search, ...request } = parsePageRequest(query, "page", USER_SORTS)
    const state = USER_STATES.find((name) => name === query.state)
    const origin = USER_ORIGINS.find((name) => name === query.origin)
    const which = { state, origin }
    const users = await usersPage(deps.db, which, { ...request, search }, deps.clock())
    return renderPage(view, <UserListPage users={users} filter={{ search, ...which }} />)
  }),

  page("GET", `${USERS_PATH}/new`, CREATE_GATE, ({ actor, view }) =>
    renderPage(view, <UserFormPage user={null} rights={changeRights(actor, null)} />),
  ),

  page("POST", `${USERS_PATH}/new`, CREATE_GATE, async ({ deps, actor, request, form, view }) => {
    const values = await form()
    const props = { user: null, rights: changeRights(actor, null), values }
    return submitForm(
      { request, view },
      async () => {
        const input = parse(newUser, userFromForm(values, null, props.rights, view.zone))
        const { id } = await addUser(deps, actor, input)
        return redirect(request, pathOf(id), flashHeaders("saved"))
      },
      (formErrors) => <UserForm {...props} formErrors={formErrors} />,
      (formErrors) => <UserFormPage {...props} formErrors={formErrors} />,
    )
  }),

  /** A new secret in place of the field; nothing is stored until the form is saved. */
  page("GET", `${USERS_PATH}/otpsecret`, { anySystem: ["USER_CREATE", "USER_UPDATE"] }, ({ view }) =>
    renderPartial(view, <OtpSecretField value={generateOtpSecret()} />),
  ),

  page("GET", USER, READ_GATE, async ({ deps, actor, path, query, view }) => {
    const user = await getUser(deps.db, path.userId, deps.clock())
    const ofUser = { userId: user.id }
    const [groups, permissions, accesses, holdings] = await Promise.all([
      userGroupsPage(deps.db, ofUser, parsePageRequest({ ...query, search: "" }, "groupsPage")),
      devicePermissionsPage(deps.db, ofUser, parsePageRequest({ ...query, search: "" }, "permissionsPage")),
      listAccess(deps, actor, ofUser, { page: 1, size: ACCESSES_SHOWN, search: "" }),
      getUserHoldings(deps.db, user.id),
    ])
    const rights = rightsOn(actor, user, view.actor?.may("USER_UPDATE") ?? false)
    const isSelf = user.id === actor.userId
    const sendsMail = deps.mailer !== null
    return renderPage(
      view,
      <UserPage
        user={user}
        rights={rights}
        isSelf={isSelf}
        groups={groups}
        permissions={permissions}
        accesses={accesses}
        holdings={holdings}
        sendsMail={sendsMail}
      />,
    )
  }),

  page("POST", USER, UPDATE_GATE, async ({ deps, actor, path, request, form, view }) => {
    const values = await form()
    const user = await getUser(deps.db, path.userId, deps.clock())
    const props = { user, rights: changeRights(actor, user), values }
    return submitForm(
      { request, view },
      async () => {
        const change = parse(userChanges.schema, userFromForm(values, user, props.rights, view.zone))
        await updateUser(deps, actor, user.id, change)
        return redirect(request, pathOf(user.id), flashHeaders("saved"))
      },
      (formErrors) => <UserForm {...props} formErrors={formErrors} />,
      (formErrors) => <UserFormPage {...props} formErrors={formErrors} />,
    )
  }),

  page("GET", `${USER}/lock`, UPDATE_GATE, async (call) =>
    renderDialog(
      call,
      pathOf(call.path.userId),
      <LockUserDialog {...(await consequencesOf(call.deps, call.actor, call.path.userId))} />,
    ),
  ),

  page("POST", `${USER}/lock`, UPDATE_GATE, async ({ deps, actor, path, request }) => {
    await updateUser(deps, actor, path.userId, { locked: true })
    return redirect(request, pathOf(path.userId), flashHeaders("userLocked"))
  }),

  page("POST", `${USER}/unlock`, UPDATE_GATE, async ({ deps, actor, path, request }) => {
    const { expiry } = await getUser(deps.db, path.userId, deps.clock())
    // An expiry in the past would lock the user again.
    const hasExpired = expiry !== null && new Date(expiry) <= deps.clock()
    await updateUser(deps, actor, path.userId, { locked: false, expiry: hasExpired ? null : undefined })
    return redirect(request, pathOf(path.userId), flashHeaders("userUnlocked"))
  }),

  page("POST", `${USER}/resetpassword`, UPDATE_GATE, async ({ deps, path, request, address }) => {
    const { username, email } = await getUser(deps.db, path.userId, deps.clock())
    await requestPasswordReset(deps, { username, email }, address)
    return redirect(request, pathOf(path.userId), flashHeaders("oneTimePasswordSent"))
  }),

  page("GET", `${USER}/groups`, MEMBERS_GATE, async (call) =>
    renderDialog(
      call,
      pathOf(call.path.userId),
      <AddToGroupsDialog user={await getUser(call.deps.db, call.path.userId, call.deps.clock())} />,
    ),
  ),

  page("POST", `${USER}/groups`, MEMBERS_GATE, async ({ deps, actor, path, request, form, view }) => {
    const values = await form()
    const user = await getUser(deps.db, path.userId, deps.clock())
    return submitForm(
      { request, view },
      async () => {
        for (const groupId of pickedIds(values, "userGroups")) await addMember(deps, actor, groupId, user.id)
        return redirect(request, pathOf(user.id), flashHeaders("saved"))
      },
      (formErrors) => <AddToGroupsForm user={user} formErrors={formErrors} />,
      (formErrors) => (
        <AdminLayout title={user.displayName} section="users">
          <AddToGroupsForm user={user} formErrors={formErrors} />
        </AdminLayout>
      ),
    )
  }),

  page("GET", `${USER}/signout`, UPDATE_GATE, async (call) =>
    renderDialog(
      call,
      pathOf(call.path.userId),
      <SignOutUserDialog {...(await consequencesOf(call.deps, call.actor, call.path.userId))} />,
    ),
  ),

  page("POST", `${USER}/signout`, UPDATE_GATE, async ({ deps, actor, path, request, address }) => {
    await endSignInsOf(deps, actor, path.userId, address)
    return redirect(request, pathOf(path.userId), flashHeaders("ended"))
  }),

  page("GET", `${USER}/delete`, DELETE_GATE, async (call) =>
    renderDialog(
      call,
      pathOf(call.path.userId),
      <DeleteUserDialog {...(await consequencesOf(call.deps, call.actor, call.path.userId))} />,
    ),
  ),

  page("POST", `${USER}/delete`, DELETE_GATE, async ({ deps, actor, path, request }) => {
    await removeUser(deps, actor, path.userId)
    return redirect(request, USERS_PATH, flashHeaders("deleted"))
  }),
]

function rightsOn(actor: Actor, user: User, mayUpdate: boolean) {
  const rights = changeRights(actor, user)
  return { ...rights, mayChange: mayUpdate && rights.mayChange }
}

async function consequencesOf(deps: Deps, actor: Actor, userId: string): Promise<UserConsequences> {
  const user = await getUser(deps.db, userId, deps.clock())
  const [accesses, holdings] = await Promise.all([
    listAccess(deps, actor, { userId }, { page: 1, size: 1, search: "" }),
    getUserHoldings(deps.db, userId),
  ])
  return { user, accesses: accesses.total, holdings }
}

function UserFormPage(props: UserFormProps) {
  const { t } = useView()
  const title = props.user?.displayName ?? t("people.newUser")
  return (
    <AdminLayout title={title} section="users" crumbs={[{ label: title }]}>
      <Panel>
        <UserForm {...props} />
      </Panel>
    </AdminLayout>
  )
}
