/** What the virus scan of an issue's files came to: how many are in each state, and what it means for them. */
import type { AttachmentFacet } from "../../maintenance/attachments/store.ts"
import { Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { SCAN_TONES, SHOWN_SCAN_STATES, type ShownScanState, shownState } from "./scan-badge.tsx"

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

export function ScanStatesPanel({ counts }: { counts: ScanStateCounts }) {
  const { t } = useView()
  return (
    <Panel title={t("files.scanStates")} icon="shield" flush>
      <ul className="rows">
        {SHOWN_SCAN_STATES.map((state) => (
          <li key={state} className={counts[state] ? undefined : "muted"}>
            <span>
              <span className={`badge-${SCAN_TONES[state]}`}>
                <span className="badge-dot" />
              </span>{" "}
              {t(`files.scanState_${state}`)}
            </span>
            <span className="numeric">{counts[state] ?? "–"}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
