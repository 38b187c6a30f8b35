/** The issue list that triages: which issue is urgent, and whose is it? */
import type { ReactNode } from "react"
import type { SavedFilter } from "../../../maintenance/issues/saved-filters/store.ts"
import {
  isNarrowed,
  TAB_COUNT_MAX,
  TRIAGE_TABS,
  type TriageFilter,
  type TriageTab,
  triageQuery,
} from "../../../maintenance/issues/triage/rules.ts"
import type { TriageCounts, TriagePage } from "../../../maintenance/issues/triage/store.ts"
import { Button, ButtonLink } from "../../../web/button.tsx"
import {
  CachedElements,
  CachedFragment,
  type Fragment,
  fragmentsHtml,
} from "../../../web/cached-fragment.tsx"
import { dialogTrigger } from "../../../web/dialog.tsx"
import { EmptyState } from "../../../web/empty-state.tsx"
import { ActionButton } from "../../../web/form.tsx"
import { Layout, Main } from "../../../web/layout.tsx"
import { liveOn } from "../../../web/live.ts"
import { listHref, Pager } from "../../../web/pager.tsx"
import { PageHeader, Tabs } from "../../../web/panel.tsx"
import { renderPage, renderTemplate } from "../../../web/responses.ts"
import { useView, type View } from "../../../web/view.ts"
import { BULK_ACTIONS, TRIAGE_ID, TRIAGE_PATH, triageHref } from "./addresses.ts"
import { FilterBar } from "./filter-bar.tsx"
import { KeyHints } from "./triage-keys.tsx"
import { rowFragments, TriageTable } from "./triage-table.tsx"

interface TriageProps {
  filter: TriageFilter
  issues: TriagePage
  counts: TriageCounts
  saved: readonly SavedFilter[]
  /** The saved filter that is shown. */
  currentSaved: SavedFilter | null
  /** The reader may change issues of some machine: what is done to selected ones. */
  maySelect: boolean
}

/** The content is drawn once per filter for all readers, but for a search, of which there is no end, and a saved filter, whose deletion has the reader's token. */
export function renderTriage(view: View, props: TriageProps): Response {
  const { filter, issues, currentSaved, maySelect } = props
  const frame = { title: view.t("terms.issues"), section: "issues", styles: "issues" } as const
  const tabs = <TriageTabs {...props} />
  const pager = <TriagePager {...props} />
  const rows = rowFragments(filter, issues, maySelect, view.now)
  const isEmpty = rows.length === 0
  if (filter.search !== "" || currentSaved) {
    const body = isEmpty ? null : <CachedElements as="tbody" fragments={rows} />
    const deletion = currentSaved && <FilterDeletion saved={currentSaved} />
    const shown = { filter, tabs, rows: body, deletion, pager, maySelect, mayCreate: view.mayCreateIssues }
    return renderPage(
      view,
      <Layout {...frame}>
        <TriageContent {...shown} />
      </Layout>,
    )
  }
  const mayCreate = view.mayCreateIssues
  return renderTemplate(view, frame, {
    by: `triage list ${isEmpty} ${mayCreate} ${maySelect} ${JSON.stringify(filter)}`,
    draw: (words) => (
      <Main>
        <TriageContent
          filter={filter}
          tabs={words.tabs}
          rows={isEmpty ? null : <tbody>{words.rows}</tbody>}
          pager={words.pager}
          maySelect={maySelect}
          mayCreate={mayCreate}
        />
      </Main>
    ),
    holes: {
      tabs: fragmentsHtml(view, [tabsFragment(props, tabs)]),
      rows: fragmentsHtml(view, rows),
      pager: fragmentsHtml(view, [pagerFragment(props, pager)]),
    },
  })
}

interface TriageParts {
  filter: TriageFilter
  tabs: ReactNode
  /** The body of the table; null without issues. */
  rows: ReactNode
  deletion?: ReactNode
  pager: ReactNode
  maySelect: boolean
  mayCreate: boolean | undefined
}

function TriageContent(parts: TriageParts) {
  const { t } = useView()
  const { filter, mayCreate } = parts
  const query = Object.entries(triageQuery(filter)).filter(([, value]) => value !== "")
  return (
    <>
      <PageHeader
        title={t("terms.issues")}
        actions={
          <>
            <ButtonLink
              href={listHref(`${TRIAGE_PATH}/export.csv`, Object.fromEntries(query))}
              icon="download"
              data-same-query=""
            >
              {t("triage.export")}
            </ButtonLink>
            {mayCreate && (
              <ButtonLink href={`${TRIAGE_PATH}/new`} kind="primary" icon="plus" data-key="n">
                {t("issues.newIssue")}
              </ButtonLink>
            )}
          </>
        }
      />
      <TriageList {...parts} />
      <aside id="issue-preview" className="preview" hidden />
    </>
  )
}

