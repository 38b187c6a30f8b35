/** The way to a machine: its own connector, the inherited one, or none. */

import { PORT_MAX } from "../../base/schema.ts"
import type { Connector, OpenSession } from "../../machines/connectors/contract.ts"
import {
  CA_CHARACTERS_MAX,
  CONNECTOR_KINDS,
  KEY_CHARACTERS_MAX,
  NET_FILE_CHARACTERS_MAX,
  NET_INTERFACE_TYPES,
  SERIAL_CHARACTERS_MAX,
} from "../../machines/connectors/rules.ts"
import { CONNECTOR_TYPES } from "../../machines/devices/rules.ts"
import { PORT_MIN } from "../../machines/interfaces/options/rules.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { Checkbox, NumberField, Select, TextArea, TextField } from "../../web/field.tsx"
import { FieldRow, Form, Legend, Notice } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import {
  bodyFromValues,
  type NestedFormValues,
  rowsOfForm,
  type ValueKinds,
  valuesOfEntity,
} from "../../web/form-values.ts"
import { useView } from "../../web/view.ts"

const CONNECTOR_KINDS_OF_FIELDS = {
  connectorType: "text",
  kind: "text",
  serial: "text",
  host: "text",
  port: "nullableInteger",
  publicKey: "text",
  privateKey: "text",
  caCertificate: "text",
  certificateCheck: "flag",
  hostname: "text",
  defaultGateway: "text",
  dns: "text",
} as const satisfies ValueKinds

const NET_FIELDS = ["type", "ip", "netmask", "file"] as const

export function connectorValues(connector: Connector): NestedFormValues {
  const nets = connector.netInterfaces.flatMap((net, at) =>
    NET_FIELDS.map((field) => [`netInterfaces.${at}.${field}`, net[field]]),
  )
  return {
    ...valuesOfEntity(CONNECTOR_KINDS_OF_FIELDS, connector),
    privateKey: "",
    ...Object.fromEntries(nets),
  }
}

/** The form as the body of the call; what a network socket's type does not use is left out. */
export function connectorBody(form: NestedFormValues): object {
  const { connectorType, ...settings } = bodyFromValues(CONNECTOR_KINDS_OF_FIELDS, form)
  const version = Number(form.version)
  if (connectorType !== "DEDICATED") return { connectorType, version }
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
  values: NestedFormValues
  isLocked: boolean
  formErrors?: FormErrors | undefined
  /** The sessions that stand against the change. */
  conflict?: { count: number; sessions: readonly OpenSession[] } | null
}

export function ConnectorForm({
  address,
  connector,
  values,
  isLocked,
  formErrors,
  conflict,
}: ConnectorFormProps) {
  const { t } = useView()
  return (
    <Form
      id="connector-form"
      draft
      action={address}
      formErrors={formErrors}
      error={conflict ? null : undefined}
      values={values}
      current={!conflict && address}
    >
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="version" value={connector.version} />
      {conflict && <OpenSessions {...conflict} />}
      <fieldset className="plain form" disabled={isLocked}>
        <Select
          required
          name="connectorType"
          label={t("terms.connector")}
          hint={t("connectors.typeHint")}
          options={CONNECTOR_TYPES.map((type) => ({
            value: type,
            label: t(`connectors.type_${type}`),
            has: type === "DEDICATED" ? "own" : undefined,
          }))}
        />
        <div className="form" data-if="own">
          <DedicatedFields hasPrivateKey={connector.hasPrivateKey} />
          <Legend note={t("connectors.networkNote")}>{t("connectors.network")}</Legend>
          <FieldRow>
            <TextField name="hostname" label={t("connectors.hostname")} />
            <TextField name="defaultGateway" label={t("connectors.gateway")} />
            <TextField name="dns" label={t("connectors.dns")} hint={t("connectors.dnsHint")} />
          </FieldRow>
          {connector.netInterfaces.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sockets of a box are numbered
            <NetInterfaceFields key={at} at={at} />
          ))}
        </div>
      </fieldset>
      {!isLocked && (
        <div className="form-actions sticky-save">
          {conflict ? (
            <Button type="submit" kind="danger" name="force" value="true">
              {t("connectors.forceSave", { count: conflict.count })}
            </Button>
          ) : (
            <Button type="submit" kind="primary">
              {t("shell.save")}
            </Button>
          )}
          <ButtonLink href={address} kind="quiet">
            {t("interfaces.discard")}
          </ButtonLink>
        </div>
      )}
    </Form>
  )
}

/** Names the connections that the change ends, and offers to end them all. */
function OpenSessions({ count, sessions }: { count: number; sessions: readonly OpenSession[] }) {
  const { t } = useView()
  return (
    <Notice tone="amber">
      {t("connectors.openSessions", { count })}
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            {session.device.name} · {session.interfaceName} · {session.username}
          </li>
        ))}
      </ul>
      {count > sessions.length && t("connectors.moreSessions", { count: count - sessions.length })}
    </Notice>
  )
}

function DedicatedFields({ hasPrivateKey }: { hasPrivateKey: boolean }) {
  const { t } = useView()
  return (
    <>
      <FieldRow>
        <Select
          required
          name="kind"
          label={t("connectors.kind")}
          options={CONNECTOR_KINDS.map((kind) => ({ value: kind, label: t(`connectors.kind_${kind}`) }))}
        />
        <TextField name="serial" label={t("terms.serial")} max={SERIAL_CHARACTERS_MAX} required />
        <TextField name="host" label={t("terms.host")} required />
        <NumberField name="port" label={t("terms.port")} min={PORT_MIN} max={PORT_MAX} />
      </FieldRow>
      <Legend>{t("connectors.keys")}</Legend>
      <FieldRow>
        <TextArea
          rows={3}
          name="publicKey"
          label={t("connectors.publicKey")}
          hint={t("connectors.publicKeyHint")}
          max={KEY_CHARACTERS_MAX}
        />
        <TextArea
          rows={3}
          name="privateKey"
          label={t("connectors.privateKey")}
          hint={hasPrivateKey ? t("interfaces.storedKeeps") : undefined}
          max={KEY_CHARACTERS_MAX}
        />
      </FieldRow>
      <TextArea rows={3} name="caCertificate" label={t("connectors.caCertificate")} max={CA_CHARACTERS_MAX} />
      <Checkbox
        name="certificateCheck"
        label={t("connectors.certificateCheck")}
        hint={t("connectors.certificateCheckHint")}
      />
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
          label={t("connectors.netInterface", { n: at + 1 })}
          options={NET_INTERFACE_TYPES.map((type) => ({
            value: type,
            label: t(`connectors.net_${type}`),
            has: `net${type}`,
          }))}
        />
        <div data-if="netMANUAL">
          <TextField name={name("ip")} label={t("connectors.ip")} required />
        </div>
        <div data-if="netMANUAL">
          <TextField name={name("netmask")} label={t("connectors.netmask")} required />
        </div>
      </FieldRow>
      <div data-if="netFILE">
        <TextArea
          rows={3}
          name={name("file")}
          label={t("connectors.file")}
          max={NET_FILE_CHARACTERS_MAX}
          required
        />
      </div>
    </div>
  )
}
