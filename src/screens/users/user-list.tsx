/** The list of all users with its filters. */

import type { Page } from "../../base/page-request.ts"
import type { User } from "../../identity/users/contract.ts"
import {
  USER_ORIGINS,
  USER_SORTS,
  USER_STATES,
  type UserOrigin,
  type UserState,
} from "../../identity/users/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { type FilterChip, FilterChips } from "../../web/filter-chips.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import type { Column } from "../../web/table.tsx"
import { OptionalTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

export const USERS_PATH = "/admin/users"

interface UserListFilter {
  search: string
  state?: UserState
  origin?: UserOrigin
}

export function UserListPage({ users, filter }: { users: Page<User>; filter: UserListFilter }) {
  const { t, actor, now } = useView()
  const { search, ...rest } = filter
  const keep = rest as Record<string, string>
  return (
    <AdminLayout
      section="users"
      actions={
        actor?.may("USER_CREATE") && (
          <ButtonLink href={`${USERS_PATH}/new`} kind="primary" icon="plus">
            {t("people.newUser")}
          </ButtonLink>
        )
      }
    >
      <List
        {...USER_LIST}
        path={USERS_PATH}
        keep={keep}
        page={users}
        rowHref={({ id }) => `${USERS_PATH}/${id}`}
        rowText={(user) => `user ${hasExpired(user, now)} ${JSON.stringify(user)}`}
        actions={
          <FilterChips label={t("people.filters")} chips={useChips(filter)} isShared={search === ""} />
        }
      />
    </AdminLayout>
  )
}

/** One state and one origin at a time. */
function useChips({ search, state, origin }: UserListFilter): FilterChip[] {
  const { t } = useView()
  const chip = <Value extends UserState | UserOrigin>(
    name: "state" | "origin",
    value: Value,
    chosen: Value | undefined,
  ): FilterChip => {
    const isOn = value === chosen
    const query = { state: state ?? "", origin: origin ?? "", search, [name]: isOn ? "" : value }
    return { id: value, label: t(`people.filter_${value}`), href: listHref(USERS_PATH, query), isOn }
  }
  return [
    ...USER_STATES.map((value) => chip("state", value, state)),
    ...USER_ORIGINS.map((value) => chip("origin", value, origin)),
  ]
}

/** Two columns, because users are sorted by what they sign in with, not by the name that leads. */
export const USER_NAME_COLUMNS: readonly Column<User>[] = [
  { id: "name", head: "terms.name", narrow: "title", cell: ({ displayName }) => displayName },
  {
    id: "username",
    sort: "username",
    head: "profile.username",
    narrow: "labelled",
    cell: ({ username }) => username,
  },
]

export const USER_LIST: ListDeclaration<User> = {
  id: "user-list",
  label: "admin.section_users",
  sorts: USER_SORTS,
  columns: [
    ...USER_NAME_COLUMNS,
    {
      id: "email",
      sort: "email",
      head: "profile.email",
      narrow: "wide",
      cell: ({ email }) => email || "–",
    },
    { id: "origin", head: "profile.origin", cell: (user) => <Origin user={user} /> },
    { id: "state", head: "terms.state", cell: (user) => <UserBadges user={user} /> },
    {
      id: "expiry",
      head: "people.expiry",
      narrow: "labelled",
      cell: ({ expiry }, { t }) => (
        <OptionalTime at={expiry} form="date">
          <span className="none">{t("people.neverExpires")}</span>
        </OptionalTime>
      ),
    },
    {
      id: "lastLogin",
      sort: "lastLogin",
      head: "profile.lastLogin",
      narrow: "labelled",
      cell: ({ lastLogin }, { t }) =>
        lastLogin ? (
          <Time at={lastLogin} form="minute" />
        ) : (
          <span className="muted none">{t("profile.never")}</span>
        ),
    },
  ],
}

/** Local, or the name of the provider that the user comes from. */
export function Origin({ user }: { user: User }) {
  const { t } = useView()
  return user.imported
    ? (user.identityProviderName ?? user.ldapProviderName ?? t("people.removedProvider"))
    : t("profile.local")
}

const hasExpired = ({ expiry }: User, now: Date) => expiry !== null && Date.parse(expiry) <= now.getTime()

/** Why the user cannot sign in, and what is special about the account; "active" without anything. */
export function UserBadges({ user }: { user: User }) {
  const { t, now } = useView()
  const isExpired = hasExpired(user, now)
  const isActive = !user.lockedReason && !isExpired
  return (
    <span className="badge-row">
      {user.lockedReason && <Badge tone="red">{t(`people.locked_${user.lockedReason}`)}</Badge>}
      {isExpired && user.lockedReason !== "USER_EXPIRED" && (
        <Badge tone="red">{t("people.locked_USER_EXPIRED")}</Badge>
      )}
      {isActive && <Badge tone="green">{t("people.active")}</Badge>}
      {user.superuser && <Badge tone="violet">{t("people.superuser")}</Badge>}
      {user.passwordExpired && <Badge tone="amber">{t("people.passwordExpired")}</Badge>}
    </span>
  )
}
