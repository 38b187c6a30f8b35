/** VNC (RFC 6143): a desktop over plain TCP. */
import { dialTcp } from "../../../../protocols/drive.ts"
import { openVnc } from "../../../../protocols/vnc/client.ts"
import { openDesktop } from "../desktop.ts"
import type { Adapter } from "./adapter.ts"
import type { VncTarget } from "./vnc-target.ts"

export const vncAdapter: Adapter<VncTarget> = {
  open(host, target) {
    const { address, port, password, cursor, swapRedBlue, clipboardEncoding, keyboard } = target
    return openDesktop(host, target, (framebuffer, handlers) =>
      openVnc(
        dialTcp({ host: address, port }),
        {
          password,
          shared: true,
          quality: null,
          cursor,
          swapRedBlue,
          clipboardEncoding,
          keyboard,
          liveness: host.liveness,
        },
        framebuffer,
        handlers,
      ),
    )
  },
}
