/** States of imports and fates of their rows as badges. */
import type { ImportState, RowFate, RowOutcome } from "../../maintenance/masterdata/rules.ts"
import { Badge, type Tone } from "../../web/badge.tsx"
import { useView } from "../../web/view.ts"

const STATE_TONES: Record<ImportState, Tone> = {
  CHECKING: "violet",
  CHECKED: "blue",
  IMPORTING: "violet",
  DONE: "green",
}

export function StateBadge({ state }: { state: ImportState }) {
  const { t } = useView()
  return <Badge tone={STATE_TONES[state]}>{t(`masterdata.state_${state}`)}</Badge>
}

const FATE_TONES: Record<RowFate, Tone> = {
  CREATE: "green",
  CHANGE: "blue",
  UNCHANGED: "neutral",
  REFUSED: "red",
}

/** What happens to a row; after the import, what has happened. */
export function FateBadge({ fate, outcome }: { fate: RowFate | null; outcome: RowOutcome | null }) {
  const { t } = useView()
  if (fate === null) return "–"
  if (outcome === "REFUSED") return <Badge tone="red">{t("masterdata.outcome_REFUSED")}</Badge>
  return <Badge tone={FATE_TONES[fate]}>{t(`masterdata.fate_${fate}`)}</Badge>
}
