/** A field for a date and a time: typed into a mask (specification §2), or chosen from a calendar that `islands/page/dates/` opens. */
import { useContext } from "react"
import { YEAR_MAX, YEAR_MIN } from "../base/clock.ts"
import { asset } from "./assets.ts"
import { Button, IconButton } from "./button.tsx"
import { FieldFrame, type FieldProps, type Hint } from "./field-frame.tsx"
import { FormContext } from "./form-context.ts"
import { resolveText } from "./texts/i18n.ts"
import { toLocalInput } from "./texts/local-input.ts"
import { formatLocalTime, parseLocalTime } from "./texts/local-time.ts"
import { isPlantZone } from "./time.tsx"
import { useView } from "./view.ts"

const EARLIEST = `01-01-${YEAR_MIN} 00:00`
const LATEST = `31-12-${YEAR_MAX} 23:59`

/**
 * A date and a time in the reader's zone, to the minute, within the allowed years (specification §5).
 *
 * @param value  an instant, or text as typed
 * @param hasOwnZone  the form has a zone of its own, in which the text is
 */
export function DateTimeField({
  value,
  hasOwnZone = false,
  ...frame
}: FieldProps & { value?: Date | string; hasOwnZone?: boolean }) {
  const { zone, t } = useView()
  const { values } = useContext(FormContext)
  const given = value ?? (values[frame.name] as Date | string | undefined)
  const shown = given instanceof Date ? toLocalInput(given, zone) : asMasked(given)
  const zoneHint: Hint = !hasOwnZone && !isPlantZone(zone) && ["dates.zone", { zone }]
  const open = t("dates.open", { label: resolveText(t, frame.label) })
  return (
    <FieldFrame
      {...frame}
      hint={frame.hint ?? zoneHint}
      textOf={(saved) => asMasked(saved) ?? null}
      control={(ids) => (
        <span className="input-group">
          <input
            {...ids}
            className="input input-datetime"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t("dates.mask")}
            defaultValue={shown}
            data-zone={hasOwnZone ? undefined : zone}
            data-min={EARLIEST}
            data-max={LATEST}
            data-date-problem={t("validation.dateTime")}
          />
          <IconButton
            label={open}
            icon="calendar"
            aria-haspopup="dialog"
            data-calendar={ids.id}
            data-styles={asset("dates.css")}
          />
          <CalendarTemplate label={open} />
        </span>
      )}
    />
  )
}

/** Text of an older address or draft in the form of the mask; text that is no time stays as typed. */
function asMasked(text: string | undefined): string | undefined {
  const time = parseLocalTime(text ?? "")
  return time === null ? text : formatLocalTime(time)
}

/** The dialog of the calendar; the script fills in months, days and hours. */
function CalendarTemplate({ label }: { label: string }) {
  const { t } = useView()
  return (
    <template>
      <dialog className="dialog date-picker" aria-label={label}>
        <div className="date-head">
          <IconButton label={t("dates.previousMonth")} icon="left" data-months="-1" />
          <select className="input" name="month" aria-label={t("dates.month")} />
          <select className="input" name="year" aria-label={t("dates.year")} />
          <IconButton label={t("dates.nextMonth")} icon="right" data-months="1" />
        </div>
        <table>
          <thead>
            <tr />
          </thead>
          <tbody />
        </table>
        <div className="date-time">
          <span aria-hidden="true">{t("dates.time")}</span>
          <select className="input" name="hour" aria-label={t("dates.hour")} />
          <span aria-hidden="true">:</span>
          <select className="input" name="minute" aria-label={t("dates.minute")} />
          <Button kind="quiet" data-now="">
            {t("dates.now")}
          </Button>
        </div>
        <div className="form-actions">
          <Button kind="primary" data-apply="">
            {t("dates.apply")}
          </Button>
          <Button kind="quiet" data-dialog-close="">
            {t("shell.cancel")}
          </Button>
        </div>
        <p className="visually-hidden" role="status" />
      </dialog>
    </template>
  )
}
