/** From what went wrong in the library or the socket to why the link ended. */
import type { LinkEnd } from "../link.ts"
import { END_DETAILS } from "../link-ends.ts"
import { printableLine } from "../printable.ts"
import { SOCKET_ENDS } from "../socket-ends.ts"

/** `hostKey` distinguishes a refused host key from other refusals, so that the user can confirm the new key. */
export interface SshEnd extends LinkEnd {
  hostKey?: "changed" | "refused"
}

/** What the library's errors carry: `level` its own layer, `code` an errno name or an SSH disconnect reason. */
interface LibraryError extends Error {
  level?: string
  code?: string | number
}

/** RFC 4253 §11.1. */
const DISCONNECT_BY_APPLICATION = 11
const DISCONNECT_TOO_MANY_CONNECTIONS = 12
const DISCONNECT_NO_MORE_AUTH_METHODS = 14
/** RFC 4254 §5.1: the answer to a channel request when the machine has no shell left. */
const OPEN_RESOURCE_SHORTAGE = 4

/** Limit of text from the machine that is shown to the user: enough for a sentence. */
const QUOTE_CHARS_MAX = 120
/** The longest name of RFC 4254 has 4 characters; some machines use longer ones of their own. */
const SIGNAL_CHARS_MAX = 32

/** Text of the machine made fit for a detail: one printable line, short, and never a secret of the interface echoed back. */
export function sanitizeRemoteText(text: string, secrets: readonly string[]): string {
  const redacted = secrets.reduce((line, secret) => (secret ? line.replaceAll(secret, "…") : line), text)
  return printableLine(redacted, QUOTE_CHARS_MAX)
}

export function endOfSocketError(error: LibraryError): SshEnd {
  const [code, detail] = SOCKET_ENDS[String(error.code)] ?? ["RESOURCE_CLOSED" as const, END_DETAILS.broken]
  return { code, detail }
}

/**
 * @param secrets   see `secretsOf`; a hostile machine may echo them in its disconnect message
 * @param mismatch  detail for the case that both sides have no algorithm in common
 */
export function endOfLibraryError(
  error: LibraryError,
  secrets: readonly string[],
  mismatch: () => string,
): SshEnd {
  if (error.level === "client-socket") return endOfSocketError(error)
  if (error.level === "client-timeout")
    return { code: "UPSTREAM_TIMEOUT", detail: "the machine stopped answering" }
  if (error.level === "client-authentication") {
    return { code: "CLIENT_UNAUTHORIZED", detail: END_DETAILS.credentials }
  }
  if (typeof error.code === "number") return endOfDisconnect(error.code, error.message, secrets)
  if (/no matching/i.test(error.message)) {
    return { code: "CLIENT_BAD_TYPE", detail: mismatch() }
  }
  return { code: "CLIENT_BAD_REQUEST", detail: "the machine broke the SSH protocol" }
}

/** What OpenSSH says instead of its identification (`MaxStartups`; `PerSourcePenalties` since 9.8). */
const REFUSAL_ENDS: Record<string, SshEnd> = {
  "Exceeded MaxStartups": {
    code: "CLIENT_TOO_MANY",
    detail: "the machine has too many connections that are signing in",
  },
  "Not allowed at this time": {
    code: "CLIENT_TOO_MANY",
    detail: "the machine takes no connection from this server for a while, after failed sign-ins",
  },
}

/** A refusal in words before SSH begins; null for words that are no known refusal. */
export function endOfRefusal(firstLine: string): SshEnd | null {
  return REFUSAL_ENDS[firstLine.trim()] ?? null
}

/**
 * Hung up before a byte. Firewalls and access lists do so, and so do dropbear and OpenSSH before 8.5 with too many
 * sign-ins: the answers are the same.
 */
export const WORDLESS_END: SshEnd = {
  code: "RESOURCE_CLOSED",
  detail: "the machine closed the connection without a word",
}

export function isReset(error: LibraryError): boolean {
  return error.code === "ECONNRESET" || error.code === "EPIPE"
}

/** The machine disconnected with a reason (SSH_MSG_DISCONNECT). */
function endOfDisconnect(reason: number, text: string, secrets: readonly string[]): SshEnd {
  const quote = sanitizeRemoteText(text, secrets)
  if (reason === DISCONNECT_TOO_MANY_CONNECTIONS) {
    return { code: "CLIENT_TOO_MANY", detail: `the machine has too many connections: ${quote}` }
  }
  if (reason === DISCONNECT_NO_MORE_AUTH_METHODS || /authentication/i.test(text)) {
    return { code: "CLIENT_UNAUTHORIZED", detail: `the machine refused the credentials: ${quote}` }
  }
  return reason === DISCONNECT_BY_APPLICATION
    ? { code: "RESOURCE_CLOSED", detail: `the machine closed the connection: ${quote}` }
    : { code: "DEVICE_ERROR", detail: `the machine reports an error: ${quote}` }
}

/** Exit status or signal of the shell (RFC 4254 §6.10); all null when the machine sent none. */
export interface ShellExit {
  status: number | null
  /** Name of the signal on the machine, e.g. "SIGTERM". */
  signal: string | null
}

/** The shell has ended while the connection is open: with a status it exited, without one it was aborted. */
export function endOfShell({ status, signal }: ShellExit): SshEnd {
  if (status !== null) {
    return {
      code: "SESSION_CLOSED",
      detail: `the shell was left with exit status ${status}`,
      exitStatus: status,
    }
  }
  const why = signal === null ? "" : ` with signal ${printableLine(signal, SIGNAL_CHARS_MAX)}`
  return { code: "RESOURCE_CLOSED", detail: `the machine ended the shell${why}` }
}

/** The machine accepted the sign-in but gave no shell. */
export function endOfShellError(error: Error & { reason?: number | string }): SshEnd {
  const isFull = error.reason === OPEN_RESOURCE_SHORTAGE || error.reason === "RESOURCE_SHORTAGE"
  return isFull
    ? { code: "CLIENT_TOO_MANY", detail: "the machine has no shell left" }
    : { code: "CLIENT_FORBIDDEN", detail: "the machine gives this user no shell" }
}

/** The machine refused a pseudo-terminal, not the shell. */
export function isPtyRefused(error: Error): boolean {
  return /pseudo-terminal/.test(error.message)
}
