/** The calendar of narrow screens: day by day, as cards. */
import { type CalendarEntry, localDate } from "../../maintenance/calendar/rules.ts"
import { Badge, IssueBadge } from "../../web/badge.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { longDayLabel } from "./days.ts"
import { type CalendarViewProps, entryHref, entryTone } from "./entry.ts"

/** Entries of a day beside others; the view of the day alone has all of them. */
const DAY_ENTRIES_MAX = 25

/** The entries that last on each local day, in the order of time. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
  days: readonly string[],
  zone: string,
): Map<string, CalendarEntry[]> {
  const found = new Map<string, CalendarEntry[]>(days.map((day) => [day, []]))
  for (const entry of entries) {
    // A window that ends at midnight does not last on the day that begins then.
    const last = localDate(new Date(entry.end.getTime() - 1), zone)
    const first = localDate(entry.start, zone)
    for (const day of days) if (day >= first && day <= last) found.get(day)?.push(entry)
  }
  return found
}

export function Agenda({ span, today, entries, inConflict }: CalendarViewProps) {
  const { t, lang, zone } = useView()
  const byDay = [...entriesByDay(entries, span.days, zone)].filter(([, ofDay]) => ofDay.length > 0)
  const shownMax = span.days.length === 1 ? entries.length : DAY_ENTRIES_MAX
  return (
    <div className="calendar-narrow">
      {byDay.map(([day, ofDay]) => (
        <section key={day}>
          <h2 className={day === today ? "agenda-day week-today" : "agenda-day"}>
            {longDayLabel(day, lang)}{" "}
            <span className="muted">{t("calendar.windows", { count: ofDay.length })}</span>
          </h2>
          {ofDay.slice(0, shownMax).map((entry) => (
            <a
              key={`${entry.id} ${entry.start.getTime()}`}
              className={`agenda-card entry-${entryTone(entry)}${inConflict.has(entry) ? " entry-conflict" : ""}`}
              href={entryHref(entry)}
            >
              <span className="agenda-time">
                <span>{timeOn(day, entry.start, zone)}</span>
                <span className="muted">{timeOn(day, entry.end, zone)}</span>
              </span>
              <span className="agenda-text">
                <strong>{entry.deviceName}</strong>
                <span className="muted">{[entry.title, entry.assignee].filter(Boolean).join(" · ")}</span>
              </span>
              {entry.state === null ? (
                <Badge tone="neutral">{t("approvals.type_RECURRING_ISSUE")}</Badge>
              ) : (
                <IssueBadge state={entry.state} />
              )}
            </a>
          ))}
          {ofDay.length > shownMax && (
            <a href={`/calendar?view=day&date=${day}`}>
              {t("calendar.more", { count: ofDay.length - shownMax })}
            </a>
          )}
        </section>
      ))}
    </div>
  )
}

/** The time on this day, or the date of another one. */
function timeOn(day: string, at: Date, zone: string): string {
  const isToday = localDate(at, zone) === day
  return formatInstant(at, zone, isToday ? "clock" : "date").slice(0, "27.11.".length)
}
