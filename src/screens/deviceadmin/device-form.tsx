/** The form of a machine's metadata, new or changed. */
import type { Device } from "../../machines/devices/contract.ts"
import { DEVICE_FIELDS } from "../../machines/devices/fields.ts"
import { SECRET_VALIDITY_DAYS } from "../../machines/devices/rules.ts"
import { Checkbox, NumberField, TextField } from "../../web/field.tsx"
import { entityFormValues, FormFields, type FormValues } from "../../web/fields.tsx"
import { EntityForm, FieldRow, Legend, SaveOrCancel } from "../../web/form.tsx"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"
import { DEVICES_PATH, deviceAdminPath } from "./paths.ts"

export interface DeviceFormValues {
  fields: FormValues<typeof DEVICE_FIELDS>
  recordingEnabled: boolean
  secretValidityInDays: string
  group: readonly PickerOption[]
  notificationUser: readonly PickerOption[]
  notificationUserGroup: readonly PickerOption[]
}

export interface DeviceFormProps {
  /** Null for a new one. */
  device: Device | null
  values: DeviceFormValues
}

export function DeviceForm({ device, values }: DeviceFormProps) {
  const { t, zone } = useView()
  const home = device ? deviceAdminPath(device.id) : DEVICES_PATH
  return (
    <EntityForm
      id="device-form"
      list={DEVICES_PATH}
      entity={device}
      values={{ ...values, ...values.fields }}
      saved={device && entityFormValues(DEVICE_FIELDS, device, zone)}
    >
      <FormFields
        fields={DEVICE_FIELDS}
        controls={{
          name: <NameAndGroup values={values} isNew={!device} />,
          notificationUserId: (
            <Picker
              name="notificationUserId"
              label="terms.notifiedUser"
              kind="users"
              chosen={values.notificationUser}
            />
          ),
          notificationUserGroupId: (
            <Picker
              name="notificationUserGroupId"
              label="terms.notifiedGroup"
              kind="usergroups"
              chosen={values.notificationUserGroup}
            />
          ),
        }}
      />
      <Legend>{t("deviceadmin.recordingAndSecrets")}</Legend>
      <FieldRow>
        <Checkbox
          name="recordingEnabled"
          label="deviceadmin.recordSessions"
          hint="deviceadmin.recordSessionsHint"
        />
        <NumberField
          name="secretValidityInDays"
          label="deviceadmin.secretValidity"
          hint="deviceadmin.secretValidityHint"
          range={SECRET_VALIDITY_DAYS}
        />
      </FieldRow>
      <SaveOrCancel home={home} namesChanges />
    </EntityForm>
  )
}

function NameAndGroup({ values, isNew }: { values: DeviceFormValues; isNew: boolean }) {
  return (
    <FieldRow>
      <TextField name="name" label="terms.name" max={DEVICE_FIELDS.name.max} autoFocus={isNew} required />
      <Picker
        name="deviceGroupId"
        label="terms.machineGroup"
        kind="devicegroups"
        chosen={values.group}
        required
      />
    </FieldRow>
  )
}
