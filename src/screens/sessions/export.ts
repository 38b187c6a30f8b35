/** The list of sessions as CSV: what its tab, its switch and its search show, in the list's order. */
import { csvStream } from "../../base/csv.ts"
import type { Deps } from "../../base/deps.ts"
import { PAGE_SIZE_MAX, type PageRequest } from "../../base/page-request.ts"
import { listSessions } from "../../sessions/session/store.ts"
import type { SessionFilter } from "../../sessions/session/store-list.ts"
import { formatDuration, formatInstant, spreadsheetSeparator } from "../../web/texts/format.ts"
import { sessionEndText } from "../../web/texts/session-end.ts"
import type { View } from "../../web/view.ts"

const LIMITS = { rowsPerQuery: PAGE_SIZE_MAX, rowsMax: 50_000 }

export function sessionsToCsv(
  { db }: Pick<Deps, "db">,
  { t, zone, lang }: View,
  filter: SessionFilter,
  request: PageRequest,
): ReadableStream<Uint8Array> {
  const second = (at: string | null) => (at ? formatInstant(new Date(at), zone, "datetime") : "")
  return csvStream(
    [
      t("terms.machine"),
      t("terms.issue"),
      t("terms.interface"),
      t("terms.type"),
      t("terms.owner"),
      t("terms.start"),
      t("terms.end"),
      t("terms.duration"),
      t("terms.state"),
      t("remote.endReason"),
      t("emergency.reason"),
      t("remote.files"),
      "id",
    ],
    async (page) => (await listSessions(db, filter, { ...request, page, size: LIMITS.rowsPerQuery })).rows,
    (session) => [
      session.deviceName,
      session.issueTitle,
      session.interfaceName,
      session.interfaceType,
      session.owner.displayName,
      second(session.startTime),
      second(session.endTime),
      session.endTime ? formatDuration(Date.parse(session.endTime) - Date.parse(session.startTime)) : "",
      t(`states.session_${session.state}`),
      sessionEndText(session, t),
      session.emergency?.reason ?? "",
      String(session.fileTransfers),
      session.id,
    ],
    LIMITS,
    spreadsheetSeparator(lang),
  )
}
