/** What became of a transferred file, for the session's dock and the list of its files. */
import type { TextKey, Translate } from "./i18n.ts"

interface Result {
  /** Of `TRANSFER_STATES`. */
  state: string
  failure: string
  virusId: string
  /** Of `SCAN_STATE_NAMES`. */
  antivirusScanState: string
}

/** Refusals in which the scan has found nothing: another one may follow. */
const DECLINED_UNSCANNED: ReadonlyMap<string, TextKey> = new Map([
  ["SCANNER_UNREACHABLE_DECLINED", "viewer.transferScannerUnreachable"],
  ["SIZE_TOO_LARGE_DECLINED", "viewer.transferTooLargeForScan"],
])
const ACCEPTED_UNSCANNED: readonly string[] = ["SCANNER_UNREACHABLE_ACCEPTED", "SIZE_TOO_LARGE_ACCEPTED"]

/** Why it did not arrive; null for one that has, and for one that may. */
export function transferProblem(file: Result, t: Translate): string | null {
  const { state, failure, virusId, antivirusScanState } = file
  if (state === "FAILED") return t(`viewer.transferFailure_${failure || "FAILED"}` as TextKey)
  if (state !== "DECLINED") return null
  if (virusId) return t("viewer.transferInfected", { virus: virusId })
  return t(DECLINED_UNSCANNED.get(antivirusScanState) ?? "viewer.transferDeclined")
}

/** It was released by the policy for files without a verdict. */
export function isReleasedUnscanned({ state, antivirusScanState }: Result): boolean {
  return state === "COMPLETED" && ACCEPTED_UNSCANNED.includes(antivirusScanState)
}
