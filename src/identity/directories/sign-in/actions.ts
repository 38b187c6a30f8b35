/**
 * Sign-in with a directory's password. Whether a name exists, locally or there, shows neither in the response nor in
 * the queries: for every failure each directory is searched once and bound to once.
 */

import { randomBytes } from "node:crypto"
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import {
  DIRECTORY_WIDE_PROBLEMS,
  type DirectoryConnection,
  DirectoryFailure,
  type DirectoryProblem,
} from "../../../edges/ldap/client.ts"
import { record } from "../../../system/audit/store.ts"
import { type ForeignIdentity, provisionUser } from "../../sources/provisioning/actions.ts"
import type { AuthenticatingSource } from "../../sources/store.ts"
import {
  connectAsService,
  connectToDirectory,
  getForeignIdentity,
  listClaimKeys,
  personSearch,
  toDirectoryPeople,
  uniqueIdValue,
} from "../lookup/actions.ts"
import {
  ALL_DIRECTORIES_TIMEOUT_MS,
  bindFailureReasonOf,
  buildBindName,
  DIRECTORY_TIMEOUT_MS,
  type Directory,
  filterForAllUsers,
  filterForUser,
  SIGN_IN_CONCURRENCY_MAX,
  UNREACHABLE_BACKOFF_MS,
} from "../rules.ts"
import { listEnabledDirectories, type StoredDirectory } from "../store.ts"

/** Credentials as typed. */
interface TypedCredentials {
  username: string
  password: string
  /** The user of this name, and the directory's own name for who comes from one; null without such a user. */
  account: { foreign_user_id: string | null; ldap_provider_id: string | null } | null
}

/** The user authenticated by a directory; without one, the result of each directory for the audit log. */
interface DirectoryAuthentication {
  userId: string | null
  source?: AuthenticatingSource
  reasons: string
  /** One of them has the name. */
  isNameKnown: boolean
  /** No directory has decided, and one of those that could have did not answer. */
  isUnanswered: boolean
}

type DirectoryResult =
  | { identity: ForeignIdentity }
  | { reason: string; isDecided: boolean; isUnanswered?: boolean }

/** A bind with the password, or a dummy bind that takes the same time. */
interface BindAttempt {
  isRealBind: boolean
  /** The directory's own name for the user of this name, who comes from it. */
  foreignUserId: string | null
}

class DirectorySignIns {
  active = 0
  /** Directories that could not be reached, and the time before which each is not retried (epoch milliseconds). */
  readonly unreachable = new Map<string, { version: number; until: number; problem: DirectoryProblem }>()
}

/**
 * Tries the enabled directories in order for a user without a matching local password. The first that has the name
 * decides; a user from a directory is looked up in that directory only, a local user in none.
 *
 * @returns null without directories
 * @throws Refusal LOGIN_FAILED when no source accepts the user, SERVER_BUSY
 */
export async function authenticateByDirectory(
  deps: Deps,
  typed: TypedCredentials,
  { address }: { address: string },
): Promise<DirectoryAuthentication | null> {
  const directories = await listEnabledDirectories(deps.db)
  if (directories.length === 0) return null
  // A bind with a name and no password succeeds as an unauthenticated bind (RFC 4513 §5.1.2).
  if (typed.password === "" || typed.password.includes("\0"))
    return { userId: null, reasons: "NO_PASSWORD", isNameKnown: false, isUnanswered: false }
  const signIns = deps.state.get(DirectorySignIns)
  if (signIns.active >= SIGN_IN_CONCURRENCY_MAX) {
    throw new Refusal("SERVER_BUSY", `${signIns.active} sign-ins are asking the directories`)
  }
  signIns.active += 1
  try {
    const asked = await queryDirectories(deps, directories, typed)
    const { identity, hasName: isNameKnown, isUnanswered } = asked
    if (!identity) return { userId: null, reasons: asked.reasons.join(", "), isNameKnown, isUnanswered }
    const { version } = asked
    const userId = await provisionUser(deps, identity, address, version)
    const source = { kind: "LDAP" as const, id: identity.provider.id, version }
    return { userId, source, reasons: "", isNameKnown, isUnanswered }
  } finally {
    signIns.active -= 1
  }
}

