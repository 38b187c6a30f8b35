/** Options of an interface: protocol, recording and restrictions (specification §3, §5, §9). */
import { daysAfter } from "../../../base/clock.ts"
import type { FieldProblem } from "../../../base/refusal.ts"
import { isIpv4 } from "../rules.ts"
import { INTERFACE_TYPE_TRAITS, type InterfaceType, type OptionsField } from "../rules-types.ts"

/**
 * How keys reach machines that take physical keys. KEYS: as pressed, where viewers and machine have the same layout.
 * SYMBOLS: the character, for the machine's server to find a key for. A layout: the machine's own.
 */
export const VNC_KEYBOARDS = ["KEYS", "SYMBOLS", "en_us_qwerty", "de_de_qwertz"] as const
export const VNC_CURSORS = ["LOCAL", "REMOTE"] as const
export const AUTORETRY = { min: 0, max: 10 } as const
export const FILE_ENCODINGS = ["ISO8859_1", "UTF_8", "UTF_16", "CP1252"] as const
/** Bits of colour asked of the machine; 24 and 32 are the same pixels, for the fourth byte has no meaning. */
export const VNC_COLOUR_DEPTHS = [8, 16, 24, 32] as const

/** What an SSH machine prints and reads. */
export const TERMINAL_CHARSETS = ["UTF_8", "ISO8859_1", "CP1252"] as const

export const RDP_SECURITIES = ["RDP", "NLA", "TLS", "ANY"] as const
export const KEYBOARD_LAYOUTS = ["en_us_qwerty", "de_de_qwertz", "failsafe"] as const
/** Bits of a pixel: fewer reduce the traffic of machines behind slow lines, and some machines have no more. */
export const RDP_COLOUR_DEPTHS = [8, 15, 16, 24, 32] as const
export const RESIZE_METHODS = ["display-update", "reconnect"] as const
/** MS-RDPEDISP §2.2.2.2.1. */
export const RDP_SIDE_PIXELS = { min: 200, max: 8192 } as const
export const RDP_DPI = { min: 48, max: 480 } as const
export const DOMAIN_CHARACTERS_MAX = 100

export const S7_TYPES = ["S7_300", "S7_400", "S7_1200", "S7_1500", "S7_OTHER"] as const
type S7Type = (typeof S7_TYPES)[number]
export const PLC_PORT_DEFAULT = 102
/** PLC types whose blocks the guard supports. */
const PLC_GUARD_S7_TYPES: readonly S7Type[] = ["S7_300", "S7_400"]

export const PROTOCOL_TYPES = ["TCP", "UDP"] as const
export const PORT_MIN = 1
/** A machine that needs more has no rules, it has a network. */
export const RULES_MAX = 100
export const URL_CHARACTERS_MAX = 2000
export const SFTP_ROOT_DEFAULT = "/"
export const SFTP_ROOT_CHARACTERS_MAX = 1000
/** A certificate of a 16 384-bit key in PEM is 6 kB. */
export const CERTIFICATE_CHARACTERS_MAX = 16_384

/** The parts that a recording can have. */
export const RECORDED_PARTS = ["screen", "mouse", "keyboard", "clipboard", "network"] as const
type RecordedPart = (typeof RECORDED_PARTS)[number]
export type RecordingOptions = Record<RecordedPart, boolean>

/** Whether sessions to it carry packets instead of pictures. */
export function isForwarding(type: InterfaceType): boolean {
  return INTERFACE_TYPE_TRAITS[type].sessionType !== "Graphical"
}

/** The parts of a session that can be recorded for this type of interface; keyboard input is never recorded. */
export function recordableParts(type: InterfaceType): readonly RecordedPart[] {
  return isForwarding(type) ? ["network"] : ["screen", "clipboard"]
}

/** Everything that can be recorded is, unless it is switched off. */
export function recordingOptionsOf(type: InterfaceType, chosen: Partial<RecordingOptions>): RecordingOptions {
  const parts = recordableParts(type)
  const entries = RECORDED_PARTS.map((part) => [part, parts.includes(part) && chosen[part] !== false])
  return Object.fromEntries(entries) as RecordingOptions
}

