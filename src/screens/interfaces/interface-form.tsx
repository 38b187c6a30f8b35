/**
 * The form of an interface. Every protocol's fields are in it and those of the chosen one are shown, by style alone: what was
 * typed for another protocol comes back with that protocol.
 */

import { PORT_MAX } from "../../base/schema.ts"
import type { Device } from "../../machines/devices/contract.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { isForwarding } from "../../machines/interfaces/options/rules.ts"
import {
  INTERFACE_NAME_CHARACTERS_MAX,
  INTERFACE_PORT_MIN,
  SESSIONS_MAX,
} from "../../machines/interfaces/rules.ts"
import {
  INTERFACE_TYPE_TRAITS,
  INTERFACE_TYPES,
  type InterfaceType,
} from "../../machines/interfaces/rules-types.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { NumberField, Select, TextField } from "../../web/field.tsx"
import { FieldRow, Form } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import type { PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"
import { AccessFields, TrafficRuleFields } from "./access-fields.tsx"
import { RdpOptionFields, VncOptionFields } from "./option-fields.tsx"
import { interfacePath, interfacesPath } from "./paths.ts"
import { IdentityFields, PlcFields, SignInFields, SshFields } from "./protocol-fields.tsx"
import { type InterfaceFormState, TRAFFIC_RULE_LISTS } from "./values.ts"

export interface InterfaceFormProps {
  device: Device
  /** Null for a new one. */
  target: TargetInterface | null
  state: InterfaceFormState
  /** The names of the permitted user groups. */
  groups: readonly PickerOption[]
  isLocked: boolean
  formErrors?: FormErrors | undefined
}

export const INTERFACE_FORM_ID = "interface-form"

export function InterfaceForm({ device, target, state, groups, isLocked, formErrors }: InterfaceFormProps) {
  const { t } = useView()
  const path = target ? interfacePath(device.id, target.id) : `${interfacesPath(device.id)}/new`
  return (
    <Form
      id={INTERFACE_FORM_ID}
      draft
      action={path}
      values={state.values}
      formErrors={formErrors}
      current={target && path}
    >
      {target && <input type="hidden" name="version" value={target.version} />}
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <fieldset className="plain form" disabled={isLocked}>
        <FieldRow>
          <TextField
            name="name"
            label={t("terms.name")}
            max={INTERFACE_NAME_CHARACTERS_MAX}
            autoFocus={!target}
            required
          />
          <Select
            required
            name="type"
            label={t("interfaces.protocol")}
            options={INTERFACE_TYPES.map((type) => ({
              value: type,
              label: interfaceTypeName(type),
              has: featuresOf(type),
            }))}
          />
        </FieldRow>
        <FieldRow>
          <TextField name="host" label={t("terms.host")} hint={t("interfaces.hostHint")} required />
          <NumberField
            name="port"
            label={t("terms.port")}
            hint={target ? undefined : t("interfaces.portHint")}
            min={INTERFACE_PORT_MIN}
            max={PORT_MAX}
            required={Boolean(target)}
          />
          <NumberField
            name="maxSessions"
            label={t("interfaces.maxSessions")}
            min={1}
            max={SESSIONS_MAX}
            required
          />
        </FieldRow>
        <div data-if="url">
          <TextField name="url" label={t("interfaces.url")} hint={t("interfaces.urlHint")} />
        </div>
        <p className="muted" data-if="unopened">
          {t("interfaces.noSession")}
        </p>
        <SignInFields target={target} />
        <IdentityFields />
        <div className="form" data-if="vncOptions">
          <VncOptionFields />
        </div>
        <div className="form" data-if="rdpOptions">
          <RdpOptionFields />
        </div>
        <div className="form" data-if="sshOptions">
          <SshFields />
        </div>
        <div className="form" data-if="s7Options">
          <PlcFields />
        </div>
        <AccessFields groups={groups} />
        <div className="form" data-if="packets">
          {TRAFFIC_RULE_LISTS.map((list) => (
            <TrafficRuleFields key={list} list={list} rules={state.rules[list]} />
          ))}
        </div>
      </fieldset>
      {!isLocked && <Actions device={device} target={target} />}
    </Form>
  )
}

function Actions({ device, target }: Pick<InterfaceFormProps, "device" | "target">) {
  const { t } = useView()
  return (
    <div className="form-actions sticky-save">
      <Button type="submit" kind="primary">
        {t("shell.save")}
      </Button>
      <ButtonLink
        href={target ? interfacePath(device.id, target.id) : interfacesPath(device.id)}
        kind="quiet"
      >
        {t("interfaces.discard")}
      </ButtonLink>
      {target && <small className="muted">{t("interfaces.saveEnds")}</small>}
      {target && (
        <Button
          kind="quiet"
          icon="delete"
          {...dialogTrigger(`${interfacePath(device.id, target.id)}/delete`)}
        >
          {t("interfaces.deleteInterface")}
        </Button>
      )}
    </div>
  )
}

/** As people call it: "KPT 400" for KPT_400. */
export function interfaceTypeName(type: InterfaceType): string {
  return type.replace("_", " ")
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
