/** Instants in the reader's zone. Until the browser has named its zone they are UTC and corrected by the script. */
import { formatInstant, type TimeForm } from "./texts/format.ts"
import { useView } from "./view.ts"

export function Time({ at, form = "datetime" }: { at: Date; form?: TimeForm }) {
  const { zone } = useView()
  return (
    <time dateTime={at.toISOString()} data-form={form} data-zone={zone}>
      {formatInstant(at, zone, form)}
    </time>
  )
}

/** An instant that may not have come yet, such as a session's end. */
export function TimeOr({
  at,
  form,
  children,
}: {
  at: Date | null
  form?: TimeForm
  children: React.ReactNode
}) {
  return at ? <Time at={at} form={form} /> : <span className="muted">{children}</span>
}
