/** Maintenance windows: in words, and as a bar on the axis of time that all rows of a list share. */
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../../base/clock.ts"
import {
  AXIS_HOURS_AFTER,
  AXIS_HOURS_BEFORE,
  hoursOnAxis,
  type WindowPosition,
  windowPosition,
} from "../../maintenance/windows/rules.ts"
import type { Tone } from "../../web/badge.tsx"
import type { Translate } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

/** An open window with less time left is drawn as a warning (as on the screens of machines: two hours). */
const WARNED_HOURS = 2
/** Up to this length, time is said in hours and minutes. */
const HOURS_SHOWN_MAX = 48

interface WindowSpan {
  startsOn: Date
  endsOn: Date
}

/**
 * A length of time as people say it: "25 min", "1 h 20 min", "5 h", "3 days".
 *
 * @param days  the text of days: after "in" and "for", German has another case
 */
function spanText(ms: number, t: Translate, days: "windows.days" | "windows.daysAfter"): string {
  if (ms >= HOURS_SHOWN_MAX * MS_PER_HOUR) return t(days, { count: Math.round(ms / MS_PER_DAY) })
  const hours = Math.floor(ms / MS_PER_HOUR)
  const minutes = Math.floor((ms % MS_PER_HOUR) / MS_PER_MINUTE)
  // What is left or ahead is never nothing: "opens in 0 min" reads as open.
  if (hours === 0) return t("windows.minutes", { count: Math.max(1, minutes) })
  return minutes === 0 || hours >= WARNED_HOURS * 2
    ? t("windows.hours", { count: hours })
    : t("windows.hoursMinutes", { hours, minutes })
}

/** "1 h 20 min left", "opens in 5 h", "over for 9 h". */
export function windowText({ phase, ms }: WindowPosition, t: Translate): string {
  if (phase === "open") return t("windows.left", { time: spanText(ms, t, "windows.days") })
  const time = spanText(ms, t, "windows.daysAfter")
  return t(phase === "ahead" ? "windows.opensIn" : "windows.overFor", { time })
}

export function windowTone({ phase, ms }: WindowPosition): Extract<Tone, "blue" | "green" | "amber" | "red"> {
  if (phase === "open") return ms < WARNED_HOURS * MS_PER_HOUR ? "amber" : "green"
  return phase === "ahead" ? "blue" : "red"
}

export function WindowWords({ window }: { window: WindowSpan }) {
  const { t, now } = useView()
  const position = windowPosition(window, now)
  return <span className={`window-words window-${windowTone(position)}`}>{windowText(position, t)}</span>
}

/** The axis under a column's head: now, and every twelve hours. Percent of its length, as the bars have it. */
export function WindowAxis() {
  const { t } = useView()
  return (
    <svg className="window-axis" aria-hidden="true">
      <text x={percent(AXIS_HOURS_BEFORE)} y="12" className="window-axis-now">
        {t("windows.now")}
      </text>
      {/* Twelve hours have no room for their unit as well. */}
      <text x={percent(AXIS_HOURS_BEFORE + 12)} y="12">
        +12
      </text>
      <text x={percent(AXIS_HOURS_BEFORE + 24)} y="12">
        {t("windows.offset", { hours: 24 })}
      </text>
    </svg>
  )
}

const percent = (hours: number) => `${(100 * hours) / (AXIS_HOURS_BEFORE + AXIS_HOURS_AFTER)}%`

/** A window on the axis; the words beside it say the same. */
export function WindowBar({ window }: { window: WindowSpan | null }) {
  const { now } = useView()
  const place = window && hoursOnAxis(window, now)
  const tone = window && windowTone(windowPosition(window, now))
  return (
    <svg className="window-bar" aria-hidden="true">
      <rect className="window-track" width="100%" height="16" rx="3" />
      {[12, 24].map((hours) => (
        <rect
          key={hours}
          className="window-mark"
          x={percent(AXIS_HOURS_BEFORE + hours)}
          width="1"
          height="16"
        />
      ))}
      {place && typeof place === "object" && (
        <rect
          className={`window-span window-${tone}`}
          x={percent(place.from)}
          y="4"
          width={percent(Math.max(place.to - place.from, 1))}
          height="8"
          rx="3"
        />
      )}
      {place === "after" && (
        <text className="window-beyond" x="97%" y="12">
          ›
        </text>
      )}
      {place === "before" && (
        <text className="window-beyond" x="3%" y="12">
          ‹
        </text>
      )}
      <rect className="window-now" x={percent(AXIS_HOURS_BEFORE)} width="2" height="16" />
    </svg>
  )
}
