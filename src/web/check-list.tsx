/** The result of a test, step by step: what worked, what failed, and what was not reached. */
import { Icon, type IconName } from "./icon.tsx"
import { useView } from "./view.ts"

export interface CheckStep {
  state: "passed" | "failed" | "warning" | "notReached"
  text: string
  /** A value beside the step, e.g. an address. */
  note?: string | undefined
  /** How long it took; nothing is shown for null. */
  durationInMs?: number | null
}

const ICONS: Record<CheckStep["state"], IconName> = {
  passed: "check",
  failed: "close",
  warning: "warning",
  notReached: "minus",
}

export function CheckList({ steps, label }: { steps: readonly CheckStep[]; label: string }) {
  const { t } = useView()
  return (
    <ul className="checks" aria-label={label}>
      {steps.map(({ state, text, note, durationInMs = null }) => (
        <li key={text} className={`check check-${state}`}>
          <Icon name={ICONS[state]} />
          <span>
            <span className="visually-hidden">{t(`settings.step_${state}`)}: </span>
            {text}
            {note && <span className="check-note">{note}</span>}
          </span>
          {durationInMs !== null && (
            <span className="check-ms">{t("connectiontest.ms", { ms: durationInMs })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
