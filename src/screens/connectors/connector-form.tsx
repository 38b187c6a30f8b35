/** The form of a connector: a dedicated one, the inherited one, or none. */

import type { Connector } from "../../machines/connectors/contract.ts"
import { CONNECTOR_FIELDS } from "../../machines/connectors/fields.ts"
import {
  KEY_CHARACTERS_MAX,
  NET_FILE_CHARACTERS_MAX,
  NET_INTERFACE_TYPES,
} from "../../machines/connectors/rules.ts"
import { CONNECTOR_TYPES } from "../../machines/devices/rules.ts"
import type { OpenSessions } from "../../machines/opensessions/store.ts"
import { Select, TextArea, TextField } from "../../web/field.tsx"
import { bodyFromForm, entityFormValues, fieldControls } from "../../web/fields.tsx"
import { FieldRow, Form, Legend, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { type NestedFormValues, rowsOfForm } from "../../web/form-values.ts"
import { useView } from "../../web/view.ts"
import { EndSessionsAndSave, OpenSessionsNotice } from "./open-sessions.tsx"

const NET_FIELDS = ["type", "ip", "netmask", "file"] as const

export function connectorValues(connector: Connector, zone: string): object {
  const nets = connector.netInterfaces.flatMap((net, at) =>
    NET_FIELDS.map((field) => [`netInterfaces.${at}.${field}`, net[field]]),
  )
  return {
    connectorType: connector.connectorType,
    ...entityFormValues(CONNECTOR_FIELDS, connector, zone),
    ...Object.fromEntries(nets),
  }
}

/** The form as the body of the call; what a network socket's type does not use is left out. */
export function connectorBody(form: NestedFormValues, zone: string): object {
  const connectorType = form.connectorType ?? ""
  const version = Number(form.version)
  if (connectorType !== "DEDICATED") return { connectorType, version }
  const settings = { ...bodyFromForm(CONNECTOR_FIELDS, form, zone), privateKey: form.privateKey ?? "" }
  const netInterfaces = rowsOfForm(form, "netInterfaces").map(
    ({ type = "", ip = "", netmask = "", file = "" }) => ({
      type,
      ip: type === "MANUAL" ? ip : "",
      netmask: type === "MANUAL" ? netmask : "",
      file: type === "FILE" ? file : "",
    }),
  )
  return { connectorType, ...settings, netInterfaces, version }
}

export interface ConnectorFormProps {
  address: string
  connector: Connector
  values: object
  isLocked: boolean
  /** The sessions that prevent the change. */
  conflict?: OpenSessions | null
}

export function ConnectorForm({ address, connector, values, isLocked, conflict }: ConnectorFormProps) {
  const { t } = useView()
  return (
    <Form
      id="connector-form"
      draft
      action={address}
      error={conflict ? null : undefined}
      values={values}
      current={!conflict && address}
    >
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <VersionField stored={connector.version} />
      {conflict && <OpenSessionsNotice text="connectors.openSessions" open={conflict} />}
      <fieldset className="plain form" disabled={isLocked}>
        <Select
          required
          name="connectorType"
          label="terms.connector"
          hint="connectors.typeHint"
          options={CONNECTOR_TYPES.map((type) => ({
            value: type,
            label: t(`connectors.type_${type}`),
            has: type === "DEDICATED" ? "own" : undefined,
          }))}
        />
        <div className="form" data-if="own">
          <DedicatedFields hasPrivateKey={connector.hasPrivateKey} />
          {connector.netInterfaces.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sockets of a box are numbered
            <NetInterfaceFields key={at} at={at} />
          ))}
        </div>
      </fieldset>
      {!isLocked && (
        <SaveOrCancel home={address} isSticky save={conflict && <EndSessionsAndSave open={conflict} />} />
      )}
    </Form>
  )
}

function DedicatedFields({ hasPrivateKey }: { hasPrivateKey: boolean }) {
  const { t } = useView()
  const { kind, serial, host, port, publicKey, ...others } = fieldControls(CONNECTOR_FIELDS)
  const { caCertificate, certificateCheck, hostname, defaultGateway, dns, ...further } = others
  return (
    <>
      <FieldRow>
        {kind}
        {serial}
        {host}
        {port}
      </FieldRow>
      {Object.values(further)}
      <Legend>{t("connectors.keys")}</Legend>
      <FieldRow>
        {publicKey}
        <TextArea
          rows={3}
          name="privateKey"
          label="connectors.privateKey"
          hint={hasPrivateKey ? "interfaces.secretStored" : undefined}
          max={KEY_CHARACTERS_MAX}
        />
      </FieldRow>
      {caCertificate}
      {certificateCheck}
      <Legend note={t("connectors.networkNote")}>{t("connectors.network")}</Legend>
      <FieldRow>
        {hostname}
        {defaultGateway}
        {dns}
      </FieldRow>
    </>
  )
}

function NetInterfaceFields({ at }: { at: number }) {
  const { t } = useView()
  const name = (field: (typeof NET_FIELDS)[number]) => `netInterfaces.${at}.${field}`
  return (
    <div className="form">
      <FieldRow>
        <Select
          required
          name={name("type")}
          label={["connectors.netInterface", { n: at + 1 }]}
          options={NET_INTERFACE_TYPES.map((type) => ({
            value: type,
            label: t(`connectors.net_${type}`),
            has: `net${type}`,
          }))}
        />
        <div data-if="netMANUAL">
          <TextField name={name("ip")} label="connectors.ip" required />
        </div>
        <div data-if="netMANUAL">
          <TextField name={name("netmask")} label="connectors.netmask" required />
        </div>
      </FieldRow>
      <div data-if="netFILE">
        <TextArea
          rows={3}
          name={name("file")}
          label="connectors.file"
          max={NET_FILE_CHARACTERS_MAX}
          required
        />
      </div>
    </div>
  )
}
