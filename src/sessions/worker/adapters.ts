/**
 * The protocols of sessions, as a session's Worker dials them. A protocol has a row here, a row in `targets.ts`, and its code
 * in `adapters/`; a missing row is a type error. Which types of interfaces a protocol opens, its kind of screen, default port,
 * settings and credentials stand in `INTERFACE_TYPE_TRAITS`.
 */
import type { Protocol } from "../../machines/interfaces/rules-types.ts"
import type { Adapter } from "./adapters/adapter.ts"
import { httpsAdapter } from "./adapters/https.ts"
import { rdpAdapter } from "./adapters/rdp.ts"
import { sshAdapter } from "./adapters/ssh.ts"
import { vncAdapter } from "./adapters/vnc.ts"
import type { ScreenHost, SessionScreen } from "./screen.ts"
import type { TargetOf } from "./targets.ts"

export const ADAPTERS: { [P in Protocol]: Adapter<TargetOf<P>> } = {
  vnc: vncAdapter,
  ssh: sshAdapter,
  rdp: rdpAdapter,
  https: httpsAdapter,
}

export async function openTarget<P extends Protocol>(
  host: ScreenHost,
  target: TargetOf<P>,
): Promise<SessionScreen> {
  const adapter: Adapter<TargetOf<P>> = ADAPTERS[target.kind as P]
  return adapter.open(host, target)
}
