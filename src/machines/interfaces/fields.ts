/**
 * The editable fields of an interface that every protocol has, in the order of the calls. Secrets, user groups, packet rules,
 * what is recorded and the options of a protocol have rules of their own.
 */
import { z } from "zod/mini"
import {
  booleanField,
  choiceField,
  customField,
  type Fields,
  formattedTextField,
  integerField,
  longTextField,
  nameField,
} from "../../base/fields.ts"
import { optionalUrl, PORT_MAX, portNumber } from "../../base/schema.ts"
import {
  CERTIFICATE_CHARACTERS_MAX,
  isSftpRoot,
  SFTP_ROOT_CHARACTERS_MAX,
  SFTP_ROOT_DEFAULT,
  URL_CHARACTERS_MAX,
} from "./options/rules.ts"
import {
  AUTH_TYPES,
  FONT_SIZE,
  INTERFACE_NAME_CHARACTERS_MAX,
  INTERFACE_PORT_MIN,
  INTERFACE_SESSIONS,
  isHost,
  KEEPALIVE_SECONDS,
  KNOWN_HOST_CHARACTERS_MAX,
  SCROLLBACK_LINES,
  USERNAME_CHARACTERS_MAX,
} from "./rules.ts"
import { INTERFACE_TYPES } from "./rules-types.ts"

const host = z.string("validation.required").check(
  z.trim(),
  z.minLength(1, "validation.required"),
  z.refine((text) => isHost(text), "validation.hostname"),
)

const sftpRootDirectory = z._default(
  z
    .string("validation.absolutePath")
    .check(
      z.maxLength(SFTP_ROOT_CHARACTERS_MAX, `validation.max|${SFTP_ROOT_CHARACTERS_MAX}`),
      z.refine(isSftpRoot, "validation.absolutePath"),
    ),
  SFTP_ROOT_DEFAULT,
)

/** The name as other programs write it, in any script. */
function plainText(max: number) {
  const text = z.string("validation.invalid").check(z.trim(), z.maxLength(max, `validation.max|${max}`))
  return z._default(text, "")
}

export const INTERFACE_FIELDS = {
  name: nameField(INTERFACE_NAME_CHARACTERS_MAX),
  type: choiceField({
    column: "type",
    label: "interfaces.protocol",
    options: INTERFACE_TYPES,
    optionLabels: "",
  }),
  host: customField(
    "text",
    { column: "host", label: "terms.host", hint: "interfaces.hostHint" },
    host,
    z.string(),
  ),
  port: customField(
    "integer",
    { column: "port", label: "terms.port", min: INTERFACE_PORT_MIN, max: PORT_MAX },
    portNumber({ min: INTERFACE_PORT_MIN }),
    z.int(),
  ),
  /** The page that HTTPS interfaces open; empty for the host's first one. */
  url: customField(
    "text",
    { column: "url", label: "interfaces.url", hint: "interfaces.urlHint" },
    optionalUrl(URL_CHARACTERS_MAX),
    z.string(),
  ),
  username: formattedTextField(
    { column: "username", label: "interfaces.username", max: USERNAME_CHARACTERS_MAX },
    plainText(USERNAME_CHARACTERS_MAX),
  ),
  authType: choiceField({
    column: "auth_type",
    label: "interfaces.authType",
    options: AUTH_TYPES,
    optionLabels: "interfaces.auth_",
    default: "NONE",
  }),
  /** Credentials are requested at each start and never stored; with the auth type PASSWORD only. */
  askCredentials: booleanField({
    column: "ask_credentials",
    label: "interfaces.askCredentials",
    hint: "interfaces.askCredentialsHint",
    default: false,
  }),
  /** The trusted host key's fingerprint. Empty: the host key is confirmed at the next connection. */
  knownHost: formattedTextField(
    {
      column: "known_host_key",
      label: "interfaces.knownHost",
      hint: "interfaces.knownHostHint",
      max: KNOWN_HOST_CHARACTERS_MAX,
    },
    plainText(KNOWN_HOST_CHARACTERS_MAX),
  ),
  /** PEM of the certificate that the machine must show; empty for none. */
  certificate: longTextField({
    column: "certificate",
    label: "interfaces.certificate",
    hint: "interfaces.certificateHint",
    max: CERTIFICATE_CHARACTERS_MAX,
    lines: 2,
  }),
  /** No input of a session's participants reaches the machine. False for sessions that forward packets. */
  readOnly: booleanField({
    column: "read_only",
    label: "interfaces.readOnly",
    hint: "interfaces.readOnlyHint",
    default: false,
  }),
  /** What the machine puts on its clipboard does not reach viewers. False where the type has no clipboard of its own (SSH). */
  disableCopy: booleanField({ column: "disable_copy", label: "interfaces.disableCopy", default: false }),
  /** What viewers have on theirs does not reach the machine. False where the type has no clipboard of its own (SSH). */
  disablePaste: booleanField({ column: "disable_paste", label: "interfaces.disablePaste", default: false }),
  /** Sessions wait for a supervisor, and take no input while none is in the session. */
  requiresSupervisor: booleanField({
    column: "requires_supervisor",
    label: "interfaces.requiresSupervisor",
    hint: "interfaces.requiresSupervisorHint",
    default: false,
  }),
  startRemotePermissionForAll: booleanField({
    column: "start_remote_for_all",
    label: "interfaces.startForEveryone",
    hint: "interfaces.startForEveryoneHint",
    default: true,
  }),
  maxSessions: integerField({
    column: "max_sessions",
    label: "interfaces.maxSessions",
    ...INTERFACE_SESSIONS,
  }),
  /** Idle time after which SSH sends a keepalive; 0: the default of all connections (`protocols/liveness.ts`). */
  keepaliveInSeconds: integerField({
    column: "ssh_keepalive_seconds",
    label: "interfaces.keepalive",
    hint: "interfaces.keepaliveHint",
    ...KEEPALIVE_SECONDS,
  }),
  fontSize: integerField({
    column: "font_size",
    label: "interfaces.fontSize",
    ...FONT_SIZE,
  }),
  scrollback: integerField({
    column: "scrollback_lines",
    label: "interfaces.scrollback",
    ...SCROLLBACK_LINES,
  }),
  sftpRootDirectory: customField(
    "text",
    {
      column: "sftp_root",
      label: "interfaces.sftpRoot",
      hint: "interfaces.sftpRootHint",
      max: SFTP_ROOT_CHARACTERS_MAX,
      default: SFTP_ROOT_DEFAULT,
      required: true,
    },
    sftpRootDirectory,
    z.string(),
  ),
} as const satisfies Fields
