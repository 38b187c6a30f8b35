/**
 * Signing in with a directory's password. Whether a name exists, here or there, shows neither in the answer nor in what
 * is asked: every directory is searched once and bound to once for every failure.
 */
import { randomBytes } from "node:crypto"
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { DirectoryFailure, type DirectoryLink, type DirectoryProblem } from "../edges/ldap.ts"
import { findLogin } from "../people/store-foreign.ts"
import { type ForeignIdentity, importPerson } from "../sources/actions-import.ts"
import {
  askingFor,
  claimKeysOf,
  identityOf,
  openAsService,
  openServer,
  peopleOf,
  uniqueIdValue,
} from "./actions-lookup.ts"
import {
  ALL_DIRECTORIES_MS_MAX,
  bindNameOf,
  bindReasonOf,
  DIRECTORY_MS_MAX,
  type Directory,
  everybodyFilter,
  personFilter,
  SIGN_INS_AT_ONCE_MAX,
  UNREACHABLE_REST_MS,
} from "./rules.ts"
import { enabledDirectories, type StoredDirectory } from "./store.ts"

/** What somebody has typed. */
interface Typed {
  username: string
  password: string
}

/** Who the directories say it is; for nobody, what each of them said, for the audit log. */
export interface DirectoryProof {
  userId: string | null
  reasons: string
  /** One of them has the name. */
  hasName: boolean
}

type Answer = { identity: ForeignIdentity } | { reason: string; isDecided: boolean }

/** How a directory is asked: with the password, or only so that it takes as long. */
interface Asking {
  isReal: boolean
  /** The directory's own name for the user of this name, who comes from it. */
  foreignUserId: string | null
}

let signInsNow = 0

/**
 * Asks the enabled directories in order about somebody whom no local password proves. The first that has the name
 * decides; a user who comes from a directory is asked for there alone, and a local one nowhere.
 *
 * @returns null without directories
 * @throws Refusal LOGIN_FAILED for somebody whom no source takes, SERVER_BUSY
 */
export async function proveByDirectory(
  deps: Deps,
  typed: Typed,
  { address }: { address: string },
): Promise<DirectoryProof | null> {
  const directories = await enabledDirectories(deps.db)
  if (directories.length === 0) return null
  // Directories take a name without a password for nobody in particular, and say yes (RFC 4513 §5.1.2).
  if (typed.password === "" || typed.password.includes("\0"))
    return { userId: null, reasons: "NO_PASSWORD", hasName: false }
  if (signInsNow >= SIGN_INS_AT_ONCE_MAX) {
    throw new Refusal("SERVER_BUSY", `${signInsNow} sign-ins are asking the directories`)
  }
  signInsNow += 1
  try {
    const asked = await askAll(deps, directories, typed)
    const { identity, hasName } = asked
    if (!identity) return { userId: null, reasons: asked.reasons.join(", "), hasName }
    return { userId: await importPerson(deps, identity, address), reasons: "", hasName }
  } finally {
    signInsNow -= 1
  }
}

async function askAll(
  deps: Deps,
  directories: StoredDirectory[],
  typed: Typed,
): Promise<{ identity: ForeignIdentity | null; reasons: string[]; hasName: boolean }> {
  const login = await findLogin(deps.db, typed.username)
  const home = login?.isLocal ? null : (login?.ldapProviderId ?? null)
  const allInTime = AbortSignal.timeout(ALL_DIRECTORIES_MS_MAX)
  const reasons: string[] = []
  let isDecided = login?.isLocal ?? false
  let hasName = false
  for (const directory of directories) {
    const isHome = directory.id === home
    const asking = {
      isReal: !isDecided && (home === null || isHome),
      foreignUserId: isHome ? (login?.foreignUserId ?? null) : null,
    }
    const answer = await askGuarded(deps, directory, typed, asking, allInTime)
    if ("identity" in answer) return { identity: answer.identity, reasons, hasName: true }
    if (asking.isReal) reasons.push(`${directory.name}: ${answer.reason}`)
    hasName ||= asking.isReal && answer.isDecided
    isDecided ||= hasName
  }
  return { identity: null, reasons, hasName }
}

/** Directories that could not be reached, and until when they are left in peace (epoch milliseconds). */
const unreachable = new Map<string, { version: number; until: number; problem: DirectoryProblem }>()

/** Problems of the whole directory, not of one request. */
const LASTING: readonly DirectoryProblem[] = [
  "HOST_UNKNOWN",
  "HOST_FORBIDDEN",
  "UNREACHABLE",
  "TIMEOUT",
  "CERTIFICATE_UNTRUSTED",
  "CERTIFICATE_EXPIRED",
  "CERTIFICATE_NAME",
  "TLS_FAILED",
  "STARTTLS_REFUSED",
  "BIND_REFUSED",
]

/** A directory that cannot be asked keeps nobody from the next one. */
async function askGuarded(
  deps: Deps,
  directory: StoredDirectory,
  typed: Typed,
  asking: Asking,
  allInTime: AbortSignal,
): Promise<Answer> {
  const rests = unreachable.get(directory.id)
  const isSame = rests?.version === directory.version
  if (rests && isSame && deps.clock().getTime() < rests.until) {
    return { reason: rests.problem, isDecided: false }
  }
  const signal = AbortSignal.any([allInTime, AbortSignal.timeout(DIRECTORY_MS_MAX)])
  try {
    const answer = await (directory.bindMode === "SERVICE"
      ? askAsService(deps, directory, typed, asking, signal)
      : askAsPerson(deps, directory, typed, asking, signal))
    unreachable.delete(directory.id)
    return answer
  } catch (error) {
    if (!(error instanceof DirectoryFailure)) throw error
    // What ran out of everybody's time has perhaps had little of its own.
    if (!allInTime.aborted) await noteFailure(deps, directory, error, isSame)
    return { reason: error.problem, isDecided: false }
  }
}

