/** Deleting a machine: what goes with it, and its name typed to confirm. */
import type { Device } from "../../machines/devices/contract.ts"
import { DeleteByNameForm } from "../../web/confirm-dialog.tsx"
import { Notice } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"
import { deviceAdminPath } from "./paths.ts"

interface DeleteDeviceProps {
  device: Device
  interfaceCount: number
  permissionCount: number
  typed?: string
}

export function DeleteDeviceForm({ device, interfaceCount, permissionCount, typed }: DeleteDeviceProps) {
  const { t } = useView()
  return (
    <DeleteByNameForm
      id="delete-device-form"
      action={`${deviceAdminPath(device.id)}/delete`}
      name={device.name}
      submit="deviceadmin.deleteMachine"
      typed={typed}
    >
      <Notice tone="amber">
        {t("deviceadmin.deleteConsequences", {
          name: device.name,
          interfaces: t("deviceadmin.interfaceCount", { count: interfaceCount }),
          permissions: t("deviceadmin.permissionCount", { count: permissionCount }),
        })}
      </Notice>
    </DeleteByNameForm>
  )
}
