/** Freezes and thaws the disk under all sessions of `stalling-worker.ts` in this process, by a file that is there or not. */
import { rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Specific to the workers of this process. */
export const STALL_FLAG = join(tmpdir(), `millwright-test-stalled-disk-${process.pid}`)

export const STALLING_WORKER = new URL("./stalling-worker.ts", import.meta.url).href

export const stallingDisk = {
  freeze: () => writeFileSync(STALL_FLAG, ""),
  thaw: () => rmSync(STALL_FLAG, { force: true }),
}
