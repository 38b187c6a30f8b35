/** What a VNC session dials. */
import type { VncKeyboard } from "../../../../protocols/vnc/options.ts"
import type { ToTarget } from "./adapter.ts"

export interface VncTarget {
  kind: "vnc"
  address: string
  port: number
  password: string | null
  cursor: "local" | "remote"
  swapRedBlue: boolean
  clipboardEncoding: "ISO8859_1" | "UTF_8" | "UTF_16" | "CP1252"
  keyboard: VncKeyboard
  /** How often a machine that cannot be reached is dialled again. */
  autoretry: number
  /** Viewers may request another screen size from the machine. */
  allowsResize: boolean
  /** Each copy and paste is recorded with its size and hash. */
  isClipboardRecorded: boolean
}

export const toVncTarget: ToTarget<VncTarget> = ({ port, vncOptions, recordingOptions }, secret, address) => {
  return {
    kind: "vnc",
    address,
    port,
    password: secret.password ?? null,
    cursor: vncOptions?.cursor === "REMOTE" ? "remote" : "local",
    swapRedBlue: vncOptions?.swapRedBlue ?? false,
    clipboardEncoding: vncOptions?.clipboardEncoding ?? "ISO8859_1",
    keyboard: vncOptions?.keyboard ?? "KEYS",
    autoretry: vncOptions?.autoretry ?? 0,
    allowsResize: vncOptions?.resizeToWindow ?? false,
    isClipboardRecorded: recordingOptions.clipboard,
  }
}
