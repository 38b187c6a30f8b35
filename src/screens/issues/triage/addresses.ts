/** Addresses of the issue list: every change of the view is one. */
import { type TriageFilter, triageQuery } from "../../../maintenance/issues/triage/rules.ts"
import { listHref } from "../../../web/pager.tsx"
import { partLink } from "../../../web/swapped-part.ts"

export const TRIAGE_PATH = "/issues"
/** What is done to several issues at once: ends of addresses. */
export const BULK_ACTIONS = ["take", "assign", "priority", "extend", "close"] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** Undoes a bulk action. */
export const BULK_UNDO_PATH = `${TRIAGE_PATH}/bulk/undo`
/** Id of the element that a new version of the list replaces. */
export const TRIAGE_ID = "issue-list"

/** The list with other filters, from its first page. */
export function triageHref(filter: TriageFilter, changes: Partial<TriageFilter> = {}): string {
  return listHref(TRIAGE_PATH, triageQuery({ ...filter, ...changes }))
}

/** Attributes of a link that replaces the list, so that the page around it stays. */
export const listLink = (href: string) => partLink(href, TRIAGE_ID)
