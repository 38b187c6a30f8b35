/** Formats instants for display: `DD.MM.YYYY HH:mm:ss`, 24 hours, in the reader's time zone. */

import { Cache } from "../../base/cache.ts"
import type { CsvSeparator } from "../../base/csv.ts"
import type { Lang } from "./language.ts"

/** "clock": hours and minutes. */
export type TimeForm = "time" | "clock" | "date" | "datetime" | "minute"

/** IANA has about 600 zones; the browser names its own, so the number of formatters needs a bound. */
const ZONES_MAX = 700
const formatters = new Cache<Intl.DateTimeFormat>({ max: ZONES_MAX })
/** By language and zone. */
const weekdayFormatters = new Cache<Intl.DateTimeFormat>({ max: ZONES_MAX })

/** True if `zone` is an IANA time zone that this runtime supports. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(formatterOf(zone))
  } catch {
    return false
  }
}

/** `instant` in `zone`: "14:05:09", "20.11.2026", "20.11.2026 14:05:09", or to the minute "20.11.2026 14:05". */
export function formatInstant(instant: Date, zone: string, form: TimeForm): string {
  const { year, month, day, hour, minute, second } = partsOf(instant, zone)
  const date = `${day}.${month}.${year}`
  if (form === "date") return date
  if (form === "clock") return `${hour}:${minute}`
  if (form === "time") return `${hour}:${minute}:${second}`
  return form === "minute" ? `${date} ${hour}:${minute}` : `${date} ${hour}:${minute}:${second}`
}

/** "27.11.2026 14:00 – 16:00", "27.11. 14:00 – 28.11.2026 09:00" within a year; one time where both are in one minute. */
export function formatSpan(start: Date, end: Date, zone: string): string {
  const [from, to] = [formatInstant(start, zone, "minute"), formatInstant(end, zone, "minute")]
  if (from === to) return from
  const [day = "", time = ""] = from.split(" ")
  if (to.startsWith(day)) return `${from} – ${to.slice(day.length + 1)}`
  const year = day.slice("27.11.".length)
  return to.startsWith(year, "27.11.".length)
    ? `${day.slice(0, "27.11.".length)} ${time} – ${to}`
    : `${from} – ${to}`
}

/** The name of the day of `instant` in `zone`, in the reader's language: "Sunday". */
export function formatWeekday(instant: Date, zone: string, language: string): string {
  const key = `${language} ${zone}`
  const formatter = weekdayFormatters.getOrCompute(
    key,
    () => new Intl.DateTimeFormat(language, { timeZone: zone, weekday: "long" }),
  )
  return formatter.format(instant)
}

/** Zones that name no place: the server's time zone is not configured. */
const NO_PLACE = /^(Etc\/.*|UTC|GMT)$/

export const namesPlace = (zone: string): boolean => !NO_PLACE.test(zone)

/**
 * An instant as the clocks of the plant show it, to the minute; null where the reader's clock shows the same, or where the
 * server's zone names no place.
 */
export function plantTime(instant: Date, readerZone: string, plantZone: string): string | null {
  if (!namesPlace(plantZone)) return null
  const time = formatInstant(instant, plantZone, "minute")
  return time === formatInstant(instant, readerZone, "minute") ? null : time
}

/** A length of time as "0:42", "12:05" or "1:02:05". */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const pad = (n: number) => String(n).padStart(2, "0")
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

/** Decimal places of a quantity; a machine shows no more. */
const FRACTION_DIGITS_MAX = 6

/** Decimal places of a size in its unit. */
const SIZE_FRACTION_DIGITS_MAX = 1
/** By language and digits; a language costs as much as rendering a row. */
const NUMBER_FORMATS_MAX = 20
const numberFormats = new Cache<Intl.NumberFormat>({ max: NUMBER_FORMATS_MAX })

/** A quantity as the reader's language writes it: "1.234,5" in German. */
export function formatNumber(value: number, language: string, digits = FRACTION_DIGITS_MAX): string {
  const format = numberFormats.getOrCompute(
    `${language} ${digits}`,
    () => new Intl.NumberFormat(language, { maximumFractionDigits: digits }),
  )
  return format.format(value)
}

/** A size in binary units with at most one decimal: "812 B", "3.4 MiB", in German "3,4 MiB". */
export function formatSize(bytes: number, language: string): string {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"]
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${formatNumber(bytes / 1024 ** power, language, SIZE_FRACTION_DIGITS_MAX)} ${units[power]}`
}

interface LocalTime {
  year: string
  month: string
  day: string
  hour: string
  minute: string
  second: string
}

/** By zone and second: the same times are shown to every reader of a list, and asking for one costs as much as a row. */
const LOCAL_TIMES_MAX = 5000
const localTimes = new Cache<LocalTime>({ max: LOCAL_TIMES_MAX })

/** `instant` by the clocks of `zone`. */
export function partsOf(instant: Date, zone: string): LocalTime {
  const key = `${zone} ${Math.floor(instant.getTime() / 1000)}`
  return localTimes.getOrCompute(key, () => localTimeOf(instant, zone))
}

function localTimeOf(instant: Date, zone: string): LocalTime {
  // Taken out of the text: as an array of parts it costs three times as much.
  const [day = "", month = "", year = "", hour = "", minute = "", second = ""] =
    formatterOf(zone).format(instant).match(/\d+/g) ?? []
  return { year: year.padStart(4, "0"), month, day, hour, minute, second }
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return formatters.getOrCompute(timeZone, () => newFormatter(timeZone))
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  const two = "2-digit"
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
}

/** Spreadsheets of countries with a decimal comma take semicolons. */
export function spreadsheetSeparator(lang: Lang): CsvSeparator {
  return lang === "en-GB" ? "," : ";"
}
