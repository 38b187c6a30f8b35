/** An event of the audit log in the reader's language. */
import { AUDIT_EVENTS, type AuditEvent } from "../../system/audit/rules-events.ts"
import type { Translate } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

/** @param event  the code; one that this version does not know is shown as it is */
export function EventName({ event }: { event: string }) {
  const { t } = useView()
  const known = AUDIT_EVENTS.find((code) => code === event)
  return <span title={event}>{known ? t(`events.${known}`) : event}</span>
}

/** The events whose name in the reader's language contains `search`, in any case; all for "". */
export function eventsNamed(t: Translate, search: string): AuditEvent[] {
  const wanted = search.toLowerCase()
  return AUDIT_EVENTS.filter((code) => t(`events.${code}`).toLowerCase().includes(wanted))
}
