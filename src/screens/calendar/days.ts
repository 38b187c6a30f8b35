/** Names of days. A local date needs no zone: it is read and written as UTC. */
import type { Lang } from "../../web/texts/language.ts"

/** "Mon 23" */
export function dayLabel(day: string, lang: Lang): string {
  return label(day, lang, { weekday: "short", day: "numeric" })
}

/** "Monday, 23 November" */
export function longDayLabel(day: string, lang: Lang): string {
  return label(day, lang, { weekday: "long", day: "numeric", month: "long" })
}

/** "Mon" */
export function weekdayLabel(day: string, lang: Lang): string {
  return label(day, lang, { weekday: "short" })
}

function label(day: string, lang: Lang, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...form }).format(new Date(`${day}T00:00:00Z`))
}
