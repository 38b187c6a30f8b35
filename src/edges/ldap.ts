/**
 * The way to a directory: one connection to one server, encrypted and checked before the first name goes over it.
 * Referrals are not followed, a lost connection is not opened again, and every answer has a limit of time and size.
 */
import type { Socket } from "node:net"
import { type TLSSocket, connect as tlsConnect } from "node:tls"
import {
  AndFilter,
  Client,
  type Entry,
  EqualityFilter,
  type Filter,
  FilterParser,
  InvalidCredentialsError,
  OrFilter,
  ResultCodeError,
} from "ldapts"
import {
  boundAnswers,
  checkCertificate,
  connectionFailure,
  DirectoryFailure,
  type DirectoryProblem,
  type DirectoryServer,
  dialPlain,
  dialTls,
  tlsOptions,
  untilAborted,
} from "./ldap-socket.ts"

export { DIRECTORY_PROBLEMS, DirectoryFailure, type DirectoryProblem } from "./ldap-socket.ts"

export interface DirectoryAddress {
  /** ldaps://host:port or ldap://host:port */
  url: string
  /** An ldap:// connection is encrypted before anything else. */
  startTls: boolean
  caCertificate: string
  allowLoopback: boolean
}

export interface DirectorySearch {
  base: string
  /** "base" asks for the entry `base` alone. */
  scope: "base" | "sub"
  /** RFC 4515; what people typed is escaped in it. */
  filter: string
  /** Only entries with one of these values; bytes for values that are not text. */
  oneOf?: { attribute: string; values: readonly (string | Buffer)[] }
  attributes: readonly string[]
  /** Attributes whose values are wanted as bytes. */
  binaryAttributes?: readonly string[]
  /** No more than so many; whoever asks cannot tell whether there are more. */
  entriesMax?: number
  /** All entries, so many at a time. */
  pageSize?: number
}

export interface DirectoryEntry {
  dn: string
  /** By name in lower case. */
  attributes: ReadonlyMap<string, readonly (string | Buffer)[]>
}

export interface DirectoryLink {
  /**
   * Proves a name with its password.
   *
   * @returns false when the directory says that they are wrong; `detail` is its own words, for the log
   * @throws DirectoryFailure for everything else
   */
  bind(name: string, password: string): Promise<{ isRight: boolean; detail: string }>
  /** @throws DirectoryFailure */
  search(search: DirectorySearch): Promise<DirectoryEntry[]>
  /** Pages of entries, each as it comes. @throws DirectoryFailure */
  pages(search: DirectorySearch & { pageSize: number }): AsyncGenerator<DirectoryEntry[]>
  close(): void
}

/** Of one request on an open connection. */
const REQUEST_MS_MAX = 10_000
/** The same for the server, which stops searching then. */
const SEARCH_SECONDS_MAX = 8
/** An answer to StartTLS is short. */
const PLAIN_BYTES_MAX = 4096
const LDAP_PORT = 389
const LDAPS_PORT = 636

/** NO_SUCH_OBJECT, INVALID_DN_SYNTAX and what else people can put right, by result code (RFC 4511 appendix A). */
const PROBLEM_OF_RESULT: Record<number, DirectoryProblem> = {
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

/** Is this a search filter (RFC 4515)? */
export function isSearchFilter(text: string): boolean {
  try {
    FilterParser.parseString(text)
    return text.startsWith("(")
  } catch {
    return false
  }
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
): Promise<DirectoryLink> {
  const url = new URL(address.url)
  const isTlsFromStart = url.protocol === "ldaps:"
  const server = {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isTlsFromStart ? LDAPS_PORT : LDAP_PORT),
    caCertificate: address.caCertificate,
    allowLoopback: address.allowLoopback,
  }
  const opening = AbortSignal.any([signal, AbortSignal.timeout(connectMs)])
  if (isTlsFromStart) {
    const socket = await dialTls(server, opening)
    return linkOf(clientOver(address.url, socket), [socket], signal)
  }
  const plain = await dialPlain(server, opening)
  if (!address.startTls) return linkOf(clientOver(address.url, plain), [plain], signal)
  const { client, socket } = await encrypted(address.url, server, plain, opening)
  return linkOf(client, [socket, plain], signal)
}

/**
 * The library opens a connection anew when it was lost: without encryption, and without a sign-in. It gets the one that
 * is open, once.
 */
function clientOver(url: string, socket: Socket, encrypt?: () => TLSSocket): Client {
  let isGiven = false
  const give = () => {
    if (isGiven) throw new DirectoryFailure("BROKEN_ANSWER", "the connection was lost")
    isGiven = true
    return socket
  }
  return new Client({
    url,
    timeout: REQUEST_MS_MAX,
    createConnection: give as never,
    createSecureConnection: (encrypt ?? give) as never,
  })
}

