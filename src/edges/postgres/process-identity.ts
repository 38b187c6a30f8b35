/** Identity of a process beyond its id: ids are reused, and containers have their own numbering. */
import { readFileSync, readlinkSync } from "node:fs"

/** Field of `/proc/<pid>/stat`, counted behind the command's name: ticks after the machine's start. */
const START_FIELD = 19

/** @returns a text that no other process has or had, "" where the system has no /proc */
export function processIdentity(pid: number = process.pid): string {
  const place = pidNamespace()
  const started = processStartTime(pid)
  return place === null || started === null ? "" : `${place} ${pid} ${started}`
}

/** Whether the process is certainly dead; false for one of another machine or container, whose state is unknown. */
export function isKnownDead(identity: string): boolean {
  const place = pidNamespace()
  const [where, counted, pid, started] = identity.split(" ")
  if (place === null || `${where} ${counted}` !== place) return false
  return processStartTime(Number(pid)) !== started
}

/** The machine since its last start, and the space that its process numbers are counted in. */
function pidNamespace(): string | null {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`
  } catch {
    return null
  }
}

function processStartTime(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
    return /^[ZX]$/.test(fields[0] ?? "") ? null : (fields[START_FIELD] ?? null)
  } catch {
    return null
  }
}
