/** The virus scan of files: states, how one begins, and what a verdict becomes. */
import { keysOf } from "../../base/keys.ts"
import type { ScanPolicy, ScanVerdict } from "../../base/virus-scanner.ts"

/** States of the virus scan (specification §4): whether it releases the file. Mirrored by `attachment_scan_state` in SQL. */
export const SCAN_STATES = {
  NEW: false,
  SCAN_DISABLED: true,
  IN_PROGRESS: false,
  SIZE_TOO_LARGE_ACCEPTED: true,
  SIZE_TOO_LARGE_DECLINED: false,
  SCANNER_UNREACHABLE_ACCEPTED: true,
  SCANNER_UNREACHABLE_DECLINED: false,
  FILE_SYSTEM_SCAN_IN_PROGRESS: false,
  FILE_SYSTEM_SCAN_ACCEPTED: true,
  FILE_SYSTEM_SCAN_DECLINED: false,
  SERVER_ACCEPTED: true,
  SERVER_DECLINED: false,
} as const
export type ScanState = keyof typeof SCAN_STATES
export const SCAN_STATE_NAMES = keysOf(SCAN_STATES)

/** Whether a file may be handed out with this state of its scan. */
export function isReleased(scanState: ScanState): boolean {
  return SCAN_STATES[scanState]
}

/** States from which the scan of a file has yet to come to an end. */
export const PENDING_SCAN_STATES = ["NEW", "IN_PROGRESS"] as const satisfies ScanState[]
/** States of files that wait for a scanner that answers. */
export const UNREACHABLE_SCAN_STATES = [
  "SCANNER_UNREACHABLE_ACCEPTED",
  "SCANNER_UNREACHABLE_DECLINED",
] as const satisfies ScanState[]

/** What a scan leaves with a file. */
export interface ScanOutcome {
  scanState: ScanState
  infectionFound: boolean
  /** The scanner's name of the virus; empty without one. */
  virusId: string
  /** The scanner's answer, printable and short. */
  responseInfo: string
}

/** The state of a file before its scan. @param policy  null without a scanner */
export function stateBeforeScan(policy: ScanPolicy | null, sizeBytes: number): ScanState {
  if (policy === null) return "SCAN_DISABLED"
  if (sizeBytes <= policy.bytesMax) return "NEW"
  return policy.acceptsTooLarge ? "SIZE_TOO_LARGE_ACCEPTED" : "SIZE_TOO_LARGE_DECLINED"
}

export function outcomeOfVerdict(verdict: ScanVerdict): ScanOutcome {
  return {
    scanState: verdict.kind === "CLEAN" ? "SERVER_ACCEPTED" : "SERVER_DECLINED",
    infectionFound: verdict.kind === "INFECTED",
    virusId: verdict.kind === "INFECTED" ? verdict.virusId : "",
    responseInfo: verdict.response,
  }
}

/** @param reason  why there is no verdict */
export function outcomeWithoutVerdict(policy: ScanPolicy, reason: string): ScanOutcome {
  const scanState = policy.acceptsUnreachable
    ? "SCANNER_UNREACHABLE_ACCEPTED"
    : "SCANNER_UNREACHABLE_DECLINED"
  return { scanState, infectionFound: false, virusId: "", responseInfo: reason }
}
