/** How much of a limit is used, as a bar with its words. */
import type { ReactNode } from "react"
import { formatNumber } from "./texts/format.ts"
import { useView } from "./view.ts"

/** From this share of the limit on the bar warns. */
const WARNING_SHARE = 0.8

/**
 * @param used   in the same unit as `limit`
 * @param limit  null: there is none, and no bar
 * @param format  shows a number of the unit, e.g. as a size
 */
export function Meter({
  label,
  used,
  limit,
  format = formatNumber,
  children,
}: {
  label: string
  used: number
  limit: number | null
  format?: (value: number, language: string) => string
  /** A quiet line below the bar. */
  children?: ReactNode
}) {
  const { t, lang } = useView()
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit)
  const tone = share >= 1 ? "red" : share >= WARNING_SHARE ? "amber" : "blue"
  return (
    <div>
      <p className="meter-label">
        <span>{label}</span>
        <span>
          <strong>{format(used, lang)}</strong>{" "}
          {limit === null
            ? `· ${t("settings.unlimited")}`
            : t("settings.ofLimit", { limit: format(limit, lang) })}
        </span>
      </p>
      {limit !== null && (
        <svg
          className={`meter-bar meter-${tone}`}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={share * 100} height="1" />
        </svg>
      )}
      {children && <p className="field-hint">{children}</p>}
    </div>
  )
}
