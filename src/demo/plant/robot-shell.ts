/** Robot cell R-2 behind SSH. */
import {
  type MachineShellOptions,
  type RunningMachineShell,
  serveMachineShell,
} from "./machine-shell/server.ts"
import { robotCell } from "./robot-cell.ts"

/** Listens on loopback; the clock runs until `stop`. */
export function startRobotShell(options: MachineShellOptions): Promise<RunningMachineShell> {
  return serveMachineShell(robotCell(new Date()), options)
}
