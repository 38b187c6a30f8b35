/** Giving a role on a machine, changing it, and taking it away. */
import type { DevicePermission } from "../../identity/roles/contract.ts"
import { ConfirmDialog } from "../../web/confirm-dialog.tsx"
import { Dialog, DialogActions } from "../../web/dialog.tsx"
import { Select } from "../../web/field.tsx"
import { Form, Notice, VersionField } from "../../web/form.tsx"
import { useFormErrors } from "../../web/form-context.ts"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"
import { permissionPath, permissionsPath } from "./paths.ts"
import { holderName } from "./permission-matrix.tsx"

/** Who gets which role, as chosen so far. */
export interface GrantChoice {
  holder: "user" | "group"
  user: readonly PickerOption[]
  group: readonly PickerOption[]
  role: readonly PickerOption[]
}

export const NOTHING_CHOSEN: GrantChoice = { holder: "group", user: [], group: [], role: [] }

export interface PermissionFormProps extends GrantChoice {
  deviceId: string
  /** Null for a new one. */
  permission: DevicePermission | null
}

export function PermissionDialog(props: PermissionFormProps) {
  const { t } = useView()
  const { permission } = props
  const title = permission ? t("permissions.change", { name: holderName(permission) }) : t("permissions.give")
  return (
    <Dialog id="permission-dialog" title={title} size="small">
      <PermissionForm {...props} />
    </Dialog>
  )
}

export function PermissionForm({ deviceId, permission, ...choice }: PermissionFormProps) {
  const path = permissionsPath(deviceId)
  return (
    <Form
      id="permission-form"
      draft
      action={permission ? `${permissionPath(deviceId, permission.id)}/edit` : `${path}/new`}
    >
      {permission && <VersionField stored={permission.version} />}
      {!permission && <HolderFields {...choice} />}
      <RoleField role={choice.role} />
      <DialogActions submit={permission ? "shell.save" : "permissions.give"} />
    </Form>
  )
}

interface GroupAccessProps extends GrantChoice {
  /** Where the form goes. */
  action: string
  /** Machines of the group and of all groups below it. */
  deviceCount: number
}

/** Gives a role on every machine of a machine group. */
export function GroupAccessForm({ action, deviceCount, ...choice }: GroupAccessProps) {
  const { t } = useView()
  return (
    <Form id="group-access-form" draft action={action}>
      <Notice tone="blue">{t("permissions.groupConsequences", { count: deviceCount })}</Notice>
      <HolderFields {...choice} />
      <RoleField role={choice.role} />
      <DialogActions submit="permissions.give" />
    </Form>
  )
}

const HOLDERS = [
  { value: "group", label: "settings.auditObject_userGroup", name: "userGroupId", kind: "usergroups" },
  { value: "user", label: "terms.user", name: "userId", kind: "users" },
] as const

function HolderFields({ holder, user, group }: GrantChoice) {
  const { t } = useView()
  const errors = useFormErrors()
  const chosen = { user, group }
  const shownErrors = {
    user: holder === "user" ? errors.userId : "",
    group: errors.userGroupId ?? (holder === "group" ? errors.userId : undefined),
  }
  return (
    <>
      <Select
        name="holder"
        label="permissions.grantTo"
        value={holder}
        options={HOLDERS.map(({ value, label }) => ({ value, label: t(label), has: value }))}
        required
      />
      {HOLDERS.map(({ value, label, ...picker }) => (
        <div key={value} data-if={value}>
          <Picker {...picker} label={label} chosen={chosen[value]} error={shownErrors[value]} required />
        </div>
      ))}
    </>
  )
}

function RoleField({ role }: Pick<GrantChoice, "role">) {
  return (
    <Picker
      name="deviceRoleId"
      label="permissions.role"
      kind="deviceroles"
      chosen={role}
      hint="permissions.roleHint"
      required
    />
  )
}

export function TakePermissionDialog({
  deviceId,
  permission,
}: {
  deviceId: string
  permission: DevicePermission
}) {
  const { t } = useView()
  const name = holderName(permission)
  return (
    <ConfirmDialog
      id="take-permission"
      title={["permissions.revokeRole", { name }]}
      action={`${permissionPath(deviceId, permission.id)}/delete`}
      submit="permissions.revoke"
    >
      <Notice tone="amber">
        {t("permissions.revokeConsequences", { name, role: permission.deviceRole.name })}
      </Notice>
    </ConfirmDialog>
  )
}
