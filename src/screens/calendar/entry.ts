/** An entry of the calendar as all its views show it. */
import type { CalendarEntry, CalendarSpan } from "../../maintenance/calendar/rules.ts"
import { ISSUE_TONES } from "../../web/badge.tsx"
import type { Translate } from "../../web/texts/i18n.ts"

/** What the views draw. */
export interface CalendarViewProps {
  span: CalendarSpan
  today: string
  entries: readonly CalendarEntry[]
  inConflict: ReadonlySet<CalendarEntry>
}

/** The target of an entry: its issue, or the plan whose issue is not created yet. */
export function entryHref({ deviceId, id, state }: CalendarEntry): string {
  return `/devices/${deviceId}/${state === null ? "recurringissues" : "issues"}/${id}`
}

/** The colours of the state; a planned occurrence is drawn dashed. */
export function entryTone({ state }: CalendarEntry, part: "bar" | "entry"): string {
  return state === null ? `${part}-plan` : `tone-${ISSUE_TONES[state]}`
}

/** The word of the state; a planned occurrence has none. */
export function entryState({ state }: CalendarEntry, t: Translate): string {
  return state === null ? t("approvals.type_RECURRING_ISSUE") : t(`states.issueState_${state}`)
}

/** The dialog that moves the window of an issue. */
export function movePath({ deviceId, id }: { deviceId: string; id: string }): string {
  return `/devices/${deviceId}/issues/${id}/window`
}
