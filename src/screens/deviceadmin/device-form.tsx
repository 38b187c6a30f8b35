/** The form of a machine's metadata, new or changed. */
import type { Device } from "../../machines/devices/contract.ts"
import { DEVICE_FIELDS } from "../../machines/devices/fields.ts"
import { SECRET_VALIDITY_DAYS_MAX, SECRET_VALIDITY_DAYS_MIN } from "../../machines/devices/rules.ts"
import { Checkbox, NumberField, TextField } from "../../web/field.tsx"
import { FormFields, type FormValues } from "../../web/fields.tsx"
import { FieldRow, Form, SaveOrCancel } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { Legend } from "../../web/nested-fields.tsx"
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
  formErrors?: FormErrors
}

export function DeviceForm({ device, values, formErrors }: DeviceFormProps) {
  const { t } = useView()
  const errors = formErrors?.errors ?? {}
  const home = device ? deviceAdminPath(device.id) : DEVICES_PATH
  return (
    <Form
      id="device-form"
      draft
      action={device ? home : `${DEVICES_PATH}/new`}
      error={formErrors?.error}
      conflict={device && formErrors?.status === 409 ? home : null}
    >
      {device && <input type="hidden" name="version" value={device.version} />}
      <FormFields
        fields={DEVICE_FIELDS}
        values={values.fields}
        errors={errors}
        controls={{
          name: <NameAndGroup values={values} errors={errors} isNew={!device} />,
          notificationUserId: (
            <Picker
              name="notificationUserId"
              label={t("terms.notifiedUser")}
              kind="users"
              chosen={values.notificationUser}
              error={errors.notificationUserId}
            />
          ),
          notificationUserGroupId: (
            <Picker
              name="notificationUserGroupId"
              label={t("terms.notifiedGroup")}
              kind="usergroups"
              chosen={values.notificationUserGroup}
              error={errors.notificationUserGroupId}
            />
          ),
        }}
      />
      <Legend>{t("deviceadmin.recordingAndSecrets")}</Legend>
      <FieldRow>
        <Checkbox
          name="recordingEnabled"
          label={t("deviceadmin.recordSessions")}
          hint={t("deviceadmin.recordSessionsHint")}
          checked={values.recordingEnabled}
        />
        <NumberField
          name="secretValidityInDays"
          label={t("deviceadmin.secretValidity")}
          hint={t("deviceadmin.secretValidityHint")}
          value={values.secretValidityInDays}
          min={SECRET_VALIDITY_DAYS_MIN}
          max={SECRET_VALIDITY_DAYS_MAX}
          error={errors.secretValidityInDays}
        />
      </FieldRow>
      <SaveOrCancel home={home} />
    </Form>
  )
}

function NameAndGroup({
  values,
  errors,
  isNew,
}: {
  values: DeviceFormValues
  errors: Record<string, string>
  isNew: boolean
}) {
  const { t } = useView()
  return (
    <FieldRow>
      <TextField
        name="name"
        label={t("terms.name")}
        value={values.fields.name}
        max={DEVICE_FIELDS.name.max}
        error={errors.name}
        autoFocus={isNew}
        required
      />
      <Picker
        name="deviceGroupId"
        label={t("terms.machineGroup")}
        kind="devicegroups"
        chosen={values.group}
        error={errors.deviceGroupId}
        required
      />
    </FieldRow>
  )
}
