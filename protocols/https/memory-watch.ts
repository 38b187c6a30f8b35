/** How much memory a browser takes with all its processes, by Linux's /proc; elsewhere it is not measured. */
import { readFileSync } from "node:fs"

const CHECK_INTERVAL_MS = 3000
const PAGE_BYTES = 4096
/** A browser with one page has about ten. */
const PROCESSES_MAX = 100

export class MemoryWatch {
  private readonly timer: ReturnType<typeof setInterval>

  /** @param onExceeded  called once, with the bytes found */
  constructor(pid: number, bytesMax: number, onExceeded: (bytes: number) => void) {
    this.timer = setInterval(() => {
      const bytes = memoryOfProcesses(pid)
      if (bytes <= bytesMax) return
      this.stop()
      onExceeded(bytes)
    }, CHECK_INTERVAL_MS)
  }

  stop(): void {
    clearInterval(this.timer)
  }
}

/** Private memory of a process and all its descendants; 0 where it cannot be read. */
function memoryOfProcesses(pid: number): number {
  let bytes = 0
  const found = [pid]
  for (let at = 0; at < found.length && at < PROCESSES_MAX; at++) {
    bytes += privateMemory(found[at]!)
    found.push(...childrenOf(found[at]!))
  }
  return bytes
}

/** Resident pages without those that are shared: /proc/[pid]/statm, second and third field. */
function privateMemory(pid: number): number {
  const [, resident = 0, shared = 0] = readText(`/proc/${pid}/statm`).split(" ").map(Number)
  return Math.max(0, resident - shared) * PAGE_BYTES
}

function childrenOf(pid: number): number[] {
  return readText(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number)
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}
