/** A month: weeks as rows, days as cells, the windows that begin or last on a day. */
import { type CalendarEntry, localDate } from "../../maintenance/calendar/rules.ts"
import { formatInstant, formatSpan } from "../../web/texts/format.ts"
import type { Translate } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { entriesByDay } from "./agenda.tsx"
import { DAYS_PER_WEEK, weekdayLabel } from "./days.ts"
import { type CalendarViewProps, entryHref, entryTone } from "./entry.ts"

/** Entries of a cell; the week has all of them. */
const CELL_ENTRIES_MAX = 4

export function MonthGrid({ span, today, entries, inConflict }: CalendarViewProps) {
  const { t, lang, zone } = useView()
  const byDay = entriesByDay(entries, span.days, zone)
  const weeks = Array.from({ length: span.days.length / DAYS_PER_WEEK }, (_, week) =>
    span.days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  )
  return (
    <table className="panel month">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekdayLabel(day, lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = byDay.get(day) ?? []
              const more = ofDay.length - CELL_ENTRIES_MAX
              return (
                <td key={day} className={day === today ? "month-today" : undefined}>
                  <span className="month-day">{Number(day.slice(-2))}</span>
                  {ofDay.slice(0, CELL_ENTRIES_MAX).map((entry) => (
                    <MonthEntry
                      key={`${entry.id} ${entry.start.getTime()}`}
                      entry={entry}
                      day={day}
                      isRed={inConflict.has(entry)}
                    />
                  ))}
                  {more > 0 && <a href={`/calendar?date=${day}`}>{t("calendar.more", { count: more })}</a>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MonthEntry({ entry, day, isRed }: { entry: CalendarEntry; day: string; isRed: boolean }) {
  const { t, zone } = useView()
  return (
    <a
      className={`month-entry ${entryTone(entry, "entry")}${isRed ? " entry-conflict" : ""}`}
      href={entryHref(entry)}
      title={`${entry.deviceName}: ${entry.title}, ${formatSpan(entry.start, entry.end, zone)}`}
    >
      {[timeOn(day, entry, zone, t), `${entry.deviceName}: ${entry.title}`].filter(Boolean).join(" ")}
    </a>
  )
}

/** When the window begins or ends on the day; nothing on the days between. */
function timeOn(day: string, { start, end }: CalendarEntry, zone: string, t: Translate): string | null {
  if (localDate(start, zone) === day) return formatInstant(start, zone, "clock")
  return localDate(end, zone) === day
    ? t("calendar.entryUntil", { time: formatInstant(end, zone, "clock") })
    : null
}
