/** Database failures not caused by the request: unavailable, overloaded, disk full. */
import { keysOf } from "../base/keys.ts"

/** The database timed out or is unreachable. Whether the last statement took effect is unknown. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseAway"
}

/** Too many statements wait for a connection. Nothing was done. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy"
}

export type DatabaseFailure = "UNAVAILABLE" | "BUSY" | "FULL"

/** SQLSTATEs and, without one, the codes of the driver and of sockets. */
const FAILURE_CODES: Record<DatabaseFailure, readonly (string | RegExp)[]> = {
  // Connection exceptions; shut down, crashed, starting.
  UNAVAILABLE: [
    /^08/,
    "57P01",
    "57P02",
    "57P03",
    "CONNECTION_CLOSED",
    "CONNECTION_ENDED",
    "CONNECTION_DESTROYED",
    "CONNECT_TIMEOUT",
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ETIMEDOUT",
  ],
  // Lock and statement timeouts, deadlock, serialisation, too many connections, out of memory.
  BUSY: ["55P03", "57014", "40P01", "40001", "53300", "53200"],
  FULL: ["53100"],
}

/** @returns null for every other error: a wrong statement is a bug */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (error instanceof DatabaseUnavailable) return "UNAVAILABLE"
  if (error instanceof DatabaseBusy) return "BUSY"
  if (!(error instanceof Error) || !("code" in error)) return null
  const code = String(error.code)
  // A socket file that is not there: the embedded database is down. Other files have their paths in the message.
  if (code === "ENOENT" && "syscall" in error && error.syscall === "connect") return "UNAVAILABLE"
  const fits = (one: string | RegExp) => (typeof one === "string" ? one === code : one.test(code))
  return keysOf(FAILURE_CODES).find((failure) => FAILURE_CODES[failure].some(fits)) ?? null
}
