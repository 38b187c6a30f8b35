/** Maintenance windows: their limits, their end, whether one is open (specification §4, §5, §9). */
import { hoursAfter, MS_PER_HOUR } from "../../base/clock.ts"

export const WINDOW_HOURS = { min: 1, max: 240, default: 2 } as const
/** All extensions of one window together. */
export const EXTENSION_HOURS_MAX = 4
/** Minutes before a window's end at which warnings are sent. */
export const WARNING_MINUTES = [15, 10, 5] as const
export const WARNING_MINUTES_MAX = Math.max(...WARNING_MINUTES)

export interface MaintenanceWindow {
  activationOn: Date
  windowHours: number
  extensionHours: number
}

export function windowEnd(window: MaintenanceWindow): Date {
  return hoursAfter(window.activationOn, window.windowHours + window.extensionHours)
}

/** The window of an issue from its response (instants as ISO texts, hours). */
export function windowOf(issue: {
  activationDateTime: string
  maintenanceWindowInHours: number
  extensionInHours: number
}): MaintenanceWindow {
  return {
    activationOn: new Date(issue.activationDateTime),
    windowHours: issue.maintenanceWindowInHours,
    extensionHours: issue.extensionInHours,
  }
}

/** The window is active when activation is past and its end is future (specification §4). */
export function isWindowActive(window: MaintenanceWindow, now: Date): boolean {
  return window.activationOn.getTime() <= now.getTime() && now.getTime() < windowEnd(window).getTime()
}

/** How many more hours the window may be extended: at most 4 in total, without a new approval. */
export function extensionHoursLeft({ extensionHours }: Pick<MaintenanceWindow, "extensionHours">): number {
  return Math.max(0, EXTENSION_HOURS_MAX - extensionHours)
}

/** Hours by which the window may be extended and that end after now, fewest first: others open nothing. */
export function extensionChoices(
  { endsOn, extensionHours }: { endsOn: Date; extensionHours: number },
  now: Date,
): number[] {
  const hours = Array.from({ length: extensionHoursLeft({ extensionHours }) }, (_, index) => index + 1)
  return hours.filter((more) => hoursAfter(endsOn, more) > now)
}

/** The state of a window, and the time until it opens, until it ends, or since it ended. */
export interface WindowPosition {
  phase: "open" | "ahead" | "over"
  /** Milliseconds, at least 0. */
  ms: number
}

export function windowPosition(window: { startsOn: Date; endsOn: Date }, now: Date): WindowPosition {
  const [start, end, at] = [window.startsOn.getTime(), window.endsOn.getTime(), now.getTime()]
  if (at < start) return { phase: "ahead", ms: start - at }
  return at < end ? { phase: "open", ms: end - at } : { phase: "over", ms: at - end }
}

/** The span of time that lists draw windows on: now is at a quarter of it. */
export const AXIS_HOURS_BEFORE = 12
export const AXIS_HOURS_AFTER = 36

/** The hours of a window on the axis, from its left end, or beyond which end it lies. */
export function hoursOnAxis(
  window: { startsOn: Date; endsOn: Date },
  now: Date,
): { from: number; to: number } | "before" | "after" {
  const length = AXIS_HOURS_BEFORE + AXIS_HOURS_AFTER
  const position = (at: Date) => (at.getTime() - now.getTime()) / MS_PER_HOUR + AXIS_HOURS_BEFORE
  const [from, to] = [position(window.startsOn), position(window.endsOn)]
  if (to <= 0) return "before"
  return from >= length ? "after" : { from: Math.max(0, from), to: Math.min(length, to) }
}
