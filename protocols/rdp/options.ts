/** The options of an RDP link that the interface's settings determine. */
import type { LayoutName } from "../keyboard/layouts.ts"

/**
 * How the connection is secured. "ANY": network level authentication or TLS, whichever the machine prefers; standard RDP
 * security, which proves no identity, is used only where it is chosen.
 */
export type RdpSecurity = "ANY" | "NLA" | "TLS" | "RDP"

/** What the desktop draws besides its contents; each costs bandwidth (MS-RDPBCGR §2.2.1.11.1.1.1). */
export interface RenderingOptions {
  wallpaper: boolean
  theming: boolean
  fontSmoothing: boolean
  fullWindowDrag: boolean
  desktopComposition: boolean
  menuAnimations: boolean
}

/** Bits of a pixel (MS-RDPBCGR §2.2.1.3.2). */
export const COLOUR_DEPTHS = [8, 15, 16, 24, 32] as const
type RdpColourDepth = (typeof COLOUR_DEPTHS)[number]

export interface RdpOptions {
  /** Empty: the machine shows its own sign-in screen. */
  username: string
  password: string
  domain: string
  security: RdpSecurity
  /** No credentials are sent: the machine shows its own sign-in screen. */
  isAuthenticationDisabled: boolean
  /** Also accepts TLS 1.0 and 1.1 with old certificates. */
  allowsLegacyTls: boolean
  /** The machine's own console session instead of a new one. */
  console: boolean
  /** Layout of the machine; "failsafe" sends characters instead of keys. */
  keyboardLayout: LayoutName | "failsafe"
  /** Pixels of the desktop requested first. */
  width: number
  height: number
  /** Sides that no wish changes; null for those that follow. */
  fixedSize: { width: number | null; height: number | null }
  /** Null: 96. */
  dpi: number | null
  /** Asked of the machine, which may choose another one. */
  colourDepth: RdpColourDepth
  rendering: RenderingOptions
  /** "display-update": the running session changes its size, and is connected anew only where the machine cannot. */
  resizeMethod: "display-update" | "reconnect"
}
