/** The issue list as CSV (RFC 4180): what the filters show, in the list's order. */
import { BYTE_ORDER_MARK, csvLine } from "../../../base/csv.ts"
import type { TriageRow } from "../../../maintenance/issues/triage/store.ts"
import { formatInstant, spreadsheetSeparator } from "../../../web/texts/format.ts"
import type { View } from "../../../web/view.ts"

export function issuesToCsv(rows: readonly TriageRow[], { t, zone, lang }: View): string {
  const head = [
    t("terms.title"),
    t("terms.machine"),
    t("terms.type"),
    t("terms.priority"),
    t("terms.state"),
    t("terms.assignee"),
    t("terms.group"),
    t("terms.start"),
    t("terms.end"),
    "id",
  ]
  const lines = rows.map((row) => [
    row.title,
    row.deviceName,
    t(`states.issueType_${row.issueType}`),
    t(`states.priority_${row.priority}`),
    row.doneSubStatus ? t(`states.done_${row.doneSubStatus}`) : t(`states.issueState_${row.state}`),
    row.assignedUser ?? "",
    row.assignedGroup ?? "",
    formatInstant(new Date(row.activationDateTime), zone, "minute"),
    formatInstant(new Date(row.windowEndDateTime), zone, "minute"),
    row.id,
  ])
  const separator = spreadsheetSeparator(lang)
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => csvLine(line, separator)).join("")
}
