/**
 * The protocols of sessions. A protocol has a row here, the entry of its Worker in `entries/` and its code in `adapters/`; a
 * missing row is a type error. Which types of interfaces a protocol opens, its kind of screen, default port, settings and
 * credentials are in `INTERFACE_TYPE_TRAITS`. The main thread loads this table and none of the protocols' own code.
 */
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import type { InterfaceSecret } from "../../machines/interfaces/rules.ts"
import type { Protocol } from "../../machines/interfaces/rules-types.ts"
import type { ToTarget } from "./adapters/adapter.ts"
import { type HttpsTarget, toHttpsTarget } from "./adapters/https-target.ts"
import { type RdpTarget, toRdpTarget } from "./adapters/rdp-target.ts"
import { type SshTarget, toSshTarget } from "./adapters/ssh-target.ts"
import { toVncTarget, type VncTarget } from "./adapters/vnc-target.ts"
import {
  type LoadModules,
  loadDesktopModules,
  loadNoModules,
  loadRdpModules,
  type SessionModules,
} from "./modules.ts"

/** The machine to dial: `address` is resolved and checked; secrets live in the Worker's memory only. */
export type Target = VncTarget | SshTarget | RdpTarget | HttpsTarget
type TargetOf<P extends Protocol> = Extract<Target, { kind: P }>

interface ProtocolTraits<T> {
  toTarget: ToTarget<T>
  loadModules: LoadModules
}

const PROTOCOLS: { [P in Protocol]: ProtocolTraits<TargetOf<P>> } = {
  vnc: { toTarget: toVncTarget, loadModules: loadDesktopModules },
  ssh: { toTarget: toSshTarget, loadModules: loadNoModules },
  rdp: { toTarget: toRdpTarget, loadModules: loadRdpModules },
  https: { toTarget: toHttpsTarget, loadModules: loadDesktopModules },
}

/** @param address  resolved and checked */
export function toTarget(
  protocol: Protocol,
  target: TargetInterface,
  secret: InterfaceSecret,
  address: string,
): Target {
  return PROTOCOLS[protocol].toTarget(target, secret, address)
}

/** What a Worker of this protocol is given; the first call for a protocol compiles it. */
export async function loadModules(protocol: Protocol): Promise<SessionModules> {
  return PROTOCOLS[protocol].loadModules()
}
