/** Permissions on a machine: a row for each role given there, a column for each thing to do. */
import type { DeviceAuthority } from "../../base/authorities.ts"
import type { Page } from "../../base/page-request.ts"
import type { DevicePermission, DevicePerson } from "../../identity/roles/contract.ts"
import { Assignee } from "../../web/avatar.tsx"
import { Badge } from "../../web/badge.tsx"
import { Button, ButtonLink, IconButton } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon } from "../../web/icon.tsx"
import { MatrixTable } from "../../web/matrix.tsx"
import { listHref, Pager } from "../../web/pager.tsx"
import { SearchBar } from "../../web/search-bar.tsx"
import { useView, type View } from "../../web/view.ts"
import { waysText } from "./export.ts"
import { permissionPath, permissionsPath } from "./paths.ts"
import { SHOWN_AUTHORITIES } from "./shown-authorities.ts"

/** Whose rows: groups and people as roles were given, or every person with all roles together. */
const MATRIX_VIEWS = ["roles", "people"] as const
type MatrixView = (typeof MATRIX_VIEWS)[number]

/** One row: who, by what, and what follows from it. */
interface MatrixRow {
  id: string
  user: string | null
  group: string | null
  hint: string
  isLocked: boolean
  authorities: readonly DeviceAuthority[]
  /** The permission that the row can be changed by. */
  permission: DevicePermission | null
}

interface PermissionMatrixProps {
  deviceId: string
  shown:
    | {
        view: "roles"
        permissions: Page<DevicePermission>
        /** The authorities of each role, by its id. */
        authorities: ReadonlyMap<string, readonly DeviceAuthority[]>
      }
    | { view: "people"; people: Page<DevicePerson> }
  /** Recordings need an approval before they may be viewed. */
  areRecordingsLimited: boolean
  mayUpdate: boolean
  /** Names of people are for those who may read users. */
  mayListPeople: boolean
  search: string
}

const LIST_ID = "permission-list"

export function PermissionMatrix(props: PermissionMatrixProps) {
  const { deviceId, shown, mayUpdate, mayListPeople, search } = props
  const view = useView()
  const { t } = view
  const path = permissionsPath(deviceId)
  const keep = viewParameter(shown.view)
  const { page, total } = shown.view === "people" ? shown.people : shown.permissions
  const rows =
    shown.view === "people"
      ? shown.people.rows.map((person) => rowOfPerson(view, person))
      : shown.permissions.rows.map((permission) =>
          rowOfPermission(view, permission, shown.authorities.get(permission.deviceRole.id) ?? []),
        )
  return (
    <section id={LIST_ID} className="list" aria-label={t("deviceadmin.permissions")}>
      <div className="toolbar">
        <SearchBar id={LIST_ID} path={path} keep={keep} search={search} />
        {mayListPeople && <ViewChoice path={path} current={shown.view} search={search} />}
        <div className="toolbar-actions">
          {(mayListPeople || shown.view === "roles") && (
            <ButtonLink href={listHref(`${path}.csv`, { ...keep, search })} icon="download">
              CSV
            </ButtonLink>
          )}
          {mayUpdate && (
            <Button kind="primary" icon="plus" {...dialogTrigger(`${path}/new`)}>
              {t("permissions.give")}
            </Button>
          )}
        </div>
      </div>
      {rows.length > 0 ? (
        <Matrix {...props} rows={rows} />
      ) : (
        <EmptyState icon="user">{t(search ? "shell.noData" : "permissions.none")}</EmptyState>
      )}
      <Pager id={LIST_ID} path={path} keep={keep} search={search} page={page} total={total} />
      <p className="muted">
        {props.areRecordingsLimited && <>{t("permissions.limitedHint")} </>}
        {t("permissions.startHint")} {shown.view === "roles" && t("permissions.everywhereHint")}
      </p>
    </section>
  )
}

/** The first view is the address without a parameter. */
const viewParameter = (view: MatrixView) => ({ view: view === "roles" ? undefined : view })

function ViewChoice({ path, current, search }: { path: string; current: MatrixView; search: string }) {
  const { t } = useView()
  return (
    <nav className="segmented" aria-label={t("permissions.rows")}>
      {MATRIX_VIEWS.map((view) => (
        <a
          key={view}
          href={listHref(path, { ...viewParameter(view), search })}
          aria-current={view === current ? "true" : undefined}
        >
          {t(`permissions.rows_${view}`)}
        </a>
      ))}
    </nav>
  )
}

function rowOfPermission(
  { t }: View,
  permission: DevicePermission,
  authorities: readonly DeviceAuthority[],
): MatrixRow {
  return {
    id: permission.id,
    user: permission.user?.displayName ?? null,
    group: permission.userGroup?.name ?? null,
    hint: t("permissions.byRole", { role: permission.deviceRole.name }),
    isLocked: false,
    authorities,
    permission,
  }
}

function rowOfPerson(view: View, person: DevicePerson): MatrixRow {
  return {
    id: person.user.id,
    user: person.user.displayName,
    group: null,
    hint: waysText(view, person),
    isLocked: person.locked,
    authorities: person.authorities,
    permission: null,
  }
}

function Matrix({
  deviceId,
  shown,
  rows,
  areRecordingsLimited,
  mayUpdate,
}: PermissionMatrixProps & { rows: readonly MatrixRow[] }) {
  const { t } = useView()
  const hasActions = mayUpdate && shown.view === "roles"
  return (
    <MatrixTable
      caption="deviceadmin.permissions"
      heads={[
        shown.view === "roles" ? "permissions.holderAndRole" : "permissions.holderAndRoles",
        ...SHOWN_AUTHORITIES.map((authority) => `permissions.may_${authority}` as const),
      ]}
      hasActions={hasActions}
    >
      <tbody>
        {rows.map(({ id, user, group, hint, isLocked, authorities, permission }) => (
          <tr key={id}>
            <th scope="row">
              <Assignee user={user} group={group} />{" "}
              {isLocked && <Badge tone="red">{t("permissions.locked")}</Badge>}
              <small className="field-hint">{hint}</small>
            </th>
            {SHOWN_AUTHORITIES.map((authority) => (
              <td key={authority} data-label={t(`permissions.may_${authority}`)}>
                <Cell
                  isGranted={authorities.includes(authority)}
                  isLimited={authority === "RECORDING_READ" && areRecordingsLimited}
                />
              </td>
            ))}
            {hasActions && permission && (
              <td className="matrix-actions">
                <IconButton
                  icon="edit"
                  label={t("permissions.change", { name: holderName(permission) })}
                  {...dialogTrigger(`${permissionPath(deviceId, permission.id)}/edit`)}
                />
                <IconButton
                  icon="delete"
                  label={t("permissions.revokeRole", { name: holderName(permission) })}
                  {...dialogTrigger(`${permissionPath(deviceId, permission.id)}/delete`)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </MatrixTable>
  )
}

export function holderName({ user, userGroup }: DevicePermission): string {
  return user?.displayName ?? userGroup?.name ?? ""
}

function Cell({ isGranted, isLimited }: { isGranted: boolean; isLimited: boolean }) {
  const { t } = useView()
  if (!isGranted)
    return (
      <span className="matrix-none">
        –<span className="visually-hidden">{t("shell.no")}</span>
      </span>
    )
  if (isLimited) return <span className="matrix-limited">{t("permissions.limited")}</span>
  return (
    <span className="matrix-yes">
      <Icon name="check" />
      <span className="visually-hidden">{t("shell.yes")}</span>
    </span>
  )
}