async function queryDirectories(
  deps: Deps,
  directories: StoredDirectory[],
  typed: TypedCredentials,
): Promise<{
  identity: ForeignIdentity | null
  /** Of the directory's settings. */
  version: number
  reasons: string[]
  hasName: boolean
  isUnanswered: boolean
}> {
  const { account } = typed
  const isLocal = account !== null && account.foreign_user_id === null
  const home = isLocal ? null : (account?.ldap_provider_id ?? null)
  const allInTime = AbortSignal.timeout(ALL_DIRECTORIES_TIMEOUT_MS)
  const reasons: string[] = []
  let isDecided = isLocal
  let hasName = false
  let isUnanswered = false
  for (const directory of directories) {
    const isHome = directory.id === home
    const asking = {
      isRealBind: !isDecided && (home === null || isHome),
      foreignUserId: isHome ? (account?.foreign_user_id ?? null) : null,
    }
    const answer = await queryDirectory(deps, directory, typed, asking, allInTime)
    if ("identity" in answer) {
      const { version } = directory
      return { identity: answer.identity, version, reasons, hasName: true, isUnanswered: false }
    }
    if (asking.isRealBind) reasons.push(`${directory.name}: ${answer.reason}`)
    hasName ||= asking.isRealBind && answer.isDecided
    isUnanswered ||= asking.isRealBind && answer.isUnanswered === true
    isDecided ||= hasName
  }
  return { identity: null, version: 0, reasons, hasName, isUnanswered: isUnanswered && !hasName }
}

/** An unreachable directory does not prevent the next one from being queried. */
async function queryDirectory(
  deps: Deps,
  directory: StoredDirectory,
  typed: TypedCredentials,
  asking: BindAttempt,
  allInTime: AbortSignal,
): Promise<DirectoryResult> {
  const { unreachable } = deps.state.get(DirectorySignIns)
  const lastFailure = unreachable.get(directory.id)
  const isSame = lastFailure?.version === directory.version
  if (lastFailure && isSame && deps.clock().getTime() < lastFailure.until) {
    return { reason: lastFailure.problem, isDecided: false, isUnanswered: true }
  }
  const signal = AbortSignal.any([allInTime, AbortSignal.timeout(DIRECTORY_TIMEOUT_MS)])
  try {
    const answer = await (directory.bindMode === "SERVICE"
      ? bindViaService(deps, directory, typed, asking, signal)
      : bindAsPerson(deps, directory, typed, asking, signal))
    unreachable.delete(directory.id)
    return answer
  } catch (error) {
    if (!(error instanceof DirectoryFailure)) throw error
    // A directory that failed on the shared time limit may have had little time of its own: not its failure.
    if (!allInTime.aborted) await recordFailure(deps, directory, error, isSame)
    return { reason: error.problem, isDecided: false, isUnanswered: true }
  }
}

/** @param isKnown  the directory was unreachable before, which is recorded already */
async function recordFailure(
  deps: Deps,
  { id, name, version }: StoredDirectory,
  { problem, message }: DirectoryFailure,
  isKnown: boolean,
): Promise<void> {
  const now = deps.clock()
  deps.log.warn("A directory could not be queried", { directory: name, problem, reason: message })
  if (!DIRECTORY_WIDE_PROBLEMS.some((one) => one === problem)) return
  deps.state
    .get(DirectorySignIns)
    .unreachable.set(id, { version, problem, until: now.getTime() + UNREACHABLE_BACKOFF_MS })
  if (isKnown) return
  await record(
    { tx: deps.db, actor: null, now },
    "DIRECTORY_UNREACHABLE",
    { type: "ldapProvider", id },
    { name, problem },
  )
}

