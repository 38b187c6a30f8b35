/** RDP (MS-RDPBCGR): a desktop over TLS, whose certificate is trusted like a host key. */

import { openRdp } from "../../../../protocols/rdp/client.ts"
import { RdpClipboardFiles } from "../../../../protocols/rdp/clipboard-files.ts"
import { adoptCoreProgram } from "../../../../protocols/rdp/core/program.ts"
import { openDesktop } from "../desktop.ts"
import type { Adapter } from "./adapter.ts"
import type { RdpTarget } from "./rdp-target.ts"
import { trustedFingerprints } from "./trusted-certificate.ts"

export const rdpAdapter: Adapter<RdpTarget> = {
  compilesLate: false,
  async open(host, target) {
    if (host.modules.rdpCore) adoptCoreProgram(host.modules.rdpCore)
    const { address, port, options, ignoresCertificate, allowsResize, isClipboardRecorded } = target
    const settings = { autoretry: 0, allowsResize, isClipboardRecorded }
    const files = new RdpClipboardFiles(() => host.onFilesChanged())
    const { liveness, sizeTimeoutMs } = host
    const screen = await openDesktop(host, settings, (framebuffer, { onHostKey, ...handlers }) =>
      openRdp(
        { host: address, port },
        options,
        { pinned: trustedFingerprints(target), isIgnored: ignoresCertificate },
        framebuffer,
        { ...handlers, files, liveness, sizeTimeoutMs, onCertificate: onHostKey },
      ),
    )
    return { ...screen, files, filesAreClipboard: true }
  },
}