/** Tabs, filters and table: replaced as one, so that all agree with the address. */
function TriageList({ filter, tabs, rows, deletion, pager, maySelect }: TriageParts) {
  const { t } = useView()
  return (
    <section id={TRIAGE_ID} className="triage" aria-label={t("terms.issues")} {...liveOn("issues")}>
      {tabs}
      <FilterBar filter={filter} />
      <form className="list" data-bulk="">
        {maySelect && <BulkBar />}
        {rows ? (
          <TriageTable filter={filter} maySelect={maySelect}>
            {rows}
          </TriageTable>
        ) : (
          <NoIssues filter={filter} />
        )}
      </form>
      <div className="triage-foot">
        <KeyHints maySelect={maySelect} />
        {deletion}
        {pager}
      </div>
    </section>
  )
}

function NoIssues({ filter }: { filter: TriageFilter }) {
  const { t } = useView()
  const clear = (
    <ButtonLink href={triageHref({ ...filter, ...NOTHING_NARROWED })}>{t("triage.clear")}</ButtonLink>
  )
  return (
    <EmptyState icon="issue" action={isNarrowed(filter) && clear}>
      {t(isNarrowed(filter) ? "triage.none" : "triage.noIssues")}
    </EmptyState>
  )
}

function FilterDeletion({ saved }: { saved: SavedFilter }) {
  return (
    <ActionButton
      action={`${TRIAGE_PATH}/filters/${saved.id}/delete`}
      kind="quiet"
      icon="delete"
      text="triage.deleteFilter"
    />
  )
}

type PagerProps = Pick<TriageProps, "filter" | "issues">

function TriagePager({ filter, issues }: PagerProps) {
  return (
    <Pager
      id={TRIAGE_ID}
      path={TRIAGE_PATH}
      keep={{ ...triageQuery(filter), search: undefined }}
      search={filter.search}
      page={issues.page}
      total={issues.total}
    />
  )
}

const pagerFragment = ({ filter, issues }: PagerProps, pager: ReactNode): Fragment => ({
  by: `triage pager ${issues.page} ${issues.total} ${JSON.stringify(filter)}`,
  draw: () => pager,
})

const NOTHING_NARROWED = { types: [], priorities: [], states: [], assignee: null, search: "" } as const

const TAB_HREFS = Object.fromEntries(
  TRIAGE_TABS.map((tab) => [tab, triageHref({ ...NOTHING_NARROWED, tab, sort: null })]),
) as Record<TriageTab, string>

function TriageTabs({ filter, counts, saved, currentSaved }: TriageProps) {
  const { t } = useView()
  const shown = (count: number) => (count > TAB_COUNT_MAX ? `${TAB_COUNT_MAX}+` : count)
  const shownTabs = TRIAGE_TABS.filter(
    (id) => id !== "reported" || counts.tabs.reported > 0 || filter.tab === "reported",
  )
  const own = shownTabs.map((id) => ({
    id,
    label: t(`triage.tab_${id}`),
    href: TAB_HREFS[id],
    count: id === "closed" ? undefined : shown(counts.tabs[id]),
  }))
  const kept = saved.map(({ id, name, query }, at) => ({
    id,
    label: name,
    href: `${TRIAGE_PATH}?${query}${query ? "&" : ""}saved=${id}`,
    count: shown(counts.saved[at] ?? 0),
  }))
  return <Tabs label={t("terms.issues")} current={currentSaved?.id ?? filter.tab} tabs={[...own, ...kept]} />
}

const tabsFragment = ({ filter, counts, saved }: TriageProps, tabs: ReactNode): Fragment => ({
  by: `triage tabs ${filter.tab} ${JSON.stringify([counts, saved])}`,
  draw: () => tabs,
})

/** In place of the filters while rows are selected; the styles show it. */
function BulkBar() {
  return <CachedFragment as="div" className="bulk-bar" by="bulk bar" draw={() => <BulkButtons />} />
}

function BulkButtons() {
  const { t } = useView()
  return (
    <>
      <span>
        <b data-selected-count="">1</b> {t("triage.selected")}
      </span>
      {BULK_ACTIONS.map((name) => (
        <Button
          key={name}
          {...dialogTrigger(`${TRIAGE_PATH}/bulk/${name}`)}
          hx-include="[data-bulk] [name=id]"
          data-bulk-action={name}
        >
          {t(`triage.bulk_${name}`)}
        </Button>
      ))}
    </>
  )
}
