/** The page of one user: the form, how the account is locked, the groups and the permissions. */
import type { Page } from "../../base/page-request.ts"
import type { LockFacts } from "../../identity/access/history/rules.ts"
import type { DevicePermission } from "../../identity/roles/contract.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import type { User } from "../../identity/users/contract.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { ActionButton, Notice } from "../../web/form.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { Columns, Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { PermissionList } from "../usergroups/permission-list.tsx"
import { UserAside, type UserAsideProps } from "./user-aside.tsx"
import { UserForm } from "./user-form.tsx"
import { Origin, USERS_PATH, UserBadges } from "./user-list.tsx"

interface UserPageProps extends UserAsideProps {
  groups: Page<UserGroup>
  permissions: Page<DevicePermission>
  /** How the account was locked; null when it is not, and where the audit log does not say. */
  lock: LockFacts | null
  /** The installation sends e-mails. */
  sendsMail: boolean
}

/** Field of the unlocking form: a one-time password is sent too. */
export const SEND_FIELD = "sendOneTimePassword"

export function UserPage(props: UserPageProps) {
  const { t } = useView()
  const { user } = props
  return (
    <AdminLayout
      title={user.displayName}
      section="users"
      crumbs={[{ label: user.displayName }]}
      badges={
        <>
          <UserBadges user={user} />
          <Badge tone="neutral">
            <Origin user={user} />
          </Badge>
        </>
      }
      subtitle={
        <>
          {user.username} · {t("profile.lastLogin")}:{" "}
          {user.lastLogin ? <Time at={user.lastLogin} form="minute" /> : t("profile.never")}
        </>
      }
      actions={<UserActions {...props} />}
    >
      {user.lockedReason && <LockNotice {...props} />}
      {!props.rights.mayChange && user.superuser && (
        <div className="page-notice">
          <Notice tone="blue">{t("people.onlySuperusers")}</Notice>
        </div>
      )}
      <Columns aside={<UserAside {...props} />}>
        <Panel>
          <UserForm {...props} />
        </Panel>
        <GroupsPanel groups={props.groups} user={user} />
        <PermissionsPanel permissions={props.permissions} user={user} />
      </Columns>
    </AdminLayout>
  )
}

/** Whether a one-time password reaches the user. */
const canReceivePassword = ({ user, sendsMail }: UserPageProps) =>
  sendsMail && !user.imported && user.email !== ""

function UserActions(props: UserPageProps) {
  const { t, actor } = useView()
  const { user, isSelf, rights } = props
  const path = `${USERS_PATH}/${user.id}`
  const isWritable = rights.mayChange && !isSelf
  return (
    <>
      {isWritable && !user.locked && canReceivePassword(props) && (
        <ActionButton action={`${path}/resetpassword`} icon="mail" text="people.sendOneTimePassword" />
      )}
      {isWritable && !user.locked && (
        <Button icon="lock" {...dialogTrigger(`${path}/lock`)}>
          {t("people.lock")}
        </Button>
      )}
      {actor?.may("USER_DELETE") && !isSelf && (
        <Button
          icon="delete"
          disabledReason={user.superuser ? t("people.superuserNotDeletable") : undefined}
          {...dialogTrigger(`${path}/delete`)}
        >
          {t("shell.delete")}
        </Button>
      )}
    </>
  )
}

function LockNotice(props: UserPageProps) {
  const { t } = useView()
  const { user, lock, rights, isSelf } = props
  const action = `${USERS_PATH}/${user.id}/unlock`
  return (
    <div className="page-notice notice-with-action">
      <Notice tone="red">
        <strong>{t(`people.locked_${user.lockedReason ?? "BY_ADMIN"}`)}</strong>{" "}
        {t(`people.lockedText_${user.lockedReason ?? "BY_ADMIN"}`)}
        {lock && <LockLine lock={lock} />}
      </Notice>
      {rights.mayChange && !isSelf && (
        <div className="notice-actions">
          {canReceivePassword(props) && (
            <ActionButton
              action={action}
              fields={{ [SEND_FIELD]: "true" }}
              icon="mail"
              text="people.unlockAndSend"
            />
          )}
          <ActionButton action={action} kind="primary" text="people.unlock" />
        </div>
      )}
    </div>
  )
}

/** When, by whom or after what, from where, and until when. */
function LockLine({ lock: { lockedOn, by, address, failures, until } }: { lock: LockFacts }) {
  const { t } = useView()
  return (
    <span className="lock-facts">
      <span>
        {t("people.lockedOn")} <Time at={lockedOn} form="minute" />
      </span>
      {failures !== null && <span>{t("people.lockedAfter", { count: failures })}</span>}
      {by !== "" && <span>{t("people.lockedBy", { name: by })}</span>}
      {address !== "" && <span>{t("people.lockedFrom", { address })}</span>}
      {until !== null && (
        <span>
          {t("people.lockedUntil")} <Time at={until} form="minute" />
        </span>
      )}
    </span>
  )
}

function GroupsPanel({ groups, user }: { groups: Page<UserGroup>; user: User }) {
  const { t, actor } = useView()
  const mayAdd = actor?.may("USER_GROUP_UPDATE_USER_MAPPING") && actor.may("USER_GROUP_READ")
  return (
    <Panel
      title={t("people.groupsOf")}
      count={groups.total}
      icon="users"
      flush
      actions={
        mayAdd && !user.imported ? (
          <Button icon="plus" {...dialogTrigger(`${USERS_PATH}/${user.id}/groups`)}>
            {t("people.addToGroup")}
          </Button>
        ) : null
      }
    >
      <List
        {...USER_GROUP_LIST}
        path={`${USERS_PATH}/${user.id}`}
        page={groups}
        rowHref={actor?.may("USER_GROUP_READ") ? ({ id }) => `/admin/usergroups/${id}` : undefined}
        empty={
          <EmptyState icon="users">
            {t(user.imported ? "people.noSourceGroups" : "people.noGroups")}
          </EmptyState>
        }
      />
    </Panel>
  )
}

export const USER_GROUP_LIST: ListDeclaration<UserGroup> = {
  id: "user-groups",
  pageParameter: "groupsPage",
  label: "admin.section_usergroups",
  plain: true,
  columns: [
    { id: "name", head: "terms.group", narrow: "title", cell: ({ name }) => name },
    {
      id: "factor",
      head: "people.secondFactor",
      narrow: "labelled",
      cell: ({ requiresSecondFactor }, { t }) =>
        t(requiresSecondFactor ? "people.required" : "people.notRequired"),
    },
    { id: "count", head: "people.members", align: "end", cell: ({ userCount }) => userCount },
  ],
}

function PermissionsPanel({ permissions, user }: { permissions: Page<DevicePermission>; user: User }) {
  const { t } = useView()
  return (
    <Panel title={t("people.permissionsOf")} count={permissions.total} icon="machine" flush>
      <PermissionList
        id="user-permissions"
        path={`${USERS_PATH}/${user.id}`}
        page={permissions}
        rowHref={({ device }) => `/devices/${device.id}`}
        none={t("people.noPermissions")}
        via={({ userGroup }) => userGroup?.name ?? <span className="muted">{t("people.direct")}</span>}
      />
    </Panel>
  )
}
