/** A week: one row per machine, machines by group, a bar per window. Bars are SVG, whose places need no styles. */
import {
  type CalendarBar,
  type CalendarEntry,
  LABEL_WIDTH,
  placeBars,
} from "../../maintenance/calendar/rules.ts"
import { useView } from "../../web/view.ts"
import { dayLabel } from "./days.ts"
import { type CalendarViewProps, entryHref, entryTone, spanWords } from "./entry.ts"

const LANE_HEIGHT = 30
const BAR_HEIGHT = 22
/** Characters of a label that fit its room. */
const LABEL_CHARACTERS = 22

export function WeekGrid({ span, today, entries, inConflict }: CalendarViewProps) {
  const { t, lang, now } = useView()
  const groups = Map.groupBy(
    entries.toSorted(
      (a, b) => a.groupName.localeCompare(b.groupName) || a.deviceName.localeCompare(b.deviceName),
    ),
    ({ groupName }) => groupName,
  )
  const length = span.until.getTime() - span.from.getTime()
  const nowAt = (100 * (now.getTime() - span.from.getTime())) / length
  return (
    <div className="week">
      <div className="week-row week-head">
        <span>{t("calendar.machine")}</span>
        {span.days.map((day) => (
          <span key={day} className={day === today ? "week-today" : undefined}>
            {dayLabel(day, lang)}
          </span>
        ))}
      </div>
      {[...groups].map(([group, ofGroup]) => (
        <section key={group} aria-label={group}>
          <h2 className="week-group">{group}</h2>
          {[...Map.groupBy(ofGroup, ({ deviceId }) => deviceId)].map(([deviceId, ofDevice]) => (
            <div key={deviceId} className="week-row">
              <span className="week-machine">
                <a href={`/devices/${deviceId}`}>{ofDevice[0]?.deviceName}</a>
                <span className="muted">{t("calendar.windows", { count: ofDevice.length })}</span>
              </span>
              <MachineLane
                label={ofDevice[0]?.deviceName ?? ""}
                bars={placeBars(ofDevice, span)}
                days={span.days.length}
                {...{ inConflict, nowAt }}
              />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

function MachineLane({
  label,
  bars,
  days,
  inConflict,
  nowAt,
}: {
  /** Name of the machine. */
  label: string
  bars: readonly CalendarBar[]
  days: number
  inConflict: ReadonlySet<CalendarEntry>
  /** Percent of the span; outside of 0 to 100 it is not shown. */
  nowAt: number
}) {
  const lanes = Math.max(...bars.map(({ lane }) => lane)) + 1
  const height = lanes * LANE_HEIGHT + LANE_HEIGHT - BAR_HEIGHT
  return (
    <svg className="week-lane" height={height} aria-label={label}>
      {Array.from({ length: days }, (_, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          key={day}
          className="week-line"
          x={`${(100 * day) / days}%`}
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
        />
      ))}
    </svg>
  )
}

/** The title stands inside a long bar and beside a short one; near the end of the week before it. */
function Bar({ bar, isRed }: { bar: CalendarBar; isRed: boolean }) {
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
      <a href={entryHref(entry)}>
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
            entry.title,
            isInside ? Math.floor((width / LABEL_WIDTH) * LABEL_CHARACTERS) : LABEL_CHARACTERS,
          )}
        </text>
      </a>
    </g>
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
