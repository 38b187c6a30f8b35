/** The preview of a plan: its next occurrences with their conflicts. Pure. */
import { itemAt } from "../../../base/assert.ts"
import { hoursAfter, hoursBefore } from "../../../base/clock.ts"
import { START_GRACE_MS } from "../rules.ts"
import { type AdjustmentReason, nextOccurrences, type Schedule } from "../rules-calendar.ts"

/** Occurrences in a preview. */
const PREVIEW_OCCURRENCES = 5

/** Work on the same machine: the window of an issue, or of an occurrence of another plan. */
export interface BusyWindow {
  title: string
  start: Date
  end: Date
  isFromPlan: boolean
}

export interface PreviewOccurrence {
  start: Date
  /** End of its maintenance window. */
  end: Date
  /** Time at which its issue is created, if before its start. */
  createdOn: Date | null
  movedBecause: AdjustmentReason | null
  /** The clock change of the plan's time zone since the previous occurrence; null for none. */
  clockChangedOn: Date | null
  /** The last of several. */
  isLast: boolean
  overlaps: BusyWindow[]
}

export interface PlanDraft {
  schedule: Schedule
  windowHours: number
  createBeforeHours: number
}

/**
 * The next occurrences from `now` on, without their overlaps; from the start on, while that may still be saved: a form
 * that begins at the current minute would otherwise show no single occurrence.
 */
export function previewOccurrences(draft: PlanDraft, now: Date): PreviewOccurrence[] {
  const { schedule, windowHours, createBeforeHours } = draft
  const isStarting = schedule.startOn < now && schedule.startOn.getTime() >= now.getTime() - START_GRACE_MS
  const found = nextOccurrences(schedule, isStarting ? schedule.startOn : now, PREVIEW_OCCURRENCES + 1)
  return found.slice(0, PREVIEW_OCCURRENCES).map(({ at, movedBecause }, place) => ({
    start: at,
    end: hoursAfter(at, windowHours),
    createdOn: createBeforeHours > 0 ? hoursBefore(at, createBeforeHours) : null,
    movedBecause,
    clockChangedOn:
      place === 0 ? null : clockChangeBetween(itemAt(found, place - 1).at, at, schedule.timeZone),
    isLast: schedule.period !== "SINGULAR" && place === found.length - 1,
    overlaps: [],
  }))
}

/** The windows that meet each occurrence's window; adjacent ones do not. */
export function withOverlaps(
  occurrences: readonly PreviewOccurrence[],
  busy: readonly BusyWindow[],
): PreviewOccurrence[] {
  return occurrences.map((occurrence) => ({
    ...occurrence,
    overlaps: distinctWindows(
      busy.filter(({ start, end }) => start < occurrence.end && end > occurrence.start),
    ),
  }))
}

/** In the order of their starts. An occurrence of a plan that already has its issue is both. */
function distinctWindows(windows: readonly BusyWindow[]): BusyWindow[] {
  const distinct = new Map(windows.map((one) => [`${one.start.getTime()} ${one.title}`, one]))
  return [...distinct.values()].sort(
    (one, other) => one.start.getTime() - other.start.getTime() || one.title.localeCompare(other.title),
  )
}

/** The last change of the zone's clocks between two instants that leaves another offset. */
function clockChangeBetween(from: Date, to: Date, timeZone: string): Date | null {
  const [before, after] = [from, to].map((instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone),
  )
  if (!before || !after || before.offsetNanoseconds === after.offsetNanoseconds) return null
  const change = after.getTimeZoneTransition("previous")
  return change ? new Date(change.epochMilliseconds) : null
}
