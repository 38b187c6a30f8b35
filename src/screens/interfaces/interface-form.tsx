/**
 * The form of an interface. Every protocol's fields are in it and those of the chosen one are shown, by style alone: what was
 * typed for another protocol comes back with that protocol.
 */

import type { Device } from "../../machines/devices/contract.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { INTERFACE_FIELDS } from "../../machines/interfaces/fields.ts"
import { isForwarding } from "../../machines/interfaces/options/rules.ts"
import {
  INTERFACE_TYPE_TRAITS,
  INTERFACE_TYPES,
  type InterfaceType,
} from "../../machines/interfaces/rules-types.ts"
import type { OpenSessions } from "../../machines/opensessions/store.ts"
import { Button } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { NumberField, Select } from "../../web/field.tsx"
import { fieldControls } from "../../web/fields.tsx"
import { EntityForm, FieldRow, SaveOrCancel } from "../../web/form.tsx"
import type { PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"
import { EndSessionsAndSave, OpenSessionsNotice } from "../connectors/open-sessions.tsx"
import { AccessFields, TrafficRuleFields } from "./access-fields.tsx"
import { RdpOptionFields, VncOptionFields } from "./option-fields.tsx"
import { interfacePath, interfacesPath } from "./paths.ts"
import {
  AuthTypeField,
  IdentityFields,
  PlcFields,
  SignInFields,
  SshFields,
  WebPageFields,
} from "./protocol-fields.tsx"
import { type InterfaceFormState, TRAFFIC_RULE_LISTS } from "./values.ts"

export interface InterfaceFormProps {
  device: Device
  /** Null for a new one. */
  target: TargetInterface | null
  state: InterfaceFormState
  /** The names of the permitted user groups. */
  groups: readonly PickerOption[]
  isLocked: boolean
  /** The sessions that prevent the change. */
  conflict?: OpenSessions | null
}

export const INTERFACE_FORM_ID = "interface-form"

export function InterfaceForm(props: InterfaceFormProps) {
  const { device, target, state, groups, isLocked, conflict = null } = props
  const { t } = useView()
  const controls = {
    type: <TypeField />,
    port: <PortField isNew={!target} />,
    authType: <AuthTypeField />,
  }
  const { name, type, host, port, url, maxSessions, ...signIn } = fieldControls(INTERFACE_FIELDS, {
    controls,
    focus: !target && "name",
  })
  const { username, authType, askCredentials, ...identity } = signIn
  const { knownHost, certificate, ...access } = identity
  const { startRemotePermissionForAll, readOnly, requiresSupervisor, ...others } = access
  const { disableCopy, disablePaste, keepaliveInSeconds, fontSize, scrollback, ...ssh } = others
  const { sftpRootDirectory, ...further } = ssh
  return (
    <EntityForm
      id={INTERFACE_FORM_ID}
      list={interfacesPath(device.id)}
      entity={target}
      error={conflict ? null : undefined}
      values={state.values}
    >
      {conflict && <OpenSessionsNotice text="interfaces.openSessions" open={conflict} />}
      <fieldset className="plain form" disabled={isLocked}>
        <FieldRow>
          {name}
          {type}
        </FieldRow>
        <FieldRow>
          {host}
          {port}
          {maxSessions}
        </FieldRow>
        <div data-if="url">{url}</div>
        {Object.values(further)}
        <p className="muted" data-if="unopened">
          {t("interfaces.typeOpensNoSession")}
        </p>
        <SignInFields target={target} controls={signIn} />
        <IdentityFields target={target} controls={identity} />
        <div className="form" data-if="vncOptions">
          <VncOptionFields isNew={!target} />
        </div>
        <div className="form" data-if="rdpOptions">
          <RdpOptionFields />
        </div>
        <div className="form" data-if="sshOptions">
          <SshFields sftpRootDirectory={sftpRootDirectory} />
        </div>
        <div className="form" data-if="httpsOptions">
          <WebPageFields />
        </div>
        <div className="form" data-if="s7Options">
          <PlcFields />
        </div>
        <AccessFields groups={groups} controls={access} />
        <div className="form" data-if="packets">
          {TRAFFIC_RULE_LISTS.map((list) => (
            <TrafficRuleFields key={list} list={list} rules={state.rules[list]} />
          ))}
        </div>
      </fieldset>
      {!isLocked && <Actions {...props} conflict={conflict} />}
    </EntityForm>
  )
}

function TypeField() {
  return (
    <Select
      required
      name="type"
      label={INTERFACE_FIELDS.type.label}
      options={INTERFACE_TYPES.map((type) => ({
        value: type,
        label: typeOptionName(type),
        has: featuresOf(type),
      }))}
    />
  )
}

/** A new interface without a port gets that of its protocol. */
function PortField({ isNew }: { isNew: boolean }) {
  const { port } = INTERFACE_FIELDS
  const hint = isNew && "interfaces.portHint"
  return <NumberField name="port" label={port.label} hint={hint} range={port} required={!isNew} />
}

function Actions({ device, target, conflict }: InterfaceFormProps) {
  const { t } = useView()
  return (
    <SaveOrCancel
      home={target ? interfacePath(device.id, target.id) : interfacesPath(device.id)}
      isSticky
      save={conflict && <EndSessionsAndSave open={conflict} />}
      namesChanges
      discards={target !== null}
      after={
        target && (
          <Button
            kind="quiet"
            icon="delete"
            {...dialogTrigger(`${interfacePath(device.id, target.id)}/delete`)}
          >
            {t("interfaces.deleteInterface")}
          </Button>
        )
      }
    />
  )
}

/** The common name: "KPT 400" for KPT_400. */
export function interfaceTypeName(type: InterfaceType): string {
  return type.replace("_", " ")
}

/** With the size of a panel's screen, by which a person finds its type. */
function typeOptionName(type: InterfaceType): string {
  const { panel } = INTERFACE_TYPE_TRAITS[type]
  const name = interfaceTypeName(type)
  return panel ? `${name} (${panel.width} × ${panel.height})` : name
}

/** What the style sheet shows for a type of interface: the values of `data-if`. */
function featuresOf(type: InterfaceType): string {
  const traits = INTERFACE_TYPE_TRAITS[type]
  const features: Record<string, boolean> = {
    url: traits.hasUrl,
    clipboard: traits.hasClipboard,
    key: traits.hasPrivateKey,
    packets: isForwarding(type),
    picture: !isForwarding(type),
    unopened: traits.opens === null,
  }
  const names = Object.keys(features).filter((name) => features[name])
  return [...names, ...(traits.optionsField ? [traits.optionsField] : [])].join(" ")
}
