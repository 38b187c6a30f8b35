/** The maintenance window of an issue as a bar: the share that has passed, and what happens at its end. */
import type { Issue } from "../../maintenance/issues/contract.ts"
import { extensionHoursLeft, windowEnd, windowOf, windowPosition } from "../../maintenance/windows/rules.ts"
import { PlantTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { windowText, windowTone } from "../windows/window-bar.tsx"

const TITLES = { open: "book.windowOpen", ahead: "book.windowAhead", over: "book.windowOver" } as const

export function WindowPanel({ issue }: { issue: Issue }) {
  const { t, now } = useView()
  const window = windowOf(issue)
  const [startsOn, endsOn] = [window.activationOn, windowEnd(window)]
  const position = windowPosition({ startsOn, endsOn }, now)
  const tone = windowTone(position)
  const hours = issue.maintenanceWindowInHours + issue.extensionInHours
  const left = extensionHoursLeft(window)
  const passed = (now.getTime() - startsOn.getTime()) / (endsOn.getTime() - startsOn.getTime())
  const percent = Math.round(1000 * Math.min(1, Math.max(0, passed))) / 10
  return (
    <section className="panel window-panel" aria-label={t("terms.maintenanceWindow")}>
      <div className="window-panel-row">
        <strong className={`window-${tone}`}>
          {issue.state === "CLOSED"
            ? t("terms.maintenanceWindow")
            : t(TITLES[position.phase], { time: windowText(position, t) })}
        </strong>
        <span className="muted">
          {t("book.windowWarnings")} ·{" "}
          {t(issue.disconnectSessionsUponTimeEnd ? "book.sessionsEnd" : "book.sessionsStay")}
        </span>
      </div>
      <svg className="window-progress" aria-hidden="true">
        <rect className="window-track" width="100%" height="10" y="3" rx="5" />
        <rect className={`window-${tone}`} width={`${percent}%`} height="10" y="3" rx="5" />
        {position.phase === "open" && <rect className="window-now" x={`${percent}%`} width="2" height="16" />}
      </svg>
      <div className="window-panel-row muted">
        <span>
          {t("book.windowStart")} <Time at={startsOn} form="minute" /> <PlantTime at={startsOn} />
        </span>
        <span>
          {left > 0 ? t("book.windowLength", { hours, left }) : t("book.windowLengthFull", { hours })}
        </span>
        <span>
          {t("book.windowEnd")} <Time at={endsOn} form="minute" /> <PlantTime at={endsOn} />
        </span>
      </div>
    </section>
  )
}
