/** The page /admin/audit: the audit log, searched by event or user, and filtered by time and machine, with the values before and after. */
import type { Deps } from "../../base/deps.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import { AUDIT_OBJECT_TYPES, AUDIT_SORTS } from "../../system/audit/rules.ts"
import { searchAudit } from "../../system/audit/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { List } from "../../web/list.tsx"
import { createPageFactory, parsePageRequest } from "../../web/pages.tsx"
import type { PickerOption } from "../../web/picker.tsx"
import { renderPage } from "../../web/responses.ts"
import type { Column } from "../../web/table.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { findOptions } from "../pickers/store.ts"
import { AuditFilterForm, parseAuditFilter, type TypedAuditFilter } from "./audit-filter.tsx"
import { EventName, eventsNamed } from "./event-name.tsx"

const page = createPageFactory<Deps>()
const AUDIT_PATH = "/admin/audit"

export const auditPages = [
  // The rule of the calls that read and export the log.
  page("GET", AUDIT_PATH, { system: "AUDIT_READ" }, async ({ deps, query, view }) => {
    const request = parsePageRequest(query, "page", AUDIT_SORTS)
    const filter = parseAuditFilter(query, view.zone)
    const events = request.search ? eventsNamed(view.t, request.search) : []
    const entries = await searchAudit(deps.db, request, { ...filter.wanted, events })
    const machine = filter.wanted.deviceId
    const machines = machine ? await findOptions(deps.db, "devices", [machine]) : []
    return renderPage(
      view,
      <AuditPage entries={entries} filter={filter} machines={machines} search={request.search} />,
    )
  }),
]

function AuditPage({
  entries,
  search,
  filter,
  machines,
}: {
  entries: Awaited<ReturnType<typeof searchAudit>>
  search: string
  filter: TypedAuditFilter
  machines: readonly PickerOption[]
}) {
  const { t } = useView()
  return (
    <AdminLayout
      title={t("admin.section_audit")}
      section="audit"
      subtitle={t("settings.auditIntro")}
      actions={
        <ButtonLink href="/api/environment/audit/export" icon="external">
          {t("settings.exportAudit")}
        </ButtonLink>
      }
    >
      <AuditFilterForm path={AUDIT_PATH} search={search} filter={filter} machines={machines} />
      <List
        id="audit-list"
        path={AUDIT_PATH}
        keep={filter.typed}
        sorts={AUDIT_SORTS}
        query={{ search, page: entries.page }}
        total={entries.total}
        label={t("admin.section_audit")}
        columns={useColumns()}
        rows={entries.rows}
        rowKey={({ id }) => String(id)}
      />
    </AdminLayout>
  )
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useView()
  return [
    {
      id: "event",
      head: t("settings.auditEvent"),
      narrow: "title",
      cell: ({ event }) => <EventName event={event} />,
    },
    {
      id: "when",
      sort: "happenedOn",
      head: t("settings.auditWhen"),
      narrow: "labelled",
      cell: ({ happenedOn }) => <Time at={happenedOn} />,
    },
    {
      id: "who",
      sort: "username",
      head: t("settings.auditWho"),
      narrow: "labelled",
      cell: ({ username }) => username || "–",
    },
    {
      id: "object",
      head: t("settings.auditObject"),
      cell: ({ objectType }) => <ObjectName type={objectType} />,
    },
    { id: "address", head: t("settings.auditAddress"), narrow: "labelled", cell: ({ address }) => address },
    { id: "details", head: t("settings.auditDetails"), cell: ({ details }) => <Details details={details} /> },
  ]
}

/** The name of a kind of object, or the code of a kind that this version does not know. */
function ObjectName({ type }: { type: string }) {
  const { t } = useView()
  const known = AUDIT_OBJECT_TYPES.find((one) => one === type)
  return <span title={type}>{known ? t(`settings.auditObject_${known}`) : type}</span>
}

/** Names and values; `name.before` and `name.after` are listed below each other. */
function Details({ details }: { details: AuditEntry["details"] }) {
  const { t } = useView()
  const entries = Object.entries(details)
  if (entries.length === 0) return "–"
  return (
    <details className="fold">
      <summary>{t("settings.auditDetails")}</summary>
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
