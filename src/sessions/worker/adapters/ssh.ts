/** SSH (RFC 4251 to 4254): a terminal. The protocol encrypts by itself and checks the machine's host key. */
import { openSsh } from "../../../../protocols/ssh/link.ts"
import { openTerminal } from "../terminal.ts"
import type { Adapter } from "./adapter.ts"
import type { SshTarget } from "./ssh-target.ts"

export const sshAdapter: Adapter<SshTarget> = {
  compilesLate: true,
  open(host, target) {
    const {
      address,
      port,
      username,
      auth,
      pinnedHostKey,
      keepaliveSeconds,
      legacyAlgorithms,
      charset,
      filesRoot,
    } = target
    return openTerminal(host, target, (size, handlers) =>
      openSsh(
        {
          host: address,
          port,
          username,
          auth,
          hostKey: { pinned: pinnedHostKey ? [pinnedHostKey] : [] },
          keepaliveSeconds,
          legacyAlgorithms,
          charset,
          filesRoot,
          cols: size.cols,
          rows: size.rows,
          liveness: host.liveness,
          handshakeTimeoutMs: host.handshakeTimeoutMs,
        },
        handlers,
      ),
    )
  },
}
