/**
 * The way to a directory: one connection to one server, encrypted and checked before the first name goes over it.
 * Referrals are not followed, a lost connection is not opened again, and every answer has a limit of time and size.
 */
import type { Socket } from "node:net"
import type { TLSSocket } from "node:tls"
import {
  AndFilter,
  BerReader,
  Client,
  type Entry,
  EqualityFilter,
  type Filter,
  FilterParser,
  OrFilter,
  ResultCodeError,
} from "ldapts"
import { countElements, MessageSocket, messageLength, type ResponseLimits } from "./messages.ts"
import { withAllRanges } from "./ranges.ts"
import {
  DirectoryFailure,
  type DirectoryProblem,
  type DirectoryServer,
  dialPlain,
  dialTls,
  rejectOnAbort,
  sanitizeForLog,
  toDirectoryFailure,
  upgradeToTls,
} from "./socket.ts"

export {
  DIRECTORY_PROBLEMS,
  DIRECTORY_WIDE_PROBLEMS,
  DirectoryFailure,
  type DirectoryProblem,
} from "./socket.ts"

export interface DirectoryAddress {
  /** ldaps://host:port or ldap://host:port */
  url: string
  /** An ldap:// connection is encrypted before anything else. */
  startTls: boolean
  caCertificate: string
  allowLoopback: boolean
}

interface DirectorySearch {
  base: string
  /** "base" returns the entry `base` alone. */
  scope: "base" | "sub"
  /** RFC 4515; user input in it is escaped. */
  filter: string
  /** Only entries with one of these values; bytes for values that are not text. */
  oneOf?: { attribute: string; values: readonly (string | Buffer)[] }
  attributes: readonly string[]
  /** Attributes whose values are returned as bytes. */
  binaryAttributes?: readonly string[]
  /** Limit on the entries returned; the result does not show whether there are more. */
  entriesMax?: number
  /** All entries, so many at a time. */
  pageSize?: number
}

export interface DirectoryEntry {
  dn: string
  /** Attributes by name in lower case. */
  attributes: ReadonlyMap<string, readonly (string | Buffer)[]>
}

export interface DirectoryConnection {
  /**
   * Proves a name with its password.
   *
   * @returns false when the directory does not let them in; `detail` is its own words, for the log
   * @throws DirectoryFailure for everything else
   */
  bind(name: string, password: string): Promise<{ isRight: boolean; detail: string }>
  /** @throws DirectoryFailure */
  search(search: DirectorySearch): Promise<DirectoryEntry[]>
  /** Pages of entries, each as it comes. @throws DirectoryFailure */
  pages(search: DirectorySearch & { pageSize: number }): AsyncGenerator<DirectoryEntry[]>
  close(): void
}

/** Timeout of one request on an open connection. */
const REQUEST_MS_MAX = 10_000
/** The same for the server, which stops searching then. */
const SEARCH_SECONDS_MAX = 8
/** Per search, all pages together; the groups of one user are far fewer. */
const ENTRIES_MAX = 20_000
/** Limits of one response; a page of entries has far less. A server that sends more is cut off. */
export const RESPONSE_LIMITS: ResponseLimits = {
  bytes: 16 * 1024 * 1024,
  messages: ENTRIES_MAX,
  // A thousand users in a few hundred groups each.
  elements: 500_000,
}
/** Bytes of one search, all pages together. */
const SEARCH_BYTES_MAX = 2 * RESPONSE_LIMITS.bytes
/** An answer to StartTLS is short. */
const STARTTLS_RESPONSE_BYTES_MAX = 4096
const LDAP_PORT = 389
const LDAPS_PORT = 636

/** Problems that can be fixed, such as NO_SUCH_OBJECT or INVALID_DN_SYNTAX, by result code (RFC 4511 appendix A). */
const PROBLEM_BY_RESULT_CODE: Record<number, DirectoryProblem> = {
  3: "TIMEOUT",
  4: "SIZE_LIMIT",
  8: "NOT_PERMITTED",
  11: "SIZE_LIMIT",
  13: "NOT_PERMITTED",
  32: "BASE_NOT_FOUND",
  34: "BASE_NOT_FOUND",
  50: "NOT_PERMITTED",
  51: "UNREACHABLE",
  52: "UNREACHABLE",
}

/**
 * Result codes of a sign-in that concern the server: busy, unavailable, or encryption required. All others concern
 * the account; servers have several for one that is disabled or locked.
 */
const SERVER_RESULT_CODES: readonly number[] = [8, 13, 51, 52]

