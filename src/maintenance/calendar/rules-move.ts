/** Moving a maintenance window in the calendar, by pointer and by keys. Pure, and used in the browser. */
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../../base/clock.ts"
import { WINDOW_HOURS } from "../windows/rules.ts"

/** A window starts at one of these, however exactly a pointer is placed. */
const SNAP_MINUTES = 15
const SNAP_MS = SNAP_MINUTES * MS_PER_MINUTE

/** A window without its extension, which stays as it is. */
export interface PlacedWindow {
  /** Milliseconds since 1970. */
  startMs: number
  /** Whole hours: the length of a window has no minutes. */
  hours: number
}

/** What a pointer holds: all of the bar, or one of its ends. */
export type WindowGrip = "whole" | "start" | "end"

/** Keys that change a window, with what they do. */
const KEY_STEPS: Record<string, (window: PlacedWindow) => PlacedWindow> = {
  ArrowLeft: (window) => stepStart(window, -1),
  ArrowRight: (window) => stepStart(window, 1),
  ArrowUp: (window) => ({ ...window, startMs: window.startMs - MS_PER_DAY }),
  ArrowDown: (window) => ({ ...window, startMs: window.startMs + MS_PER_DAY }),
  "+": (window) => withHours(window, window.hours + 1),
  "-": (window) => withHours(window, window.hours - 1),
}

/** The window after a key; null for keys that change nothing. */
export function windowAfterKey(window: PlacedWindow, key: string): PlacedWindow | null {
  return Object.hasOwn(KEY_STEPS, key) ? (KEY_STEPS[key]?.(window) ?? null) : null
}

/** The window after its grip was dragged so far. Its ends move by whole hours, the other end stays. */
export function draggedWindow(window: PlacedWindow, grip: WindowGrip, byMs: number): PlacedWindow {
  if (grip === "whole") {
    const isUnmoved = Math.abs(byMs) < SNAP_MS / 2
    return isUnmoved ? window : { ...window, startMs: snapped(window.startMs + byMs) }
  }
  const byHours = Math.round(byMs / MS_PER_HOUR)
  if (grip === "end") return withHours(window, window.hours + byHours)
  const { hours } = withHours(window, window.hours - byHours)
  return { startMs: window.startMs + (window.hours - hours) * MS_PER_HOUR, hours }
}

/** The next quarter of an hour in a direction. All time zones differ from UTC by quarters of an hour. */
function stepStart(window: PlacedWindow, direction: -1 | 1): PlacedWindow {
  const at = window.startMs / SNAP_MS
  const next = direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1
  return { ...window, startMs: next * SNAP_MS }
}

function snapped(ms: number): number {
  return Math.round(ms / SNAP_MS) * SNAP_MS
}

function withHours(window: PlacedWindow, hours: number): PlacedWindow {
  return { ...window, hours: Math.min(WINDOW_HOURS.max, Math.max(WINDOW_HOURS.min, hours)) }
}
