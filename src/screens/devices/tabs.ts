/** The tabs of a machine's page and their addresses. */
import { PLANS_TAB } from "../plans/plan-list.tsx"

export const MACHINE_TABS = ["book", "issues", PLANS_TAB, "sessions", "files"] as const
export type MachineTab = (typeof MACHINE_TABS)[number]

/** The address of a tab; issues have a path of their own (specification §2). */
export function tabPath(deviceId: string, tab: MachineTab): string {
  const path = `/devices/${deviceId}`
  if (tab === "book") return path
  return tab === "issues" ? `${path}/issues` : `${path}?tab=${tab}`
}
