/** The page /admin/audit: the audit log, searched by event or user, and filtered by time and machine, with the values before and after; and its CSV. */
import { csvDownload } from "../../base/csv.ts"
import type { Deps } from "../../base/deps.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import { AUDIT_OBJECT_TYPES, AUDIT_SORTS } from "../../system/audit/rules.ts"
import { searchAudit } from "../../system/audit/store.ts"
import type { JobRun } from "../../system/jobs/contract.ts"
import { findLastRun } from "../../system/jobs/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { reasonText } from "../../web/failure-text.ts"
import { FilterChips } from "../../web/filter-chips.tsx"
import { Notice } from "../../web/form.tsx"
import { List } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import { parsePageRequest } from "../../web/pages.tsx"
import type { PickerOption } from "../../web/picker.tsx"
import { renderPage } from "../../web/responses.ts"
import type { Column } from "../../web/table.tsx"
import { formatNumber } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView, type View } from "../../web/view.ts"
import { page } from "../page.ts"
import { findOptions, PICKER_SEARCHES } from "../pickers/store.ts"
import {
  AUDIT_PATH,
  AuditFilterForm,
  auditObjectHref,
  parseAuditFilter,
  type TypedAuditFilter,
} from "./audit-filter.tsx"
import { EventWithDetails, eventsNamed, kindText, ObjectKind } from "./entry-parts.tsx"
import { exportFiltered } from "./export.ts"
import {
  findObjectNames,
  machineOfEntry,
  nameOfObject,
  type ObjectNames,
  pageOfObject,
} from "./object-names.ts"

/** The rule of the calls that read and export the log. */
const READ_GATE = { system: "AUDIT_READ" } as const
/** People whose names contain a search: of more than these none is meant, because some of them would be a wrong answer. */
const PEOPLE_MEANT_MAX = 100

const peopleRequest = (search: string) => ({ page: 1, size: PEOPLE_MEANT_MAX, search })

export const auditPages = [
  page("GET", AUDIT_PATH, READ_GATE, async ({ deps, actor, query, view }) => {
    const request = parsePageRequest(query, { sorts: AUDIT_SORTS })
    const filter = parseAuditFilter(query, view.zone)
    const meant = await meantBySearch(deps, view, request.search)
    const entries = await searchAudit(deps.db, request, { ...filter.wanted, ...meant })
    const machine = filter.wanted.deviceId
    const { object } = filter.wanted
    const about = object ? [{ objectType: object.type, objectId: object.id }] : []
    const [machines, names] = await Promise.all([
      machine ? findOptions(deps.db, "devices", [machine]) : [],
      findObjectNames(deps.db, [...entries.rows, ...about]),
    ])
    const [sample] = object ? entries.rows : []
    const href = sample ? await pageOfObject(deps.db, actor, mayOf(view), sample, names) : null
    const verification = await findLastRun(deps.db, "auditVerification", ["DONE", "FAILED"])
    const props = { entries, filter, machines, names, objectHref: href, search: request.search, verification }
    return renderPage(view, <AuditPage {...props} />)
  }),

  page("GET", "/admin/audit.csv", READ_GATE, async ({ deps, actor, query, address, view }) => {
    const { search } = parsePageRequest(query)
    const { wanted } = parseAuditFilter(query, view.zone)
    const filter = { ...wanted, ...(await meantBySearch(deps, view, search)) }
    const csv = await exportFiltered(deps, view, { actor, address }, search, filter)
    return new Response(csv, { headers: csvDownload(view.t("admin.section_audit"), deps.clock()) })
  }),
]

const mayOf = ({ actor }: View) => actor?.may ?? (() => false)

/** What a search means besides an event's code and a whole user name. */
async function meantBySearch({ db, clock }: Deps, { t }: View, search: string) {
  if (search === "") return {}
  const { options, total } = await PICKER_SEARCHES.users(db, peopleRequest(search), clock())
  const people = total > PEOPLE_MEANT_MAX ? [] : options.flatMap(({ detail }) => detail ?? [])
  return { events: eventsNamed(t, search), people }
}