/** Whether this is a search filter (RFC 4515). */
export function isSearchFilter(text: string): boolean {
  try {
    FilterParser.parseString(text)
    return hasOuterParentheses(text)
  } catch {
    return false
  }
}

/** One pair of parentheses around all; the parser is content with fewer. In values they are escaped. */
function hasOuterParentheses(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth += 1
    else if (text[at] === ")") depth -= 1
    if (depth < 1 && at < text.length - 1) return false
  }
  return depth === 0
}

/**
 * Opens a connection and encrypts it.
 *
 * @param connectMs  time for both
 * @param signal     ends the connection whenever it is given
 * @throws DirectoryFailure
 */
export async function openDirectory(
  address: DirectoryAddress,
  connectMs: number,
  signal: AbortSignal,
): Promise<DirectoryConnection> {
  const url = new URL(address.url)
  const isTlsFromStart = url.protocol === "ldaps:"
  const server = {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isTlsFromStart ? LDAPS_PORT : LDAP_PORT),
    caCertificate: address.caCertificate,
    allowLoopback: address.allowLoopback,
  }
  const opening = AbortSignal.any([signal, AbortSignal.timeout(connectMs)])
  if (isTlsFromStart) return createConnection(await dialTls(server, opening), signal)
  const plain = await dialPlain(server, opening)
  return createConnection(address.startTls ? await startTls(server, plain, opening) : plain, signal)
}

const ANY_ENTRY_FILTER = "(objectClass=*)"

/** The request to encrypt: message 1, an extended request with StartTLS's name (RFC 4511 §4.14). */
const START_TLS = Buffer.from("301d02010177188016312e332e362e312e342e312e313436362e3230303337", "hex")
/** APPLICATION 24, an extended response. */
const EXTENDED_RESPONSE = 0x78

/** StartTLS. Whatever comes in the clear behind its answer would count as encrypted: there must be nothing. */
async function startTls(server: DirectoryServer, plain: Socket, signal: AbortSignal): Promise<TLSSocket> {
  const answered = Promise.withResolvers<void>()
  const lost = () => answered.reject(new DirectoryFailure("TLS_FAILED", "closed before it was encrypted"))
  let said = Buffer.alloc(0)
  const listen = (data: Buffer) => {
    said = Buffer.concat([said, data])
    try {
      const length = messageLength(said, STARTTLS_RESPONSE_BYTES_MAX)
      if (length !== null && said.length >= length) answered.resolve(checkStartTlsResponse(said, length))
    } catch (error) {
      answered.reject(toRequestFailure(error))
    }
  }
  plain.on("data", listen).on("error", lost).on("close", lost)
  try {
    plain.write(START_TLS)
    await Promise.race([answered.promise, rejectOnAbort(signal)])
    plain.off("data", listen)
    return await upgradeToTls(server, plain, signal)
  } catch (error) {
    plain.destroy()
    throw error
  }
}

/** @throws DirectoryFailure for a no, and for an answer with something behind it */
function checkStartTlsResponse(said: Buffer, length: number): void {
  if (said.length > length || countElements(said, STARTTLS_RESPONSE_BYTES_MAX) === null)
    throw new DirectoryFailure("INVALID_RESPONSE", "words in the clear after StartTLS")
  const reader = new BerReader(said)
  reader.readSequence()
  reader.readInt()
  const code = reader.readSequence() === EXTENDED_RESPONSE ? reader.readEnumeration() : null
  if (code !== 0) throw new DirectoryFailure("STARTTLS_REFUSED", `StartTLS was answered with ${code}`)
}

/**
 * The library opens a connection anew when it was lost: without encryption, and without a sign-in. It gets the one that
 * is open, once; the address only satisfies its parser.
 */
function createClient(socket: MessageSocket): Client {
  let isGiven = false
  const give = () => {
    if (isGiven) throw new DirectoryFailure("INVALID_RESPONSE", "the connection was lost")
    isGiven = true
    return socket
  }
  return new Client({ url: "ldap://open.invalid", timeout: REQUEST_MS_MAX, createConnection: give as never })
}

