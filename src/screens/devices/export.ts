/** The list of machines as CSV: what search and filters show, in the list's order. */
import type { Actor } from "../../base/authorities.ts"
import { csvStream } from "../../base/csv.ts"
import type { Deps } from "../../base/deps.ts"
import { PAGE_SIZE_MAX, type PageRequest } from "../../base/page-request.ts"
import { type DeviceFilter, devicesPage } from "../../machines/devices/store.ts"
import { issueReaderId } from "../../maintenance/issues/rules.ts"
import { machineActivity } from "../../sessions/book/store-summary.ts"
import { formatInstant, spreadsheetSeparator } from "../../web/texts/format.ts"
import type { View } from "../../web/view.ts"

const LIMITS = { rowsPerQuery: PAGE_SIZE_MAX, rowsMax: 50_000 }

export function machinesToCsv(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { t, zone, lang }: View,
  filter: DeviceFilter,
  request: PageRequest,
): ReadableStream<Uint8Array> {
  const minute = (at: Date | undefined) => (at ? formatInstant(at, zone, "minute") : "")
  return csvStream(
    [
      t("terms.name"),
      t("terms.manufacturer"),
      t("terms.machineType"),
      t("terms.serial"),
      t("terms.location"),
      t("terms.group"),
      t("terms.connector"),
      t("devices.openIssues"),
      t("book.windowStart"),
      t("book.windowEnd"),
      t("book.nextPlan"),
      "id",
    ],
    async (page) => {
      const { rows } = await devicesPage(db, filter, { ...request, page, size: LIMITS.rowsPerQuery })
      const ids = rows.map(({ id }) => id)
      const activity = await machineActivity(db, ids, clock(), issueReaderId(actor))
      return rows.map((device) => ({ device, ...activity.get(device.id) }))
    },
    ({ device, window, plan }) => [
      device.name,
      device.manufacturer,
      device.type,
      device.serial,
      device.location,
      device.deviceGroup.name,
      t(`book.connector_${device.connectorState}`),
      String(device.openIssueCount),
      minute(window?.startsOn),
      minute(window?.endsOn),
      minute(plan?.at),
      device.id,
    ],
    LIMITS,
    spreadsheetSeparator(lang),
  )
}
