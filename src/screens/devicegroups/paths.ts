/** Addresses of the administration of machine groups. */

export const GROUPS_PATH = "/admin/devicegroups"

export const GROUP_TABS = ["metadata", "machines", "connector", "retention", "approval"] as const
export type GroupTab = (typeof GROUP_TABS)[number]

/** Where access to all machines of a group is given: a dialog over the list of its machines, so below its address. */
export function groupAccessPath(groupId: string): string {
  return `${groupPath(groupId, "machines")}/access`
}

export function groupPath(groupId: string, tab: GroupTab = "metadata"): string {
  return tab === "metadata" ? `${GROUPS_PATH}/${groupId}` : `${GROUPS_PATH}/${groupId}/${tab}`
}
