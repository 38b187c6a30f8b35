/** Connection check of a directory for administrators. */

import type { Actor } from "../../../base/authorities.ts"
import { elapsedMs } from "../../../base/clock.ts"
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { type DirectoryConnection, DirectoryFailure } from "../../../edges/ldap/client.ts"
import { record } from "../../../system/audit/store.ts"
import type { DirectoryCheck } from "../contract.ts"
import {
  connectAsService,
  connectToDirectory,
  getForeignIdentity,
  listClaimKeys,
  NO_ATTRIBUTES,
  personSearch,
  toDirectoryPeople,
} from "../lookup/actions.ts"
import { searchAnonymously } from "../recheck/actions-anonymous.ts"
import {
  CHECK_TIMEOUT_MS,
  type Directory,
  filterForAllUsers,
  filterForUser,
  PEOPLE_COUNTED_MAX,
  refusalTextOf,
} from "../rules.ts"
import { getDirectory } from "../store.ts"

/**
 * Connects and searches as a sign-in would, enabled or not, with no password except the service's.
 *
 * @param username  a user to look up too
 * @throws Refusal CONFLICT with `problem` as a stable code
 */
export async function checkDirectory(
  deps: Deps,
  actor: Actor,
  directoryId: string,
  username: string,
): Promise<DirectoryCheck> {
  const directory = await getDirectory(deps.db, directoryId)
  const note = (outcome: string) => {
    return record(
      { tx: deps.db, actor, now: deps.clock() },
      "DIRECTORY_CHECKED",
      { type: "ldapProvider", id: directoryId },
      { name: directory.name, outcome },
    )
  }
  return withCheckNote(deps, directory.name, note, () =>
    runCheck(deps, directory, username, AbortSignal.timeout(CHECK_TIMEOUT_MS)),
  )
}

/** Notes the outcome of a check. @throws Refusal CONFLICT with `problem` for a failure of the directory */
export async function withCheckNote<T>(
  deps: Pick<Deps, "log">,
  name: string,
  note: (outcome: string) => Promise<void>,
  check: () => Promise<T>,
): Promise<T> {
  try {
    const checked = await check()
    await note("OK")
    return checked
  } catch (error) {
    if (!(error instanceof DirectoryFailure)) throw error
    await note(error.problem)
    deps.log.info("A directory failed its check", { directory: name, reason: error.message })
    throw new Refusal("CONFLICT", `directory "${name}": ${error.problem}`, {
      text: refusalTextOf(error.problem),
      name,
      problem: error.problem,
    })
  }
}

async function runCheck(
  deps: Deps,
  directory: Directory & { hasBindPassword: boolean },
  username: string,
  signal: AbortSignal,
): Promise<DirectoryCheck> {
  if (!directory.hasBindPassword) {
    return { ...(await checkAnonymously(deps, directory, signal)), person: null }
  }
  const { link, url, isEncrypted, connectedInMs, boundInMs } = await connectAsService(deps, directory, signal)
  try {
    const { searchInMs, ...people } = await countPeople(link, directory)
    const durations = { connectInMs: connectedInMs, bindInMs: boundInMs, searchInMs }
    const person = username === "" ? null : await findPerson(deps, link, directory, username)
    return { url, isEncrypted, durations, people, recheck: "SERVICE", person }
  } finally {
    link.close()
  }
}

/** Without a service account only the connection is checked, and whether anonymous searches show people. */
export async function checkAnonymously(
  deps: Pick<Deps, "allowLoopback">,
  directory: Directory,
  signal: AbortSignal,
): Promise<Pick<DirectoryCheck, "url" | "isEncrypted" | "durations" | "recheck"> & { people: null }> {
  const { link, url, isEncrypted, connectedInMs } = await connectToDirectory(deps, directory, signal)
  try {
    const shown = await searchAnonymously(link, {
      base: directory.baseDn,
      scope: "sub",
      attributes: NO_ATTRIBUTES,
      entriesMax: 1,
      filter: filterForAllUsers(directory.userFilter),
    })
    const durations = { connectInMs: connectedInMs, bindInMs: null, searchInMs: null }
    return { url, isEncrypted, durations, people: null, recheck: shown?.length ? "ANONYMOUS" : "NONE" }
  } finally {
    link.close()
  }
}

export async function countPeople(
  link: DirectoryConnection,
  directory: Directory,
): Promise<{ count: number; isMore: boolean; searchInMs: number }> {
  const startedMs = performance.now()
  const found = (count: number, isMore: boolean) => ({ count, isMore, searchInMs: elapsedMs(startedMs) })
  let count = 0
  const search = {
    base: directory.baseDn,
    scope: "sub" as const,
    filter: filterForAllUsers(directory.userFilter),
    attributes: [directory.usernameAttribute],
    pageSize: directory.pageSize,
  }
  for await (const entries of link.pages(search)) {
    count += entries.length
    if (count > PEOPLE_COUNTED_MAX) return found(PEOPLE_COUNTED_MAX, true)
  }
  return found(count, false)
}

async function findPerson(
  deps: Deps,
  link: DirectoryConnection,
  directory: Directory,
  username: string,
): Promise<DirectoryCheck["person"]> {
  const claimKeys = await listClaimKeys(deps, directory)
  const filter = filterForUser(directory.userFilter, username)
  const found = await link.search({ ...personSearch(directory, claimKeys), filter, entriesMax: 2 })
  const [person] = found.length === 1 ? toDirectoryPeople(directory, found, claimKeys, deps.clock()) : []
  if (!person) return null
  const { groups } = await getForeignIdentity(link, directory, person)
  const { dn, foreignUserId, firstname, surname, email, isDisabled: isClosed } = person
  return {
    dn,
    foreignUserId,
    username: person.username,
    firstname,
    surname,
    email,
    groups: [...groups],
    isClosed,
  }
}
