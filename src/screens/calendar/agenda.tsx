/** The calendar of narrow screens: day by day, as cards. */
import { Fragment } from "react"
import { type CalendarEntry, localDate } from "../../maintenance/calendar/rules.ts"
import { Badge, IssueBadge } from "../../web/badge.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { DAYS_PER_WEEK, longDayLabel, weekdayLabel } from "./days.ts"
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

/** A window is a card on the day on which it begins, on the first day and today; elsewhere it is counted. */
export function Agenda({ span, today, entries, inConflict }: CalendarViewProps) {
  const { t, lang, zone, now } = useView()
  const byDay = [...entriesByDay(entries, span.days, zone)].filter(([, ofDay]) => ofDay.length > 0)
  const shownMax = span.days.length === 1 ? entries.length : DAY_ENTRIES_MAX
  return (
    <div className="calendar-narrow">
      {span.days.length === DAYS_PER_WEEK && (
        <DayStrip days={span.days} today={today} byDay={new Map(byDay)} inConflict={inConflict} />
      )}
      {byDay.map(([day, ofDay]) => {
        const isWhole = span.days.length === 1 || day === span.days[0] || day === today
        const isContinued = ({ start }: CalendarEntry) => !isWhole && localDate(start, zone) < day
        const begun = ofDay.filter((entry) => !isContinued(entry))
        const hidden = ofDay.length - Math.min(begun.length, shownMax)
        const next = day === today ? begun.find(({ start }) => start > now) : undefined
        return (
          <section key={day} id={`day-${day}`}>
            <h2 className={day === today ? "agenda-day week-today" : "agenda-day"}>
              {longDayLabel(day, lang)}{" "}
              <span className="muted">{t("calendar.windows", { count: ofDay.length })}</span>
            </h2>
            {begun.slice(0, shownMax).map((entry) => (
              <Fragment key={`${entry.id} ${entry.start.getTime()}`}>
                {entry === next && <p className="agenda-now">{timeOn(day, now, zone)}</p>}
                <a
                  className={`agenda-card ${entryTone(entry, "entry")}${inConflict.has(entry) ? " entry-conflict" : ""}`}
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
              </Fragment>
            ))}
            {hidden > 0 && (
              <p>
                <a href={`/calendar?view=day&date=${day}`}>
                  {t(begun.length > shownMax ? "calendar.more" : "calendar.continued", { count: hidden })}
                </a>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** Leads to the days of a week; a dot says that work is open on one, a red one that windows overlap. */
function DayStrip({
  days,
  today,
  byDay,
  inConflict,
}: Pick<CalendarViewProps, "today" | "inConflict"> & {
  days: readonly string[]
  byDay: ReadonlyMap<string, CalendarEntry[]>
}) {
  const { t, lang } = useView()
  return (
    <nav className="day-strip" aria-label={t("calendar.days")}>
      {days.map((day) => {
        const ofDay = byDay.get(day) ?? []
        const isRed = ofDay.some((entry) => inConflict.has(entry))
        return (
          <a
            key={day}
            href={ofDay.length > 0 ? `#day-${day}` : undefined}
            className={isRed ? "day-conflict" : undefined}
            aria-current={day === today ? "date" : undefined}
          >
            <span>{weekdayLabel(day, lang)}</span>
            <strong>{Number(day.slice(-2))}</strong>
            <span className="visually-hidden">
              {t("calendar.windows", { count: ofDay.length })}
              {isRed && `, ${t("calendar.legendConflict")}`}
            </span>
          </a>
        )
      })}
    </nav>
  )
}

/** The time on this day, or the date of another one. */
function timeOn(day: string, at: Date, zone: string): string {
  const isToday = localDate(at, zone) === day
  return formatInstant(at, zone, isToday ? "clock" : "date").slice(0, "27.11.".length)
}
