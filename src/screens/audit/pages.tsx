/** The page /admin/audit: the audit log, searched by event or user, and filtered by time and machine, with the values before and after. */
import type { Deps } from "../../base/deps.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import { AUDIT_OBJECT_TYPES, AUDIT_SORTS } from "../../system/audit/rules.ts"
import { searchAudit } from "../../system/audit/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { FilterChips } from "../../web/filter-chips.tsx"
import { List } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import { createPageFactory, parsePageRequest } from "../../web/pages.tsx"
import type { PickerOption } from "../../web/picker.tsx"
import { renderPage } from "../../web/responses.ts"
import type { Column } from "../../web/table.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { findOptions } from "../pickers/store.ts"
import {
  AUDIT_PATH,
  AuditFilterForm,
  auditObjectHref,
  parseAuditFilter,
  type TypedAuditFilter,
} from "./audit-filter.tsx"
import { EventName, eventsNamed } from "./event-name.tsx"
import { findObjectNames, nameOfObject, type ObjectNames, pageOfObject } from "./object-names.ts"

const page = createPageFactory<Deps>()

export const auditPages = [
  // The rule of the calls that read and export the log.
  page("GET", AUDIT_PATH, { system: "AUDIT_READ" }, async ({ deps, query, view }) => {
    const request = parsePageRequest(query, "page", AUDIT_SORTS)
    const filter = parseAuditFilter(query, view.zone)
    const events = request.search ? eventsNamed(view.t, request.search) : []
    const entries = await searchAudit(deps.db, request, { ...filter.wanted, events })
    const machine = filter.wanted.deviceId
    const { object } = filter.wanted
    const about = object ? [{ objectType: object.type, objectId: object.id }] : []
    const [machines, names] = await Promise.all([
      machine ? findOptions(deps.db, "devices", [machine]) : [],
      findObjectNames(deps.db, [...entries.rows, ...about]),
    ])
    const props = { entries, filter, machines, names, search: request.search }
    return renderPage(view, <AuditPage {...props} />)
  }),
]

function AuditPage({
  entries,
  search,
  filter,
  machines,
  names,
}: {
  entries: Awaited<ReturnType<typeof searchAudit>>
  search: string
  filter: TypedAuditFilter
  machines: readonly PickerOption[]
  names: ObjectNames
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
      <AuditFilterForm search={search} filter={filter} machines={machines} />
      <List
        id="audit-list"
        path={AUDIT_PATH}
        keep={filter.typed}
        sorts={AUDIT_SORTS}
        query={{ search, page: entries.page }}
        total={entries.total}
        label={t("admin.section_audit")}
        columns={useColumns(names)}
        rows={entries.rows}
        rowKey={({ id }) => String(id)}
        actions={
          filter.wanted.object && (
            <ObjectFilter search={search} filter={filter} names={names} entries={entries.rows} />
          )
        }
      />
    </AdminLayout>
  )
}

/** The object that the list is about: a click shows all others again. */
function ObjectFilter({
  search,
  filter: { wanted, typed },
  names,
  entries,
}: {
  search: string
  filter: TypedAuditFilter
  names: ObjectNames
  entries: readonly AuditEntry[]
}) {
  const { t, actor } = useView()
  const { object } = wanted
  if (!object) return null
  const name = names.get(object.id)?.name ?? entries.map((entry) => nameOfObject(entry, names)).find(Boolean)
  const kind = t(`settings.auditObject_${object.type}`)
  const href = pageOfObject({ objectType: object.type, objectId: object.id }, names, actor)
  const chip = {
    id: "object",
    label: name ? `${kind}: ${name}` : kind,
    href: listHref(AUDIT_PATH, { ...typed, search, object: "" }),
    isOn: true,
  }
  return (
    <>
      <FilterChips label={t("people.filters")} chips={[chip]} />
      {href && (
        <ButtonLink href={href} kind="quiet">
          {t("settings.auditOpen")}
        </ButtonLink>
      )}
    </>
  )
}

function useColumns(names: ObjectNames): Column<AuditEntry>[] {
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
      narrow: "labelled",
      cell: (entry) => <AuditedObject entry={entry} name={nameOfObject(entry, names)} />,
    },
    { id: "address", head: t("settings.auditAddress"), narrow: "labelled", cell: ({ address }) => address },
    { id: "details", head: t("settings.auditDetails"), cell: ({ details }) => <Details details={details} /> },
  ]
}

/** What the entry is about; its name leads to all entries about it. */
function AuditedObject({
  entry: { objectType, objectId },
  name,
}: {
  entry: AuditEntry
  name: string | null
}) {
  const type = AUDIT_OBJECT_TYPES.find((one) => one === objectType)
  const kind = <ObjectName type={objectType} />
  if (!type || objectId === null) return kind
  return (
    <span className="audit-object">
      <a href={auditObjectHref(type, objectId)}>{name ?? kind}</a>{" "}
      {name && <small className="muted">{kind}</small>}
    </span>
  )
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
