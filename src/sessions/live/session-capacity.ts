/** How many sessions a server runs at a time, and with how much memory. */
import { Refusal } from "../../base/refusal.ts"
import {
  LIVE_SESSIONS_MAX,
  SESSION_BYTES,
  SESSION_PICTURE_BYTES_FIRST,
  SESSIONS_BYTES_MAX,
} from "../session/rules.ts"

const MEGABYTE = 1024 * 1024
/** What sessions leave to the server itself, its database and the system. */
const OTHER_BYTES = 1024 * MEGABYTE
/** The part of a small host's memory that sessions may have all the same. */
const SESSIONS_SHARE_MIN = 0.25

/** Memory that the sessions of a host may grow to, in bytes; without a limit of their own it would end the server. */
export function sessionBytesOf(hostBytes: number): number {
  return Math.max(hostBytes - OTHER_BYTES, hostBytes * SESSIONS_SHARE_MIN)
}

/** The memory up to which further sessions may start on a host. */
export function startBytesOf(hostBytes: number): number {
  return Math.min(SESSIONS_BYTES_MAX, sessionBytesOf(hostBytes))
}

interface SizedSession {
  memoryBytes: number
  isEnding: boolean
}

/** The largest session when all together have grown beyond the memory of the host; null while they fit. */
export function findSessionBeyond<S extends SizedSession>(
  sessions: readonly S[],
  hostBytes: number,
): S | null {
  const running = sessions.filter(({ isEnding }) => !isEnding)
  const usedBytes = running.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0)
  if (usedBytes <= sessionBytesOf(hostBytes)) return null
  return running.toSorted((one, other) => other.memoryBytes - one.memoryBytes)[0] ?? null
}

/** @throws Refusal SERVER_BUSY when no further session may start beside `running` */
export function checkSessionCapacity(running: readonly { memoryBytes: number }[], maxBytes: number): void {
  if (running.length >= LIVE_SESSIONS_MAX) {
    throw new Refusal("SERVER_BUSY", `${running.length} sessions run`, {
      text: "tooManySessions",
      max: LIVE_SESSIONS_MAX,
    })
  }
  const usedBytes = running.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0)
  if (usedBytes + SESSION_BYTES + SESSION_PICTURE_BYTES_FIRST <= maxBytes) return
  throw new Refusal("SERVER_BUSY", `the running sessions take ${usedBytes} of ${maxBytes} bytes of memory`, {
    text: "sessionMemoryUsedUp",
    usedMegabytes: Math.ceil(usedBytes / MEGABYTE),
    maxMegabytes: Math.floor(maxBytes / MEGABYTE),
  })
}
