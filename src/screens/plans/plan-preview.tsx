/** The next occurrences of a plan that is being edited, with their conflicts. */
import type { BusyWindow, PlanDraft, PreviewOccurrence } from "../../maintenance/plans/preview/rules.ts"
import { Icon } from "../../web/icon.tsx"
import { formatInstant, formatSpan } from "../../web/texts/format.ts"
import type { Translate } from "../../web/texts/i18n.ts"
import type { Lang } from "../../web/texts/language.ts"
import { useView } from "../../web/view.ts"
import { repeatText } from "./repeat-text.ts"

/** A plan as it is typed, and what follows from it. */
export interface PreviewedPlan {
  draft: PlanDraft
  occurrences: readonly PreviewOccurrence[]
}

/** @param preview  null while the dates are incomplete */
export function PlanPreview({
  preview,
  timeZone,
  deviceId,
}: {
  preview: PreviewedPlan | null
  timeZone: string
  deviceId: string
}) {
  const { t } = useView()
  const occurrences = preview?.occurrences ?? null
  const overlapping = occurrences?.filter(({ overlaps }) => overlaps.length > 0).length ?? 0
  return (
    <>
      <h3>{t("plans.nextOccurrences")}</h3>
      {preview && <p className="muted">{ruleText(preview.draft, t)}</p>}
      {occurrences === null && <p className="muted">{t("plans.previewIncomplete")}</p>}
      {occurrences?.length === 0 && <p className="muted">{t("plans.noOccurrence")}</p>}
      <ol className="occurrences">
        {occurrences?.map((occurrence) => (
          <Occurrence key={occurrence.start.getTime()} occurrence={occurrence} timeZone={timeZone} />
        ))}
      </ol>
      {overlapping > 0 && (
        <p>
          {t("plans.overlapCount", { count: overlapping })}{" "}
          <a href={`/calendar?device=${deviceId}`} target="_blank" rel="noopener">
            {t("plans.showInCalendar")}
          </a>
        </p>
      )}
    </>
  )
}

/** "Monthly, last day of the month, at 06:00 for 8 h" */
function ruleText({ schedule, windowHours }: PlanDraft, t: Translate): string {
  const rule = repeatText({ ...schedule, dayFromStartOrEnd: schedule.dayFrom }, t)
  const time = timeOfDay(schedule.startOn, schedule.timeZone)
  return t("plans.rule", { rule, time, hours: windowHours })
}

const timeOfDay = (at: Date, timeZone: string) => formatInstant(at, timeZone, "minute").slice(-"06:00".length)

function Occurrence({ occurrence, timeZone }: { occurrence: PreviewOccurrence; timeZone: string }) {
  const { t, lang } = useView()
  const { start, end, createdOn, movedBecause, clockChangedOn, isLast, overlaps } = occurrence
  const minute = (at: Date) => formatInstant(at, timeZone, "minute")
  const notes = [
    movedBecause && t(`plans.moved_${movedBecause}`),
    clockChangedOn &&
      t("plans.clockChanged", {
        date: formatInstant(clockChangedOn, timeZone, "date"),
        time: timeOfDay(start, timeZone),
      }),
    createdOn && t("plans.createdOn", { time: minute(createdOn) }),
    isLast && t("plans.lastOccurrence"),
  ].filter((note): note is string => Boolean(note))
  return (
    <li>
      <span className="occurrence-when">
        <strong>
          {weekdayName(start, timeZone, lang)} {formatInstant(start, timeZone, "date")}
        </strong>
        <span className="muted">{windowText(start, end, timeZone)}</span>
      </span>
      <span className="occurrence-notes">
        {overlaps.map((overlap) => (
          <OverlapNote
            key={`${overlap.start.getTime()} ${overlap.title}`}
            overlap={overlap}
            from={start}
            timeZone={timeZone}
          />
        ))}
        {notes.map((note) => (
          <span key={note} className="muted">
            {note}
          </span>
        ))}
      </span>
    </li>
  )
}

/** The time alone where the other window begins on the day of the occurrence, which is named beside it. */
function OverlapNote({ overlap, from, timeZone }: { overlap: BusyWindow; from: Date; timeZone: string }) {
  const { t } = useView()
  const date = (at: Date) => formatInstant(at, timeZone, "date")
  const words = date(overlap.start) === date(from) ? windowText : formatSpan
  const time = words(overlap.start, overlap.end, timeZone)
  return (
    <span className="occurrence-overlap">
      <Icon name="warning" /> {t("plans.overlaps", { title: overlap.title, time })}
    </span>
  )
}

/** "06:00 – 14:00", with the date of an end on another day. */
function windowText(start: Date, end: Date, timeZone: string): string {
  const [from, to] = [start, end].map((at) => formatInstant(at, timeZone, "minute")) as [string, string]
  const [day = "", time = ""] = from.split(" ")
  return to.startsWith(day) ? `${time} – ${to.split(" ")[1]}` : `${time} – ${to}`
}

function weekdayName(at: Date, timeZone: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { timeZone, weekday: "short" }).format(at)
}
