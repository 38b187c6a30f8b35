/** The entries of the audit log that the page shows, as CSV for a spreadsheet. */
import type { Actor } from "../../base/authorities.ts"
import { csvStream } from "../../base/csv.ts"
import type { Deps } from "../../base/deps.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import { type AuditFilter, filteredEntriesBefore, record, SYSTEM_OBJECT } from "../../system/audit/store.ts"
import { spreadsheetSeparator } from "../../web/texts/format.ts"
import type { View } from "../../web/view.ts"
import { eventText, kindText } from "./entry-parts.tsx"
import { findObjectNames, nameOfObject } from "./object-names.ts"

/** A spreadsheet has 1 048 576 rows. */
const LIMITS = { rowsPerQuery: 1000, rowsMax: 1_000_000 }

/** Newest first. The export itself is audited, with what it was filtered by. */
export async function exportFiltered(
  { db, clock }: Deps,
  { t, lang }: View,
  { actor, address }: { actor: Actor; address: string },
  search: string,
  filter: AuditFilter,
): Promise<ReadableStream<Uint8Array>> {
  const { from, before, deviceId, object } = filter
  await record({ tx: db, actor, now: clock(), address }, "AUDIT_EXPORTED", SYSTEM_OBJECT, {
    search,
    from: from?.toISOString(),
    before: before?.toISOString(),
    machine: deviceId,
    object: object && `${object.type}:${object.id}`,
  })
  let last: AuditEntry | null = null
  return csvStream(
    [
      t("settings.auditTime"),
      t("settings.auditUser"),
      t("settings.auditEvent"),
      "event",
      t("settings.auditObject"),
      t("settings.auditName"),
      t("terms.machine"),
      t("settings.auditAddress"),
      t("settings.auditDetails"),
    ],
    async () => {
      const entries = await filteredEntriesBefore(db, search, filter, last, LIMITS.rowsPerQuery)
      last = entries.at(-1) ?? null
      const names = await findObjectNames(db, entries)
      return entries.map((entry) => ({ entry, names }))
    },
    ({ entry, names }) => [
      entry.happenedOn,
      entry.username,
      eventText(t, entry.event),
      entry.event,
      kindText(t, entry.objectType),
      nameOfObject(entry, names) ?? "",
      names.get(entry.deviceId ?? "")?.name ?? "",
      entry.address,
      JSON.stringify(entry.details),
    ],
    LIMITS,
    spreadsheetSeparator(lang),
  )
}
