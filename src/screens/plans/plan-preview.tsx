/** The next occurrences of a plan that is being edited, with their conflicts. */
import type { BusyWindow, PreviewOccurrence } from "../../maintenance/plans/preview/rules.ts"
import { Icon } from "../../web/icon.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import type { Lang } from "../../web/texts/language.ts"
import { useView } from "../../web/view.ts"

/** @param occurrences  null while the dates are incomplete */
export function PlanPreview({
  occurrences,
  timeZone,
  deviceId,
}: {
  occurrences: readonly PreviewOccurrence[] | null
  timeZone: string
  deviceId: string
}) {
  const { t } = useView()
  const overlapping = occurrences?.filter(({ overlaps }) => overlaps.length > 0).length ?? 0
  return (
    <>
      <h3>{t("plans.nextFive")}</h3>
      {occurrences === null && <p className="muted">{t("plans.previewIncomplete")}</p>}
      {occurrences?.length === 0 && <p className="muted">{t("plans.noOccurrence")}</p>}
      <ol className="occurrences">
        {occurrences?.map((occurrence) => (
          <Occurrence key={occurrence.start.getTime()} occurrence={occurrence} timeZone={timeZone} />
        ))}
      </ol>
      {overlapping > 0 && (
        <p className="soft">
          {t("plans.overlapCount", { count: overlapping })}{" "}
          <a href={`/calendar?device=${deviceId}`} target="_blank" rel="noopener">
            {t("plans.showInCalendar")}
          </a>
        </p>
      )}
    </>
  )
}

function Occurrence({ occurrence, timeZone }: { occurrence: PreviewOccurrence; timeZone: string }) {
  const { t, lang } = useView()
  const { start, end, createdOn, movedBecause, clockChangedOn, isLast, overlaps } = occurrence
  const minute = (at: Date) => formatInstant(at, timeZone, "minute")
  const time = (at: Date) => minute(at).slice(-"06:00".length)
  const notes = [
    movedBecause && t(`plans.moved_${movedBecause}`),
    clockChangedOn &&
      t("plans.clockChanged", { date: formatInstant(clockChangedOn, timeZone, "date"), time: time(start) }),
    createdOn && t("plans.createdOn", { time: minute(createdOn) }),
    isLast && t("plans.last"),
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

function OverlapNote({ overlap, timeZone }: { overlap: BusyWindow; timeZone: string }) {
  const { t } = useView()
  const time = windowText(overlap.start, overlap.end, timeZone)
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
