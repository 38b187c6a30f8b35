/** Directory look-ups: connection to one of its servers, a user's entry, the user's groups. */
import { elapsedMs } from "../../../base/clock.ts"
import type { Deps } from "../../../base/deps.ts"
import { SecretDecryptionError } from "../../../base/secret-box.ts"
import {
  type DirectoryConnection,
  type DirectoryEntry,
  DirectoryFailure,
  openDirectory,
} from "../../../edges/ldap/client.ts"
import type { ForeignIdentity } from "../../sources/provisioning/actions.ts"
import { listSourcesOfProvider } from "../../sources/store.ts"
import { domainDnOf, OBJECT_SID } from "../active-directory/rules.ts"
import {
  attributesToRequest,
  CONNECT_TIMEOUT_MS,
  type Directory,
  type DirectoryPerson,
  filterForMember,
  GROUP_DEPTH_MAX,
  GROUPS_MAX,
  guidBytes,
  isGuidAttribute,
  MEMBER_OF,
  textsOf,
  toDirectoryPerson,
} from "../rules.ts"
import { openBindPassword } from "../store.ts"

type LookupDeps = Pick<Deps, "db" | "secretBox" | "allowLoopback">

/** No attributes (RFC 4511 §4.5.1.8). */
export const NO_ATTRIBUTES = ["1.1"]
const MATCH_ALL_FILTER = "(objectClass=*)"

interface OpenedDirectory {
  link: DirectoryConnection
  /** The server that answered, and how long connecting to it took, with TLS. */
  url: string
  isEncrypted: boolean
  connectedInMs: number
}

/** A connection to the first server of a directory that answers. @throws DirectoryFailure of the last one that did not */
export async function connectToDirectory(
  { allowLoopback }: Pick<LookupDeps, "allowLoopback">,
  { urls, startTls, caCertificate }: Directory,
  signal: AbortSignal,
): Promise<OpenedDirectory> {
  let failure = new DirectoryFailure("UNREACHABLE", "the directory has no address")
  for (const url of urls) {
    try {
      const address = { url, startTls, caCertificate, allowLoopback }
      const startedMs = performance.now()
      const link = await openDirectory(address, CONNECT_TIMEOUT_MS, signal)
      return { link, url, isEncrypted: startTls || /^ldaps:/i.test(url), connectedInMs: elapsedMs(startedMs) }
    } catch (error) {
      if (!(error instanceof DirectoryFailure) || signal.aborted) throw error
      failure = error
    }
  }
  throw failure
}

/** The same with the service name proved. @throws DirectoryFailure */
export async function connectAsService(
  deps: LookupDeps,
  directory: Directory,
  signal: AbortSignal,
): Promise<OpenedDirectory & { boundInMs: number }> {
  const password = await openServicePassword(deps, directory)
  if (password === null) throw new DirectoryFailure("BIND_REFUSED", "there is no service name to ask with")
  return connectWithPassword(deps, directory, password, signal)
}

/** The same with settings and a password that need not be saved. @throws DirectoryFailure */
export async function connectWithPassword(
  deps: Pick<LookupDeps, "allowLoopback">,
  directory: Directory,
  password: string,
  signal: AbortSignal,
): Promise<OpenedDirectory & { boundInMs: number }> {
  const opened = await connectToDirectory(deps, directory, signal)
  try {
    const startedMs = performance.now()
    const { isRight, detail } = await opened.link.bind(directory.bindDn, password)
    if (!isRight) throw new DirectoryFailure("BIND_REFUSED", detail)
    return { ...opened, boundInMs: elapsedMs(startedMs) }
  } catch (error) {
    opened.link.close()
    throw error
  }
}

/** A bind password that cannot be decrypted is a fault of the directory, not of the user. */
async function openServicePassword(deps: LookupDeps, directory: Directory): Promise<string | null> {
  try {
    return await openBindPassword(deps.db, deps.secretBox, directory.id)
  } catch (error) {
    if (error instanceof SecretDecryptionError) throw new DirectoryFailure("BIND_REFUSED", error.message)
    throw error
  }
}

/** The attributes that the sources of a directory evaluate. */
export async function listClaimKeys(deps: Pick<Deps, "db">, directory: Directory): Promise<string[]> {
  const sources = await listSourcesOfProvider(deps.db, "LDAP", directory.id)
  return [...new Set(sources.flatMap((source) => source.claimMappings.map((mapping) => mapping.key)))]
}

/** Common options of all searches for users. */
export function personSearch(directory: Directory, claimKeys: readonly string[]) {
  return {
    base: directory.baseDn,
    scope: "sub" as const,
    attributes: attributesToRequest(directory, claimKeys),
    binaryAttributes: [
      OBJECT_SID,
      ...(isGuidAttribute(directory.uniqueIdAttribute) ? [directory.uniqueIdAttribute, GUID_ATTRIBUTE] : []),
    ],
  }
}

/** The spelling of servers; answers are compared by spelling. */
const GUID_ATTRIBUTE = "objectGUID"

/** Converts a stored foreign user id to the value of the directory's identifier attribute. */
export function uniqueIdValue(directory: Directory, foreignUserId: string): string | Buffer {
  return isGuidAttribute(directory.uniqueIdAttribute) ? Buffer.from(guidBytes(foreignUserId)) : foreignUserId
}

