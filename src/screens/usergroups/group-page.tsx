/** The page of one user group: a tab each for its data, members, sources and roles. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { DevicePermission, SystemRole } from "../../identity/roles/contract.ts"
import type { SourceKind, UserSource } from "../../identity/sources/store.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import type { User } from "../../identity/users/contract.ts"
import { USER_SORTS } from "../../identity/users/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { ActionButton, Form } from "../../web/form.tsx"
import { List } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { Picker } from "../../web/picker.tsx"
import { OptionalTime } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { deviceAdminPath } from "../deviceadmin/paths.ts"
import { Origin, USER_NAME_COLUMNS, USERS_PATH, UserBadges } from "../users/user-list.tsx"
import { GroupForm, type GroupFormProps } from "./group-form.tsx"
import { GROUPS_PATH, GroupEmail } from "./group-list.tsx"
import { PermissionList } from "./permission-list.tsx"
import { SOURCE_KINDS, sourcePath } from "./source-form.tsx"

export const GROUP_TABS = ["metadata", "users", "oidc", "ldap", "roles"] as const
export type GroupTab = (typeof GROUP_TABS)[number]

/** How many entries the tabs have. */
export type GroupCounts = Record<Exclude<GroupTab, "metadata">, number>

export function GroupLayout(page: {
  group: UserGroup
  tab: GroupTab
  counts: GroupCounts
  children: ReactNode
}) {
  const { t, actor } = useView()
  const { group, tab, counts } = page
  const path = `${GROUPS_PATH}/${group.id}`
  return (
    <AdminLayout
      title={group.name}
      section="usergroups"
      crumbs={[{ label: group.name, href: path }, { label: t(`people.tab_${tab}`) }]}
      badges={<Badge tone="blue">{t("people.peopleCount", { count: group.userCount })}</Badge>}
      subtitle={
        <>
          {t("people.groupEmail")}: <GroupEmail address={group.groupEmailAddress} />
        </>
      }
      actions={
        actor?.may("USER_GROUP_DELETE") && (
          <Button icon="delete" {...dialogTrigger(`${path}/delete`)}>
            {t("shell.delete")}
          </Button>
        )
      }
      current={tab}
      tabs={GROUP_TABS.map((id) => ({
        id,
        label: t(`people.tab_${id}`),
        href: listHref(path, { tab: id === "metadata" ? "" : id }),
        count: id !== "metadata" ? counts[id] : undefined,
      }))}
    >
      {page.children}
    </AdminLayout>
  )
}

export function MetadataTab(props: GroupFormProps) {
  return (
    <Panel>
      <GroupForm {...props} />
    </Panel>
  )
}

/** @param users  null when the group hides its members from the reader */
export function UsersTab({ group, users }: { group: UserGroup; users: Page<User> | null }) {
  const { t, actor } = useView()
  const path = `${GROUPS_PATH}/${group.id}`
  const mayMap = actor?.may("USER_GROUP_UPDATE_USER_MAPPING") ?? false
  if (!users) return <EmptyState icon="lock">{t("people.membersHidden")}</EmptyState>
  return (
    <div className="stack">
      {mayMap && actor?.may("USER_READ") && <AddToGroupForm group={group} added="members" />}
      <List
        id="member-list"
        path={path}
        keep={{ tab: "users" }}
        sorts={USER_SORTS}
        page={users}
        label="people.tab_users"
        columns={[
          ...USER_NAME_COLUMNS,
          { id: "origin", head: "profile.origin", cell: (user) => <Origin user={user} /> },
          { id: "state", head: "terms.state", cell: (user) => <UserBadges user={user} /> },
          {
            id: "lastLogin",
            sort: "lastLogin",
            head: "profile.lastLogin",
            narrow: "wide",
            cell: ({ lastLogin }) => (
              <OptionalTime at={lastLogin} form="minute">
                {t("profile.never")}
              </OptionalTime>
            ),
          },
          mayMap && {
            id: "remove",
            head: "people.removeFromGroup",
            isHeaderHidden: true,
            cell: (user) => <RemoveMember group={group} user={user} />,
          },
        ]}
        rowHref={actor?.may("USER_READ") ? ({ id }) => `${USERS_PATH}/${id}` : undefined}
        empty={<EmptyState icon="users">{t("people.noMembers")}</EmptyState>}
      />
    </div>
  )
}

/** What a group gets by hand: how its form is found, where it is posted, and what is picked. */
const ADDITIONS = {
  members: { id: "add-members", path: "members", name: "users", kind: "users", label: "people.addMembers" },
  roles: {
    id: "add-roles",
    path: "systemroles",
    name: "systemRoles",
    kind: "systemroles",
    label: "people.addRoles",
  },
} as const

export function AddToGroupForm({ group, added }: { group: UserGroup; added: keyof typeof ADDITIONS }) {
  const { t } = useView()
  const { id, path, name, kind, label } = ADDITIONS[added]
  return (
    <Form id={id} draft action={`${GROUPS_PATH}/${group.id}/${path}`}>
      <div className="picker-with-button">
        <Picker name={name} kind={kind} label={label} chosen={[]} multiple />
        <Button type="submit" icon="plus">
          {t("people.add")}
        </Button>
      </div>
    </Form>
  )
}

