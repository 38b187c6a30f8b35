/**
 * Regular recheck of the users of directories. A user who is gone, disabled or in no mapped group loses the rights
 * from the directory; a directory that is unreachable, or shows no user at all, changes nothing.
 */

import { itemAt } from "../../../base/assert.ts"
import type { Deps } from "../../../base/deps.ts"
import {
  type DirectoryConnection,
  DirectoryFailure,
  type DirectoryProblem,
} from "../../../edges/ldap/client.ts"
import { record } from "../../../system/audit/store.ts"
import {
  type DeprovisioningReason,
  type ForeignIdentity,
  recheckUser,
} from "../../sources/provisioning/actions.ts"
import { listProviderUsers } from "../../users/foreign-users/store.ts"
import {
  connectAsService,
  type GroupParentCache,
  getForeignIdentity,
  listClaimKeys,
  personSearch,
  toDirectoryPeople,
  uniqueIdValue,
} from "../lookup/actions.ts"
import { type Directory, type DirectoryPerson, filterForAllUsers } from "../rules.ts"
import { listEnabledDirectories, saveRecheckedOn } from "../store.ts"
import { recheckAnonymously } from "./actions-anonymous.ts"

/** Recheck interval: the longest time until a user removed in a directory is revoked here. */
export const DIRECTORY_RECHECK_MINUTES = 15
/** Users per query: a filter of so many identifiers is within the limits of every server. */
export const USERS_PER_QUERY = 100
/** Time limit of one directory per run; users who are not reached come first in the next run. */
const DIRECTORY_RECHECK_MS_MAX = 10 * 60_000

/** What a run leaves to the next one, by the directory's id. */
class RecheckState {
  /** The last user of a run that ended for lack of time. */
  readonly resumeAfter = new Map<string, string>()
  /** The failure of the last run, so that it is recorded once. */
  readonly lastProblems = new Map<string, DirectoryProblem>()
}

/** @returns the number of users who have left, and of directories that could not be queried */
export async function recheckDirectories(
  deps: Deps,
  signal: AbortSignal,
): Promise<{ left: number; unreachable: number }> {
  let left = 0
  let unreachable = 0
  for (const directory of await listEnabledDirectories(deps.db)) {
    if (signal.aborted) break
    try {
      left += await (directory.hasBindPassword
        ? recheckDirectory(deps, directory, signal)
        : recheckAnonymously(deps, directory, USERS_PER_QUERY, withTimeout(signal)))
      deps.state.get(RecheckState).lastProblems.delete(directory.id)
    } catch (error) {
      if (!(error instanceof DirectoryFailure)) throw error
      if (signal.aborted) break
      unreachable += 1
      await recordFailure(deps, directory, error)
    }
  }
  return { left, unreachable }
}

async function recordFailure(
  deps: Deps,
  { id, name }: Directory,
  { problem, message }: DirectoryFailure,
): Promise<void> {
  deps.log.warn("Users could not be looked up in a directory", {
    directory: name,
    problem,
    reason: message,
  })
  const { lastProblems } = deps.state.get(RecheckState)
  if (lastProblems.get(id) === problem) return
  lastProblems.set(id, problem)
  await record(
    { tx: deps.db, actor: null, now: deps.clock() },
    "DIRECTORY_UNREACHABLE",
    { type: "ldapProvider", id },
    { name, problem },
  )
}

async function recheckDirectory(deps: Deps, directory: Directory, stop: AbortSignal): Promise<number> {
  const now = deps.clock()
  const inTime = AbortSignal.timeout(DIRECTORY_RECHECK_MS_MAX)
  const signal = AbortSignal.any([stop, inTime])
  const { resumeAfter } = deps.state.get(RecheckState)
  let after = resumeAfter.get(directory.id) ?? ""
  resumeAfter.delete(directory.id)
  let people = await nextUsers(deps, directory, after)
  if (people.length === 0 && after !== "") people = await nextUsers(deps, directory, "")
  if (people.length === 0) return 0
  const { link } = await connectAsService(deps, directory, signal)
  try {
    await requireVisibleEntries(link, directory)
    const claimKeys = await listClaimKeys(deps, directory)
    const known: GroupParentCache = new Map()
    let left = 0
    while (people.length > 0 && !signal.aborted) {
      left += await recheckBatch(deps, directory, link, people, claimKeys, known)
      after = itemAt(people, -1).foreignUserId
      people = await nextUsers(deps, directory, after)
    }
    if (people.length > 0) resumeAfter.set(directory.id, after)
    else await saveRecheckedOn(deps.db, directory.id, now)
    return left
  } catch (error) {
    // Running out of time is no failure of the directory: the next run continues here.
    if (!inTime.aborted || !(error instanceof DirectoryFailure)) throw error
    resumeAfter.set(directory.id, after)
    return 0
  } finally {
    link.close()
  }
}

