/** The fields of an interface's form, and the form as the body of the call: without what another protocol's fields hold. */

import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import type { RemoteDefaults } from "../../machines/interfaces/defaults/contract.ts"
import { INTERFACE_FIELDS } from "../../machines/interfaces/fields.ts"
import {
  httpsOptions,
  rdpOptions,
  s7Options,
  sshOptions,
  vncOptions,
} from "../../machines/interfaces/options/contract.ts"
import { isForwarding, PLC_PORT_DEFAULT, recordableParts } from "../../machines/interfaces/options/rules.ts"
import {
  INTERFACE_TYPE_TRAITS,
  INTERFACE_TYPES,
  type InterfaceType,
  type OptionsField,
} from "../../machines/interfaces/rules-types.ts"
import { defaultFormValues } from "../../web/fields.tsx"
import {
  bodyFromValues,
  kindsOfFields,
  kindsOfSchema,
  type NestedFormValues,
  rowsOfForm,
  type ValueKinds,
  valuesOfEntity,
} from "../../web/form-values.ts"

/** Settings that a machine's remote defaults have too. */
export const PROTOCOL_OPTION_KINDS = {
  ...kindsOfSchema("vncOptions", vncOptions),
  ...kindsOfSchema("rdpOptions", rdpOptions),
} satisfies ValueKinds

const INTERFACE_KINDS: ValueKinds = {
  ...kindsOfFields(INTERFACE_FIELDS),
  port: "omittedInteger",
  password: "text",
  privateKey: "text",
  passphrase: "text",
  clearSecret: "flag",
  startRemotePermissionUserGroupIds: "ids",
  "recordingOptions.screen": "flag",
  "recordingOptions.clipboard": "flag",
  "recordingOptions.network": "flag",
  ...PROTOCOL_OPTION_KINDS,
  "vncOptions.colourDepth": "omittedInteger",
  ...kindsOfSchema("sshOptions", sshOptions),
  ...kindsOfSchema("httpsOptions", httpsOptions),
  ...kindsOfSchema("s7Options", s7Options),
}

/** The certificate that was trusted at a connection is no longer: of types without a field for the key. */
export const FORGET_CERTIFICATE = "forgetCertificate"

/** Secrets are typed, never shown. */
const SECRET_FIELDS = ["password", "privateKey", "passphrase", "clearSecret"] as const

export const TRAFFIC_RULE_LISTS = ["filterRules", "connectionRules"] as const
export type TrafficRuleList = (typeof TRAFFIC_RULE_LISTS)[number]

/** A rule's fields as typed. */
export interface TypedTrafficRule {
  protocolType: string
  minDestination: string
  maxDestination: string
  minPort: string
  maxPort: string
}
export const EMPTY_RULE: TypedTrafficRule = {
  protocolType: "TCP",
  minDestination: "",
  maxDestination: "",
  minPort: "",
  maxPort: "",
}

export interface InterfaceFormState {
  values: NestedFormValues
  rules: Record<TrafficRuleList, readonly TypedTrafficRule[]>
  groupIds: readonly string[]
}

/** The form of a new interface begins with VNC and the machine's remote defaults. */
export function newInterfaceForm(defaults: RemoteDefaults): InterfaceFormState {
  const type = "VNC"
  const { hasLoginDefaults } = INTERFACE_TYPE_TRAITS[type]
  const start = {
    ...defaultFormValues(INTERFACE_FIELDS),
    ...defaults,
    type,
    host: defaults.hostname,
    port: null,
    username: hasLoginDefaults ? defaults.username : "",
    authType: hasLoginDefaults ? defaults.authType : "NONE",
    recordingOptions: { screen: true, clipboard: true, network: true },
    vncOptions: { ...defaults.vncOptions, colourDepth: null },
    sshOptions: sshOptions.parse({}),
    httpsOptions: httpsOptions.parse({}),
    s7Options: s7Options.parse({ portPLC: PLC_PORT_DEFAULT }),
  }
  const values = valuesOfEntity(INTERFACE_KINDS, start)
  return { values, rules: { filterRules: [], connectionRules: [] }, groupIds: [] }
}

