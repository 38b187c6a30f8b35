/** User groups on screen: the list, one group in tabs, and who is in it by hand. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { id } from "../../base/schema.ts"
import type { PageAccessRule } from "../../http/endpoint.ts"
import { systemAuthorities } from "../../http/entity-endpoints.ts"
import { assignSystemRole, revokeSystemRole } from "../../identity/roles/actions.ts"
import { devicePermissionsPage } from "../../identity/roles/device-permissions/store.ts"
import { systemRolesPage } from "../../identity/roles/system-roles/store.ts"
import { sourcesPage } from "../../identity/sources/store.ts"
import {
  addMember,
  createUserGroup,
  removeMember,
  removeUserGroup,
  updateUserGroup,
} from "../../identity/usergroups/actions.ts"
import { saveUserGroup, type UserGroup, userGroupChanges } from "../../identity/usergroups/contract.ts"
import { USER_GROUP_FIELDS } from "../../identity/usergroups/fields.ts"
import { maySeeMembers } from "../../identity/usergroups/rules.ts"
import { getGroupUsage, getUserGroup, userGroupsPage } from "../../identity/usergroups/store.ts"
import { USER_SORTS } from "../../identity/users/rules.ts"
import { usersPage } from "../../identity/users/store.ts"
import { AdminFormPage, AdminLayout } from "../../web/admin-layout.tsx"
import { bodyFromForm } from "../../web/fields.tsx"
import { flashHeaders, undoableFlash } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { type PageCall, parsePageRequest } from "../../web/pages.tsx"
import { pickedIds } from "../../web/picked-ids.ts"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import type { Undo } from "../../web/undo.ts"
import type { View } from "../../web/view.ts"
import { page } from "../page.ts"
import { DeleteGroupDialog } from "./dialogs.tsx"
import { GroupForm, type GroupFormProps } from "./group-form.tsx"
import { GROUP_LIST, GROUPS_PATH, GroupListPage } from "./group-list.tsx"
import {
  AddToGroupForm,
  GROUP_TABS,
  type GroupCounts,
  GroupLayout,
  type GroupTab,
  MetadataTab,
  RolesTab,
  SourcesTab,
  UsersTab,
} from "./group-page.tsx"
import { PERMISSION_LIST } from "./permission-list.tsx"

const GATES = systemAuthorities("USER_GROUP")
const MEMBERS_GATE = { system: "USER_GROUP_UPDATE_USER_MAPPING" } as const
const ROLES_GATE = { system: "USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING" } as const
const GROUP = `${GROUPS_PATH}/:userGroupId` as const
const pathOf = (groupId: string, tab?: GroupTab) => `${GROUPS_PATH}/${groupId}${tab ? `?tab=${tab}` : ""}`
/** Only its total is read. */
const COUNT_ONLY = { page: 1, size: 1, search: "" }

export const userGroupPages = [
  page("GET", GROUPS_PATH, GATES.read, async ({ deps, query, view }) => {
    const request = parsePageRequest(query, GROUP_LIST)
    const groups = await userGroupsPage(deps.db, {}, request)
    return renderPage(view, <GroupListPage groups={groups} />)
  }),

  page("GET", `${GROUPS_PATH}/new`, GATES.create, ({ view }) =>
    renderPage(view, <GroupFormPage group={null} mayChange />),
  ),

  page("POST", `${GROUPS_PATH}/new`, GATES.create, async ({ deps, actor, request, form, view }) => {
    const values = await form()
    const props = { group: null, mayChange: true, values }
    return submitForm(
      { request, view },
      async () => {
        const input = parse(saveUserGroup, bodyFromForm(USER_GROUP_FIELDS, values, view.zone))
        const { id } = await createUserGroup(deps, actor, input)
        return redirect(request, pathOf(id, "users"), flashHeaders("saved"))
      },
      <GroupForm {...props} />,
      <GroupFormPage {...props} />,
    )
  }),

  page("GET", GROUP, GATES.read, async ({ deps, actor, path, query, view }) => {
    const group = await getUserGroup(deps.db, path.userGroupId)
    const tab = GROUP_TABS.find((name) => name === query.tab) ?? "metadata"
    const [counts, shown] = await Promise.all([
      countTabs(deps, group),
      loadTab(deps, actor, group, tab, query, view),
    ])
    return renderPage(
      view,
      <GroupLayout group={group} tab={tab} counts={counts}>
        {shown}
      </GroupLayout>,
    )
  }),

  page("POST", GROUP, GATES.update, async ({ deps, actor, path, request, form, view }) => {
    const values = await form()
    const group = await getUserGroup(deps.db, path.userGroupId)
    const props = { group, mayChange: true, values }
    return submitForm(
      { request, view },
      async () => {
        const fields = bodyFromForm(USER_GROUP_FIELDS, values, view.zone)
        const change = parse(userGroupChanges.schema, { ...fields, version: Number(values.version) })
        await updateUserGroup(deps, actor, group.id, change)
        return redirect(request, pathOf(group.id), flashHeaders("saved"))
      },
      <GroupForm {...props} />,
      <GroupFormPage {...props} />,
    )
  }),

  page("POST", `${GROUP}/members`, MEMBERS_GATE, (call) =>
    submitAddition(call, "members", async (group, values) => {
      const { deps, actor, request } = call
      const picked = pickedIds(values, "users")
      for (const userId of picked) await addMember(deps, actor, group.id, userId)
      const [userId] = picked
      const undo = picked.length === 1 && userId ? memberUndo("removeMember", group.id, { userId }) : null
      return redirect(request, pathOf(group.id, "users"), undoableFlash(values, "memberAdded", undo))
    }),
  ),

  page("POST", `${GROUP}/members/remove`, MEMBERS_GATE, async ({ deps, actor, path, request, form }) => {
    const values = await form()
    const userId = parse(id, values.userId)
    await removeMember(deps, actor, path.userGroupId, userId)
    const undo = memberUndo("addMember", path.userGroupId, { [`users.${userId}`]: "true" })
    return redirect(request, pathOf(path.userGroupId, "users"), undoableFlash(values, "memberRemoved", undo))
  }),

  page("POST", `${GROUP}/systemroles`, ROLES_GATE, (call) =>
    submitAddition(call, "roles", async (group, values) => {
      const { deps, actor, request } = call
      const added: string[] = []
      for (const systemRoleId of pickedIds(values, "systemRoles"))
        if (await assignSystemRole(deps, actor, { userGroupId: group.id, systemRoleId }))
          added.push(systemRoleId)
      const [systemRoleId] = added
      const undo: Undo | null =
        added.length === 1 && systemRoleId
          ? { kind: "revokeRole", values: { userGroupId: group.id, systemRoleId } }
          : null
      return redirect(request, pathOf(group.id, "roles"), undoableFlash(values, "saved", undo))
    }),
  ),

  page("POST", `${GROUP}/systemroles/remove`, ROLES_GATE, async ({ deps, actor, path, request, form }) => {
    const values = await form()
    const systemRoleId = parse(id, values.systemRoleId)
    const { userGroupId } = path
    await revokeSystemRole(deps, actor, { userGroupId, systemRoleId })
    const undo: Undo = {
      kind: "assignRole",
      values: { userGroupId, [`systemRoles.${systemRoleId}`]: "true" },
    }
    return redirect(request, pathOf(userGroupId, "roles"), undoableFlash(values, "saved", undo))
  }),

  page("GET", `${GROUP}/delete`, GATES.delete, async (call) => {
    const { deps, path } = call
    const group = await getUserGroup(deps.db, path.userGroupId)
    const [usage, roles] = await Promise.all([
      getGroupUsage(deps.db, group.id),
      systemRolesPage(deps.db, { userGroupId: group.id }, COUNT_ONLY),
    ])
    return renderDialog(
      call,
      pathOf(group.id),
      <DeleteGroupDialog group={group} usage={usage} roles={roles.total} />,
    )
  }),

  page("POST", `${GROUP}/delete`, GATES.delete, async ({ deps, actor, path, request }) => {
    await removeUserGroup(deps, actor, path.userGroupId)
    return redirect(request, GROUPS_PATH, flashHeaders("deleted"))
  }),
]

