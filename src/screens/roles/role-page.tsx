/** The page of one role, with who has it. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { DevicePermission } from "../../identity/roles/contract.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { ConfirmDialog, Consequences, InUseDialog } from "../../web/confirm-dialog.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { List } from "../../web/list.tsx"
import { Columns, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { deviceAdminPath } from "../deviceadmin/paths.ts"
import { authoritiesOf } from "./matrix.ts"
import { RoleForm, type RoleFormProps } from "./role-form.tsx"
import { ROLE_KINDS, type Role, type RoleKindName, roleListPath, rolePath } from "./role-kinds.ts"

/** The holders of a role: groups of a system role, permissions on machines of a device role. */
export type RoleHolders =
  | { kind: "system"; groups: Page<UserGroup> }
  | { kind: "device"; permissions: Page<DevicePermission> }

export function RolePage({ holders, ...props }: RoleFormProps & { saved: Role; holders: RoleHolders }) {
  const { t, actor } = useView()
  const { kind, saved } = props
  const path = rolePath(kind, saved.id)
  const noun = kind === "system" ? "SYSTEM_ROLE" : "DEVICE_ROLE"
  return (
    <RoleLayout
      kind={kind}
      title={saved.name}
      badge
      subtitle={t("roles.covers", {
        count: saved.authorities.length,
        all: ROLE_KINDS[kind].matrix.flatMap(({ rows }) => rows.flatMap(authoritiesOf)).length,
      })}
      actions={
        <>
          {actor?.may(`${noun}_CREATE`) && (
            <ButtonLink href={`${rolePath(kind, "new")}?copy=${saved.id}`} icon="copy">
              {t("roles.copy")}
            </ButtonLink>
          )}
          {actor?.may(`${noun}_DELETE`) && (
            <Button icon="delete" {...dialogTrigger(`${path}/delete`)}>
              {t("shell.delete")}
            </Button>
          )}
        </>
      }
    >
      <Columns aside={<HoldersPanel holders={holders} path={path} />}>
        <Panel>
          <RoleForm {...props} assignments={totalOf(holders)} />
        </Panel>
      </Columns>
    </RoleLayout>
  )
}

export function RoleFormPage(props: RoleFormProps) {
  const { t } = useView()
  const title = props.saved?.name ?? t(`roles.new_${props.kind}`)
  return (
    <RoleLayout kind={props.kind} title={title}>
      <Panel>
        <RoleForm {...props} />
      </Panel>
    </RoleLayout>
  )
}

function RoleLayout(page: {
  kind: RoleKindName
  title: string
  badge?: boolean
  /** How much the saved role covers. */
  subtitle?: string
  actions?: ReactNode
  children: ReactNode
}) {
  const { t } = useView()
  return (
    <AdminLayout
      title={page.title}
      section="roles"
      crumbs={[
        { label: t(`roles.kinds_${page.kind}`), href: roleListPath(page.kind) },
        { label: page.title },
      ]}
      badges={page.badge && <Badge tone="blue">{t(`roles.kind_${page.kind}`)}</Badge>}
      actions={page.actions}
      subtitle={page.subtitle}
      styles="matrix"
    >
      {page.children}
    </AdminLayout>
  )
}

const totalOf = (holders: RoleHolders) =>
  holders.kind === "system" ? holders.groups.total : holders.permissions.total

function HoldersPanel({ holders, path }: { holders: RoleHolders; path: string }) {
  const { t, actor } = useView()
  const list = {
    id: "role-holders",
    path,
    label: "roles.holders",
    plain: true,
    empty: <EmptyState icon="users">{t("roles.noHolders")}</EmptyState>,
  } as const
  return (
    <Panel title={t("roles.holdersOf")} count={totalOf(holders)} icon="users" flush>
      {holders.kind === "system" ? (
        <List
          {...list}
          page={holders.groups}
          columns={[
            { id: "name", head: "terms.group", narrow: "title", cell: ({ name }) => name },
            { id: "members", head: "people.members", align: "end", cell: ({ userCount }) => userCount },
          ]}
          rowHref={
            actor?.may("USER_GROUP_READ") ? ({ id }) => `/admin/usergroups/${id}?tab=roles` : undefined
          }
        />
      ) : (
        <List
          {...list}
          page={holders.permissions}
          columns={[
            {
              id: "holder",
              head: "roles.holders",
              narrow: "title",
              cell: ({ user, userGroup, device }) => (
                <span className="cell-lines">
                  <span>{userGroup?.name ?? user?.displayName}</span>
                  <span className="muted">{device.name}</span>
                </span>
              ),
            },
          ]}
          rowHref={({ device }) => deviceAdminPath(device.id, "permissions")}
        />
      )}
    </Panel>
  )
}

/** A device role that is assigned cannot be deleted: the dialog says where, instead of offering it. */
export function DeleteRoleDialog({
  kind,
  saved,
  holders,
}: {
  kind: RoleKindName
  saved: Role
  holders: RoleHolders
}) {
  const { t } = useView()
  const title = ["people.deleteGroupTitle", { name: saved.name }] as const
  if (holders.kind === "device" && holders.permissions.total > 0)
    return (
      <InUseDialog
        id="delete-role"
        title={title}
        text={["roles.inUse", { count: holders.permissions.total }]}
        uses={holders.permissions.rows.map(
          ({ device, user, userGroup }) => `${device.name}: ${userGroup?.name ?? user?.displayName}`,
        )}
      />
    )
  const groups = holders.kind === "system" ? holders.groups.total : 0
  return (
    <ConfirmDialog
      id="delete-role"
      action={`${rolePath(kind, saved.id)}/delete`}
      title={title}
      submit="roles.delete"
    >
      <Consequences
        lines={[t(groups > 0 ? "roles.consequence" : "roles.consequenceNone", { count: groups })]}
      />
    </ConfirmDialog>
  )
}
