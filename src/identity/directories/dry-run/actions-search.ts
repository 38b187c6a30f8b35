/** What a directory answers to a dry run. Nothing here touches the database. */
import type { Deps } from "../../../base/deps.ts"
import type { DirectoryConnection } from "../../../edges/ldap/client.ts"
import { boundedValues } from "../../sources/dry-run/actions.ts"
import type { MappedAttribute } from "../../sources/dry-run/contract.ts"
import { DRY_RUN_SAMPLE_MAX, DRY_RUN_SAMPLE_PAGE_SIZE } from "../../sources/dry-run/rules.ts"
import type { DeprovisioningReason, ForeignIdentity } from "../../sources/provisioning/actions.ts"
import type { SourceMapping } from "../../sources/rules.ts"
import { checkAnonymously, countPeople } from "../check/actions.ts"
import {
  connectWithPassword,
  type GroupParentCache,
  getForeignIdentity,
  personSearch,
  toDirectoryPeople,
} from "../lookup/actions.ts"
import { lookUpUsers, USERS_PER_QUERY } from "../recheck/actions.ts"
import { type Directory, type DirectoryPerson, filterForAllUsers, filterForUser } from "../rules.ts"
import type { DirectoryDryRun, DryRunQuestion } from "./contract.ts"
import { narrowedFilter } from "./rules.ts"

/** The settings as they would be saved, and whom to ask about. */
export interface PreparedDirectory {
  directory: Directory
  /** Null without a service account. */
  password: string | null
  claimKeys: readonly string[]
  users: readonly { id: string; foreignUserId: string }[]
}

interface FoundPerson {
  identity: ForeignIdentity
  isDisabled: boolean
  entry: string
  attributes: MappedAttribute[]
}

interface DirectoryFindings
  extends Pick<
    DirectoryDryRun,
    "url" | "isEncrypted" | "durations" | "people" | "recheck" | "personProblem"
  > {
  person: FoundPerson | null
  sample: { people: FoundPerson[]; total: number; isMore: boolean }
  users: { id: string; said: ForeignIdentity | DeprovisioningReason }[]
}

const NO_SAMPLE = { people: [], total: 0, isMore: false }

/** @param narrowing  rules that the examples should match. @throws DirectoryFailure */
export async function searchDirectory(
  deps: Pick<Deps, "allowLoopback" | "clock" | "log">,
  prepared: PreparedDirectory,
  question: DryRunQuestion,
  narrowing: SourceMapping | null,
  signal: AbortSignal,
): Promise<DirectoryFindings> {
  const { directory, password, claimKeys } = prepared
  if (password === null) {
    const personProblem = question.username === "" ? null : ("NO_SERVICE_ACCOUNT" as const)
    const checked = await checkAnonymously(deps, directory, signal)
    return { ...checked, person: null, personProblem, sample: NO_SAMPLE, users: [] }
  }
  const { link, url, isEncrypted, connectedInMs, boundInMs } = await connectWithPassword(
    deps,
    directory,
    password,
    signal,
  )
  try {
    const { searchInMs, ...people } = await countPeople(link, directory)
    const durations = { connectInMs: connectedInMs, bindInMs: boundInMs, searchInMs }
    const seek: Seek = { link, directory, claimKeys, known: new Map(), now: deps.clock() }
    const sample = await findSample(seek, narrowing, question.page)
    const found = question.username === "" ? NOT_ASKED : await findPerson(seek, question.username)
    const users: DirectoryFindings["users"] = []
    // A directory that returns no users at all is no evidence that they have left, as in the regular check.
    const asked = people.count === 0 ? [] : prepared.users
    for (let at = 0; at < asked.length; at += USERS_PER_QUERY) {
      const batch = asked.slice(at, at + USERS_PER_QUERY)
      for await (const user of lookUpUsers(deps, directory, link, batch, claimKeys, seek.known))
        users.push(user)
    }
    return { url, isEncrypted, durations, people, recheck: "SERVICE", ...found, sample, users }
  } finally {
    link.close()
  }
}

const NOT_ASKED = { person: null, personProblem: null } as const

interface Seek {
  link: DirectoryConnection
  directory: Directory
  claimKeys: readonly string[]
  known: GroupParentCache
  now: Date
}

async function findSample(
  seek: Seek,
  narrowing: SourceMapping | null,
  page: number,
): Promise<DirectoryFindings["sample"]> {
  const { link, directory, claimKeys, now } = seek
  const all = filterForAllUsers(directory.userFilter)
  const entries = await link.search({
    ...personSearch(directory, claimKeys),
    filter: narrowing ? narrowedFilter(directory, all, narrowing) : all,
    entriesMax: DRY_RUN_SAMPLE_MAX,
  })
  const people = toDirectoryPeople(directory, entries, claimKeys, now).sort((a, b) =>
    a.username.localeCompare(b.username),
  )
  const from = (page - 1) * DRY_RUN_SAMPLE_PAGE_SIZE
  const shown: FoundPerson[] = []
  for (const person of people.slice(from, from + DRY_RUN_SAMPLE_PAGE_SIZE)) {
    shown.push(await describe(seek, person))
  }
  return { people: shown, total: people.length, isMore: entries.length === DRY_RUN_SAMPLE_MAX }
}

async function findPerson(
  seek: Seek,
  username: string,
): Promise<Pick<DirectoryFindings, "person" | "personProblem">> {
  const { link, directory, claimKeys, now } = seek
  const filter = filterForUser(directory.userFilter, username)
  const entries = await link.search({ ...personSearch(directory, claimKeys), filter, entriesMax: 2 })
  if (entries.length === 0) return { person: null, personProblem: "NOT_FOUND" }
  if (entries.length > 1) return { person: null, personProblem: "AMBIGUOUS" }
  const [person] = toDirectoryPeople(directory, entries, claimKeys, now)
  if (!person) return { person: null, personProblem: "INCOMPLETE" }
  return { person: await describe(seek, person), personProblem: null }
}

async function describe({ link, directory, known }: Seek, person: DirectoryPerson): Promise<FoundPerson> {
  return {
    identity: await getForeignIdentity(link, directory, person, known),
    isDisabled: person.isDisabled,
    entry: person.dn,
    attributes: mappedAttributes(directory, person),
  }
}

function mappedAttributes(directory: Directory, person: DirectoryPerson): MappedAttribute[] {
  const fields = [
    ["usernameAttribute", "username", person.username],
    ["firstnameAttribute", "firstname", person.firstname],
    ["surnameAttribute", "surname", person.surname],
    ["mailAttribute", "email", person.email],
    ["uniqueIdAttribute", "uniqueId", person.foreignUserId],
  ] as const
  return [
    ...fields.map(([setting, field, value]) => ({
      attribute: directory[setting],
      field,
      values: value === "" ? [] : boundedValues([value]),
    })),
    ...Object.entries(person.claims).map(([attribute, values]) => ({
      attribute,
      field: null,
      values: boundedValues([values].flat()),
    })),
  ]
}
