/** The lists of system roles and of device roles, a tab each. */

import { type Page, TOTAL_COUNT_MAX } from "../../base/page-request.ts"
import { ROLE_SORTS } from "../../identity/roles/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { List } from "../../web/list.tsx"
import { useView } from "../../web/view.ts"
import { authoritiesOf } from "./matrix.ts"
import {
  type ListedRole,
  ROLE_KIND_NAMES,
  ROLE_KINDS,
  ROLES_PATH,
  type RoleKindName,
  roleListPath,
  rolePath,
} from "./role-kinds.ts"

/** @param roles  null when the reader may create roles of the kind and not read them */
export function RoleListPage({
  kind,
  kinds,
  roles,
}: {
  kind: RoleKindName
  /** Kinds that the reader may see or create. */
  kinds: readonly RoleKindName[]
  roles: Page<ListedRole> | null
}) {
  const { t, actor } = useView()
  const authority = kind === "system" ? "SYSTEM_ROLE_CREATE" : "DEVICE_ROLE_CREATE"
  return (
    <AdminLayout
      section="roles"
      current={kind}
      tabs={ROLE_KIND_NAMES.filter((name) => kinds.includes(name)).map((name) => ({
        id: name,
        label: t(`roles.kinds_${name}`),
        href: roleListPath(name),
      }))}
      actions={
        actor?.may(authority) && (
          <ButtonLink href={rolePath(kind, "new")} kind="primary" icon="plus">
            {t(`roles.new_${kind}`)}
          </ButtonLink>
        )
      }
    >
      <p className="page-intro">{t(`roles.intro_${kind}`)}</p>
      {roles ? (
        <RoleList kind={kind} roles={roles} />
      ) : (
        <EmptyState icon="lock">{t("roles.notReadable")}</EmptyState>
      )}
    </AdminLayout>
  )
}

function RoleList({ kind, roles }: { kind: RoleKindName; roles: Page<ListedRole> }) {
  const { t } = useView()
  const { matrix } = ROLE_KINDS[kind]
  const all = matrix.flatMap(({ rows }) => rows.flatMap(authoritiesOf)).length
  return (
    <List
      id="role-list"
      path={ROLES_PATH}
      keep={{ tab: kind }}
      page={roles}
      sorts={ROLE_SORTS}
      label={`roles.kinds_${kind}`}
      columns={[
        { id: "name", sort: "name", head: "terms.name", narrow: "title", cell: ({ name }) => name },
        {
          id: "about",
          head: "roles.coversLegend",
          narrow: "labelled",
          cell: ({ authorities }) => <Coverage kind={kind} authorities={authorities} />,
        },
        {
          id: "authorities",
          head: "people.authorities",
          align: "end",
          cell: ({ authorities }) => t("roles.countOf", { count: authorities.length, all }),
        },
        {
          id: "assignments",
          head: "roles.assignments",
          narrow: "labelled",
          align: "end",
          cell: ({ assignments }) =>
            assignments < TOTAL_COUNT_MAX ? assignments : t("roles.assignmentsMany", { count: assignments }),
        },
      ]}
      rowHref={({ id }) => rolePath(kind, id)}
      rowText={(role) => `role ${kind} ${JSON.stringify(role)}`}
      empty={<EmptyState icon="shield">{t("roles.none")}</EmptyState>}
    />
  )
}

/** The parts of the product that the role is about. */
function Coverage({ kind, authorities }: { kind: RoleKindName; authorities: readonly string[] }) {
  const { t } = useView()
  const covered = ROLE_KINDS[kind].matrix.filter(({ rows }) =>
    rows.flatMap(authoritiesOf).some((authority) => authorities.includes(authority)),
  )
  return <div className="muted cell-wrap">{covered.map(({ id }) => t(`roles.group_${id}`)).join(", ")}</div>
}