function createConnection(raw: Socket, signal: AbortSignal): DirectoryConnection {
  const socket = new MessageSocket(raw, RESPONSE_LIMITS)
  const client = createClient(socket)
  const close = () => void socket.on("error", () => undefined).destroy()
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  socket.once("close", () => lost.reject(new DirectoryFailure("INVALID_RESPONSE", "the connection was lost")))
  signal.addEventListener("abort", close, { once: true })
  const aborted = rejectOnAbort(signal)
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    socket.startResponse()
    try {
      return await Promise.race([work(), aborted, lost.promise])
    } catch (error) {
      if (error instanceof ResultCodeError) throw error
      close()
      throw signal.aborted ? await aborted.catch((late) => late) : toRequestFailure(error)
    }
  }
  async function* pages(search: DirectorySearch & { pageSize: number }) {
    const answers = client.searchPaginated(search.base, searchOptions(search))
    let sizeBytes = 0
    try {
      for (;;) {
        const next = await run(() => answers.next())
        if (next.done) break
        sizeBytes += socket.startResponse()
        if (sizeBytes > SEARCH_BYTES_MAX) throw new DirectoryFailure("SIZE_LIMIT", "too many bytes")
        yield await wholeEntries(next.value.searchEntries)
      }
    } catch (error) {
      throw toResultFailure(error, "REFUSED")
    }
    // The library treats an empty page as the last one, regardless of the server's cookie.
    if (socket.hasMorePages)
      throw new DirectoryFailure("INVALID_RESPONSE", "an empty page that is not the last")
  }
  const askRange = async (dn: string, attribute: string) => {
    const search = { scope: "base" as const, filter: ANY_ENTRY_FILTER, attributes: [attribute] }
    const { searchEntries } = await run(() => client.search(dn, search))
    return searchEntries.map(toEntry)[0]
  }
  async function wholeEntries(entries: readonly Entry[]): Promise<DirectoryEntry[]> {
    const whole: DirectoryEntry[] = []
    for (const entry of entries) whole.push(await withAllRanges(toEntry(entry), askRange))
    return whole
  }
  return {
    async bind(name, password) {
      if (password === "") throw new DirectoryFailure("BIND_REFUSED", "an empty password proves nothing")
      // Without these a name could be taken for a mechanism ("EXTERNAL").
      if (!/[=@\\]/.test(name)) return { isRight: false, detail: "not a name that can be bound" }
      try {
        await run(() => client.bind(name, password))
        return { isRight: true, detail: "" }
      } catch (error) {
        const isAboutName = error instanceof ResultCodeError && !SERVER_RESULT_CODES.includes(error.code)
        if (isAboutName) return { isRight: false, detail: sanitizeForLog(error.message, password) }
        const { problem, message } = toResultFailure(error, "BIND_REFUSED")
        throw new DirectoryFailure(problem, sanitizeForLog(message, password))
      }
    },
    async search(search) {
      const found: DirectoryEntry[] = []
      if (search.pageSize !== undefined) {
        for await (const entries of pages({ ...search, pageSize: search.pageSize })) {
          found.push(...entries)
          if (found.length > ENTRIES_MAX) throw new DirectoryFailure("SIZE_LIMIT", "too many entries")
        }
        return found
      }
      try {
        const { searchEntries } = await run(() => client.search(search.base, searchOptions(search)))
        return await wholeEntries(searchEntries)
      } catch (error) {
        throw toResultFailure(error, "REFUSED")
      }
    },
    pages,
    close,
  }
}

function searchOptions(search: DirectorySearch) {
  return {
    scope: search.scope,
    filter: toFilter(search),
    attributes: [...search.attributes],
    explicitBufferAttributes: [...(search.binaryAttributes ?? [])],
    derefAliases: "never" as const,
    timeLimit: SEARCH_SECONDS_MAX,
    sizeLimit: search.entriesMax,
    paged: search.pageSize === undefined ? undefined : { pageSize: search.pageSize },
  }
}

function toFilter({ filter, oneOf }: DirectorySearch): Filter {
  const wanted = FilterParser.parseString(filter)
  if (!oneOf) return wanted
  const filters = oneOf.values.map((value) => new EqualityFilter({ attribute: oneOf.attribute, value }))
  return new AndFilter({ filters: [wanted, new OrFilter({ filters })] })
}

function toEntry({ dn, ...attributes }: Entry): DirectoryEntry {
  const values = Object.entries(attributes).map(
    ([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value : [value]] as const,
  )
  return { dn, attributes: new Map(values) }
}

function toResultFailure(error: unknown, otherwise: DirectoryProblem): DirectoryFailure {
  if (!(error instanceof ResultCodeError)) return toRequestFailure(error)
  return new DirectoryFailure(PROBLEM_BY_RESULT_CODE[error.code] ?? otherwise, error.message)
}

/** Errors other than a result of the directory: a broken connection, a timeout, an invalid response. */
function toRequestFailure(error: unknown): DirectoryFailure {
  const isLate = error instanceof Error && /timed out/i.test(error.message)
  return toDirectoryFailure(error, isLate ? "TIMEOUT" : "INVALID_RESPONSE")
}
