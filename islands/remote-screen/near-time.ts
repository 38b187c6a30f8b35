/** A time that is mostly of today. Pure. */
import { formatInstant } from "../../src/web/texts/format.ts"

/** "14:05", or with its date where that is another day than today's. */
export function formatNear(atMs: number, nowMs: number, zone: string): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)]
  const isToday = formatInstant(at, zone, "date") === formatInstant(now, zone, "date")
  return formatInstant(at, zone, isToday ? "clock" : "minute")
}
