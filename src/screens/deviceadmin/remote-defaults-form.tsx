/** What new interfaces of a machine begin with; existing ones keep their values. */

import { DEVICE_PORT, DEVICE_TCP_PORT } from "../../machines/devices/rules.ts"
import type { RemoteDefaults } from "../../machines/interfaces/defaults/contract.ts"
import { INTERFACE_FIELDS } from "../../machines/interfaces/fields.ts"
import { Button } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { FieldControl, fieldControls } from "../../web/fields.tsx"
import { FieldRow, Form, FormActions, FormFold, Legend, VersionField } from "../../web/form.tsx"
import {
  kindsOfFields,
  type NestedFormValues,
  type ValueKinds,
  valuesOfEntity,
} from "../../web/form-values.ts"
import { useView } from "../../web/view.ts"
import {
  LimitedNumberField,
  RdpOptionFields,
  TERMINAL_FIELDS,
  TerminalFields,
  VncOptionFields,
} from "../interfaces/option-fields.tsx"
import { PROTOCOL_OPTION_KINDS } from "../interfaces/values.ts"
import { deviceAdminPath } from "./paths.ts"

/** The fields of interfaces that have a default. */
const REMOTE_DEFAULT_FIELDS = {
  username: INTERFACE_FIELDS.username,
  authType: INTERFACE_FIELDS.authType,
  disableCopy: INTERFACE_FIELDS.disableCopy,
  disablePaste: INTERFACE_FIELDS.disablePaste,
  ...TERMINAL_FIELDS,
} as const
const USERNAME_FIELD = { ...INTERFACE_FIELDS.username, hint: "interfaces.usernameDefaultHint" } as const

export const REMOTE_DEFAULT_KINDS: ValueKinds = {
  hostname: "text",
  port: "nullableInteger",
  tcpPort: "nullableInteger",
  ...kindsOfFields(REMOTE_DEFAULT_FIELDS),
  ...PROTOCOL_OPTION_KINDS,
}

export interface RemoteDefaultsFormProps {
  deviceId: string
  version: number
  values: NestedFormValues
}

export function remoteDefaultValues(defaults: RemoteDefaults): NestedFormValues {
  return valuesOfEntity(REMOTE_DEFAULT_KINDS, defaults)
}

const FIELDS_OF = {
  VNC: ["vncOptions"],
  RDP: ["rdpOptions"],
  SSH: ["sshOptions", "keepaliveInSeconds", "fontSize", "scrollback"],
}

export function RemoteDefaultsForm({ deviceId, version, values }: RemoteDefaultsFormProps) {
  const { t } = useView()
  const path = `${deviceAdminPath(deviceId)}/remotedefaults`
  const { authType, disableCopy, disablePaste } = fieldControls(REMOTE_DEFAULT_FIELDS)
  return (
    <Form id="remote-defaults-form" draft action={path} values={values} current={deviceAdminPath(deviceId)}>
      <VersionField stored={version} />
      <FieldRow>
        <TextField name="hostname" label="interfaces.hostIpv4" />
        <LimitedNumberField name="port" label="terms.port" range={DEVICE_PORT} />
        <LimitedNumberField name="tcpPort" label="interfaces.tcpPort" range={DEVICE_TCP_PORT} />
      </FieldRow>
      <FieldRow>
        <FieldControl name="username" field={USERNAME_FIELD} />
        {authType}
      </FieldRow>
      <FieldRow>
        {disableCopy}
        {disablePaste}
      </FieldRow>
      {(["VNC", "RDP", "SSH"] as const).map((protocol) => (
        <FormFold key={protocol} title={protocol} fields={FIELDS_OF[protocol]}>
          {protocol === "VNC" && <VncOptionFields />}
          {protocol === "RDP" && <RdpOptionFields />}
          {protocol === "SSH" && (
            <>
              <Legend>{t("interfaces.terminal")}</Legend>
              <TerminalFields />
            </>
          )}
        </FormFold>
      ))}
      <FormActions>
        <Button type="submit">{t("deviceadmin.saveDefaults")}</Button>
      </FormActions>
    </Form>
  )
}
