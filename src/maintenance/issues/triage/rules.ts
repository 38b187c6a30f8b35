/** The issue list that triages: its tabs, filters, orders and groups by maintenance window. Pure. */
import { MS_PER_HOUR } from "../../../base/clock.ts"
import { SEARCH_CHARACTERS_MAX } from "../../../base/page-request.ts"
import {
  ISSUE_STATES,
  ISSUE_TYPES,
  type IssueState,
  type IssueType,
  PRIORITIES,
  type Priority,
} from "../rules.ts"

/** The states of a window, in the order of urgency. */
export const WINDOW_GROUPS = ["now", "soon", "later", "over"] as const
export type WindowGroup = (typeof WINDOW_GROUPS)[number]

/** A window that opens within so many hours is "soon". */
export const SOON_HOURS = 24

export function windowGroup(window: { activationOn: Date; windowEndOn: Date }, now: Date): WindowGroup {
  if (window.windowEndOn.getTime() <= now.getTime()) return "over"
  const untilOpen = window.activationOn.getTime() - now.getTime()
  if (untilOpen <= 0) return "now"
  return untilOpen <= SOON_HOURS * MS_PER_HOUR ? "soon" : "later"
}

export const TRIAGE_TABS = ["open", "mine", "group", "pending", "reported", "over", "closed"] as const
export type TriageTab = (typeof TRIAGE_TABS)[number]

export const ASSIGNEE_CHOICES = ["me", "groups", "none"] as const

/** Heads by which the flat list can be sorted. */
export const TRIAGE_SORTS = [
  ...(["title", "machine", "type", "state", "priority", "assignee", "window", "changed"] as const),
]
export type TriageSort = (typeof TRIAGE_SORTS)[number]

/** What an issue list shows; all of it must hold. Empty lists do not restrict. */
export interface TriageFilter {
  tab: TriageTab
  types: readonly IssueType[]
  priorities: readonly Priority[]
  states: readonly IssueState[]
  assignee: (typeof ASSIGNEE_CHOICES)[number] | null
  search: string
  /** Null: grouped by window. */
  sort: { by: TriageSort; isDescending: boolean } | null
}

/** No filter but the tab. */
export const UNFILTERED: TriageFilter = {
  tab: "open",
  types: [],
  priorities: [],
  states: [],
  assignee: null,
  search: "",
  sort: null,
}

/** The filter in a list's address; what is not known there is left out. */
export function parseTriageFilter(query: URLSearchParams): TriageFilter {
  const tab = TRIAGE_TABS.find((name) => name === query.get("tab")) ?? "open"
  const sort = query.get("sort") ?? ""
  const by = TRIAGE_SORTS.find((name) => name === sort.replace("-", ""))
  return {
    tab,
    types: chosen(query, "type", ISSUE_TYPES),
    priorities: chosen(query, "priority", PRIORITIES),
    states: chosen(query, "state", ISSUE_STATES),
    assignee: ASSIGNEE_CHOICES.find((name) => name === query.get("assignee")) ?? null,
    search: (query.get("search") ?? "").trim().slice(0, SEARCH_CHARACTERS_MAX),
    sort: by ? { by, isDescending: sort.startsWith("-") } : null,
  }
}

/** Given once per value, or parted by commas. In one order, so that equal filters are equal texts. */
function chosen<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): readonly Value[] {
  const given = query.getAll(name).flatMap((value) => value.split(","))
  return values.filter((value) => given.includes(value))
}

/** The address's query of a filter, without its page. */
export function triageQuery(filter: TriageFilter): Record<string, string> {
  return {
    tab: filter.tab === "open" ? "" : filter.tab,
    type: filter.types.join(","),
    priority: filter.priorities.join(","),
    state: filter.states.join(","),
    assignee: filter.assignee ?? "",
    search: filter.search,
    sort: filter.sort ? `${filter.sort.isDescending ? "-" : ""}${filter.sort.by}` : "",
  }
}

/** A list of closed issues has no windows to sort by: the last changed first. */
export function orderOf(filter: TriageFilter): NonNullable<TriageFilter["sort"]> | "window" {
  if (filter.sort) return filter.sort
  return filter.tab === "closed" ? { by: "changed", isDescending: true } : "window"
}

/** Whether the user has narrowed the list beyond its tab. */
export function isNarrowed(filter: TriageFilter): boolean {
  const { types, priorities, states, assignee, search } = filter
  return types.length + priorities.length + states.length > 0 || assignee !== null || search !== ""
}

/** Issues changed by one bulk action. */
export const BULK_ISSUES_MAX = 100
/** Rows of an export; more are cut off, which the file says. */
export const EXPORT_ROWS_MAX = 10_000
/** Counts on tabs stop here: "99+". */
export const TAB_COUNT_MAX = 99
