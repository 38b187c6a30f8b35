/** How many sessions a server runs at a time, and with how much memory. */
import { Refusal } from "../../base/refusal.ts"
import {
  LIVE_SESSIONS_MAX,
  SESSION_BYTES,
  SESSION_PICTURE_BYTES_FIRST,
  SESSIONS_BYTES_MAX,
} from "../session/rules.ts"

const MEGABYTE = 1024 * 1024

/** @throws Refusal SERVER_BUSY when no further session may start beside `running` */
export function checkSessionRoom(
  running: readonly { memoryBytes: number }[],
  maxBytes: number = SESSIONS_BYTES_MAX,
): void {
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