/** Looks the user up with the service account, then binds as the entry found. */
async function bindViaService(
  deps: Deps,
  directory: Directory,
  typed: TypedCredentials,
  { isRealBind, foreignUserId }: BindAttempt,
  signal: AbortSignal,
): Promise<DirectoryResult> {
  const claimKeys = await listClaimKeys(deps, directory)
  const { link } = await connectAsService(deps, directory, signal)
  try {
    const search = { ...personSearch(directory, claimKeys), entriesMax: 2 }
    let found = await link.search({ ...search, filter: filterForUser(directory.userFilter, typed.username) })
    if (found.length === 0 && foreignUserId !== null) {
      const values = [uniqueIdValue(directory, foreignUserId)]
      const oneOf = { attribute: directory.uniqueIdAttribute, values }
      found = await link.search({ ...search, oneOf, filter: filterForAllUsers(directory.userFilter) })
    }
    const [entry] = found
    const isOne = isRealBind && entry !== undefined && found.length === 1
    const proof = await bindWithPassword(deps, directory, isOne ? { ...typed, name: entry.dn } : null, signal)
    if (!isOne) return { reason: found.length > 1 ? "AMBIGUOUS" : "NO_ENTRY", isDecided: found.length > 1 }
    if (!proof.isRight) return { reason: bindFailureReasonOf(proof.detail), isDecided: true }
    return await toDirectoryResult(
      directory,
      link,
      toDirectoryPeople(directory, [entry], claimKeys, deps.clock())[0],
    )
  } finally {
    link.close()
  }
}

/** Binds as the user and reads the user's own entry. */
async function bindAsPerson(
  deps: Deps,
  directory: Directory,
  typed: TypedCredentials,
  { isRealBind }: BindAttempt,
  signal: AbortSignal,
): Promise<DirectoryResult> {
  const name = isRealBind ? buildBindName(directory.userBindPattern, typed.username) : null
  const claimKeys = await listClaimKeys(deps, directory)
  const { link } = await connectToDirectory(deps, directory, signal)
  try {
    const proof = await (name === null ? bindAsDummy(link, directory) : link.bind(name, typed.password))
    if (name === null || !proof.isRight)
      return { reason: bindFailureReasonOf(proof.detail), isDecided: false }
    const asked = personSearch(directory, claimKeys)
    // A distinguished name is the entry itself: no other one may be taken for it.
    const where = name.includes("=") ? { base: name, scope: "base" as const } : {}
    const filter = filterForUser(directory.userFilter, typed.username)
    const found = await link.search({ ...asked, ...where, filter, entriesMax: 2 })
    if (found.length !== 1) return { reason: found.length > 1 ? "AMBIGUOUS" : "NO_ENTRY", isDecided: true }
    return await toDirectoryResult(
      directory,
      link,
      toDirectoryPeople(directory, found, claimKeys, deps.clock())[0],
    )
  } finally {
    link.close()
  }
}

async function toDirectoryResult(
  directory: Directory,
  link: DirectoryConnection,
  person: ReturnType<typeof toDirectoryPeople>[number] | undefined,
): Promise<DirectoryResult> {
  if (!person) return { reason: "NO_IDENTIFIER", isDecided: true }
  if (person.isDisabled) return { reason: "DISABLED", isDecided: true }
  return { identity: await getForeignIdentity(link, directory, person) }
}

/** On a separate connection, so that the first one stays the service's. Without an entry it takes the same time. */
async function bindWithPassword(
  deps: Deps,
  directory: Directory,
  who: { name: string; password: string } | null,
  signal: AbortSignal,
): Promise<{ isRight: boolean; detail: string }> {
  const { link } = await connectToDirectory(deps, directory, signal)
  try {
    return await (who === null ? bindAsDummy(link, directory) : link.bind(who.name, who.password))
  } finally {
    link.close()
  }
}

const DUMMY_NAME_BYTES = 12

/** Random credentials that match no account. */
async function bindAsDummy(
  link: DirectoryConnection,
  directory: Directory,
): Promise<{ isRight: boolean; detail: string }> {
  const word = () => randomBytes(DUMMY_NAME_BYTES).toString("hex")
  const name =
    directory.bindMode === "USER"
      ? buildBindName(directory.userBindPattern, word())
      : `${directory.usernameAttribute}=${word()},${directory.baseDn}`
  await link.bind(name ?? "", word())
  return { isRight: false, detail: "" }
}
