/** What new interfaces of a machine begin with; existing ones keep their values. */

import {
  DEVICE_PORT_MAX,
  DEVICE_PORT_MIN,
  DEVICE_TCP_PORT_MAX,
  DEVICE_TCP_PORT_MIN,
} from "../../machines/devices/rules.ts"
import type { RemoteDefaults } from "../../machines/interfaces/defaults/contract.ts"
import { AUTH_TYPES, USERNAME_CHARACTERS_MAX } from "../../machines/interfaces/rules.ts"
import { Button } from "../../web/button.tsx"
import { Checkbox, NumberField, Select, TextField } from "../../web/field.tsx"
import { FieldRow, Form, FormActions, Legend } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { type NestedFormValues, type ValueKinds, valuesOfEntity } from "../../web/form-values.ts"
import { useView } from "../../web/view.ts"
import { RdpOptionFields, TerminalFields, VncOptionFields } from "../interfaces/option-fields.tsx"
import { PROTOCOL_OPTION_KINDS } from "../interfaces/values.ts"
import { deviceAdminPath } from "./paths.ts"

export const REMOTE_DEFAULT_KINDS = {
  hostname: "text",
  port: "nullableInteger",
  tcpPort: "nullableInteger",
  username: "text",
  authType: "text",
  disableCopy: "flag",
  disablePaste: "flag",
  keepaliveInSeconds: "integer",
  fontSize: "integer",
  scrollback: "integer",
  ...PROTOCOL_OPTION_KINDS,
} as const satisfies ValueKinds

export interface RemoteDefaultsFormProps {
  deviceId: string
  version: number
  values: NestedFormValues
  formErrors?: FormErrors
}

export function remoteDefaultValues(defaults: RemoteDefaults): NestedFormValues {
  return valuesOfEntity(REMOTE_DEFAULT_KINDS, defaults)
}

export function RemoteDefaultsForm({ deviceId, version, values, formErrors }: RemoteDefaultsFormProps) {
  const { t } = useView()
  const path = `${deviceAdminPath(deviceId)}/remotedefaults`
  return (
    <Form
      id="remote-defaults-form"
      draft
      action={path}
      values={values}
      formErrors={formErrors}
      current={deviceAdminPath(deviceId)}
    >
      <input type="hidden" name="version" value={version} />
      <FieldRow>
        <TextField name="hostname" label={t("interfaces.hostIpv4")} />
        <NumberField
          name="port"
          label={t("terms.port")}
          hint={t("interfaces.fromTo", { from: DEVICE_PORT_MIN, to: DEVICE_PORT_MAX })}
          min={DEVICE_PORT_MIN}
          max={DEVICE_PORT_MAX}
        />
        <NumberField
          name="tcpPort"
          label={t("interfaces.tcpPort")}
          hint={t("interfaces.fromTo", { from: DEVICE_TCP_PORT_MIN, to: DEVICE_TCP_PORT_MAX })}
          min={DEVICE_TCP_PORT_MIN}
          max={DEVICE_TCP_PORT_MAX}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="username"
          label={t("interfaces.username")}
          hint={t("interfaces.usernameDefaultHint")}
          max={USERNAME_CHARACTERS_MAX}
        />
        <Select
          required
          name="authType"
          label={t("interfaces.authType")}
          options={AUTH_TYPES.map((value) => ({ value, label: t(`interfaces.auth_${value}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <Checkbox name="disableCopy" label={t("interfaces.disableCopy")} />
        <Checkbox name="disablePaste" label={t("interfaces.disablePaste")} />
      </FieldRow>
      {(["VNC", "RDP", "SSH"] as const).map((protocol) => (
        <details key={protocol} className="fold">
          <summary>{protocol}</summary>
          <div className="form">
            {protocol === "VNC" && <VncOptionFields />}
            {protocol === "RDP" && <RdpOptionFields />}
            {protocol === "SSH" && (
              <>
                <Legend>{t("interfaces.terminal")}</Legend>
                <TerminalFields />
              </>
            )}
          </div>
        </details>
      ))}
      <FormActions>
        <Button type="submit">{t("deviceadmin.saveDefaults")}</Button>
      </FormActions>
    </Form>
  )
}
