/** Whether the system may refuse memory to this process before the machine's own is used up. Depends on Bun alone. */
import { readFileSync } from "node:fs"

const UNLIMITED = "unlimited"
/** Linux accounts for every page that is promised ("never overcommit"). */
const STRICT_ACCOUNTING = "2"

/** Of this process; false where the system does not say. */
export function isMemoryLimited(): boolean {
  try {
    return limitsMemory(
      readFileSync("/proc/self/limits", "utf8"),
      readFileSync("/proc/sys/vm/overcommit_memory", "utf8"),
    )
  } catch {
    return false
  }
}

/**
 * @param limits      as `/proc/self/limits` gives them: name, soft limit, hard limit, unit
 * @param overcommit  as `/proc/sys/vm/overcommit_memory` gives it
 */
export function limitsMemory(limits: string, overcommit: string): boolean {
  const softLimits = [...limits.matchAll(/^Max (?:data size|address space)\s+(\S+)/gm)].map(
    ([, soft]) => soft,
  )
  return softLimits.some((soft) => soft !== UNLIMITED) || overcommit.trim() === STRICT_ACCOUNTING
}
