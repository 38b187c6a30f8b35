/**
 * Recheck of the users of a directory without a service account, by anonymous search. An entry shows that an account
 * is gone or disabled, never that it is active: the attributes that disable an account are rarely visible. So this
 * recheck revokes and does not confirm.
 */
import { itemAt } from "../../../base/assert.ts"
import type { Deps } from "../../../base/deps.ts"
import {
  type DirectoryConnection,
  type DirectoryEntry,
  DirectoryFailure,
  type DirectoryProblem,
} from "../../../edges/ldap/client.ts"
import { recheckUser } from "../../sources/provisioning/actions.ts"
import { saveFoundAnonymously } from "../../users/confirmation/store.ts"
import { listProviderUsers, type ProviderUser } from "../../users/foreign-users/store.ts"
import { connectToDirectory, personSearch, toDirectoryPeople, uniqueIdValue } from "../lookup/actions.ts"
import { DISABLING_ATTRIBUTES, type Directory, filterForAllUsers, isAbsenceConclusive } from "../rules.ts"

/** Problems by which a directory refuses anonymous searches. */
const ANONYMOUS_SEARCH_PROBLEMS: readonly DirectoryProblem[] = ["NOT_PERMITTED", "BASE_NOT_FOUND", "REFUSED"]

/** Null when the directory refuses anonymous searches. @throws DirectoryFailure for everything else */
export async function searchAnonymously(
  link: DirectoryConnection,
  search: Parameters<DirectoryConnection["search"]>[0],
): Promise<DirectoryEntry[] | null> {
  try {
    return await link.search(search)
  } catch (error) {
    if (error instanceof DirectoryFailure && ANONYMOUS_SEARCH_PROBLEMS.includes(error.problem)) return null
    throw error
  }
}

/**
 * @param batchSize  users per query
 * @returns the number of users who have left
 * @throws DirectoryFailure
 */
export async function recheckAnonymously(
  deps: Deps,
  directory: Directory,
  batchSize: number,
  signal: AbortSignal,
): Promise<number> {
  let people = await listProviderUsers(deps.db, "LDAP", directory.id, "", batchSize)
  if (people.length === 0) return 0
  const { link } = await connectToDirectory(deps, directory, signal)
  const closed: ProviderUser[] = []
  const missing: ProviderUser[] = []
  let shown = 0
  try {
    while (people.length > 0) {
      const seen = await findVisibleUsers(deps, directory, link, people)
      if (seen === null) return 0
      shown += seen.size
      closed.push(...people.filter(({ foreignUserId }) => seen.get(foreignUserId) === "CLOSED"))
      missing.push(
        ...people.filter(
          ({ foreignUserId, wasFoundAnonymously }) => wasFoundAnonymously && !seen.has(foreignUserId),
        ),
      )
      const anew = people.filter(
        ({ foreignUserId, wasFoundAnonymously }) => !wasFoundAnonymously && seen.has(foreignUserId),
      )
      await saveFoundAnonymously(
        deps.db,
        anew.map(({ id }) => id),
      )
      people = await listProviderUsers(
        deps.db,
        "LDAP",
        directory.id,
        itemAt(people, -1).foreignUserId,
        batchSize,
      )
    }
  } finally {
    link.close()
  }
  const gone = isAbsenceConclusive(shown, missing.length) ? missing : []
  if (gone.length < missing.length) {
    deps.log.warn("A directory no longer shows most of its users: none is deprovisioned", {
      directory: directory.name,
      shown,
      missing: missing.length,
    })
  }
  for (const { id } of closed) await recheckUser(deps, id, directory, "DISABLED")
  for (const { id } of gone) await recheckUser(deps, id, directory, "GONE")
  return closed.length + gone.length
}

/** Visible users by the directory's identifier; null when the directory refuses anonymous searches. */
async function findVisibleUsers(
  deps: Deps,
  directory: Directory,
  link: DirectoryConnection,
  people: readonly ProviderUser[],
): Promise<Map<string, "OPEN" | "CLOSED"> | null> {
  const { uniqueIdAttribute, usernameAttribute } = directory
  const entries = await searchAnonymously(link, {
    ...personSearch(directory, []),
    attributes: [uniqueIdAttribute, usernameAttribute, ...DISABLING_ATTRIBUTES],
    filter: filterForAllUsers(directory.userFilter),
    oneOf: {
      attribute: uniqueIdAttribute,
      values: people.map((person) => uniqueIdValue(directory, person.foreignUserId)),
    },
    pageSize: directory.pageSize,
  })
  if (entries === null) return null
  const found = toDirectoryPeople(directory, entries, [], deps.clock())
  return new Map(
    found.map(({ foreignUserId, isDisabled: isClosed }) => [foreignUserId, isClosed ? "CLOSED" : "OPEN"]),
  )
}
