/** Conditions for writing a log (a processing step of an issue), and its limits. */
import type { IssueState } from "../issues/rules.ts"

export const LOG_TITLE_CHARACTERS_MAX = 100
export const LOG_DESCRIPTION_CHARACTERS_MAX = 5000

/** Logs of a closed issue cannot be changed. */
export function isLogWritable(issueState: IssueState): boolean {
  return issueState !== "CLOSED"
}

export const LOG_SORTS = { fields: ["createdOn", "title", "changedOn"], defaultSort: "-createdOn" } as const