function withTimeout(stop: AbortSignal): AbortSignal {
  return AbortSignal.any([stop, AbortSignal.timeout(DIRECTORY_RECHECK_MS_MAX)])
}

function nextUsers(deps: Deps, directory: Directory, after: string) {
  return listProviderUsers(deps.db, "LDAP", directory.id, after, USERS_PER_QUERY)
}

/** Guards against a service account without rights: it gets empty results for existing users. */
async function requireVisibleEntries(link: DirectoryConnection, directory: Directory): Promise<void> {
  const filter = filterForAllUsers(directory.userFilter)
  const search = { base: directory.baseDn, scope: "sub", filter, attributes: ["1.1"], entriesMax: 1 } as const
  if ((await link.search(search)).length === 0) {
    throw new DirectoryFailure("NOT_PERMITTED", "the directory shows no people at all")
  }
}

/** @returns how many left */
async function recheckBatch(
  deps: Deps,
  directory: Directory,
  link: DirectoryConnection,
  people: readonly { id: string; foreignUserId: string }[],
  claimKeys: readonly string[],
  known: GroupParentCache,
): Promise<number> {
  let left = 0
  for await (const { id, said } of lookUpUsers(deps, directory, link, people, claimKeys, known)) {
    if (await recheckUser(deps, id, directory, said)) left += 1
  }
  return left
}

/** What the directory says of these users, one after another; left out are those whose groups it does not return. */
export async function* lookUpUsers(
  deps: Pick<Deps, "clock" | "log">,
  directory: Directory,
  link: DirectoryConnection,
  people: readonly { id: string; foreignUserId: string }[],
  claimKeys: readonly string[],
  known: GroupParentCache,
): AsyncGenerator<{ id: string; said: ForeignIdentity | DeprovisioningReason }> {
  const values = people.map((person) => uniqueIdValue(directory, person.foreignUserId))
  const entries = await link.search({
    ...personSearch(directory, claimKeys),
    filter: filterForAllUsers(directory.userFilter),
    oneOf: { attribute: directory.uniqueIdAttribute, values },
    pageSize: directory.pageSize,
  })
  const found = toDirectoryPeople(directory, entries, claimKeys, deps.clock())
  const byId = new Map(found.map((person) => [person.foreignUserId, person]))
  for (const { id, foreignUserId } of people) {
    const said = await getIdentityOrReason(deps, directory, link, byId.get(foreignUserId), known)
    if (said !== null) yield { id, said }
  }
}

/** Problems with one user's groups, which must not stop the recheck of the others. */
const SINGLE_PERSON_PROBLEMS: readonly DirectoryProblem[] = [
  "SIZE_LIMIT",
  "NOT_PERMITTED",
  "BASE_NOT_FOUND",
  "REFUSED",
]

/** Null when the directory does not return the groups: the user's rights then stay unchanged. */
async function getIdentityOrReason(
  deps: Pick<Deps, "log">,
  directory: Directory,
  link: DirectoryConnection,
  person: DirectoryPerson | undefined,
  known: GroupParentCache,
): Promise<ForeignIdentity | DeprovisioningReason | null> {
  if (!person) return "GONE"
  if (person.isDisabled) return "DISABLED"
  try {
    return await getForeignIdentity(link, directory, person, known)
  } catch (error) {
    if (!(error instanceof DirectoryFailure) || !SINGLE_PERSON_PROBLEMS.includes(error.problem)) throw error
    const { problem, message: reason } = error
    deps.log.warn("A person's groups could not be read", { directory: directory.name, problem, reason })
    return null
  }
}
