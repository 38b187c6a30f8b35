/** The page of one user: the form, the groups and permissions, and what the user holds. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { AccessEntry } from "../../identity/access/contract.ts"
import type { LockFacts, SignInHistoryLine } from "../../identity/access/history/rules.ts"
import type { DevicePermission } from "../../identity/roles/contract.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import type { User } from "../../identity/users/contract.ts"
import type { ProviderReading } from "../../identity/users/foreign-users/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { ActionForm, Notice } from "../../web/form.tsx"
import { List } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import { Columns, DescriptionList, Panel } from "../../web/panel.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import { OptionalTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { HELD_COUNTED_MAX, type UserHoldings } from "./store.ts"
import { UserForm, type UserFormProps } from "./user-form.tsx"
import { Origin, USERS_PATH, UserBadges } from "./user-list.tsx"

interface UserPageProps extends UserFormProps {
  user: User
  isSelf: boolean
  groups: Page<UserGroup>
  permissions: Page<DevicePermission>
  accesses: Page<AccessEntry>
  holdings: UserHoldings
  /** Newest first. */
  signIns: SignInHistoryLine[]
  /** How the account was locked; null when it is not, and where the audit log does not say. */
  lock: LockFacts | null
  /** Null for a local user. */
  reading: ShownReading | null
  /** The installation sends e-mails. */
  sendsMail: boolean
}

export interface ShownReading extends ProviderReading {
  /** User groups with rules for the provider, and those of them that the user is in. */
  groupsFed: number
  groupsMatched: number
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
      <Columns aside={<Aside {...props} />}>
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
        <ActionForm action={`${path}/resetpassword`}>
          <Button type="submit" icon="mail">
            {t("people.sendOneTimePassword")}
          </Button>
        </ActionForm>
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
            <ActionForm action={action} fields={{ [SEND_FIELD]: "true" }}>
              <Button type="submit" icon="mail">
                {t("people.unlockAndSend")}
              </Button>
            </ActionForm>
          )}
          <ActionForm action={action}>
            <Button type="submit" kind="primary">
              {t("people.unlock")}
            </Button>
          </ActionForm>
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
      title={t("people.groupsOf", { count: groups.total })}
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
        id="user-groups"
        path={`${USERS_PATH}/${user.id}`}
        pageParameter="groupsPage"
        query={{ page: groups.page }}
        total={groups.total}
        label={t("admin.section_usergroups")}
        columns={[
          { id: "name", head: t("terms.group"), narrow: "title", cell: ({ name }) => name },
          {
            id: "factor",
            head: t("people.secondFactor"),
            narrow: "labelled",
            cell: ({ requiresSecondFactor }) =>
              t(requiresSecondFactor ? "people.required" : "people.notRequired"),
          },
          { id: "count", head: t("people.members"), align: "end", cell: ({ userCount }) => userCount },
        ]}
        rows={groups.rows}
        rowKey={({ id }) => id}
        rowHref={actor?.may("USER_GROUP_READ") ? ({ id }) => `/admin/usergroups/${id}` : undefined}
        empty={
          <EmptyState icon="users">
            {t(user.imported ? "people.noSourceGroups" : "people.noGroups")}
          </EmptyState>
        }
        plain
      />
    </Panel>
  )
}

function PermissionsPanel({ permissions, user }: { permissions: Page<DevicePermission>; user: User }) {
  const { t } = useView()
  return (
    <Panel title={t("people.permissionsOf", { count: permissions.total })} icon="machine" flush>
      <List
        id="user-permissions"
        path={`${USERS_PATH}/${user.id}`}
        pageParameter="permissionsPage"
        query={{ page: permissions.page }}
        total={permissions.total}
        label={t("people.devicePermissions")}
        columns={[
          { id: "device", head: t("terms.machine"), narrow: "title", cell: ({ device }) => device.name },
          { id: "role", head: t("people.deviceRole"), cell: ({ deviceRole }) => deviceRole.name },
          {
            id: "via",
            head: t("people.via"),
            cell: ({ userGroup }) => userGroup?.name ?? <span className="muted">{t("people.direct")}</span>,
          },
        ]}
        rows={permissions.rows}
        rowKey={({ id }) => id}
        rowHref={({ device }) => `/devices/${device.id}`}
        empty={<EmptyState icon="machine">{t("people.noPermissions")}</EmptyState>}
        plain
      />
    </Panel>
  )
}

