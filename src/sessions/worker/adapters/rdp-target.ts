/** What an RDP session dials. */
import type { RdpOptions as LinkOptions } from "../../../../protocols/rdp/options.ts"
import { rdpOptions as rdpOptionsSchema } from "../../../machines/interfaces/options/contract.ts"
import { followsOwnersWindow } from "../../../machines/interfaces/options/rules.ts"
import type { ToTarget } from "./adapter.ts"

export interface RdpTarget {
  kind: "rdp"
  address: string
  port: number
  options: LinkOptions
  /** Fingerprint of the certificate that is trusted; null when the machine has never been seen. */
  pinnedCertificate: string | null
  /** PEM of the certificate that the machine must show; null for none. It counts instead of the pinned one. */
  requiredCertificate: string | null
  ignoresCertificate: boolean
  /** The window of the session's owner decides the desktop's size, or one side of it. */
  allowsResize: boolean
  isClipboardRecorded: boolean
}

/** Until the owner's window says another size. */
const DEFAULT_WIDTH = 1280
const DEFAULT_HEIGHT = 800

export const toRdpTarget: ToTarget<RdpTarget> = (target, secret, address) => {
  const options = target.rdpOptions ?? rdpOptionsSchema.parse({})
  return {
    kind: "rdp",
    address,
    port: target.port,
    options: {
      username: target.username,
      password: secret.password ?? "",
      domain: options.domain,
      security: options.security,
      isAuthenticationDisabled: options.disableAuthentication,
      allowsLegacyTls: options.legacyTls,
      console: options.console,
      keyboardLayout: options.keyboardLayout,
      width: options.width ?? DEFAULT_WIDTH,
      height: options.height ?? DEFAULT_HEIGHT,
      fixedSize: { width: options.width, height: options.height },
      dpi: options.dpi,
      colourDepth: options.colourDepth,
      rendering: options.renderingOptions,
      resizeMethod: options.resizeMethod,
    },
    pinnedCertificate: target.knownHost || null,
    requiredCertificate: target.certificate || null,
    ignoresCertificate: options.ignoreCertificate,
    allowsResize: followsOwnersWindow(target),
    isClipboardRecorded: target.recordingOptions.clipboard,
  }
}
