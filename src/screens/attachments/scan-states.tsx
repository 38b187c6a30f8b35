/** What the virus scan of an issue's files came to: how many are in each state, and what it means for them. */
import type { AttachmentFacet } from "../../maintenance/attachments/store.ts"
import { Icon, type IconName } from "../../web/icon.tsx"
import { Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { SHOWN_SCAN_STATES, type ShownScanState, shownState } from "./scan-badge.tsx"

export type ScanStateCounts = Partial<Record<ShownScanState, number>>

/** @returns an empty object where no file was scanned */
export function countScanStates(facets: readonly AttachmentFacet[]): ScanStateCounts {
  const counts: ScanStateCounts = {}
  for (const { scanState, infectionFound, count } of facets) {
    const state = shownState(scanState, infectionFound)
    if (state) counts[state] = (counts[state] ?? 0) + count
  }
  return counts
}

/** Sign and colour of a state that files are in. */
const LOOKS: Record<ShownScanState, { icon: IconName; className: string }> = {
  unscanned: { icon: "clock", className: "check check-warning" },
  scanning: { icon: "refresh", className: "check" },
  clean: { icon: "check", className: "check check-passed" },
  accepted: { icon: "info", className: "check check-warning" },
  unreachable: { icon: "clock", className: "check check-warning" },
  tooLarge: { icon: "lock", className: "check check-failed" },
  refused: { icon: "lock", className: "check check-failed" },
  infected: { icon: "warning", className: "check check-failed" },
}

export function ScanStatesPanel({ counts }: { counts: ScanStateCounts }) {
  const { t } = useView()
  return (
    <Panel title={t("files.scanStates")} icon="shield" flush>
      <ul className="rows">
        {SHOWN_SCAN_STATES.map((state) => (
          <li key={state}>
            <span className={counts[state] ? LOOKS[state].className : "check check-notReached"}>
              <Icon name={LOOKS[state].icon} />
              {t(`files.scanState_${state}`)}
            </span>
            <span className="numeric">{counts[state] ?? "–"}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