/** Adds what is picked; a refusal answers with the form. */
async function submitAddition(
  call: Pick<PageCall<Deps, PageAccessRule, string>, "deps" | "request" | "view" | "form"> & {
    path: { userGroupId: string }
  },
  added: "members" | "roles",
  add: (group: UserGroup, values: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const values = await call.form()
  const group = await getUserGroup(call.deps.db, call.path.userGroupId)
  const form = <AddToGroupForm group={group} added={added} />
  return submitForm(
    call,
    () => add(group, values),
    form,
    <AdminLayout title={group.name} section="usergroups">
      {form}
    </AdminLayout>,
  )
}

async function countTabs(deps: Deps, group: UserGroup): Promise<GroupCounts> {
  const [oidc, ldap, roles] = await Promise.all([
    sourcesPage(deps.db, "OIDC", group.id, COUNT_ONLY),
    sourcesPage(deps.db, "LDAP", group.id, COUNT_ONLY),
    systemRolesPage(deps.db, { userGroupId: group.id }, COUNT_ONLY),
  ])
  return { users: group.userCount, oidc: oidc.total, ldap: ldap.total, roles: roles.total }
}

async function loadTab(
  deps: Deps,
  actor: Actor,
  group: UserGroup,
  tab: GroupTab,
  query: Record<string, string>,
  view: View,
) {
  const request = parsePageRequest(query, tab === "users" ? { sorts: USER_SORTS } : {})
  switch (tab) {
    case "users": {
      const isShown = maySeeMembers(actor, group)
      const users = isShown
        ? await usersPage(deps.db, { userGroupId: group.id }, request, deps.clock())
        : null
      return <UsersTab group={group} users={users} />
    }
    case "oidc":
    case "ldap": {
      const kind = tab === "oidc" ? "OIDC" : "LDAP"
      return (
        <SourcesTab group={group} kind={kind} sources={await sourcesPage(deps.db, kind, group.id, request)} />
      )
    }
    case "roles": {
      const ofGroup = { userGroupId: group.id }
      const [roles, permissions] = await Promise.all([
        systemRolesPage(deps.db, ofGroup, parsePageRequest(query, { pageParameter: "rolesPage" })),
        devicePermissionsPage(deps.db, ofGroup, parsePageRequest(query, PERMISSION_LIST)),
      ])
      return <RolesTab group={group} roles={roles} permissions={permissions} />
    }
    default:
      return <MetadataTab group={group} mayChange={view.actor?.may("USER_GROUP_UPDATE") ?? false} />
  }
}

const memberUndo = (
  kind: "addMember" | "removeMember",
  userGroupId: string,
  fields: Record<string, string>,
): Undo => ({ kind, values: { userGroupId, ...fields } })

function GroupFormPage(props: GroupFormProps) {
  return (
    <AdminFormPage section="usergroups" name={props.group?.name} newTitle="people.newGroup">
      <GroupForm {...props} />
    </AdminFormPage>
  )
}
