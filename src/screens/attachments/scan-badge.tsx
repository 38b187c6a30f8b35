/** The state of a file's virus scan as a word. */
import { isReleased, type ScanState } from "../../system/antivirus/rules.ts"
import { Badge, type Tone } from "../../web/badge.tsx"
import { useView } from "../../web/view.ts"

/** In the order of a file's way through the scan. */
export const SHOWN_SCAN_STATES = [
  "unscanned",
  "scanning",
  "clean",
  "accepted",
  "unreachable",
  "tooLarge",
  "refused",
  "infected",
] as const
export type ShownScanState = (typeof SHOWN_SCAN_STATES)[number]

/** @returns null where no scanner is configured: there is nothing to say */
export function shownState(scanState: ScanState, infectionFound: boolean): ShownScanState | null {
  if (infectionFound) return "infected"
  if (scanState === "SCAN_DISABLED") return null
  if (scanState === "NEW") return "unscanned"
  if (scanState.endsWith("IN_PROGRESS")) return "scanning"
  if (scanState === "SERVER_ACCEPTED" || scanState === "FILE_SYSTEM_SCAN_ACCEPTED") return "clean"
  if (isReleased(scanState)) return "accepted"
  // Without a verdict; what can be done about it differs.
  if (scanState === "SCANNER_UNREACHABLE_DECLINED") return "unreachable"
  return scanState === "SIZE_TOO_LARGE_DECLINED" ? "tooLarge" : "refused"
}

const TONES: Record<ShownScanState, Tone> = {
  infected: "red",
  scanning: "blue",
  unscanned: "neutral",
  clean: "green",
  accepted: "amber",
  unreachable: "amber",
  tooLarge: "red",
  refused: "red",
}

export function ScanBadge({ scanState, infectionFound }: { scanState: ScanState; infectionFound: boolean }) {
  const { t } = useView()
  const shown = shownState(scanState, infectionFound)
  if (!shown) return null
  return (
    <Badge tone={TONES[shown]} live={shown === "scanning"}>
      {t(`files.scan_${shown}`)}
    </Badge>
  )
}
