/** VNC (RFC 6143): a desktop over TCP, or over TLS with a certificate that is trusted like a host key. */
import { readCertificate } from "../../../../protocols/certificate.ts"
import { isAcceptedInTime, judgeCertificate } from "../../../../protocols/certificate-trust.ts"
import { dialTcp } from "../../../../protocols/drive.ts"
import { openVncWithFallback } from "../../../../protocols/vnc/client.ts"
import { openDesktop } from "../desktop.ts"
import type { Adapter } from "./adapter.ts"
import { trustedFingerprints } from "./trusted-certificate.ts"
import type { VncTarget } from "./vnc-target.ts"

export const vncAdapter: Adapter<VncTarget> = {
  compilesLate: false,
  open(host, target) {
    const { address, port, username, password, cursor, swapRedBlue } = target
    const { clipboardEncoding, keyboard, colourDepth } = target
    /** Once the owner has accepted a certificate, a machine that is dialled again must show the same one. */
    let trusted = trustedFingerprints(target)
    return openDesktop(host, target, (framebuffer, { onHostKey, ...handlers }) =>
      openVncWithFallback(
        () => dialTcp({ host: address, port }),
        {
          username,
          password,
          requiresCertificate: trusted.length > 0,
          shared: true,
          quality: null,
          cursor,
          swapRedBlue,
          clipboardEncoding,
          keyboard,
          colourDepth,
          liveness: host.liveness,
        },
        framebuffer,
        {
          ...handlers,
          judgePeer(der) {
            const certificate = readCertificate(der)
            return judgeCertificate(certificate, trusted, async () => {
              const isAccepted = await isAcceptedInTime(onHostKey(certificate))
              if (isAccepted) trusted = [certificate.fingerprint]
              return isAccepted
            })
          },
        },
      ),
    )
  },
}
