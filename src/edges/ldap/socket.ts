/** The connection to a directory: its address is checked, its certificate too, and what it may send is bounded. */
import { lookup } from "node:dns/promises"
import { isIP, type Socket, connect as tcpConnect } from "node:net"
import { type ConnectionOptions, checkServerIdentity, type TLSSocket, connect as tlsConnect } from "node:tls"
import { printableLine } from "../../base/text.ts"
import { canDial } from "../network/egress.ts"

/** Problems of the whole directory, not of one request. */
export const DIRECTORY_WIDE_PROBLEMS = [
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
] as const
/** Stable codes: audit entries and error texts name them. */
export const DIRECTORY_PROBLEMS = [
  ...DIRECTORY_WIDE_PROBLEMS,
  "BASE_NOT_FOUND",
  "NOT_PERMITTED",
  "SIZE_LIMIT",
  "INVALID_RESPONSE",
  "REFUSED",
] as const
export type DirectoryProblem = (typeof DIRECTORY_PROBLEMS)[number]

/**
 * A directory that is unreachable or rejects the request. The message is for the log and never contains a password.
 */
export class DirectoryFailure extends Error {
  override name = "DirectoryFailure"
  readonly problem: DirectoryProblem

  constructor(problem: DirectoryProblem, message: string) {
    super(sanitizeForLog(message))
    this.problem = problem
  }
}

/** Limit on a server message, which is for the log and arbitrary text. */
const SERVER_MESSAGE_CHARACTERS_MAX = 300

/** One line of a server's words. @param secret  what must not be in them, however it came there */
export function sanitizeForLog(text: string, secret = ""): string {
  const open = secret === "" ? text : text.replaceAll(secret, "…")
  return printableLine(open, SERVER_MESSAGE_CHARACTERS_MAX)
}

export interface DirectoryServer {
  host: string
  port: number
  /** PEM of the authorities that count instead of the system's; empty for those. */
  caCertificate: string
  /** A directory on this very host may be dialled. */
  allowLoopback: boolean
}

const PROBLEM_BY_CODE: Record<string, DirectoryProblem> = {
  ENOTFOUND: "HOST_UNKNOWN",
  EAI_AGAIN: "HOST_UNKNOWN",
  ECONNREFUSED: "UNREACHABLE",
  EHOSTUNREACH: "UNREACHABLE",
  ENETUNREACH: "UNREACHABLE",
  ETIMEDOUT: "TIMEOUT",
  CERT_HAS_EXPIRED: "CERTIFICATE_EXPIRED",
  CERT_NOT_YET_VALID: "CERTIFICATE_EXPIRED",
  ERR_TLS_CERT_ALTNAME_INVALID: "CERTIFICATE_NAME",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "CERTIFICATE_UNTRUSTED",
  UNABLE_TO_GET_ISSUER_CERT: "CERTIFICATE_UNTRUSTED",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "CERTIFICATE_UNTRUSTED",
  DEPTH_ZERO_SELF_SIGNED_CERT: "CERTIFICATE_UNTRUSTED",
  SELF_SIGNED_CERT_IN_CHAIN: "CERTIFICATE_UNTRUSTED",
  INVALID_CA: "CERTIFICATE_UNTRUSTED",
  CERT_SIGNATURE_FAILURE: "CERTIFICATE_UNTRUSTED",
}

/** @param fallback  the problem when the error has no known code */
export function toDirectoryFailure(error: unknown, fallback: DirectoryProblem): DirectoryFailure {
  if (error instanceof DirectoryFailure) return error
  const { code = "", message = `${error}` } = error as { code?: string; message?: string }
  return new DirectoryFailure(PROBLEM_BY_CODE[String(code)] ?? fallback, message)
}

/**
 * The name is resolved once and the checked address is dialled.
 *
 * @returns a connection that is open, in plain words
 * @throws DirectoryFailure
 */
export async function dialPlain(server: DirectoryServer, signal: AbortSignal): Promise<Socket> {
  const address = await resolveAddress(server, signal)
  const socket = tcpConnect(server.port, address)
  await waitUntilOpen(socket, "connect", signal, "UNREACHABLE")
  return socket
}

/** The same, encrypted from the first byte, with the certificate checked. @throws DirectoryFailure */
export async function dialTls(server: DirectoryServer, signal: AbortSignal): Promise<TLSSocket> {
  const address = await resolveAddress(server, signal)
  const socket = tlsConnect({ ...tlsOptions(server), host: address, port: server.port })
  await waitUntilOpen(socket, "secureConnect", signal, "TLS_FAILED")
  checkCertificate(server, socket)
  return socket
}

/** Encrypts a connection that is open already. @throws DirectoryFailure */
export async function upgradeToTls(
  server: DirectoryServer,
  plain: Socket,
  signal: AbortSignal,
): Promise<TLSSocket> {
  const socket = tlsConnect({ ...tlsOptions(server), socket: plain })
  await waitUntilOpen(socket, "secureConnect", signal, "TLS_FAILED")
  checkCertificate(server, socket)
  return socket
}

function tlsOptions({ host, caCertificate }: DirectoryServer): ConnectionOptions {
  return {
    minVersion: "TLSv1.2",
    rejectUnauthorized: true,
    host,
    servername: isIP(host) ? undefined : host,
    ca: caCertificate === "" ? undefined : caCertificate,
  }
}

/** Once more, whatever the runtime has checked: no password goes to a server that did not prove its name. */
function checkCertificate({ host }: DirectoryServer, socket: TLSSocket): void {
  const problem = checkServerIdentity(host, socket.getPeerCertificate())
  if (socket.authorized && !problem) return
  socket.destroy()
  throw toDirectoryFailure(problem ?? socket.authorizationError, "CERTIFICATE_UNTRUSTED")
}

/** Rejects when the signal is given; never resolves. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const aborted = Promise.withResolvers<never>()
  const give = () => aborted.reject(new DirectoryFailure("TIMEOUT", "the directory did not answer in time"))
  if (signal.aborted) give()
  else signal.addEventListener("abort", give, { once: true })
  aborted.promise.catch(() => undefined)
  return aborted.promise
}

async function resolveAddress(
  { host, allowLoopback }: DirectoryServer,
  signal: AbortSignal,
): Promise<string> {
  const address = isIP(host) ? host : await lookupHost(host, signal)
  if (canDial(address, allowLoopback)) return address
  throw new DirectoryFailure("HOST_FORBIDDEN", `host "${host}" may not be dialled`)
}

async function lookupHost(host: string, signal: AbortSignal): Promise<string> {
  try {
    return (await Promise.race([lookup(host), rejectOnAbort(signal)])).address
  } catch (error) {
    throw toDirectoryFailure(error, "HOST_UNKNOWN")
  }
}

async function waitUntilOpen(
  socket: Socket,
  event: "connect" | "secureConnect",
  signal: AbortSignal,
  fallback: DirectoryProblem,
): Promise<void> {
  const open = Promise.withResolvers<void>()
  socket.once(event, open.resolve)
  socket.once("error", open.reject)
  socket.once("close", () => open.reject(new DirectoryFailure(fallback, "the connection was closed")))
  try {
    await Promise.race([open.promise, rejectOnAbort(signal)])
  } catch (error) {
    socket.on("error", () => undefined)
    socket.destroy()
    throw toDirectoryFailure(error, fallback)
  }
}
