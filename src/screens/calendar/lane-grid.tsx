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
import { Initials } from "../../web/avatar.tsx"
import { formatInstant, formatSpan } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { WholeWords } from "../../web/whole-words.tsx"
import { dayLabel } from "./days.ts"
import { type CalendarViewProps, entryHref, entryState, entryTone } from "./entry.ts"

const LANE_HEIGHT = 30
const BAR_HEIGHT = 22
/** Columns of a day: each stands for three hours. */
const HOUR_COLUMNS = 8
/** The order of names in lists: "P-2" before "P-10". */
const NAMES = new Intl.Collator("en", { numeric: true })

export function LaneGrid(props: CalendarViewProps) {
  const { t } = useView()
  const { entries } = props
  const groups = Map.groupBy(
    entries.toSorted(
      (a, b) => NAMES.compare(a.groupName, b.groupName) || NAMES.compare(a.deviceName, b.deviceName),
    ),
    ({ groupName }) => groupName,
  )
  const ofPeople = entries.filter(({ assignedUserId }) => assignedUserId !== null)
  const people = Map.groupBy(
    ofPeople.toSorted((a, b) => NAMES.compare(a.assignee ?? "", b.assignee ?? "")),
    ({ assignedUserId }) => assignedUserId ?? "",
  )
  return (
    <div
      className={props.span.days.length === 1 ? "panel week week-hours" : "panel week"}
      data-from={props.span.from.getTime()}
      data-until={props.span.until.getTime()}
    >
      <OverlapPattern />
      <Heads {...props} />
      {[...groups].map(([group, ofGroup]) => (
        <section key={group} aria-label={group}>
          <h2 className="week-group">{group}</h2>
          {[...Map.groupBy(ofGroup, ({ deviceId }) => deviceId)].map(([deviceId, ofDevice]) => (
            <div key={deviceId} className="week-row">
              <span className="week-machine">
                <a href={`/devices/${deviceId}`}>
                  <WholeWords>{ofDevice[0]?.deviceName ?? ""}</WholeWords>
                </a>
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

const OVERLAP_PATTERN_ID = "week-overlap"
/** Distance of the lines of a hatch. */
const HATCH_PX = 6

/** The hatch of what overlaps, which all lanes refer to. */
function OverlapPattern() {
  return (
    <svg className="week-pattern" aria-hidden="true">
      <pattern
        id={OVERLAP_PATTERN_ID}
        width={HATCH_PX}
        height={HATCH_PX}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line y2={HATCH_PX} />
      </pattern>
    </svg>
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
      <strong className="who">
        <Initials name={name} isGroup={false} />
        {name}
      </strong>
      <span className="muted">
        {t(doubleHours > 0 ? "calendar.workloadOverlapping" : "calendar.workload", { hours, doubleHours })}
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
  const nowAt = (100 * (now.getTime() - span.from.getTime())) / (span.until.getTime() - span.from.getTime())
  const rooms = labelRooms(bars)
  const lanes = Math.max(...bars.map(({ lane }) => lane)) + 1
  const height = lanes * LANE_HEIGHT + LANE_HEIGHT - BAR_HEIGHT
  return (
    <svg className="week-lane" height={height} aria-label={label}>
      {nowAt >= 0 && nowAt <= 100 && <rect className="week-now" x={percent(nowAt)} width="2" height="100%" />}
      {bars.map((bar) => (
        <Bar
          key={`${bar.entry.id} ${bar.entry.start.getTime()}`}
          bar={bar}
          room={rooms.get(bar) ?? 0}
          isRed={inConflict.has(bar.entry)}
          name={namesMachines ? bar.entry.deviceName : bar.entry.title}
        />
      ))}
    </svg>
  )
}

/** What is free behind each bar, up to the next in its lane or the label before that one. */
function labelRooms(bars: readonly CalendarBar[]): Map<CalendarBar, number> {
  const ends = new Map<number, number>()
  const rooms = new Map<CalendarBar, number>()
  // The bars are in the order of time.
  for (const bar of bars.toReversed()) {
    rooms.set(bar, Math.max(LABEL_WIDTH, (ends.get(bar.lane) ?? 100) - bar.from - bar.width))
    ends.set(bar.lane, hasLabelBefore(bar) ? bar.from - LABEL_WIDTH : bar.from)
  }
  return rooms
}

/** Near the end of the week there is no room behind a short bar. */
const hasLabelBefore = ({ from, width }: CalendarBar) =>
  width < LABEL_WIDTH && from + width + LABEL_WIDTH > 100

/** Percent of a lane: a hundredth is less than a pixel. A week has up to a thousand bars, so each is as short as it can be. */
const percent = (place: number) => `${Math.round(place * 100) / 100}%`

/**
 * The title stands inside a long bar and beside a short one; near the end of the week before it. It is HTML, which ends
 * in an ellipsis where its room ends at any width of the screen. Heights are styles.
 */
function Bar({
  bar,
  room,
  isRed,
  name,
}: {
  bar: CalendarBar
  /** Behind the bar, in percent. */
  room: number
  isRed: boolean
  name: string
}) {
  const { t, zone } = useView()
  const { entry, from, width, lane, overlaps } = bar
  const top = lane * LANE_HEIGHT + (LANE_HEIGHT - BAR_HEIGHT) / 2 + 2
  const isInside = width >= LABEL_WIDTH
  const isBefore = hasLabelBefore(bar)
  const labelFrom = isInside ? from : isBefore ? from - LABEL_WIDTH : from + width
  const tone = `bar ${entryTone(entry, "bar")}${isRed ? " bar-conflict" : ""}`
  const time = formatSpan(entry.start, entry.end, zone)
  const state = entryState(entry, t)
  const title = t("calendar.entry", { title: entry.title, device: entry.deviceName, time, state })
  return (
    <a href={entryHref(entry)} data-move={moveText(entry)}>
      <title>{title}</title>
      <rect className={tone} x={percent(from)} y={top} width={percent(width)} />
      {overlaps.map((part) => (
        <rect
          key={part.from}
          className="bar-overlap"
          x={percent(part.from)}
          y={top}
          width={percent(part.width)}
          fill={`url(#${OVERLAP_PATTERN_ID})`}
        />
      ))}
      <foreignObject
        x={percent(labelFrom)}
        y={top}
        width={percent(isInside ? width : isBefore ? LABEL_WIDTH : room)}
      >
        <p className={isBefore ? "bar-before" : undefined}>{name}</p>
      </foreignObject>
    </a>
  )
}

/** What the script of the calendar needs to move the window: start, hours, hours of extension and version of the issue. */
function moveText({ start, move }: CalendarEntry): string | undefined {
  return move ? [start.getTime(), move.windowHours, move.extensionHours, move.version].join(" ") : undefined
}
