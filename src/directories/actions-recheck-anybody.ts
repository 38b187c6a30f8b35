/**
 * The regular question after the people of a directory that has no service name: asked without any name. What it shows to
 * anybody says who is gone or closed, and never that somebody is not: what closes an account is rarely shown. So it takes
 * and does not confirm.
 */
import type { Deps } from "../base/deps.ts"
import {
  type DirectoryEntry,
  DirectoryFailure,
  type DirectoryLink,
  type DirectoryProblem,
} from "../edges/ldap.ts"
import { saveShown } from "../people/store-confirmation.ts"
import { type PersonOfProvider, peopleOfProvider } from "../people/store-foreign.ts"
import { recheckPerson } from "../sources/actions-import.ts"
import { askingFor, openServer, peopleOf, uniqueIdValue } from "./actions-lookup.ts"
import { CLOSING_ATTRIBUTES, type Directory, everybodyFilter, isAbsenceTelling } from "./rules.ts"

/** How a directory says that it shows nothing to whom gives no name. */
const NOT_FOR_ANYBODY: readonly DirectoryProblem[] = ["NOT_PERMITTED", "BASE_NOT_FOUND", "REFUSED"]

/** Null when the directory shows nothing to anybody. @throws DirectoryFailure for everything else */
export async function searchAsAnybody(
  link: DirectoryLink,
  search: Parameters<DirectoryLink["search"]>[0],
): Promise<DirectoryEntry[] | null> {
  try {
    return await link.search(search)
  } catch (error) {
    if (error instanceof DirectoryFailure && NOT_FOR_ANYBODY.includes(error.problem)) return null
    throw error
  }
}

/**
 * @param atOnce  people per question
 * @returns how many left
 * @throws DirectoryFailure
 */
export async function recheckAsAnybody(
  deps: Deps,
  directory: Directory,
  atOnce: number,
  signal: AbortSignal,
): Promise<number> {
  let people = await peopleOfProvider(deps.db, "LDAP", directory.id, "", atOnce)
  if (people.length === 0) return 0
  const { link } = await openServer(deps, directory, signal)
  const closed: PersonOfProvider[] = []
  const missing: PersonOfProvider[] = []
  let shown = 0
  try {
    while (people.length > 0) {
      const seen = await whoIsShown(deps, directory, link, people)
      if (seen === null) return 0
      shown += seen.size
      closed.push(...people.filter(({ foreignUserId }) => seen.get(foreignUserId) === "CLOSED"))
      missing.push(...people.filter(({ foreignUserId, wasShown }) => wasShown && !seen.has(foreignUserId)))
      const anew = people.filter(({ foreignUserId, wasShown }) => !wasShown && seen.has(foreignUserId))
      await saveShown(
        deps.db,
        anew.map(({ id }) => id),
      )
      people = await peopleOfProvider(deps.db, "LDAP", directory.id, people.at(-1)!.foreignUserId, atOnce)
    }
  } finally {
    link.close()
  }
  const gone = isAbsenceTelling(shown, missing.length) ? missing : []
  if (gone.length < missing.length) {
    deps.log.warn("A directory no longer shows most of whom it showed: nobody is taken as gone", {
      ...{ directory: directory.name, shown, missing: missing.length },
    })
  }
  for (const { id } of closed) await recheckPerson(deps, id, directory, "DISABLED")
  for (const { id } of gone) await recheckPerson(deps, id, directory, "GONE")
  return closed.length + gone.length
}

/** By the directory's own name for them; null when it shows nothing to anybody. */
async function whoIsShown(
  deps: Deps,
  directory: Directory,
  link: DirectoryLink,
  people: readonly PersonOfProvider[],
): Promise<Map<string, "OPEN" | "CLOSED"> | null> {
  const { uniqueIdAttribute, usernameAttribute } = directory
  const entries = await searchAsAnybody(link, {
    ...askingFor(directory, []),
    attributes: [uniqueIdAttribute, usernameAttribute, ...CLOSING_ATTRIBUTES],
    filter: everybodyFilter(directory.userFilter),
    oneOf: {
      attribute: uniqueIdAttribute,
      values: people.map((person) => uniqueIdValue(directory, person.foreignUserId)),
    },
    pageSize: directory.pageSize,
  })
  if (entries === null) return null
  const found = peopleOf(directory, entries, [], deps.clock())
  return new Map(found.map(({ foreignUserId, isClosed }) => [foreignUserId, isClosed ? "CLOSED" : "OPEN"]))
}