/** @param isKnown  it could not be reached before either: that was written down then */
async function noteFailure(
  deps: Deps,
  { id, name, version }: StoredDirectory,
  { problem, message }: DirectoryFailure,
  isKnown: boolean,
): Promise<void> {
  const now = deps.clock()
  deps.log.warn("A directory could not be asked", { directory: name, problem, reason: message })
  if (!LASTING.includes(problem)) return
  unreachable.set(id, { version, problem, until: now.getTime() + UNREACHABLE_REST_MS })
  if (isKnown) return
  const fact = { event: "DIRECTORY_UNREACHABLE", objectType: "ldapProvider", objectId: id } as const
  await writeAudit(deps.db, null, { ...fact, details: { name, problem } }, now)
}

/** Looks the person up with the service name, then signs in as the entry that was found. */
async function askAsService(
  deps: Deps,
  directory: Directory,
  typed: Typed,
  { isReal, foreignUserId }: Asking,
  signal: AbortSignal,
): Promise<Answer> {
  const claimKeys = await claimKeysOf(deps, directory)
  const { link } = await openAsService(deps, directory, signal)
  try {
    const search = { ...askingFor(directory, claimKeys), entriesMax: 2 }
    let found = await link.search({ ...search, filter: personFilter(directory.userFilter, typed.username) })
    if (found.length === 0 && foreignUserId !== null) {
      const values = [uniqueIdValue(directory, foreignUserId)]
      const oneOf = { attribute: directory.uniqueIdAttribute, values }
      found = await link.search({ ...search, oneOf, filter: everybodyFilter(directory.userFilter) })
    }
    const [entry] = found
    const isOne = isReal && entry !== undefined && found.length === 1
    const proof = await tryPassword(deps, directory, isOne ? { ...typed, name: entry.dn } : null, signal)
    if (!isOne) return { reason: found.length > 1 ? "AMBIGUOUS" : "NO_ENTRY", isDecided: found.length > 1 }
    if (!proof.isRight) return { reason: bindReasonOf(proof.detail), isDecided: true }
    return await answerOf(directory, link, peopleOf(directory, [entry], claimKeys, deps.clock())[0])
  } finally {
    link.close()
  }
}

/** Signs in as the person and lets them read their own entry. */
async function askAsPerson(
  deps: Deps,
  directory: Directory,
  typed: Typed,
  { isReal }: Asking,
  signal: AbortSignal,
): Promise<Answer> {
  const name = isReal ? bindNameOf(directory.userBindPattern, typed.username) : null
  const claimKeys = await claimKeysOf(deps, directory)
  const { link } = await openServer(deps, directory, signal)
  try {
    const proof = await (name === null ? nobody(link, directory) : link.bind(name, typed.password))
    if (name === null || !proof.isRight) return { reason: bindReasonOf(proof.detail), isDecided: false }
    const asked = askingFor(directory, claimKeys)
    // A distinguished name is the entry itself: no other one may be taken for it.
    const where = name.includes("=") ? { base: name, scope: "base" as const } : {}
    const filter = personFilter(directory.userFilter, typed.username)
    const found = await link.search({ ...asked, ...where, filter, entriesMax: 2 })
    if (found.length !== 1) return { reason: found.length > 1 ? "AMBIGUOUS" : "NO_ENTRY", isDecided: true }
    return await answerOf(directory, link, peopleOf(directory, found, claimKeys, deps.clock())[0])
  } finally {
    link.close()
  }
}

async function answerOf(
  directory: Directory,
  link: DirectoryLink,
  person: ReturnType<typeof peopleOf>[number] | undefined,
): Promise<Answer> {
  if (!person) return { reason: "NO_IDENTIFIER", isDecided: true }
  if (person.isClosed) return { reason: "DISABLED", isDecided: true }
  return { identity: await identityOf(link, directory, person) }
}

/** On a connection of its own, so that the first one stays the service's. Without anybody it takes as long. */
async function tryPassword(
  deps: Deps,
  directory: Directory,
  who: { name: string; password: string } | null,
  signal: AbortSignal,
): Promise<{ isRight: boolean; detail: string }> {
  const { link } = await openServer(deps, directory, signal)
  try {
    return await (who === null ? nobody(link, directory) : link.bind(who.name, who.password))
  } finally {
    link.close()
  }
}

const MADE_UP_BYTES = 12

/** A sign-in as somebody who does not exist, with a password that nobody has typed. */
async function nobody(
  link: DirectoryLink,
  directory: Directory,
): Promise<{ isRight: boolean; detail: string }> {
  const word = () => randomBytes(MADE_UP_BYTES).toString("hex")
  const name =
    directory.bindMode === "USER"
      ? bindNameOf(directory.userBindPattern, word())
      : `${directory.usernameAttribute}=${word()},${directory.baseDn}`
  await link.bind(name ?? "", word())
  return { isRight: false, detail: "" }
}
