/**
 * The types of interfaces as a table: what a session to each of them is, which protocol opens it, and which settings and
 * credentials it has. Forms, checks, stores and sessions read the table; none of them compares types by name.
 */
import { keysOf } from "../../base/keys.ts"

/** A screen or a terminal, IP packets, or the S7 protocol of a PLC. */
export const SESSION_TYPES = ["Graphical", "Ip", "S7"] as const
type SessionType = (typeof SESSION_TYPES)[number]

/** Protocols that open sessions: `sessions/worker/targets.ts` has a row for each. */
export const PROTOCOLS = ["vnc", "ssh", "rdp", "https"] as const
export type Protocol = (typeof PROTOCOLS)[number]

export const SCREEN_KINDS = ["desktop", "terminal"] as const
export type ScreenKind = (typeof SCREEN_KINDS)[number]

/** The fields of an interface that hold the settings of its protocol. */
export type OptionsField = "vncOptions" | "rdpOptions" | "sshOptions" | "httpsOptions" | "s7Options"

/** Sessions transfer files from and to a folder of the machine, its clipboard, or what its web pages deliver and ask for. */
const FILE_PLACES = ["FOLDER", "CLIPBOARD", "PAGES"] as const
export type FilePlace = (typeof FILE_PLACES)[number]

interface InterfaceTypeTraits {
  sessionType: SessionType
  /** How a session is opened and what it shows; null: this version opens none. */
  opens: { protocol: Protocol; screenKind: ScreenKind } | null
  /** Its sessions run a browser on this server; their number is limited. */
  runsBrowser?: true
  /** Assigned by IANA; null where no port is usual. */
  defaultPort: number | null
  /** The port among a device's remote defaults, which goes before `defaultPort`. */
  deviceDefaultPort: "port" | "tcpPort"
  /** Null: settings of its own do not exist. */
  optionsField: OptionsField | null
  hasUrl: boolean
  /** Copying and pasting are messages of the protocol and can be forbidden apart from viewing and typing. */
  hasClipboard: boolean
  /**
   * `withPassword`: a password needs a user name. `alone`: a user name is useful without a password too. `optional`: a
   * password is enough for most machines, a user name needs one.
   */
  username: "withPassword" | "alone" | "optional"
  /** SSH keys authenticate too. */
  hasPrivateKey: boolean
  files?: FilePlace
  /** A new interface takes user name and authentication from its device's remote defaults. */
  hasLoginDefaults: boolean
  /** The screen of an operator panel, which has one size. */
  panel?: { width: number; height: number; colourDepth: 8 | 16 | 24 | 32 }
}

/**
 * Panels of the KPT series are VNC servers. VNC authentication has no user name (RFC 6143 §7.2.2); the sign-ins of VeNCrypt,
 * Apple Remote Desktop and UltraVNC have one.
 */
const VNC_SERVER: InterfaceTypeTraits = {
  sessionType: "Graphical",
  opens: { protocol: "vnc", screenKind: "desktop" },
  defaultPort: 5900,
  deviceDefaultPort: "port",
  optionsField: "vncOptions",
  hasUrl: false,
  hasClipboard: true,
  username: "optional",
  hasPrivateKey: false,
  hasLoginDefaults: false,
}

/** A panel shows 65 536 colours: more bits of a pixel would only take longer on its network and its slow processor. */
function panelOf(width: number, height: number): InterfaceTypeTraits {
  return { ...VNC_SERVER, panel: { width, height, colourDepth: 16 } }
}

const PACKET_FORWARDING: InterfaceTypeTraits = {
  sessionType: "Ip",
  opens: null,
  defaultPort: null,
  deviceDefaultPort: "port",
  optionsField: null,
  hasUrl: false,
  hasClipboard: false,
  username: "withPassword",
  hasPrivateKey: false,
  hasLoginDefaults: false,
}

const TRAITS = {
  VNC: VNC_SERVER,
  S7: { ...PACKET_FORWARDING, sessionType: "S7", defaultPort: 102, optionsField: "s7Options" },
  RDP: {
    sessionType: "Graphical",
    opens: { protocol: "rdp", screenKind: "desktop" },
    defaultPort: 3389,
    deviceDefaultPort: "port",
    optionsField: "rdpOptions",
    hasUrl: false,
    hasClipboard: true,
    username: "withPassword",
    hasPrivateKey: false,
    files: "CLIPBOARD",
    hasLoginDefaults: true,
  },
  SSH: {
    sessionType: "Graphical",
    opens: { protocol: "ssh", screenKind: "terminal" },
    defaultPort: 22,
    deviceDefaultPort: "port",
    optionsField: "sshOptions",
    hasUrl: false,
    hasClipboard: false,
    username: "alone",
    hasPrivateKey: true,
    files: "FOLDER",
    hasLoginDefaults: true,
  },
  TCP: { ...PACKET_FORWARDING, deviceDefaultPort: "tcpPort" },
  IP: PACKET_FORWARDING,
  HTTPS: {
    sessionType: "Graphical",
    opens: { protocol: "https", screenKind: "desktop" },
    runsBrowser: true,
    files: "PAGES",
    defaultPort: 443,
    deviceDefaultPort: "port",
    optionsField: "httpsOptions",
    hasUrl: true,
    hasClipboard: true,
    username: "withPassword",
    hasPrivateKey: false,
    hasLoginDefaults: false,
  },
  KPT_400: panelOf(480, 272),
  KPT_700: panelOf(800, 480),
  KPT_900: panelOf(800, 480),
  KPT_1200: panelOf(1280, 800),
} satisfies Record<string, InterfaceTypeTraits>
export type InterfaceType = keyof typeof TRAITS
export const INTERFACE_TYPES = keysOf(TRAITS)
export const INTERFACE_TYPE_TRAITS: Record<InterfaceType, InterfaceTypeTraits> = TRAITS

/** @param type  of an interface, or as a session recorded it; null for a type that does not exist */
function findTraits(type: string): InterfaceTypeTraits | null {
  return Object.hasOwn(INTERFACE_TYPE_TRAITS, type) ? INTERFACE_TYPE_TRAITS[type as InterfaceType] : null
}

/** What a session to this type of interface shows; null where this version opens none. */
export function screenKindOf(type: string): ScreenKind | null {
  return findTraits(type)?.opens?.screenKind ?? null
}

export function sessionTypeOf(type: string): SessionType {
  return findTraits(type)?.sessionType ?? "Graphical"
}
