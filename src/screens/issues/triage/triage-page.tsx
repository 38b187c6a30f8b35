/** The issue list that triages: which issue is urgent, and whose is it? */
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
import { CachedFragment } from "../../../web/cached-fragment.tsx"
import { dialogTrigger } from "../../../web/dialog.tsx"
import { EmptyState } from "../../../web/empty-state.tsx"
import { ActionForm } from "../../../web/form.tsx"
import { Layout } from "../../../web/layout.tsx"
import { liveOn } from "../../../web/live.ts"
import { listHref, Pager } from "../../../web/pager.tsx"
import { PageHeader, Tabs } from "../../../web/panel.tsx"
import { useView } from "../../../web/view.ts"
import { BULK_ACTIONS, TRIAGE_ID, TRIAGE_PATH, triageHref } from "./addresses.ts"
import { FilterBar } from "./filter-bar.tsx"
import { KeyHints } from "./triage-keys.tsx"
import { TriageTable } from "./triage-table.tsx"

interface TriageProps {
  filter: TriageFilter
  issues: TriagePage
  counts: TriageCounts
  saved: readonly SavedFilter[]
  /** The saved filter that is shown. */
  currentSaved: SavedFilter | null
}

export function TriageListPage(props: TriageProps) {
  const { t, mayCreateIssues } = useView()
  const { filter } = props
  const query = Object.entries(triageQuery(filter)).filter(([, value]) => value !== "")
  return (
    <Layout title={t("terms.issues")} section="issues" styles="issues">
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
            {mayCreateIssues && (
              <ButtonLink href={`${TRIAGE_PATH}/new`} kind="primary" icon="plus" data-key="n">
                {t("issues.newIssue")}
              </ButtonLink>
            )}
          </>
        }
      />
      <TriageList {...props} />
      <aside id="issue-preview" className="preview" hidden />
    </Layout>
  )
}

/** Tabs, filters and table: replaced as one, so that all agree with the address. */
function TriageList(props: TriageProps) {
  const { t } = useView()
  const { filter, issues, currentSaved } = props
  return (
    <section id={TRIAGE_ID} className="triage" aria-label={t("terms.issues")} {...liveOn("issues")}>
      <TriageTabs {...props} />
      <FilterBar filter={filter} />
      <form className="list" data-bulk="">
        <BulkBar />
        {issues.rows.length > 0 ? (
          <TriageTable filter={filter} issues={issues} />
        ) : (
          <EmptyState
            icon="issue"
            action={
              isNarrowed(filter) && (
                <ButtonLink href={triageHref({ ...filter, ...NOTHING_NARROWED })}>
                  {t("triage.clear")}
                </ButtonLink>
              )
            }
          >
            {t(isNarrowed(filter) ? "triage.none" : "triage.noneHere")}
          </EmptyState>
        )}
      </form>
      <div className="triage-foot">
        <KeyHints />
        {currentSaved && (
          <ActionForm action={`${TRIAGE_PATH}/filters/${currentSaved.id}/delete`}>
            <Button type="submit" kind="quiet" icon="delete">
              {t("triage.deleteFilter")}
            </Button>
          </ActionForm>
        )}
        <Pager
          id={TRIAGE_ID}
          path={TRIAGE_PATH}
          keep={{ ...triageQuery(filter), search: undefined }}
          search={filter.search}
          page={issues.page}
          total={issues.total}
        />
      </div>
    </section>
  )
}

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