/** The form of a saved interface; the settings of other protocols have their defaults. */
export function interfaceForm(target: TargetInterface): InterfaceFormState {
  const shown = {
    ...target,
    vncOptions: target.vncOptions ?? vncOptions.parse({}),
    rdpOptions: target.rdpOptions ?? rdpOptions.parse({}),
    sshOptions: target.sshOptions ?? sshOptions.parse({}),
    httpsOptions: target.httpsOptions ?? httpsOptions.parse({}),
    s7Options: target.s7Options ?? s7Options.parse({}),
  }
  const typed = (rules: TargetInterface["filterRules"]) =>
    rules.map((rule) => ({ ...rule, minPort: `${rule.minPort}`, maxPort: `${rule.maxPort}` }))
  return {
    values: valuesOfEntity(INTERFACE_KINDS, shown),
    rules: { filterRules: typed(target.filterRules), connectionRules: typed(target.connectionRules) },
    groupIds: target.startRemotePermissionUserGroups.map(({ id }) => id),
  }
}

/** A posted form, to show it again as it was; without its secrets. */
export function postedInterfaceForm(form: NestedFormValues): InterfaceFormState {
  const { startRemotePermissionUserGroupIds } = bodyFromValues(INTERFACE_KINDS, form)
  const values = { ...form }
  for (const field of SECRET_FIELDS) delete values[field]
  const rulesOf = (list: TrafficRuleList) =>
    rowsOfForm(form, list).map((row): TypedTrafficRule => ({ ...EMPTY_RULE, ...row }))
  return {
    values,
    rules: { filterRules: rulesOf("filterRules"), connectionRules: rulesOf("connectionRules") },
    groupIds: startRemotePermissionUserGroupIds as string[],
  }
}

/** The type chosen in a form; VNC for one that does not exist, which the schema then refuses. */
function chosenType(form: NestedFormValues): InterfaceType {
  return INTERFACE_TYPES.find((type) => type === form.type) ?? "VNC"
}

const OPTIONS_FIELDS: readonly OptionsField[] = [
  "vncOptions",
  "rdpOptions",
  "sshOptions",
  "httpsOptions",
  "s7Options",
]

/**
 * The body of the call that saves the form. Fields that the chosen type does not have are left out, whatever was typed in
 * them for another type. The trusted key of a machine without a field for it is kept while the type stays, unless it is to be forgotten.
 *
 * @param saved  the interface that the form changes; null for a new one
 */
export function interfaceBody(
  form: NestedFormValues,
  saved: Pick<TargetInterface, "type" | "knownHost"> | null,
): Record<string, unknown> {
  const type = chosenType(form)
  const traits = INTERFACE_TYPE_TRAITS[type]
  const body = bodyFromValues(INTERFACE_KINDS, form)
  for (const field of OPTIONS_FIELDS) if (field !== traits.optionsField) delete body[field]
  const recording = body.recordingOptions as Record<string, unknown>
  const recorded = recordableParts(type).map((part) => [part, recording[part]])
  const forwards = isForwarding(type)
  return {
    ...body,
    url: traits.hasUrl ? body.url : "",
    username: body.username,
    knownHost: traits.hasPrivateKey ? body.knownHost : keptCertificate(form, type, saved),
    privateKey: traits.hasPrivateKey ? body.privateKey : "",
    passphrase: traits.hasPrivateKey ? body.passphrase : "",
    readOnly: !forwards && body.readOnly,
    requiresSupervisor: !forwards && body.requiresSupervisor,
    disableCopy: traits.hasClipboard && body.disableCopy,
    disablePaste: traits.hasClipboard && body.disablePaste,
    recordingOptions: Object.fromEntries(recorded),
    filterRules: forwards ? rulesBody(form, "filterRules") : [],
    connectionRules: forwards ? rulesBody(form, "connectionRules") : [],
  }
}

function keptCertificate(
  form: NestedFormValues,
  type: InterfaceType,
  saved: Pick<TargetInterface, "type" | "knownHost"> | null,
): string {
  return saved?.type === type && form[FORGET_CERTIFICATE] !== "true" ? saved.knownHost : ""
}

function rulesBody(form: NestedFormValues, list: TrafficRuleList): object[] {
  return rowsOfForm(form, list).map((row) => ({
    protocolType: row.protocolType,
    minDestination: row.minDestination ?? "",
    maxDestination: row.maxDestination || row.minDestination || "",
    minPort: Number(row.minPort || Number.NaN),
    maxPort: Number(row.maxPort || row.minPort || Number.NaN),
  }))
}
