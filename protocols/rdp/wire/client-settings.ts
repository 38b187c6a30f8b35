/**
 * The settings of the interface in the client's first messages. The protocol core offers no options for them, so its
 * messages are changed on their way to the machine (MS-RDPBCGR §2.2.1.3.2 to §2.2.1.3.5, §2.2.1.11).
 */
import { toDataView } from "../../bytes.ts"
import { COLOUR_DEPTHS, type RdpOptions, type RenderingOptions } from "../options.ts"
import { CS_CLUSTER, CS_CORE, CS_SECURITY, changeConnectInitial, type DataBlock } from "./connect-initial.ts"

/** Offsets in the core data block. */
const CLIENT_NAME_AT = 24
const CLIENT_NAME_BYTES = 32
const KEYBOARD_LAYOUT_AT = 16
const POST_BETA_COLOUR_DEPTH_AT = 132
const HIGH_COLOUR_DEPTH_AT = 140
const SUPPORTED_DEPTHS_AT = 142
const EARLY_CAPABILITIES_AT = 144
const SELECTED_PROTOCOL_AT = 212
const PHYSICAL_WIDTH_AT = 216
const PHYSICAL_HEIGHT_AT = 220
const DESKTOP_SCALE_AT = 226
const DEVICE_SCALE_AT = 230
const CORE_BYTES = 234

const WIDTH_AT = 8
const HEIGHT_AT = 10
/** 32 bits are 24 in the field itself, and a capability. */
const HIGH_COLOUR_MAX = 24
const WANTS_32_BITS = 0x0002
/** Depth of the oldest field: 8 bits, which counts where nothing else is said. */
const POST_BETA_8_BITS = 0xca01
/** Flags of the supported depths; 8 bits have none, for every machine has them. */
const SUPPORTED_DEPTHS: Record<RdpOptions["colourDepth"], number> = { 8: 0, 15: 4, 16: 2, 24: 1, 32: 8 }

const CLIENT_NAME = "millwright"
/** Windows' numbers of the layouts; a "failsafe" machine gets characters and needs some layout. */
const LAYOUT_IDS: Record<RdpOptions["keyboardLayout"], number> = {
  en_us_qwerty: 0x0409,
  de_de_qwertz: 0x0407,
  failsafe: 0x0409,
}

const DPI_DEFAULT = 96
const MILLIMETRES_PER_INCH = 25.4
/** Windows accepts these. */
const SCALE_PERCENT_MIN = 100
const SCALE_PERCENT_MAX = 500

/** REDIRECTION_SUPPORTED, version 4 of the session redirection in bits 2 to 5, and REDIRECTED_SESSIONID_FIELD_VALID. */
const CLUSTER_FLAGS_CONSOLE = 0x01 | (3 << 2) | 0x02
const CONSOLE_SESSION_ID = 0

/** All encryption methods: 40, 128 and 56 bits, FIPS (§2.2.1.3.3). */
const ENCRYPTION_METHODS = 0x01 | 0x02 | 0x08 | 0x10

/** @param isStandardSecurity the messages are encrypted by the protocol itself instead of by TLS */
export function applyConnectSettings(
  pdu: Uint8Array,
  options: RdpOptions,
  isStandardSecurity: boolean,
): Uint8Array {
  return changeConnectInitial(pdu, (blocks) => {
    for (const { type, bytes } of blocks) {
      if (type === CS_CORE) setCore(bytes, options, isStandardSecurity)
      if (type === CS_SECURITY && isStandardSecurity) toDataView(bytes).setUint32(4, ENCRYPTION_METHODS, true)
    }
    return options.console ? [...blocks.filter(({ type }) => type !== CS_CLUSTER), consoleCluster()] : blocks
  })
}

function setCore(block: Uint8Array, options: RdpOptions, isStandardSecurity: boolean): void {
  if (block.length < CORE_BYTES) return
  const view = toDataView(block)
  view.setUint32(KEYBOARD_LAYOUT_AT, LAYOUT_IDS[options.keyboardLayout], true)
  setClientName(block)
  setColourDepth(view, options.colourDepth)
  if (isStandardSecurity) view.setUint32(SELECTED_PROTOCOL_AT, 0, true)
  if (options.dpi === null) return
  view.setUint32(PHYSICAL_WIDTH_AT, millimetres(view.getUint16(WIDTH_AT, true), options.dpi), true)
  view.setUint32(PHYSICAL_HEIGHT_AT, millimetres(view.getUint16(HEIGHT_AT, true), options.dpi), true)
  view.setUint32(DESKTOP_SCALE_AT, scalePercent(options.dpi), true)
  view.setUint32(DEVICE_SCALE_AT, 100, true)
}

