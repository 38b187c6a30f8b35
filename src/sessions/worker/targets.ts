/** What sessions dial, by protocol. The main thread loads this table and none of the protocols' own code. */
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import type { InterfaceSecret } from "../../machines/interfaces/rules.ts"
import type { Protocol } from "../../machines/interfaces/rules-types.ts"
import type { ToTarget } from "./adapters/adapter.ts"
import { type HttpsTarget, toHttpsTarget } from "./adapters/https-target.ts"
import { type RdpTarget, toRdpTarget } from "./adapters/rdp-target.ts"
import { type SshTarget, toSshTarget } from "./adapters/ssh-target.ts"
import { toVncTarget, type VncTarget } from "./adapters/vnc-target.ts"

/** The machine to dial: `address` is resolved and checked; secrets live in the Worker's memory only. */
export type Target = VncTarget | SshTarget | RdpTarget | HttpsTarget
export type TargetOf<P extends Protocol> = Extract<Target, { kind: P }>

const TARGETS: { [P in Protocol]: ToTarget<TargetOf<P>> } = {
  vnc: toVncTarget,
  ssh: toSshTarget,
  rdp: toRdpTarget,
  https: toHttpsTarget,
}

/** @param address  resolved and checked */
export function toTarget(
  protocol: Protocol,
  target: TargetInterface,
  secret: InterfaceSecret,
  address: string,
): Target {
  return TARGETS[protocol](target, secret, address)
}
