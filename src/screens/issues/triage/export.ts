/** The issue list as CSV (RFC 4180): what the filters show, in the list's order. */
import type { TriageRow } from "../../../maintenance/issues/triage/store.ts"
import { formatInstant } from "../../../web/texts/format.ts"
import type { View } from "../../../web/view.ts"

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = "\uFEFF"
/** What a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

export function issuesToCsv(rows: readonly TriageRow[], { t, zone }: View): string {
  const head = [
    ...[t("terms.title"), t("terms.machine"), t("terms.type"), t("terms.priority"), t("terms.state")],
    ...[t("terms.assignee"), t("terms.group"), t("terms.start"), t("terms.end"), "id"],
  ]
  const lines = rows.map((row) => [
    ...[
      row.title,
      row.deviceName,
      t(`states.issueType_${row.issueType}`),
      t(`states.priority_${row.priority}`),
    ],
    row.doneSubStatus ? t(`states.done_${row.doneSubStatus}`) : t(`states.issueState_${row.state}`),
    ...[row.assignedUser ?? "", row.assignedGroup ?? ""],
    formatInstant(new Date(row.activationDateTime), zone, "minute"),
    formatInstant(new Date(row.windowEndDateTime), zone, "minute"),
    row.id,
  ])
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line.map(csvField).join(",")}\r\n`).join("")
}

export function csvField(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
