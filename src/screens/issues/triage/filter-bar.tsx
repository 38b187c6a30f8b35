/** Search and filter chips of the issue list: one form whose state is the address; it works without script too. */
import { ISSUE_STATES, ISSUE_TYPES, PRIORITIES } from "../../../maintenance/issues/rules.ts"
import {
  ASSIGNEE_CHOICES,
  isNarrowed,
  orderOf,
  type TriageFilter,
  triageQuery,
  UNFILTERED,
} from "../../../maintenance/issues/triage/rules.ts"
import { Button, ButtonLink } from "../../../web/button.tsx"
import { CachedFragment } from "../../../web/cached-fragment.tsx"
import { dialogTrigger } from "../../../web/dialog.tsx"
import { RefreshButton, SearchInput, searchForm } from "../../../web/search-bar.tsx"
import { swapPart } from "../../../web/swapped-part.ts"
import { useView } from "../../../web/view.ts"
import { listLink, TRIAGE_ID, TRIAGE_PATH, triageHref } from "./addresses.ts"
import { Chip, Choice, ValuesChip } from "./filter-chip.tsx"

/** Rendered once per filter, unless it has a search, of which there is no end. */
export function FilterBar({ filter }: { filter: TriageFilter }) {
  const { t } = useView()
  const form = {
    ...searchForm(TRIAGE_PATH),
    ...swapPart(TRIAGE_ID),
    className: "filters",
    "aria-label": t("triage.filters"),
  }
  const content = () => <FilterFields filter={filter} />
  return filter.search === "" ? (
    <CachedFragment as="form" by={`filters ${JSON.stringify(filter)}`} draw={content} {...form} />
  ) : (
    <form {...form}>{content()}</form>
  )
}

function FilterFields({ filter }: { filter: TriageFilter }) {
  const { t } = useView()
  const query = triageQuery(filter)
  const isByWindow = orderOf(filter) === "window"
  const address = String(new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")))
  return (
    <>
      {query.tab && <input type="hidden" name="tab" value={query.tab} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <span className="search">
        <SearchInput
          id="issue-search"
          label="triage.searchLabel"
          defaultValue={filter.search}
          data-list-search=""
        />
        <RefreshButton />
      </span>
      <span className="filter-row">
        <ValuesChip
          name="type"
          values={ISSUE_TYPES}
          chosen={filter.types}
          wordOf={(value) => t(`states.issueType_${value}`)}
        />
        <ValuesChip
          name="priority"
          values={PRIORITIES}
          chosen={filter.priorities}
          wordOf={(value) => t(`states.priority_${value}`)}
        />
        <ValuesChip
          name="state"
          values={ISSUE_STATES.filter((value) => value !== "CLOSED")}
          chosen={filter.states}
          wordOf={(value) => t(`states.issueState_${value}`)}
        />
        <Chip
          id="assignee"
          label={t("triage.assignee")}
          values={filter.assignee ? [t(`triage.assignee_${filter.assignee}`)] : []}
        >
          <Choice name="assignee" value="" label={t("triage.assignee_any")} isOn={!filter.assignee} isOneOf />
          {ASSIGNEE_CHOICES.map((value) => (
            <Choice
              key={value}
              name="assignee"
              value={value}
              label={t(`triage.assignee_${value}`)}
              isOn={filter.assignee === value}
              isOneOf
            />
          ))}
        </Chip>
        <span className="filters-end">
          {isNarrowed(filter) && (
            <>
              <ButtonLink
                kind="quiet"
                href={triageHref({ ...UNFILTERED, tab: filter.tab, sort: filter.sort })}
              >
                {t("triage.clear")}
              </ButtonLink>
              <Button
                kind="quiet"
                icon="bookmark"
                {...dialogTrigger(`${TRIAGE_PATH}/filters/new?${new URLSearchParams({ query: address })}`)}
              >
                {t("triage.saveFilter")}
              </Button>
            </>
          )}
          {filter.tab !== "closed" && (
            <nav className="segmented" aria-label={t("triage.order")}>
              <a
                {...listLink(triageHref(filter, { sort: null }))}
                aria-current={isByWindow ? "true" : undefined}
              >
                {t("triage.byWindow")}
              </a>
              <a
                {...listLink(triageHref(filter, { sort: { by: "changed", isDescending: true } }))}
                aria-current={isByWindow ? undefined : "true"}
              >
                {t("triage.flat")}
              </a>
            </nav>
          )}
        </span>
      </span>
    </>
  )
}