function Aside({ user, accesses, holdings, signIns, reading, rights, isSelf }: UserPageProps) {
  const { t, actor } = useView()
  return (
    <>
      <Panel
        title={t("people.accesses", { count: accesses.total })}
        icon="key"
        flush
        actions={
          accesses.total > 0 && (
            <ButtonLink href={listHref("/admin/access", { userId: user.id })} kind="quiet">
              {t("shell.showAll")}
            </ButtonLink>
          )
        }
      >
        {accesses.rows.length === 0 ? (
          <EmptyState icon="key">{t("people.noAccess")}</EmptyState>
        ) : (
          <ul className="aside-list">
            {accesses.rows.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`}>
                <AccessLine entry={entry} mayEnd={rights.mayChange && !entry.isCurrent} />
              </li>
            ))}
          </ul>
        )}
        {rights.mayChange && !isSelf && accesses.total > 0 && (
          <div className="panel-foot">
            <Button icon="signOut" {...dialogTrigger(`${USERS_PATH}/${user.id}/signout`)}>
              {t("people.signOutEverywhere")}
            </Button>
          </div>
        )}
      </Panel>
      <Panel
        title={t("people.signIns")}
        icon="clock"
        flush
        actions={
          actor?.may("AUDIT_READ") && (
            <ButtonLink href={listHref("/admin/audit", { search: user.username })} kind="quiet">
              {t("admin.section_audit")}
            </ButtonLink>
          )
        }
      >
        {signIns.length === 0 ? (
          <EmptyState icon="clock">{t("people.noSignIns")}</EmptyState>
        ) : (
          <ul className="aside-list">
            {signIns.map((line) => (
              <li key={line.lastOn}>
                <SignInLine line={line} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {reading && <ReadingPanel user={user} reading={reading} />}
      <Panel title={t("people.holds")} icon="issue">
        <DescriptionList
          facts={[
            [t("people.openIssues"), <HeldIssues key="issues" {...holdings} />],
            [t("people.plans"), countText(holdings.planCount)],
            [t("people.runningSessions"), countText(holdings.runningSessions)],
          ]}
        />
      </Panel>
    </>
  )
}

function AccessLine({ entry, mayEnd }: { entry: AccessEntry; mayEnd: boolean }) {
  const { t, path } = useView()
  const { kind, id, user } = entry
  return (
    <>
      <span className="cell-lines">
        <span>
          {entry.name || t("access.unknownDevice")}{" "}
          {entry.isCurrent && <Badge tone="green">{t("access.current")}</Badge>}
          {entry.isSuspended && <Badge tone="amber">{t("access.suspended")}</Badge>}
        </span>
        <span className="muted">
          {t(`access.kind_${kind}`)} · {t("people.since")} <Time at={entry.since} form="minute" />
          {entry.address && ` · ${entry.address}`}
        </span>
      </span>
      {mayEnd && (
        <ActionForm action="/admin/access/end" fields={{ kind, id, userId: user.id, back: path }}>
          <Button type="submit" kind="quiet" icon="signOut">
            {t("access.end")}
          </Button>
        </ActionForm>
      )}
    </>
  )
}

function SignInLine({ line }: { line: SignInHistoryLine }) {
  const { t, zone } = useView()
  const { event, address, methods, count, firstOn, lastOn } = line
  const dateOf = (at: string) => formatInstant(new Date(at), zone, "date")
  const isSameDay = firstOn !== lastOn && dateOf(firstOn) === dateOf(lastOn)
  const isFailure = event !== "SIGN_IN" && event !== "PASSWORD_RESET_REQUESTED"
  return (
    <span className="cell-lines">
      <span className={isFailure ? "text-red" : undefined}>
        {t(`events.${event}`)}
        {count > 1 && ` (${count}×)`}
      </span>
      <span className="muted">
        {methods.length > 0 && `${methods.map((method) => t(`access.method_${method}`)).join(", ")} · `}
        {address !== "" && `${address} · `}
        {firstOn !== lastOn && (
          <>
            <Time at={firstOn} form="minute" /> –{" "}
          </>
        )}
        <Time at={lastOn} form={isSameDay ? "clock" : "minute"} />
      </span>
    </span>
  )
}

function ReadingPanel({ user, reading }: { user: User; reading: ShownReading }) {
  const { t, actor } = useView()
  const { kind, providerId, readOn, changedOn, attributeNames, groupsFed, groupsMatched } = reading
  const path = `/admin/${kind === "OIDC" ? "providers" : "directories"}/${providerId}`
  return (
    <Panel title={t("people.lastReading")} icon="refresh">
      <DescriptionList
        facts={[
          [
            t("people.readOn"),
            <OptionalTime key="read" at={readOn} form="minute">
              {t("people.notReadYet")}
            </OptionalTime>,
          ],
          [
            t(`people.provider_${kind}`),
            actor?.may("superuser") ? (
              <a key="provider" href={path}>
                <Origin user={user} />
              </a>
            ) : (
              <Origin key="provider" user={user} />
            ),
          ],
          [t("people.foreignId"), <code key="id">{user.foreignUserId}</code>],
          [
            t(`people.read_${kind}`),
            attributeNames.length > 0 && <code key="names">{attributeNames.join(", ")}</code>,
          ],
          [t("people.groupRules"), t("people.groupRulesMatch", { matched: groupsMatched, count: groupsFed })],
          [
            t("people.changedOn"),
            <OptionalTime key="changed" at={changedOn} form="minute">
              {t("people.neverChanged")}
            </OptionalTime>,
          ],
        ]}
      />
    </Panel>
  )
}

function HeldIssues({ issues, issueCount }: UserHoldings): ReactNode {
  if (issueCount === 0) return "0"
  return (
    <>
      {countText(issueCount)}
      <ul className="held-issues">
        {issues.map(({ id, title, deviceId, deviceName }) => (
          <li key={id}>
            <a href={`/devices/${deviceId}/issues/${id}`}>{title}</a>{" "}
            <span className="muted">{deviceName}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function countText(count: number): string {
  return count >= HELD_COUNTED_MAX ? `${HELD_COUNTED_MAX}+` : String(count)
}
