/** Rules of revoking access, and limits of its export. Pure. */
import type { Actor } from "../../base/authorities.ts"

/** Kinds of access, in the order of the review's filter. */
export const ACCESS_KINDS = ["BROWSER", "API", "API_TOKEN", "PASSKEY"] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** Row limit of one export. */
export const EXPORT_ROWS_MAX = 50_000
/** Rows per query of an export. */
export const EXPORT_ROWS_PER_QUERY = 1000

/** Whether `actor`, who may change users, may end this user's access. @returns the key of the obstacle, or null */
export function revocationProblem(
  actor: Pick<Actor, "isSuperuser" | "userId">,
  person: { id: string; superuser: boolean },
): "onlySuperusersChangeSuperusers" | null {
  if (person.id === actor.userId) return null
  return person.superuser && !actor.isSuperuser ? "onlySuperusersChangeSuperusers" : null
}

/** What the access review can be sorted by: a person's name, and when access began, was used and ends. */
export const ACCESS_SORTS = {
  fields: ["since", "user", "lastUsedOn", "expiresOn"],
  defaultSort: "-since",
} as const
