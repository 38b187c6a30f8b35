/**
 * Asks the directories regularly about the people who came from them. Whoever is gone, closed or in no mapped group loses
 * what they had; a directory that cannot be asked, or shows nobody at all, takes nothing from anybody.
 */
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { DirectoryFailure, type DirectoryLink, type DirectoryProblem } from "../edges/ldap.ts"
import { peopleOfProvider } from "../people/store-foreign.ts"
import { type ForeignIdentity, type LeavingReason, recheckPerson } from "../sources/actions-import.ts"
import {
  askingFor,
  claimKeysOf,
  identityOf,
  type KnownParents,
  openAsService,
  peopleOf,
  uniqueIdValue,
} from "./actions-lookup.ts"
import { recheckAsAnybody } from "./actions-recheck-anybody.ts"
import { type Directory, type DirectoryPerson, everybodyFilter } from "./rules.ts"
import { enabledDirectories, saveRechecked } from "./store.ts"

/** How often people are asked after: whoever was removed in a directory is out here after so long. */
export const DIRECTORY_CHECK_MINUTES = 15
/** People per question: a filter of so many identifiers is small for every server. */
const PEOPLE_AT_ONCE = 100
/** One directory's part of a run; people who are not reached are asked after first the next time. */
const DIRECTORY_CHECK_MS_MAX = 10 * 60_000

/** Where the last run of a directory ended for lack of time, by its id. */
const resumeAfter = new Map<string, string>()

/** @returns how many people left, and how many directories could not be asked */
export async function recheckPeople(
  deps: Deps,
  signal: AbortSignal,
): Promise<{ left: number; unreachable: number }> {
  let left = 0
  let unreachable = 0
  for (const directory of await enabledDirectories(deps.db)) {
    if (signal.aborted) break
    try {
      left += await (directory.hasBindPassword
        ? recheckDirectory(deps, directory, signal)
        : recheckAsAnybody(deps, directory, PEOPLE_AT_ONCE, withinTime(signal)))
      failing.delete(directory.id)
    } catch (error) {
      if (!(error instanceof DirectoryFailure)) throw error
      if (signal.aborted) break
      unreachable += 1
      await noteFailure(deps, directory, error)
    }
  }
  return { left, unreachable }
}

/** What each directory failed with in the last run: the audit log hears of it once. */
const failing = new Map<string, DirectoryProblem>()

async function noteFailure(
  deps: Deps,
  { id, name }: Directory,
  { problem, message }: DirectoryFailure,
): Promise<void> {
  deps.log.warn("People of a directory could not be asked after", {
    directory: name,
    problem,
    reason: message,
  })
  if (failing.get(id) === problem) return
  failing.set(id, problem)
  const fact = { event: "DIRECTORY_UNREACHABLE", objectType: "ldapProvider", objectId: id } as const
  await writeAudit(deps.db, null, { ...fact, details: { name, problem } }, deps.clock())
}

async function recheckDirectory(deps: Deps, directory: Directory, stop: AbortSignal): Promise<number> {
  const now = deps.clock()
  const inTime = AbortSignal.timeout(DIRECTORY_CHECK_MS_MAX)
  const signal = AbortSignal.any([stop, inTime])
  let after = resumeAfter.get(directory.id) ?? ""
  resumeAfter.delete(directory.id)
  let people = await nextPeople(deps, directory, after)
  if (people.length === 0 && after !== "") people = await nextPeople(deps, directory, "")
  if (people.length === 0) return 0
  const { link } = await openAsService(deps, directory, signal)
  try {
    await refuseBlindness(link, directory)
    const claimKeys = await claimKeysOf(deps, directory)
    const known: KnownParents = new Map()
    let left = 0
    while (people.length > 0 && !signal.aborted) {
      left += await recheckSome(deps, directory, link, people, claimKeys, known)
      after = people.at(-1)!.foreignUserId
      people = await nextPeople(deps, directory, after)
    }
    if (people.length > 0) resumeAfter.set(directory.id, after)
    else await saveRechecked(deps.db, directory.id, now)
    return left
  } catch (error) {
    // Out of time is no fault of the directory's: the next run goes on here.
    if (!inTime.aborted || !(error instanceof DirectoryFailure)) throw error
    resumeAfter.set(directory.id, after)
    return 0
  } finally {
    link.close()
  }
}

function withinTime(stop: AbortSignal): AbortSignal {
  return AbortSignal.any([stop, AbortSignal.timeout(DIRECTORY_CHECK_MS_MAX)])
}

function nextPeople(deps: Deps, directory: Directory, after: string) {
  return peopleOfProvider(deps.db, "LDAP", directory.id, after, PEOPLE_AT_ONCE)
}

/** A service name that has lost its rights sees an empty directory, which says nothing about anybody. */
async function refuseBlindness(link: DirectoryLink, directory: Directory): Promise<void> {
  const filter = everybodyFilter(directory.userFilter)
  const search = { base: directory.baseDn, scope: "sub", filter, attributes: ["1.1"], entriesMax: 1 } as const
  if ((await link.search(search)).length === 0) {
    throw new DirectoryFailure("NOT_PERMITTED", "the directory shows nobody at all")
  }
}

/** @returns how many left */
async function recheckSome(
  deps: Deps,
  directory: Directory,
  link: DirectoryLink,
  people: readonly { id: string; foreignUserId: string }[],
  claimKeys: readonly string[],
  known: KnownParents,
): Promise<number> {
  const values = people.map((person) => uniqueIdValue(directory, person.foreignUserId))
  const entries = await link.search({
    ...askingFor(directory, claimKeys),
    filter: everybodyFilter(directory.userFilter),
    oneOf: { attribute: directory.uniqueIdAttribute, values },
    pageSize: directory.pageSize,
  })
  const found = peopleOf(directory, entries, claimKeys, deps.clock())
  const byId = new Map(found.map((person) => [person.foreignUserId, person]))
  let left = 0
  for (const { id, foreignUserId } of people) {
    const said = await wordAbout(deps, directory, link, byId.get(foreignUserId), known)
    if (said !== null && (await recheckPerson(deps, id, directory, said))) left += 1
  }
  return left
}

/** Trouble with one person's groups, which must not keep the others from being asked after. */
const ABOUT_ONE: readonly DirectoryProblem[] = ["SIZE_LIMIT", "NOT_PERMITTED", "BASE_NOT_FOUND", "REFUSED"]

/** Null when the directory does not say in which groups they are: then all stays. */
async function wordAbout(
  deps: Deps,
  directory: Directory,
  link: DirectoryLink,
  person: DirectoryPerson | undefined,
  known: KnownParents,
): Promise<ForeignIdentity | LeavingReason | null> {
  if (!person) return "GONE"
  if (person.isClosed) return "DISABLED"
  try {
    return await identityOf(link, directory, person, known)
  } catch (error) {
    if (!(error instanceof DirectoryFailure) || !ABOUT_ONE.includes(error.problem)) throw error
    const { problem, message: reason } = error
    deps.log.warn("A person's groups could not be read", { directory: directory.name, problem, reason })
    return null
  }
}
