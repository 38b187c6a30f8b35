/** An administrator's question: does this directory work, and whom does it know? */
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { DirectoryFailure, type DirectoryLink } from "../edges/ldap.ts"
import type { Actor } from "../roles/rules.ts"
import {
  askingFor,
  claimKeysOf,
  identityOf,
  NO_ATTRIBUTES,
  openAsService,
  openServer,
  peopleOf,
} from "./actions-lookup.ts"
import { searchAsAnybody } from "./actions-recheck-anybody.ts"
import type { DirectoryCheck } from "./contract.ts"
import {
  CHECK_MS_MAX,
  type Directory,
  everybodyFilter,
  PEOPLE_COUNTED_MAX,
  personFilter,
  problemText,
} from "./rules.ts"
import { getDirectory } from "./store.ts"

/**
 * Asks as a sign-in would, enabled or not, without anybody's password but the service's.
 *
 * @param username  somebody to look up too
 * @throws Refusal CONFLICT that says what is wrong, with `problem` as a stable code
 */
export async function checkDirectory(
  deps: Deps,
  actor: Actor,
  directoryId: string,
  username: string,
): Promise<DirectoryCheck> {
  const directory = await getDirectory(deps.db, directoryId)
  const note = (outcome: string) => {
    const fact = { event: "DIRECTORY_CHECKED", objectType: "ldapProvider", objectId: directoryId } as const
    return writeAudit(deps.db, actor, { ...fact, details: { name: directory.name, outcome } }, deps.clock())
  }
  try {
    const checked = await ask(deps, directory, username, AbortSignal.timeout(CHECK_MS_MAX))
    await note("OK")
    return checked
  } catch (error) {
    if (!(error instanceof DirectoryFailure)) throw error
    await note(error.problem)
    deps.log.info("A directory failed its check", { directory: directory.name, reason: error.message })
    throw new Refusal("CONFLICT", `directory "${directory.name}": ${error.problem}`, {
      text: problemText(error.problem),
      name: directory.name,
      problem: error.problem,
    })
  }
}

async function ask(
  deps: Deps,
  directory: Directory & { hasBindPassword: boolean },
  username: string,
  signal: AbortSignal,
): Promise<DirectoryCheck> {
  if (!directory.hasBindPassword) {
    const { link, url } = await openServer(deps, directory, signal)
    try {
      const somebody = {
        base: directory.baseDn,
        scope: "sub",
        attributes: NO_ATTRIBUTES,
        entriesMax: 1,
      } as const
      const shown = await searchAsAnybody(link, {
        ...somebody,
        filter: everybodyFilter(directory.userFilter),
      })
      return { url, people: null, recheck: shown?.length ? "ANYBODY" : "NOBODY", person: null }
    } finally {
      link.close()
    }
  }
  const { link, url } = await openAsService(deps, directory, signal)
  try {
    const people = await count(link, directory)
    const person = username === "" ? null : await lookUp(deps, link, directory, username)
    return { url, people, recheck: "SERVICE", person }
  } finally {
    link.close()
  }
}

async function count(link: DirectoryLink, directory: Directory): Promise<{ count: number; isMore: boolean }> {
  let count = 0
  const search = {
    base: directory.baseDn,
    scope: "sub" as const,
    filter: everybodyFilter(directory.userFilter),
    attributes: [directory.usernameAttribute],
    pageSize: directory.pageSize,
  }
  for await (const entries of link.pages(search)) {
    count += entries.length
    if (count > PEOPLE_COUNTED_MAX) return { count: PEOPLE_COUNTED_MAX, isMore: true }
  }
  return { count, isMore: false }
}

async function lookUp(
  deps: Deps,
  link: DirectoryLink,
  directory: Directory,
  username: string,
): Promise<DirectoryCheck["person"]> {
  const claimKeys = await claimKeysOf(deps, directory)
  const filter = personFilter(directory.userFilter, username)
  const found = await link.search({ ...askingFor(directory, claimKeys), filter, entriesMax: 2 })
  const [person] = found.length === 1 ? peopleOf(directory, found, claimKeys, deps.clock()) : []
  if (!person) return null
  const { groups } = await identityOf(link, directory, person)
  const { dn, foreignUserId, firstname, surname, email, isClosed } = person
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
