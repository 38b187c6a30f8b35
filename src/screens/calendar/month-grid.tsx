/** A month: weeks as rows, days as cells, the windows that begin or last on a day. */
import type { CalendarEntry } from "../../maintenance/calendar/rules.ts"
import { formatInstant } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { entriesByDay } from "./agenda.tsx"
import { weekdayLabel } from "./days.ts"
import { type CalendarViewProps, entryHref, entryTone, spanWords } from "./entry.ts"

const DAYS_PER_WEEK = 7
/** Entries of a cell; the week has all of them. */
const CELL_ENTRIES_MAX = 4

export function MonthGrid({ span, today, entries, inConflict }: CalendarViewProps) {
  const { t, lang, zone } = useView()
  const byDay = entriesByDay(entries, span.days, zone)
  const weeks = Array.from({ length: span.days.length / DAYS_PER_WEEK }, (_, week) =>
    span.days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  )
  return (
    <table className="month">
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

function MonthEntry({ entry, isRed }: { entry: CalendarEntry; isRed: boolean }) {
  const { zone } = useView()
  return (
    <a
      className={`month-entry entry-${entryTone(entry)}${isRed ? " entry-conflict" : ""}`}
      href={entryHref(entry)}
      title={`${entry.deviceName}: ${entry.title}, ${spanWords(entry.start, entry.end, zone)}`}
    >
      {formatInstant(entry.start, zone, "clock")} {entry.deviceName}: {entry.title}
    </a>
  )
}
