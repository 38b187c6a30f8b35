/** The maintenance shell of packing line L-3 behind SSH. */
import {
  type MachineShellOptions,
  type RunningMachineShell,
  serveMachineShell,
} from "./machine-shell/server.ts"
import { packingLine } from "./packing-line.ts"

/** Listens on loopback; the clock runs until `stop`. */
export function startPackingShell(options: MachineShellOptions): Promise<RunningMachineShell> {
  return serveMachineShell(packingLine(new Date()), options)
}
