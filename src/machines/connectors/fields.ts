/** The settings of a connector of its own beside its network sockets, in the order of the form. */
import { z } from "zod/mini"
import {
  booleanField,
  choiceField,
  customField,
  type FieldDeclaration,
  type Fields,
  longTextField,
  textField,
} from "../../base/fields.ts"
import { optionalText, PORT_MAX, portNumber } from "../../base/schema.ts"
import { PORT_MIN } from "../interfaces/options/rules.ts"
import { HOST_CHARACTERS_MAX, isHost, isIpv4 } from "../interfaces/rules.ts"
import {
  CA_CHARACTERS_MAX,
  CONNECTOR_KINDS,
  isIpList,
  KEY_CHARACTERS_MAX,
  normalizeIpList,
  publicKeyToPem,
  SERIAL_CHARACTERS_MAX,
} from "./rules.ts"

/** A host or an address, or nothing. */
export function optionalTextMatching(isRight: (text: string) => boolean, message: string) {
  return z._default(
    z.string("validation.invalid").check(
      z.trim(),
      z.maxLength(HOST_CHARACTERS_MAX, `validation.max|${HOST_CHARACTERS_MAX}`),
      z.refine((text) => text === "" || isRight(text), message),
    ),
    "",
  )
}

/** A text with a format of its own. */
function addressField<
  const D extends FieldDeclaration & { required?: boolean },
  Input extends z.ZodMiniType<string>,
>(declared: D, input: Input) {
  return customField("text", declared, input, z.string())
}

export const CONNECTOR_FIELDS = {
  kind: choiceField({
    column: "kind",
    label: "connectors.kind",
    options: CONNECTOR_KINDS,
    optionLabels: "connectors.kind_",
    default: "STANDARD",
  }),
  serial: {
    ...textField({ column: "serial", label: "terms.serial", max: SERIAL_CHARACTERS_MAX }),
    required: true,
  },
  host: addressField(
    { column: "host", label: "terms.host", required: true },
    optionalTextMatching(isHost, "validation.hostname"),
  ),
  port: customField(
    "nullableInteger",
    { column: "port", label: "terms.port", min: PORT_MIN, max: PORT_MAX },
    z._default(z.nullable(portNumber({ min: PORT_MIN })), null),
    z.nullable(z.int()),
  ),
  /** PEM, or an uncompressed P-256 point as 04 and 128 hexadecimal digits, which is stored as PEM. */
  publicKey: customField(
    "longText",
    {
      column: "public_key",
      label: "connectors.publicKey",
      hint: "connectors.publicKeyHint",
      max: KEY_CHARACTERS_MAX,
      lines: 3,
    },
    optionalText(KEY_CHARACTERS_MAX).check(z.overwrite(publicKeyToPem)),
    z.string(),
  ),
  /** PEM, one certificate or a chain. */
  caCertificate: longTextField({
    column: "ca_certificate",
    label: "connectors.caCertificate",
    max: CA_CHARACTERS_MAX,
    lines: 3,
  }),
  certificateCheck: booleanField({
    column: "certificate_check",
    label: "connectors.certificateCheck",
    hint: "connectors.certificateCheckHint",
    default: true,
  }),
  hostname: addressField(
    { column: "hostname", label: "connectors.hostname" },
    optionalTextMatching(isHost, "validation.hostname"),
  ),
  defaultGateway: addressField(
    { column: "default_gateway", label: "connectors.gateway" },
    optionalTextMatching(isIpv4, "validation.ipv4"),
  ),
  /** Addresses of name servers, separated by commas. */
  dns: addressField(
    { column: "dns", label: "connectors.dns", hint: "connectors.dnsHint" },
    optionalTextMatching(isIpList, "validation.ipList").check(z.overwrite(normalizeIpList)),
  ),
} as const satisfies Fields