/** Cache of parent groups by a group's name in lower case: many users share groups. */
export type GroupParentCache = Map<string, string[]>

/** A user with attributes and groups, as the sources evaluate them. @throws DirectoryFailure */
export async function getForeignIdentity(
  link: DirectoryConnection,
  directory: Directory,
  person: DirectoryPerson,
  known: GroupParentCache = new Map(),
): Promise<ForeignIdentity> {
  const { foreignUserId, username, firstname, surname, email, claims, attributeNames } = person
  const groups = await listGroups(link, directory, person, known)
  const provider = { id: directory.id, name: directory.name }
  const names = { username, firstname, surname, email }
  return { kind: "LDAP", provider, foreignUserId, ...names, claims, groups, attributeNames }
}

async function listGroups(
  link: DirectoryConnection,
  directory: Directory,
  person: DirectoryPerson,
  known: GroupParentCache,
): Promise<string[]> {
  if (directory.groupLookup === "NONE") return []
  const cached = async (name: string, ask: () => Promise<string[]>) => {
    const found = known.get(name.toLowerCase()) ?? (await ask())
    known.set(name.toLowerCase(), found)
    return found
  }
  const parents = (dn: string) => cached(dn, () => listParentGroups(link, directory, dn))
  const { primaryGroupSid: sid } = person
  const primary =
    sid === null
      ? []
      : await cached(`sid=${Buffer.from(sid).toString("hex")}`, () => findGroupBySid(link, directory, sid))
  switch (directory.groupLookup) {
    case "IN_CHAIN": {
      const above = await Promise.all(primary.map(parents))
      const groups = [...primary, ...above.flat(), ...(await findGroupsOfMember(link, directory, person))]
      return [...new Set(groups)].slice(0, GROUPS_MAX)
    }
    case "MEMBER_OF":
      return addParentGroups([...primary, ...person.memberOf], directory.nestedGroups, parents)
    case "MEMBER": {
      const groups = [...primary, ...(await findGroupsOfMember(link, directory, person))]
      return addParentGroups(groups, directory.nestedGroups, parents)
    }
  }
}

/** Active Directory's primary group, anywhere in the domain; nothing when it is not readable. */
async function findGroupBySid(
  link: DirectoryConnection,
  directory: Directory,
  sid: Uint8Array,
): Promise<string[]> {
  const found = await link.search({
    base: domainDnOf(directory.baseDn),
    scope: "sub",
    filter: MATCH_ALL_FILTER,
    oneOf: { attribute: OBJECT_SID, values: [Buffer.from(sid)] },
    attributes: NO_ATTRIBUTES,
    entriesMax: 2,
  })
  return found.length === 1 ? found.map((entry) => entry.dn) : []
}

/** Breadth-first; visited groups are not searched again, so a cycle ends. */
async function addParentGroups(
  first: readonly string[],
  isNested: boolean,
  parentsOf: (dn: string) => Promise<string[]>,
): Promise<string[]> {
  const met = new Map(first.slice(0, GROUPS_MAX).map((dn) => [dn.toLowerCase(), dn]))
  let level = [...met.values()]
  for (let depth = 0; isNested && depth < GROUP_DEPTH_MAX && level.length > 0; depth++) {
    const above: string[] = []
    for (const dn of level) {
      for (const parent of await parentsOf(dn)) {
        if (met.has(parent.toLowerCase()) || met.size >= GROUPS_MAX) continue
        met.set(parent.toLowerCase(), parent)
        above.push(parent)
      }
    }
    level = above
  }
  return [...met.values()]
}

/** The groups that a group is in. */
function listParentGroups(link: DirectoryConnection, directory: Directory, dn: string): Promise<string[]> {
  return directory.groupLookup === "MEMBER_OF"
    ? readMemberOf(link, dn)
    : findGroupsOfMember(link, directory, { dn, username: dn })
}

async function findGroupsOfMember(
  link: DirectoryConnection,
  directory: Directory,
  member: { dn: string; username: string },
): Promise<string[]> {
  const found = await link.search({
    base: directory.groupBaseDn,
    scope: "sub",
    filter: filterForMember(directory, member),
    attributes: NO_ATTRIBUTES,
    pageSize: directory.pageSize,
  })
  return found.map((entry) => entry.dn)
}

/** A group that is not readable counts as having no parents. */
async function readMemberOf(link: DirectoryConnection, dn: string): Promise<string[]> {
  try {
    const search = { base: dn, scope: "base", filter: MATCH_ALL_FILTER, attributes: [MEMBER_OF] } as const
    return (await link.search(search)).flatMap((entry) => textsOf(entry.attributes, MEMBER_OF))
  } catch (error) {
    const isUnseen =
      error instanceof DirectoryFailure && ["BASE_NOT_FOUND", "NOT_PERMITTED"].includes(error.problem)
    if (isUnseen) return []
    throw error
  }
}

/** The users of these entries; entries without a name or an identifier are left out. */
export function toDirectoryPeople(
  directory: Directory,
  entries: readonly DirectoryEntry[],
  claimKeys: readonly string[],
  now: Date,
): DirectoryPerson[] {
  return entries.flatMap((entry) => toDirectoryPerson(directory, entry, claimKeys, now) ?? [])
}
