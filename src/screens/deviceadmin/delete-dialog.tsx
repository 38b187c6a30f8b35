/** Deleting a machine: what goes with it, and its name typed to confirm. */
import type { Device } from "../../machines/devices/contract.ts"
import { DialogActions } from "../../web/dialog.tsx"
import { TextField } from "../../web/field.tsx"
import { Form, Notice } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { useView } from "../../web/view.ts"
import { deviceAdminPath } from "./paths.ts"

interface DeleteDeviceProps {
  device: Device
  interfaceCount: number
  permissionCount: number
  typed?: string
  formErrors?: FormErrors
}

export function DeleteDeviceForm({
  device,
  interfaceCount,
  permissionCount,
  typed,
  formErrors,
}: DeleteDeviceProps) {
  const { t } = useView()
  return (
    <Form id="delete-device-form" action={`${deviceAdminPath(device.id)}/delete`} formErrors={formErrors}>
      <Notice tone="amber">
        {t("deviceadmin.deleteConsequences", {
          name: device.name,
          interfaces: t("deviceadmin.interfaceCount", { count: interfaceCount }),
          permissions: t("deviceadmin.permissionCount", { count: permissionCount }),
        })}
      </Notice>
      <TextField
        name="name"
        label={t("deviceadmin.typeName", { name: device.name })}
        value={typed}
        required
        autoFocus
      />
      <DialogActions submit={t("deviceadmin.deleteMachine")} kind="danger" />
    </Form>
  )
}