function setColourDepth(view: DataView, depth: RdpOptions["colourDepth"]): void {
  view.setUint16(POST_BETA_COLOUR_DEPTH_AT, POST_BETA_8_BITS, true)
  view.setUint16(HIGH_COLOUR_DEPTH_AT, Math.min(depth, HIGH_COLOUR_MAX), true)
  const supported = COLOUR_DEPTHS.filter((other) => other <= depth).map((other) => SUPPORTED_DEPTHS[other])
  view.setUint16(
    SUPPORTED_DEPTHS_AT,
    supported.reduce((bits, bit) => bits | bit, 0),
    true,
  )
  const early = view.getUint16(EARLY_CAPABILITIES_AT, true)
  view.setUint16(EARLY_CAPABILITIES_AT, depth === 32 ? early | WANTS_32_BITS : early & ~WANTS_32_BITS, true)
}

function setClientName(block: Uint8Array): void {
  const field = block.subarray(CLIENT_NAME_AT, CLIENT_NAME_AT + CLIENT_NAME_BYTES)
  field.fill(0)
  field.set(Buffer.from(CLIENT_NAME, "utf16le"))
}

export function millimetres(pixels: number, dpi: number): number {
  return Math.round((pixels / dpi) * MILLIMETRES_PER_INCH)
}

/** The size of texts in percent. */
export function scalePercent(dpi: number | null): number {
  const percent = Math.round(((dpi ?? DPI_DEFAULT) / DPI_DEFAULT) * 100)
  return Math.min(SCALE_PERCENT_MAX, Math.max(SCALE_PERCENT_MIN, percent))
}

function consoleCluster(): DataBlock {
  const bytes = new Uint8Array(12)
  const view = toDataView(bytes)
  view.setUint16(0, CS_CLUSTER, true)
  view.setUint16(2, bytes.length, true)
  view.setUint32(4, CLUSTER_FLAGS_CONSOLE, true)
  view.setUint32(8, CONSOLE_SESSION_ID, true)
  return { type: CS_CLUSTER, bytes }
}

/** Flags of the security header of the message, and of the message itself. */
const SECURITY_INFO_PACKET = 0x0040
const INFO_AUTOLOGON = 0x0008
const TIME_ZONE_BYTES = 172
const COUNTED_TEXTS = 5

const PERFORMANCE_FLAGS: Record<keyof RenderingOptions, { flag: number; isSetWhenOff: boolean }> = {
  wallpaper: { flag: 0x01, isSetWhenOff: true },
  fullWindowDrag: { flag: 0x02, isSetWhenOff: true },
  menuAnimations: { flag: 0x04, isSetWhenOff: true },
  theming: { flag: 0x08, isSetWhenOff: true },
  fontSmoothing: { flag: 0x80, isSetWhenOff: false },
  desktopComposition: { flag: 0x100, isSetWhenOff: false },
}

export function performanceFlags(rendering: RenderingOptions): number {
  let flags = 0
  for (const [name, { flag, isSetWhenOff }] of Object.entries(PERFORMANCE_FLAGS)) {
    if (rendering[name as keyof RenderingOptions] !== isSetWhenOff) flags |= flag
  }
  return flags
}

/** @param data  of a channel, from the security header on */
export function isClientInfo(data: Uint8Array): boolean {
  return data.length > 12 && (toDataView(data).getUint16(0, true) & SECURITY_INFO_PACKET) !== 0
}

/**
 * The client info packet with the interface's settings.
 *
 * @param data  from the security header on; changed in place
 */
export function applyInfoSettings(data: Uint8Array, options: RdpOptions): void {
  const view = toDataView(data)
  const hasCredentials = options.username !== "" && options.password !== ""
  if (hasCredentials && !options.isAuthenticationDisabled) {
    view.setUint32(8, view.getUint32(8, true) | INFO_AUTOLOGON, true)
  }
  const at = performanceFlagsAt(view)
  if (at + 4 <= data.length) view.setUint32(at, performanceFlags(options.rendering), true)
}

/** Behind five counted texts, the client's address and folder, its time zone, and its session. */
function performanceFlagsAt(view: DataView): number {
  let at = 12
  let textBytes = 0
  for (let i = 0; i < COUNTED_TEXTS; i++) textBytes += view.getUint16(at + i * 2, true) + 2
  at += COUNTED_TEXTS * 2 + textBytes + 2
  at += 2 + view.getUint16(at, true)
  at += 2 + view.getUint16(at, true)
  return at + TIME_ZONE_BYTES + 4
}
