/** Users on screen: the list, one user with everything that depends on it, and the dialogs that change it. */

import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { parse, withProblems } from "../../base/parse.ts"
import { systemAuthorities } from "../../http/entity-endpoints.ts"
import { endAllSignInsOfUser, listAccess } from "../../identity/access/actions.ts"
import { findLockFacts, listSignInHistory } from "../../identity/access/history/store.ts"
import { generateOtpSecret } from "../../identity/otp/totp/actions.ts"
import { resetSecondFactors } from "../../identity/passkeys/actions.ts"
import { countPasskeys } from "../../identity/passkeys/store.ts"
import { getPasswordPolicy } from "../../identity/passwords/store.ts"
import { devicePermissionsPage } from "../../identity/roles/device-permissions/store.ts"
import { addInvitedUser, sendOneTimePassword } from "../../identity/signin/password-reset/actions.ts"
import { listSourcesOfProvider } from "../../identity/sources/store.ts"
import { addMember } from "../../identity/usergroups/actions.ts"
import { listSourceMemberships, userGroupsPage } from "../../identity/usergroups/store.ts"
import { addUser, removeUser, updateUser } from "../../identity/users/actions.ts"
import { invitedUser, newUser, type User, userChanges } from "../../identity/users/contract.ts"
import { findProviderReading } from "../../identity/users/foreign-users/store.ts"
import { changeRights, USER_ORIGINS, USER_STATES } from "../../identity/users/rules.ts"
import { getUser, requireUser, usersPage } from "../../identity/users/store.ts"
import { AdminFormPage, AdminLayout } from "../../web/admin-layout.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { pickedIds } from "../../web/picked-ids.ts"
import { redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import { page } from "../page.ts"
import { findNewPasswordProblems } from "../passwords/new-password-fields.tsx"
import { PERMISSION_LIST } from "../usergroups/permission-list.tsx"
import {
  AddToGroupsDialog,
  AddToGroupsForm,
  DeleteUserDialog,
  LockUserDialog,
  ResetFactorsDialog,
  SignOutUserDialog,
  type UserConsequences,
} from "./dialogs.tsx"
import type { ShownReading } from "./reading-panel.tsx"
import { getUserHoldings, requiresSecondFactor } from "./store.ts"
import { NewOtpFields, UserForm, type UserFormProps, userFromForm } from "./user-form.tsx"
import { USER_LIST, USERS_PATH, UserListPage } from "./user-list.tsx"
import { SEND_FIELD, USER_GROUP_LIST, UserPage } from "./user-page.tsx"

const GATES = systemAuthorities("USER")
const MEMBERS_GATE = { system: "USER_GROUP_UPDATE_USER_MAPPING" } as const
const USER = `${USERS_PATH}/:userId` as const
const pathOf = (userId: string) => `${USERS_PATH}/${userId}`

/** The user's newest accesses on the page of the user; the others are in the access review. */
const ACCESSES_SHOWN = 5
const SIGN_INS_SHOWN = 5

/** A dialog that names what follows from a change of the user. */
const consequencesPage = <Action extends string>(
  action: Action,
  gate: typeof GATES.update | typeof GATES.delete,
  Dialog: (consequences: UserConsequences) => ReactNode,
) =>
  page("GET", `${USER}/${action}`, gate, async (call) => {
    const { deps, actor, path } = call
    return renderDialog(
      call,
      pathOf(path.userId),
      <Dialog {...(await consequencesOf(deps, actor, path.userId))} />,
    )
  })

export const userPages = [
  page("GET", USERS_PATH, GATES.read, async ({ deps, query, view }) => {
    const { search, ...request } = parsePageRequest(query, USER_LIST)
    const state = USER_STATES.find((name) => name === query.state)
    const origin = USER_ORIGINS.find((name) => name === query.origin)
    const which = { state, origin }
    const users = await usersPage(deps.db, which, { ...request, search }, deps.clock())
    return renderPage(view, <UserListPage users={users} filter={{ search, ...which }} />)
  }),

  page("GET", `${USERS_PATH}/new`, GATES.create, async ({ deps, actor, view }) => {
    const policy = await getPasswordPolicy(deps.db)
    const props = { user: null, rights: changeRights(actor, null), policy, sendsMail: deps.mailer !== null }
    return renderPage(view, <UserFormPage {...props} />)
  }),

  page("POST", `${USERS_PATH}/new`, GATES.create, async ({ deps, actor, request, form, view, address }) => {
    const values = await form()
    const sendsMail = deps.mailer !== null
    const policy = await getPasswordPolicy(deps.db)
    const props = { user: null, rights: changeRights(actor, null), policy, values, sendsMail }
    const isInvited = sendsMail && !values.password && !values.passwordRepeat
    return submitForm(
      { request, view },
      async () => {
        const { password, ...person } = userFromForm(values, null, props.rights, view.zone)
        if (isInvited) {
          const invitedId = await addInvitedUser(deps, actor, parse(invitedUser, person), address)
          return redirect(request, pathOf(invitedId), flashHeaders("userInvited"))
        }
        const input = withProblems(
          () => parse(newUser, { ...person, password }),
          await findNewPasswordProblems(deps.db, values),
        )
        const id = await addUser(deps, actor, input)
        return redirect(request, pathOf(id), flashHeaders("saved"))
      },
      <UserForm {...props} />,
      <UserFormPage {...props} />,
    )
  }),

  /** A new secret in place of the fields; nothing is stored until the form is saved. */
  page("GET", `${USERS_PATH}/otpsecret`, { anySystem: ["USER_CREATE", "USER_UPDATE"] }, ({ view }) =>
    renderPartial(view, <NewOtpFields secret={generateOtpSecret()} />),
  ),

  page("GET", USER, GATES.read, async ({ deps, actor, path, query, view }) => {
    const user = await getUser(deps.db, path.userId, deps.clock())
    const ofUser = { userId: user.id }
    const [groups, permissions, accesses, holdings, signIns, lock, reading, passkeys] = await Promise.all([
      userGroupsPage(deps.db, ofUser, parsePageRequest(query, USER_GROUP_LIST)),
      devicePermissionsPage(deps.db, ofUser, parsePageRequest(query, PERMISSION_LIST)),
      listAccess(deps, actor, ofUser, { page: 1, size: ACCESSES_SHOWN, search: "" }),
      getUserHoldings(deps.db, user.id),
      listSignInHistory(deps.db, user.id, SIGN_INS_SHOWN),
      user.lockedReason && findLockFacts(deps.db, user.id, user.lockedReason),
      user.imported ? readingOf(deps.db, user.id) : null,
      countPasskeys(deps.db, user.id),
    ])
    const rights = rightsOn(actor, user, view.actor?.may("USER_UPDATE") ?? false)
    const isSelf = user.id === actor.userId
    const sendsMail = deps.mailer !== null
    const loaded = { groups, permissions, accesses, holdings, signIns, lock, reading, passkeys }
    const shown = { user, rights, isSelf, sendsMail, policy: await getPasswordPolicy(deps.db) }
    return renderPage(view, <UserPage {...shown} {...loaded} />)
  }),

  page("POST", USER, GATES.update, async ({ deps, actor, path, request, form, view }) => {
    const values = await form()
    const user = await getUser(deps.db, path.userId, deps.clock())
    const passkeys = await countPasskeys(deps.db, user.id)
    const policy = await getPasswordPolicy(deps.db)
    const props = { user, rights: changeRights(actor, user), policy, values, passkeys }
    return submitForm(
      { request, view },
      async () => {
        const change = withProblems(
          () => parse(userChanges.schema, userFromForm(values, user, props.rights, view.zone)),
          await findNewPasswordProblems(deps.db, values),
        )
        await updateUser(deps, actor, user.id, change)
        return redirect(request, pathOf(user.id), flashHeaders("saved"))
      },
      <UserForm {...props} />,
      <UserFormPage {...props} />,
    )
  }),

  consequencesPage("lock", GATES.update, LockUserDialog),

  page("POST", `${USER}/lock`, GATES.update, async ({ deps, actor, path, request }) => {
    await updateUser(deps, actor, path.userId, { locked: true })
    return redirect(request, pathOf(path.userId), flashHeaders("userLocked"))
  }),

  page("POST", `${USER}/unlock`, GATES.update, async ({ deps, actor, path, request, form, address }) => {
    const { [SEND_FIELD]: isSending } = await form()
    const { expiry } = await getUser(deps.db, path.userId, deps.clock())
    // An expiry in the past would lock the user again.
    const hasExpired = expiry !== null && new Date(expiry) <= deps.clock()
    await updateUser(deps, actor, path.userId, { locked: false, expiry: hasExpired ? null : undefined })
    if (isSending) await sendOneTimePassword(deps, actor, path.userId, address)
    const done = isSending ? "userUnlockedAndSent" : "userUnlocked"
    return redirect(request, pathOf(path.userId), flashHeaders(done))
  }),

  page("POST", `${USER}/resetpassword`, GATES.update, async ({ deps, actor, path, request, address }) => {
    await requireUser(deps.db, path.userId)
    await sendOneTimePassword(deps, actor, path.userId, address)
    return redirect(request, pathOf(path.userId), flashHeaders("oneTimePasswordSent"))
  }),

  page("GET", `${USER}/factors`, GATES.update, async (call) => {
    const { deps, path } = call
    const user = await getUser(deps.db, path.userId, deps.clock())
    const [passkeys, isRequired, holdings] = await Promise.all([
      countPasskeys(deps.db, user.id),
      requiresSecondFactor(deps.db, user.id),
      getUserHoldings(deps.db, user.id),
    ])
    const facts = { user, passkeys, isRequired, holdings }
    return renderDialog(call, pathOf(user.id), <ResetFactorsDialog {...facts} />)
  }),

  page("POST", `${USER}/factors`, GATES.update, async ({ deps, actor, path, request }) => {
    await resetSecondFactors(deps, actor, path.userId)
    return redirect(request, pathOf(path.userId), flashHeaders("factorsReset"))
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
      <AddToGroupsForm user={user} />,
      <AdminLayout title={user.displayName} section="users">
        <AddToGroupsForm user={user} />
      </AdminLayout>,
    )
  }),

  consequencesPage("signout", GATES.update, SignOutUserDialog),

  page("POST", `${USER}/signout`, GATES.update, async ({ deps, actor, path, request, address }) => {
    await endAllSignInsOfUser(deps, actor, path.userId, address)
    return redirect(request, pathOf(path.userId), flashHeaders("ended"))
  }),

  consequencesPage("delete", GATES.delete, DeleteUserDialog),

  page("POST", `${USER}/delete`, GATES.delete, async ({ deps, actor, path, request }) => {
    await removeUser(deps, actor, path.userId)
    return redirect(request, USERS_PATH, flashHeaders("deleted"))
  }),
]

function rightsOn(actor: Actor, user: User, mayUpdate: boolean) {
  const rights = changeRights(actor, user)
  return { ...rights, mayChange: mayUpdate && rights.mayChange }
}

/** What the provider last said of the user, and how many of its rules let the user into a group. */
async function readingOf(db: Db, userId: string): Promise<ShownReading | null> {
  const found = await findProviderReading(db, userId)
  if (!found) return null
  const [sources, groups] = await Promise.all([
    listSourcesOfProvider(db, found.kind, found.providerId),
    listSourceMemberships(db, userId),
  ])
  const fed = new Set(sources.map(({ userGroupId }) => userGroupId))
  return { ...found, groupsFed: fed.size, groupsMatched: groups.length }
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
  return (
    <AdminFormPage section="users" name={props.user?.displayName} newTitle="people.newUser">
      <UserForm {...props} />
    </AdminFormPage>
  )
}
