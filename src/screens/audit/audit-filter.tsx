/** The filters of the audit log: a range of time and a machine. */
import { MS_PER_MINUTE } from "../../base/clock.ts"
import { AUDIT_OBJECT_TYPES, type AuditObjectType } from "../../system/audit/rules.ts"
import type { AuditFilter } from "../../system/audit/store.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { DateTimeField } from "../../web/date-time-field.tsx"
import { listHref } from "../../web/pager.tsx"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { fromLocalInput } from "../../web/texts/local-input.ts"
import { useView } from "../../web/view.ts"
import { isId } from "../pickers/store.ts"

export const AUDIT_PATH = "/admin/audit"
const NAMES = ["from", "until", "machine", "object"] as const

/** The entries about one object: `object=<kind>:<id>`. */
export function auditObjectHref(type: AuditObjectType, id: string): string {
  return listHref(AUDIT_PATH, { object: `${type}:${id}` })
}

function parseObject(text = ""): AuditFilter["object"] {
  const [kind, id = ""] = text.split(":")
  const type = AUDIT_OBJECT_TYPES.find((known) => known === kind)
  return type && isId(id) ? { type, id } : undefined
}

export interface TypedAuditFilter {
  wanted: AuditFilter
  /** The parameters of the address, without empty values. */
  typed: Record<string, string>
  /** Validation message keys by field; such a field filters nothing. */
  errors: Record<string, string>
}

/** @param zone  the reader's, in which times are typed; the last minute belongs to the range */
export function parseAuditFilter(query: Record<string, string>, zone: string): TypedAuditFilter {
  const typed: Record<string, string> = {}
  for (const name of NAMES) if (query[name]) typed[name] = query[name]
  const errors: Record<string, string> = {}
  const timeOf = (name: "from" | "until") => {
    const at = typed[name] ? fromLocalInput(typed[name], zone) : undefined
    if (at === null) errors[name] = "validation.dateTime"
    return at ?? undefined
  }
  const from = timeOf("from")
  const until = timeOf("until")
  if (from && until && until < from) errors.until = "validation.range"
  const before = until && !errors.until ? new Date(until.getTime() + MS_PER_MINUTE) : undefined
  const deviceId = typed.machine && isId(typed.machine) ? typed.machine : undefined
  return { wanted: { from, before, deviceId, object: parseObject(typed.object) }, typed, errors }
}

export function AuditFilterForm({
  search,
  filter: { typed, errors },
  machines,
}: {
  search: string
  filter: TypedAuditFilter
  machines: readonly PickerOption[]
}) {
  const { t } = useView()
  return (
    <form className="filters audit-filters" action={AUDIT_PATH}>
      {search && <input type="hidden" name="search" value={search} />}
      {typed.object && <input type="hidden" name="object" value={typed.object} />}
      <DateTimeField name="from" label="settings.auditFrom" value={typed.from} error={errors.from} />
      <DateTimeField name="until" label="settings.auditUntil" value={typed.until} error={errors.until} />
      <Picker name="machine" label="terms.machine" kind="devices" none="book.allMachines" chosen={machines} />
      <Button type="submit" icon="search">
        {t("settings.auditFilter")}
      </Button>
      {Object.keys(typed).length > 0 && (
        <ButtonLink href={AUDIT_PATH} kind="quiet">
          {t("triage.clear")}
        </ButtonLink>
      )}
    </form>
  )
}
