/** How urgent the end of the maintenance window is (specification §5: warnings 15, 10 and 5 minutes before). Pure. */

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
const WARNINGS_MINUTES = [15, 10, 5] as const

type Urgency = "calm" | "soon" | "now"

export function urgencyOf(leftMs: number): Urgency {
  if (leftMs <= 5 * MINUTE_MS) return "now"
  return leftMs <= 15 * MINUTE_MS ? "soon" : "calm"
}

/**
 * The warning that is due: the smallest of 15, 10 and 5 that `leftMs` has fallen below; null before and after.
 */
export function warningDue(leftMs: number): number | null {
  if (leftMs <= 0) return null
  return WARNINGS_MINUTES.findLast((minutes) => leftMs <= minutes * MINUTE_MS) ?? null
}
