/** Parts of an entry of the audit log in the reader's language: event, kind of object, details. */
import type { AuditEntry } from "../../system/audit/contract.ts"
import { AUDIT_OBJECT_TYPES } from "../../system/audit/rules.ts"
import { AUDIT_EVENTS, type AuditEvent } from "../../system/audit/rules-events.ts"
import type { Translate } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

/** The name of an event in the reader's language, or the code of one that this version does not know. */
export function eventText(t: Translate, event: string): string {
  const known = AUDIT_EVENTS.find((code) => code === event)
  return known ? t(`events.${known}`) : event
}

function EventName({ event }: { event: string }) {
  const { t } = useView()
  return <span title={event}>{eventText(t, event)}</span>
}

/** The events whose name in the reader's language contains `search`, in any case; all for "". */
export function eventsNamed(t: Translate, search: string): AuditEvent[] {
  const wanted = search.toLowerCase()
  return AUDIT_EVENTS.filter((code) => t(`events.${code}`).toLowerCase().includes(wanted))
}

/** The kind of an object in the reader's language, or the code of a kind that this version does not know. */
export function kindText(t: Translate, type: string): string {
  const known = AUDIT_OBJECT_TYPES.find((one) => one === type)
  return known ? t(`settings.auditObject_${known}`) : type
}

export function ObjectKind({ type }: { type: string }) {
  const { t } = useView()
  return <span title={type}>{kindText(t, type)}</span>
}

/** The event of an entry, which opens to names and values; `name.before` and `name.after` are listed below each other. */
export function EventWithDetails({ event, details }: Pick<AuditEntry, "event" | "details">) {
  const entries = Object.entries(details)
  if (entries.length === 0) return <EventName event={event} />
  return (
    <details className="fold">
      <summary>
        <EventName event={event} />
      </summary>
      <dl className="audit-details">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{value === null || value === "" ? "–" : String(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