/** Whether the window of a session's owner decides the size of the machine's desktop, or one side of it. */
export function followsOwnersWindow({
  type,
  vncOptions,
  rdpOptions,
}: {
  type: InterfaceType
  vncOptions: { resizeToWindow: boolean } | null
  rdpOptions: { width: number | null; height: number | null } | null
}): boolean {
  if (rdpOptions) return rdpOptions.width === null || rdpOptions.height === null
  return vncOptions?.resizeToWindow ?? INTERFACE_TYPE_TRAITS[type].runsBrowser === true
}

type LegacyTls = { legacyTls: boolean } | null | undefined

/** Whether sessions also speak TLS 1.0 and 1.1. */
export function allowsLegacyTls(options: { rdpOptions?: LegacyTls; httpsOptions?: LegacyTls }): boolean {
  return (options.rdpOptions ?? options.httpsOptions)?.legacyTls ?? false
}

/** An absolute path; a shell's `~` means nothing to SFTP. */
export function isSftpRoot(path: string): boolean {
  return path.startsWith("/") && !/[~\p{Cc}]/u.test(path)
}

/** Packets that may pass: a range of destinations and of ports. */
export interface TrafficRule {
  minDestination: string
  maxDestination: string
  minPort: number
  maxPort: number
}

/** Whether the range begins before it ends. */
export function isValidRange(rule: TrafficRule): boolean {
  const { minDestination, maxDestination } = rule
  if (!isIpv4(minDestination) || !isIpv4(maxDestination)) return false
  return ipv4Number(minDestination) <= ipv4Number(maxDestination) && rule.minPort <= rule.maxPort
}

function ipv4Number(address: string): number {
  return address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** The parts of a form that only some types of interfaces have. */
export interface InterfaceOptionsInput {
  type: InterfaceType
  url: string
  vncOptions?: object | null | undefined
  rdpOptions?: object | null | undefined
  sshOptions?: object | null | undefined
  httpsOptions?: object | null | undefined
  s7Options?: { s7Type: S7Type; plcGuard: boolean } | null | undefined
  filterRules: readonly unknown[]
  connectionRules: readonly unknown[]
  readOnly: boolean
  disableCopy: boolean
  disablePaste: boolean
  recordingOptions?: Partial<RecordingOptions> | undefined
}

/** Which settings this type of interface does not have. @returns a problem for each field; empty when it can be saved */
export function unsupportedOptionProblems(given: InterfaceOptionsInput): FieldProblem[] {
  const { type, s7Options } = given
  const { hasClipboard, hasUrl, optionsField } = INTERFACE_TYPE_TRAITS[type]
  const isForeign = (field: OptionsField) => Boolean(given[field]) && optionsField !== field
  const parts = recordableParts(type)
  const wrong: Record<string, boolean> = {
    url: given.url !== "" && !hasUrl,
    vncOptions: isForeign("vncOptions"),
    rdpOptions: isForeign("rdpOptions"),
    sshOptions: isForeign("sshOptions"),
    httpsOptions: isForeign("httpsOptions"),
    s7Options: isForeign("s7Options"),
    "s7Options.plcGuard": Boolean(s7Options?.plcGuard && !PLC_GUARD_S7_TYPES.includes(s7Options.s7Type)),
    filterRules: given.filterRules.length > 0 && !isForwarding(type),
    connectionRules: given.connectionRules.length > 0 && !isForwarding(type),
    // Unenforceable options are rejected: packets are forwarded unchanged, and a terminal has no clipboard.
    readOnly: given.readOnly && isForwarding(type),
    disableCopy: given.disableCopy && !hasClipboard,
    disablePaste: given.disablePaste && !hasClipboard,
  }
  for (const part of RECORDED_PARTS) {
    wrong[`recordingOptions.${part}`] = given.recordingOptions?.[part] === true && !parts.includes(part)
  }
  return Object.keys(wrong)
    .filter((path) => wrong[path])
    .map((path) => ({ path, message: "validation.notForThisType" }))
}

/**
 * Expiry of a stored secret.
 *
 * @param validityDays  of the device; null without expiry
 */
export function secretExpiry(savedOn: Date | null, validityDays: number | null): Date | null {
  if (!savedOn || validityDays === null) return null
  return daysAfter(savedOn, validityDays)
}
