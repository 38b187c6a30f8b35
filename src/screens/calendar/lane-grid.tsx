/** A day or a week: one row per machine, machines by group, then one per person, a bar per window. Bars are SVG, whose places need no styles. */
import {
  type CalendarBar,
  type CalendarEntry,
  type CalendarSpan,
  LABEL_WIDTH,
  type PersonLoad,
  personLoad,
  placeBars,
} from "../../maintenance/calendar/rules.ts"
import { formatInstant } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { dayLabel } from "./days.ts"
import { type CalendarViewProps, entryHref, entryTone, movePath, spanWords } from "./entry.ts"

const LANE_HEIGHT = 30
const BAR_HEIGHT = 22
/** Of a day: each stands for three hours. */
const HOUR_COLUMNS = 8
/** Characters of a label that fit its room. */
const LABEL_CHARACTERS = 22

export function LaneGrid(props: CalendarViewProps) {
  const { t } = useView()
  const { entries } = props
  const groups = Map.groupBy(
    entries.toSorted(
      (a, b) => a.groupName.localeCompare(b.groupName) || a.deviceName.localeCompare(b.deviceName),
    ),
    ({ groupName }) => groupName,
  )
  const ofPeople = entries.filter(({ assignedUserId }) => assignedUserId !== null)
  const people = Map.groupBy(
    ofPeople.toSorted((a, b) => (a.assignee ?? "").localeCompare(b.assignee ?? "")),
    ({ assignedUserId }) => assignedUserId ?? "",
  )
  return (
    <div className="week">
      <Heads {...props} />
      {[...groups].map(([group, ofGroup]) => (
        <section key={group} aria-label={group}>
          <h2 className="week-group">{group}</h2>
          {[...Map.groupBy(ofGroup, ({ deviceId }) => deviceId)].map(([deviceId, ofDevice]) => (
            <div key={deviceId} className="week-row">
              <span className="week-machine">
                <a href={`/devices/${deviceId}`}>{ofDevice[0]?.deviceName}</a>
                <span className="muted">{t("calendar.windows", { count: ofDevice.length })}</span>
              </span>
              <Lane {...props} label={ofDevice[0]?.deviceName ?? ""} entries={ofDevice} />
            </div>
          ))}
        </section>
      ))}
      {people.size > 0 && (
        <section aria-label={t("calendar.people")}>
          <h2 className="week-group">{t("calendar.people")}</h2>
          {[...people].map(([userId, ofPerson]) => (
            <div key={userId} className="week-row">
              <PersonHead name={ofPerson[0]?.assignee ?? ""} load={personLoad(ofPerson, props.span)} />
              <Lane {...props} label={ofPerson[0]?.assignee ?? ""} entries={ofPerson} namesMachines />
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

/** Days, or the hours of one day. */
function Heads({ span, today }: CalendarViewProps) {
  const { t, lang, zone } = useView()
  const isDay = span.days.length === 1
  return (
    <div className={isDay ? "week-row week-head week-head-hours" : "week-row week-head"}>
      <span>{t("calendar.machine")}</span>
      {isDay
        ? hourMarks(span).map((at) => (
            <span key={at.getTime()}>{formatInstant(at, zone, "time").slice(0, "14:05".length)}</span>
          ))
        : span.days.map((day) => (
            <span key={day} className={day === today ? "week-today" : undefined}>
              {dayLabel(day, lang)}
            </span>
          ))}
    </div>
  )
}

/** At equal distances also on the days on which the clocks change: each says its own time. */
function hourMarks({ from, until }: CalendarSpan): Date[] {
  const length = until.getTime() - from.getTime()
  return Array.from(
    { length: HOUR_COLUMNS },
    (_, at) => new Date(from.getTime() + (length * at) / HOUR_COLUMNS),
  )
}

function PersonHead({ name, load }: { name: string; load: PersonLoad }) {
  const { t } = useView()
  const hours = Math.round(load.hours)
  const doubleHours = Math.round(load.doubleHours)
  return (
    <span className="week-machine">
      <strong>{name}</strong>
      <span className="muted">
        {t(doubleHours > 0 ? "calendar.loadTwice" : "calendar.load", { hours, doubleHours })}
      </span>
    </span>
  )
}

function Lane({
  label,
  entries,
  span,
  inConflict,
  namesMachines = false,
}: CalendarViewProps & {
  /** Name of the machine or of the person. */
  label: string
  /** Bars are named after their machines, in the row of a person. */
  namesMachines?: boolean
}) {
  const { now } = useView()
  const bars = placeBars(entries, span)
  const columns = span.days.length === 1 ? HOUR_COLUMNS : span.days.length
  const nowAt = (100 * (now.getTime() - span.from.getTime())) / (span.until.getTime() - span.from.getTime())
  const lanes = Math.max(...bars.map(({ lane }) => lane)) + 1
  const height = lanes * LANE_HEIGHT + LANE_HEIGHT - BAR_HEIGHT
  return (
    <svg
      className="week-lane"
      height={height}
      aria-label={label}
      data-from={span.from.getTime()}
      data-until={span.until.getTime()}
    >
      {Array.from({ length: columns }, (_, column) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={column}
          className="week-line"
          x={`${(100 * column) / columns}%`}
          width="1"
          height="100%"
        />
      ))}
      {nowAt >= 0 && nowAt <= 100 && <rect className="week-now" x={`${nowAt}%`} width="2" height="100%" />}
      {bars.map((bar) => (
        <Bar
          key={`${bar.entry.id} ${bar.entry.start.getTime()}`}
          bar={bar}
          isRed={inConflict.has(bar.entry)}
          name={namesMachines ? bar.entry.deviceName : bar.entry.title}
        />
      ))}
    </svg>
  )
}

/** The title stands inside a long bar and beside a short one; near the end of the week before it. */
function Bar({ bar, isRed, name }: { bar: CalendarBar; isRed: boolean; name: string }) {
  const { t, zone } = useView()
  const { entry, from, width, lane } = bar
  const top = lane * LANE_HEIGHT + (LANE_HEIGHT - BAR_HEIGHT) / 2 + 2
  const isInside = width >= LABEL_WIDTH
  const isBefore = !isInside && from + width + LABEL_WIDTH > 100
  const at = isInside ? from + 0.8 : isBefore ? from - 0.4 : from + width + 0.6
  const time = spanWords(entry.start, entry.end, zone)
  const title = t("calendar.entry", { title: entry.title, device: entry.deviceName, time })
  return (
    <g>
      <a href={entryHref(entry)} {...moveAttributes(entry)}>
        <title>{title}</title>
        <rect
          className={`bar bar-${entryTone(entry)}${isRed ? " bar-conflict" : ""}`}
          x={`${from}%`}
          y={top}
          width={`${width}%`}
          height={BAR_HEIGHT}
          rx="4"
        />
        <text x={`${at}%`} y={top + BAR_HEIGHT / 2 + 4} textAnchor={isBefore ? "end" : "start"}>
          {shortened(
            name,
            isInside ? Math.floor((width / LABEL_WIDTH) * LABEL_CHARACTERS) : LABEL_CHARACTERS,
          )}
        </text>
      </a>
    </g>
  )
}

/** What the script of the calendar needs to move the window. */
function moveAttributes({ id, deviceId, title, start, move }: CalendarEntry) {
  return (
    move && {
      "data-move": movePath({ deviceId, id }),
      "data-title": title,
      "data-start": start.getTime(),
      "data-hours": move.windowHours,
      "data-extension": move.extensionHours,
      "data-version": move.version,
      "aria-keyshortcuts": "M",
    }
  )
}

function shortened(title: string, characters: number): string {
  const all = [...title]
  return all.length <= characters
    ? title
    : `${all
        .slice(0, characters - 1)
        .join("")
        .trimEnd()}…`
}
