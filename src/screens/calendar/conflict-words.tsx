/** A conflict of two windows in words. */
import type { Conflict } from "../../maintenance/calendar/rules.ts"
import { formatSpan } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"

/** Conflicts that are named in words; more are counted. */
export const CONFLICTS_NAMED_MAX = 3

export function ConflictWords({ conflict }: { conflict: Conflict }) {
  const { t, zone } = useView()
  const { kind, one, other, start, end } = conflict
  const time = formatSpan(start, end, zone)
  if (kind === "machine")
    return t("calendar.conflict_machine", {
      device: one.deviceName,
      one: one.title,
      other: other.title,
      time,
    })
  return t("calendar.conflict_person", {
    person: one.assignee ?? "",
    one: one.deviceName,
    other: other.deviceName,
    time,
  })
}
