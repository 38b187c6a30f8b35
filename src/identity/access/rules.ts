/** Who may end whose access, and how a list of it leaves the house. Pure. */
import type { Actor } from "../../base/authorities.ts"

/** Kinds of access, in the order of the review's filter. */
export const ACCESS_KINDS = ["BROWSER", "API", "API_TOKEN", "PASSKEY"] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** Row limit of one export. */
export const EXPORT_ROWS_MAX = 50_000
/** Rows per query of an export. */
export const EXPORT_ROWS_PER_QUERY = 1000

/** May `actor`, who may change users, end this user's access? @returns the key of the obstacle, or null */
export function revocationProblem(
  actor: Pick<Actor, "isSuperuser" | "userId">,
  person: { id: string; superuser: boolean },
): "onlySuperusersChangeSuperusers" | null {
  if (person.id === actor.userId) return null
  return person.superuser && !actor.isSuperuser ? "onlySuperusersChangeSuperusers" : null
}

/** What a spreadsheet takes for a formula when a cell begins with it. */
const SPREADSHEET_FORMULA = /^[=+\-@\t\r\n]/

/**
 * A cell of a CSV file (RFC 4180). A text that a spreadsheet would evaluate gets an apostrophe in front: names and
 * user agents are untrusted input.
 */
export function csvCell(text: string): string {
  const harmless = SPREADSHEET_FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`
}
