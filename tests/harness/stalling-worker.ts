/** A session's worker on a disk that can be frozen: while `STALL_FLAG` exists, file writes and syncs wait. */
import { existsSync } from "node:fs"
import { open } from "node:fs/promises"
import "../../src/sessions/worker/entries/vnc.ts"
import { STALL_FLAG } from "./stalling-disk.ts"

const POLL_MS = 10

const handle = await open("/dev/null", "w")
const files = Object.getPrototypeOf(handle) as Record<"write" | "datasync", (...args: unknown[]) => unknown>
await handle.close()

for (const name of ["write", "datasync"] as const) {
  const real = files[name]
  files[name] = async function (this: unknown, ...args) {
    while (existsSync(STALL_FLAG)) await Bun.sleep(POLL_MS)
    return real.apply(this, args)
  }
}