/** StartTLS. Whatever comes in the clear behind its answer would count as encrypted: there must be nothing. */
async function encrypted(
  url: string,
  server: DirectoryServer,
  plain: Socket,
  signal: AbortSignal,
): Promise<{ client: Client; socket: TLSSocket }> {
  let said = Buffer.alloc(0)
  const listen = (data: Buffer) => {
    said = Buffer.concat([said, data])
    if (said.length > PLAIN_BYTES_MAX) plain.destroy(new Error("too long an answer to StartTLS"))
  }
  plain.on("data", listen)
  const made: { socket?: TLSSocket } = {}
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  const client = clientOver(url, plain, () => {
    plain.removeListener("data", listen)
    if (!isOneMessage(said)) throw new DirectoryFailure("BROKEN_ANSWER", "words in the clear after StartTLS")
    const socket = tlsConnect({ ...tlsOptions(server), socket: plain })
    socket.once("close", () => lost.reject(new DirectoryFailure("TLS_FAILED", "closed while encrypting")))
    made.socket = socket
    return socket
  })
  try {
    await Promise.race([client.startTLS(), untilAborted(signal), lost.promise])
    if (!made.socket) throw new DirectoryFailure("TLS_FAILED", "the connection is not encrypted")
    checkCertificate(server, made.socket)
    return { client, socket: made.socket }
  } catch (error) {
    for (const one of [made.socket, plain]) one?.on("error", () => undefined).destroy()
    throw error instanceof ResultCodeError
      ? new DirectoryFailure("STARTTLS_REFUSED", error.message)
      : connectionFailure(error, "TLS_FAILED")
  }
}

/** A whole LDAP message and nothing behind it: SEQUENCE, length in short or long form (RFC 4511 §5.1). */
function isOneMessage(bytes: Buffer): boolean {
  const first = bytes[1]
  if (bytes[0] !== 0x30 || first === undefined) return false
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (lengthBytes > 4 || bytes.length < 2 + lengthBytes) return false
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes)
  return bytes.length === 2 + lengthBytes + length
}

function linkOf(client: Client, sockets: Socket[], signal: AbortSignal): DirectoryLink {
  const [socket] = sockets as [Socket]
  const close = () => {
    for (const one of sockets) one.on("error", () => undefined).destroy()
  }
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  socket.once("close", () => lost.reject(new DirectoryFailure("BROKEN_ANSWER", "the connection was lost")))
  signal.addEventListener("abort", close, { once: true })
  const aborted = untilAborted(signal)
  const startAnswer = boundAnswers(socket)
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    startAnswer()
    try {
      return await Promise.race([work(), aborted, lost.promise])
    } catch (error) {
      if (error instanceof ResultCodeError) throw error
      close()
      throw signal.aborted ? await aborted.catch((late) => late) : requestFailure(error)
    }
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
        if (error instanceof InvalidCredentialsError) return { isRight: false, detail: error.message }
        throw resultFailure(error, "BIND_REFUSED")
      }
    },
    async search(search) {
      const found: DirectoryEntry[] = []
      try {
        const { searchEntries } = await run(() => client.search(search.base, searchOptions(search)))
        found.push(...searchEntries.map(toEntry))
      } catch (error) {
        throw resultFailure(error, "REFUSED")
      }
      return found
    },
    async *pages(search) {
      const pages = client.searchPaginated(search.base, searchOptions(search))
      try {
        for (;;) {
          const next = await run(() => pages.next())
          if (next.done) return
          yield next.value.searchEntries.map(toEntry)
        }
      } catch (error) {
        throw resultFailure(error, "REFUSED")
      }
    },
    close,
  }
}

function searchOptions(search: DirectorySearch) {
  return {
    scope: search.scope,
    filter: filterOf(search),
    attributes: [...search.attributes],
    explicitBufferAttributes: [...(search.binaryAttributes ?? [])],
    derefAliases: "never" as const,
    timeLimit: SEARCH_SECONDS_MAX,
    ...(search.entriesMax === undefined ? {} : { sizeLimit: search.entriesMax }),
    ...(search.pageSize === undefined ? {} : { paged: { pageSize: search.pageSize } }),
  }
}

function filterOf({ filter, oneOf }: DirectorySearch): Filter {
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

function resultFailure(error: unknown, otherwise: DirectoryProblem): DirectoryFailure {
  if (!(error instanceof ResultCodeError)) return requestFailure(error)
  return new DirectoryFailure(PROBLEM_OF_RESULT[error.code] ?? otherwise, error.message)
}

/** What is no result of the directory: a broken connection, a late answer, an answer that is none. */
function requestFailure(error: unknown): DirectoryFailure {
  const isLate = error instanceof Error && /timed out/i.test(error.message)
  return connectionFailure(error, isLate ? "TIMEOUT" : "BROKEN_ANSWER")
}
