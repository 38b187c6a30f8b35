/** The list of all user groups. */

import type { Page } from "../../base/page-request.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import { USER_GROUP_SORTS, WILDCARD } from "../../identity/usergroups/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { useView } from "../../web/view.ts"

export const GROUPS_PATH = "/admin/usergroups"

export function GroupListPage({ groups }: { groups: Page<UserGroup> }) {
  const { t, actor } = useView()
  const newGroup = actor?.may("USER_GROUP_CREATE") && (
    <ButtonLink href={`${GROUPS_PATH}/new`} kind="primary" icon="plus">
      {t("people.newGroup")}
    </ButtonLink>
  )
  return (
    <AdminLayout section="usergroups" actions={newGroup}>
      <List
        {...GROUP_LIST}
        path={GROUPS_PATH}
        page={groups}
        rowHref={({ id }) => `${GROUPS_PATH}/${id}`}
        rowText={(group) => `user group ${JSON.stringify(group)}`}
        empty={<EmptyState icon="users">{t("people.noUserGroups")}</EmptyState>}
      />
    </AdminLayout>
  )
}

export const GROUP_LIST: ListDeclaration<UserGroup> = {
  id: "group-list",
  label: "admin.section_usergroups",
  sorts: USER_GROUP_SORTS,
  columns: [
    { id: "name", sort: "name", head: "terms.name", narrow: "title", cell: ({ name }) => name },
    {
      id: "members",
      head: "people.members",
      align: "end",
      cell: ({ userCount }) => userCount,
    },
    {
      id: "email",
      head: "people.groupEmail",
      narrow: "wide",
      cell: ({ groupEmailAddress }) => <GroupEmail address={groupEmailAddress} />,
    },
    {
      id: "factor",
      head: "people.secondFactor",
      narrow: "labelled",
      cell: ({ requiresSecondFactor }, { t }) =>
        t(requiresSecondFactor ? "people.required" : "people.notRequired"),
    },
  ],
}

export function GroupEmail({ address }: { address: string }) {
  const { t } = useView()
  if (address === "") return <span className="muted none">{t("people.noGroupEmail")}</span>
  return address === WILDCARD ? t("people.allMembers") : address
}