/** Members from a provider leave when its sources no longer admit them. */
function RemoveMember({ group, user }: { group: UserGroup; user: User }) {
  const { t } = useView()
  if (user.imported)
    return (
      <Button kind="quiet" icon="close" disabledReason={t("people.memberFromSource")}>
        {t("people.remove")}
      </Button>
    )
  return (
    <RemoveButton
      action={`${GROUPS_PATH}/${group.id}/members/remove`}
      fields={{ userId: user.id }}
      name={user.displayName}
    />
  )
}

/** @param name  of what is removed, read aloud */
function RemoveButton({
  action,
  fields,
  name,
}: {
  action: string
  fields: Record<string, string>
  name: string
}) {
  const { t } = useView()
  return (
    <ActionButton
      action={action}
      fields={fields}
      kind="quiet"
      icon="close"
      aria-label={t("people.removeNamed", { name })}
      text="people.remove"
    />
  )
}

export function SourcesTab({
  group,
  kind,
  sources,
}: {
  group: UserGroup
  kind: SourceKind
  sources: Page<UserSource>
}) {
  const { t, actor } = useView()
  const mayChange = actor?.may("USER_GROUP_UPDATE") ?? false
  const { tab } = SOURCE_KINDS[kind]
  const add = mayChange && (
    <div>
      <ButtonLink href={sourcePath(group.id, kind, "new")} icon="plus">
        {t("people.addSource")}
      </ButtonLink>
    </div>
  )
  return (
    <div className="stack">
      <p className="page-intro">{t("people.sourcesIntro")}</p>
      {sources.rows.map((source) => (
        <Panel
          key={source.id}
          title={source.provider.name}
          icon="server"
          actions={mayChange && <SourceActions group={group} kind={kind} source={source} />}
        >
          <SourceFacts source={source} />
        </Panel>
      ))}
      <List
        id={`${tab}-sources`}
        path={`${GROUPS_PATH}/${group.id}`}
        keep={{ tab }}
        page={{ ...sources, rows: [] }}
        label={`people.tab_${tab}`}
        columns={[]}
        empty={
          sources.total > 0 ? (
            add || null
          ) : (
            <EmptyState icon="server" action={add}>
              {t("people.noSources")}
            </EmptyState>
          )
        }
        plain
      />
    </div>
  )
}

function SourceActions({ group, kind, source }: { group: UserGroup; kind: SourceKind; source: UserSource }) {
  const { t } = useView()
  const path = sourcePath(group.id, kind, source.id)
  return (
    <>
      <ButtonLink href={path} icon="edit">
        {t("shell.edit")}
      </ButtonLink>
      <Button icon="delete" {...dialogTrigger(`${path}/delete`)}>
        {t("shell.delete")}
      </Button>
    </>
  )
}

function SourceFacts({ source }: { source: UserSource }) {
  const { t } = useView()
  const { claimMappings, groupMappings, allowedEmailDomains } = source
  return (
    <DescriptionList
      facts={[
        ...claimMappings.map(
          ({ key, value, csv }) =>
            [
              key,
              <>
                <code>{value}</code> {csv && <span className="muted">{t("people.oneOfList")}</span>}
              </>,
            ] as const,
        ),
        groupMappings.length > 0 && [t("people.groupMappings"), groupMappings.join(" · ")],
        [t("people.allowedDomains"), allowedEmailDomains.join(", ")],
      ]}
    />
  )
}

export function RolesTab({
  group,
  roles,
  permissions,
}: {
  group: UserGroup
  roles: Page<SystemRole>
  permissions: Page<DevicePermission>
}) {
  const { t, actor } = useView()
  const path = `${GROUPS_PATH}/${group.id}`
  const mayMap = actor?.may("USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING") ?? false
  return (
    <div className="stack">
      {mayMap && actor?.may("SYSTEM_ROLE_READ") && <AddToGroupForm group={group} added="roles" />}
      <Panel title={t("people.tab_roles")} icon="shield" flush>
        <List
          id="group-roles"
          path={path}
          keep={{ tab: "roles" }}
          pageParameter="rolesPage"
          page={roles}
          label="people.tab_roles"
          columns={[
            { id: "name", head: "terms.name", narrow: "title", cell: ({ name }) => name },
            {
              id: "authorities",
              head: "people.authorities",
              align: "end",
              cell: ({ authorities }) => authorities.length,
            },
            mayMap && {
              id: "remove",
              head: "people.remove",
              isHeaderHidden: true,
              cell: ({ id, name }) => (
                <RemoveButton
                  action={`${path}/systemroles/remove`}
                  fields={{ systemRoleId: id }}
                  name={name}
                />
              ),
            },
          ]}
          rowHref={actor?.may("SYSTEM_ROLE_READ") ? ({ id }) => `/admin/roles/systemroles/${id}` : undefined}
          empty={<EmptyState icon="shield">{t("people.noSystemRoles")}</EmptyState>}
          plain
        />
      </Panel>
      <Panel title={t("people.devicePermissions")} icon="machine" flush>
        <PermissionList
          id="group-permissions"
          path={path}
          keep={{ tab: "roles" }}
          page={permissions}
          rowHref={({ device }) => deviceAdminPath(device.id, "permissions")}
          none={t("people.noGroupPermissions")}
        />
      </Panel>
    </div>
  )
}
