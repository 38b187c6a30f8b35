/** Instants in the reader's zone. Until the browser has named its zone they are UTC and corrected by the script. */
import { formatInstant, namesPlace, plantTime, type TimeForm } from "./texts/format.ts"
import { useView } from "./view.ts"

/** @param at  an instant, or its text in an answer of the API */
export function Time({ at, form = "datetime" }: { at: Date | string; form?: TimeForm }) {
  const { zone } = useView()
  const instant = new Date(at)
  return (
    <time dateTime={instant.toISOString()} data-form={form} data-zone={zone}>
      {formatInstant(instant, zone, form)}
    </time>
  )
}

/** The zone of the server, which stands where the machines do. */
export const PLANT_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether the reader's clock shows the plant's time; also where the server's zone names no place. */
export function isPlantZone(zone: string): boolean {
  return zone === PLANT_TIME_ZONE || !namesPlace(PLANT_TIME_ZONE)
}

/** The same instant by the plant's clocks; nothing where the reader's clock shows the same. */
export function PlantTime({ at }: { at: Date | string }) {
  const { zone, t } = useView()
  const time = plantTime(new Date(at), zone, PLANT_TIME_ZONE)
  return time === null ? null : (
    <span className="muted">{t("terms.plantTime", { time, zone: PLANT_TIME_ZONE })}</span>
  )
}

/** An instant that may not have come yet, such as a session's end. */
export function OptionalTime({
  at,
  form,
  children,
}: {
  at: Date | string | null
  form?: TimeForm
  children: React.ReactNode
}) {
  return at ? <Time at={at} form={form} /> : <span className="muted">{children}</span>
}

/** When something was last used, or ends, to the minute. */
export function TimeOrNever({ at }: { at: Date | string | null }) {
  const { t } = useView()
  return (
    <OptionalTime at={at} form="minute">
      {t("access.never")}
    </OptionalTime>
  )
}
