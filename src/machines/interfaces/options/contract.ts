/** The settings of an interface's protocol in requests and responses. */
import { z } from "zod/mini"
import { integerBetween, optionalText, portNumber } from "../../../base/schema.ts"
import { INTERFACE_PORT_MIN, isIpv4 } from "../rules.ts"
import {
  AUTORETRY,
  DOMAIN_CHARACTERS_MAX,
  FILE_ENCODINGS,
  isValidRange,
  KEYBOARD_LAYOUTS,
  PLC_PORT_DEFAULT,
  PORT_MIN,
  PROTOCOL_TYPES,
  RDP_COLOUR_DEPTHS,
  RDP_DPI,
  RDP_SECURITIES,
  RDP_SIDE_PIXELS,
  RESIZE_METHODS,
  RULES_MAX,
  S7_TYPES,
  TERMINAL_CHARSETS,
  type TrafficRule,
  VNC_COLOUR_DEPTHS,
  VNC_CURSORS,
  VNC_KEYBOARDS,
} from "./rules.ts"

const flag = z._default(z.boolean("validation.invalid"), false)
const choice = <const Values extends readonly string[]>(values: Values) => z.enum(values, "validation.choice")

export const vncOptions = z.strictObject({
  /** REMOTE: the machine paints the pointer into its picture. */
  cursor: z._default(choice(VNC_CURSORS), "LOCAL"),
  /** How often a machine that cannot be reached, or is lost, is dialled again. */
  autoretry: z._default(integerBetween(AUTORETRY), AUTORETRY.min),
  /** The owner's window decides the size of the machine's desktop, where the machine can change it. */
  resizeToWindow: flag,
  swapRedBlue: flag,
  clipboardEncoding: z._default(choice(FILE_ENCODINGS), "ISO8859_1"),
  /** KEYS: keys as pressed; SYMBOLS: characters; or the layout of the machine, by whose keys characters are typed. */
  keyboard: z._default(choice(VNC_KEYBOARDS), "KEYS"),
  colourDepth: z._default(z.literal(VNC_COLOUR_DEPTHS, "validation.choice"), 24),
})

/** Of a new interface, whose colour depth depends on its type and on its device's remote defaults. */
export const newVncOptions = z.strictObject({
  ...vncOptions.shape,
  colourDepth: z.optional(vncOptions.shape.colourDepth.def.innerType),
})

const sidePixels = z._default(z.nullable(integerBetween(RDP_SIDE_PIXELS)), null)

/** Options that cost bandwidth and are off by default. */
const renderingOptions = z.strictObject({
  wallpaper: flag,
  theming: flag,
  fontSmoothing: flag,
  fullWindowDrag: flag,
  desktopComposition: flag,
  menuAnimations: flag,
})

export const rdpOptions = z.strictObject({
  domain: optionalText(DOMAIN_CHARACTERS_MAX),
  security: z._default(choice(RDP_SECURITIES), "ANY"),
  ignoreCertificate: flag,
  disableAuthentication: flag,
  /** The machine's own console session instead of a new one. */
  console: flag,
  keyboardLayout: z._default(choice(KEYBOARD_LAYOUTS), "de_de_qwertz"),
  renderingOptions: z._default(renderingOptions, {
    wallpaper: false,
    theming: false,
    fontSmoothing: false,
    fullWindowDrag: false,
    desktopComposition: false,
    menuAnimations: false,
  }),
  /** Pixels. Null: as the owner's window, which the desktop follows. */
  width: sidePixels,
  height: sidePixels,
  dpi: z._default(z.nullable(integerBetween(RDP_DPI)), null),
  colourDepth: z._default(z.literal(RDP_COLOUR_DEPTHS, "validation.choice"), 32),
  resizeMethod: z._default(choice(RESIZE_METHODS), "display-update"),
  /** Also accepts TLS 1.0 and 1.1 and the short keys of their time. */
  legacyTls: flag,
})

export const sshOptions = z.strictObject({
  /** Offers algorithms that are broken or weak, after all others: for controllers of the years before 2012. */
  legacyAlgorithms: flag,
  /** What the machine's programs print and read. */
  charset: z._default(choice(TERMINAL_CHARSETS), "UTF_8"),
})

export const httpsOptions = z.strictObject({
  /** As `legacyTls` of `rdpOptions`. */
  legacyTls: flag,
})

const plcPort = portNumber({ min: PORT_MIN })

export const s7Options = z.strictObject({
  s7Type: z._default(choice(S7_TYPES), "S7_OTHER"),
  /** Only for S7-300 and S7-400, and only where the licence covers it. */
  plcGuard: flag,
  portPLC: z._default(plcPort, PLC_PORT_DEFAULT),
})

const destination = z.string("validation.ipv4").check(z.refine(isIpv4, "validation.ipv4"))
const rulePort = portNumber({ min: INTERFACE_PORT_MIN })

const trafficRule = z
  .strictObject({
    protocolType: choice(PROTOCOL_TYPES),
    minDestination: destination,
    maxDestination: destination,
    minPort: rulePort,
    maxPort: rulePort,
  })
  .check(z.refine<TrafficRule>(isValidRange, { error: "validation.range", path: ["maxDestination"] }))

export const trafficRules = z
  .array(trafficRule)
  .check(z.maxLength(RULES_MAX, `validation.maximum|${RULES_MAX}`))

export const recordingOptions = z.object({
  screen: z.boolean(),
  mouse: z.boolean(),
  keyboard: z.boolean(),
  clipboard: z.boolean(),
  network: z.boolean(),
})

const recordingPart = z.optional(z.boolean("validation.invalid"))
/** Omitted parts are recorded where the type of interface supports it. */
export const saveRecordingOptions = z.strictObject({
  screen: recordingPart,
  mouse: recordingPart,
  keyboard: recordingPart,
  clipboard: recordingPart,
  network: recordingPart,
})
