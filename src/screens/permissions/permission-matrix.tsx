/** Who may do what on a machine: a row for each role given there, a column for each thing to do. */
import type { DeviceAuthority } from "../../base/authorities.ts"
import type { Page } from "../../base/page-request.ts"
import type { DevicePermission } from "../../identity/roles/contract.ts"
import { Assignee } from "../../web/avatar.tsx"
import { Button, IconButton } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon } from "../../web/icon.tsx"
import { Pager } from "../../web/pager.tsx"
import { SearchBar } from "../../web/search-bar.tsx"
import { useView } from "../../web/view.ts"
import { permissionPath, permissionsPath } from "./paths.ts"

/** What people ask about; each stands for the authority that it needs. */
export const SHOWN_AUTHORITIES = [
  "DEVICE_READ",
  "ISSUE_CREATE",
  "LOG_CREATE",
  "DEVICE_START_REMOTE",
  "DEVICE_JOIN_REMOTE",
  "RECORDING_READ",
  "PLC_READ",
  "DEVICE_UPDATE",
] as const satisfies readonly DeviceAuthority[]
export type ShownAuthority = (typeof SHOWN_AUTHORITIES)[number]

export interface PermissionMatrixProps {
  deviceId: string
  permissions: Page<DevicePermission>
  /** The authorities of each role, by its id. */
  authorities: ReadonlyMap<string, readonly DeviceAuthority[]>
  /** Recordings need an approval before they may be viewed. */
  areRecordingsLimited: boolean
  mayUpdate: boolean
  search: string
}

const LIST_ID = "permission-list"

export function PermissionMatrix(props: PermissionMatrixProps) {
  const { deviceId, permissions, mayUpdate, search } = props
  const { t } = useView()
  const path = permissionsPath(deviceId)
  return (
    <section id={LIST_ID} className="list" aria-label={t("deviceadmin.permissions")}>
      <div className="toolbar">
        <SearchBar id={LIST_ID} path={path} search={search} />
        {mayUpdate && (
          <div className="toolbar-actions">
            <Button kind="primary" icon="plus" {...dialogTrigger(`${path}/new`)}>
              {t("permissions.give")}
            </Button>
          </div>
        )}
      </div>
      {permissions.rows.length > 0 ? (
        <Matrix {...props} />
      ) : (
        <EmptyState icon="user">{t(search ? "shell.noData" : "permissions.none")}</EmptyState>
      )}
      <Pager id={LIST_ID} path={path} search={search} page={permissions.page} total={permissions.total} />
      <p className="muted">
        {props.areRecordingsLimited && <>{t("permissions.limitedHint")} </>}
        {t("permissions.startHint")} {t("permissions.everywhereHint")}
      </p>
    </section>
  )
}

function Matrix({
  deviceId,
  permissions,
  authorities,
  areRecordingsLimited,
  mayUpdate,
}: PermissionMatrixProps) {
  const { t } = useView()
  return (
    <div className="matrix-frame">
      <table className="matrix">
        <caption className="visually-hidden">{t("deviceadmin.permissions")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("permissions.who")}</th>
            {SHOWN_AUTHORITIES.map((authority) => (
              <th key={authority} scope="col">
                {t(`permissions.may_${authority}`)}
              </th>
            ))}
            {mayUpdate && (
              <th scope="col">
                <span className="visually-hidden">{t("shell.moreActions")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {permissions.rows.map((permission) => (
            <tr key={permission.id}>
              <th scope="row">
                <Assignee
                  user={permission.user?.displayName ?? null}
                  group={permission.userGroup?.name ?? null}
                />
                <small className="field-hint">
                  {t("permissions.byRole", { role: permission.deviceRole.name })}
                </small>
              </th>
              {SHOWN_AUTHORITIES.map((authority) => (
                <td key={authority} data-label={t(`permissions.may_${authority}`)}>
                  <Cell
                    isGranted={authorities.get(permission.deviceRole.id)?.includes(authority) ?? false}
                    isLimited={authority === "RECORDING_READ" && areRecordingsLimited}
                  />
                </td>
              ))}
              {mayUpdate && (
                <td className="matrix-actions">
                  <IconButton
                    icon="edit"
                    label={t("permissions.change", { name: holderName(permission) })}
                    {...dialogTrigger(`${permissionPath(deviceId, permission.id)}/edit`)}
                  />
                  <IconButton
                    icon="delete"
                    label={t("permissions.take", { name: holderName(permission) })}
                    {...dialogTrigger(`${permissionPath(deviceId, permission.id)}/delete`)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