function AuditPage({
  entries,
  search,
  filter,
  machines,
  names,
  objectHref,
  verification,
}: {
  entries: Awaited<ReturnType<typeof searchAudit>>
  search: string
  filter: TypedAuditFilter
  machines: readonly PickerOption[]
  names: ObjectNames
  /** The page of the object that the list is about; null without one for the reader. */
  objectHref: string | null
  verification: JobRun | null
}) {
  const { t } = useView()
  return (
    <AdminLayout
      section="audit"
      subtitle={t("settings.auditIntro")}
      actions={
        <ButtonLink href="/api/environment/audit/export" icon="download">
          {t("settings.exportAudit")}
        </ButtonLink>
      }
    >
      <Verification run={verification} />
      <AuditFilterForm search={search} filter={filter} machines={machines} />
      <List
        id="audit-list"
        path={AUDIT_PATH}
        keep={filter.typed}
        sorts={AUDIT_SORTS}
        page={entries}
        label="admin.section_audit"
        columns={columnsOf(names)}
        actions={
          <>
            {filter.wanted.object && (
              <ObjectFilter
                search={search}
                filter={filter}
                names={names}
                entries={entries.rows}
                href={objectHref}
              />
            )}
            <ButtonLink href={listHref("/admin/audit.csv", { ...filter.typed, search })} icon="download">
              CSV
            </ButtonLink>
          </>
        }
      />
    </AdminLayout>
  )
}

/** The result of the newest verification of the whole log. */
function Verification({ run }: { run: JobRun | null }) {
  const { t, lang } = useView()
  if (!run) return null
  const time = <Time at={run.started} form="minute" />
  if (run.outcome === "FAILED")
    return (
      <Notice tone="red">
        {t("settings.auditNotVerified")} {reasonText(t, run.error)} · {time}
      </Notice>
    )
  return (
    <p className="page-intro">
      {t("settings.auditVerified", { entries: formatNumber(run.counts.entries ?? 0, lang) })} {time}
    </p>
  )
}

/** The object that the list is about: a click shows all others again. */
function ObjectFilter({
  search,
  filter: { wanted, typed },
  names,
  entries,
  href,
}: {
  search: string
  filter: TypedAuditFilter
  names: ObjectNames
  entries: readonly AuditEntry[]
  href: string | null
}) {
  const { t } = useView()
  const { object } = wanted
  if (!object) return null
  const name = names.get(object.id)?.name ?? entries.map((entry) => nameOfObject(entry, names)).find(Boolean)
  const kind = kindText(t, object.type)
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

function columnsOf(names: ObjectNames): Column<AuditEntry>[] {
  return [
    {
      id: "event",
      head: "settings.auditEvent",
      narrow: "title",
      cell: ({ event, details }) => <EventWithDetails event={event} details={details} />,
    },
    {
      id: "when",
      sort: "happenedOn",
      head: "settings.auditTime",
      narrow: "labelled",
      cell: ({ happenedOn }) => <Time at={happenedOn} />,
    },
    {
      id: "who",
      sort: "username",
      head: "settings.auditUser",
      narrow: "labelled",
      cell: ({ username }) => username || "–",
    },
    {
      id: "object",
      head: "settings.auditObject",
      narrow: "labelled",
      cell: (entry) => <AuditedObject entry={entry} names={names} />,
    },
    { id: "address", head: "settings.auditAddress", narrow: "labelled", cell: ({ address }) => address },
  ]
}

/** What the entry is about, and on which machine; its name leads to all entries about it. */
function AuditedObject({ entry, names }: { entry: AuditEntry; names: ObjectNames }) {
  const { objectType, objectId } = entry
  const type = AUDIT_OBJECT_TYPES.find((one) => one === objectType)
  const kind = <ObjectKind type={objectType} />
  const machine = machineOfEntry(entry, names)
  const name = nameOfObject(entry, names)
  if (!type || objectId === null)
    return (
      <span className="audit-object">
        {kind} <small className="muted">{machine}</small>
      </span>
    )
  return (
    <span className="audit-object">
      <a href={auditObjectHref(type, objectId)}>{name ?? kind}</a>{" "}
      <small className="muted">
        {name && kind}
        {name && machine && ", "}
        {machine}
      </small>
    </span>
  )
}
