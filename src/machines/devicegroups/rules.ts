/** Limits of device groups and the one rule of their hierarchy: it is a tree. */

export const GROUP_NAME_CHARACTERS_MAX = 100
export const GROUP_DESCRIPTION_CHARACTERS_MAX = 5000
export const GROUP_LOCATION_CHARACTERS_MAX = 100
/** Company, site, hall, line, cell … with room for a directory that is copied; bounds every traversal of the tree. */
export const GROUP_DEPTH_MAX = 100

type HierarchyProblem = "groupCycle" | "groupTooDeep"

/**
 * Checks whether `groupId` may be placed below a parent with these ancestors.
 *
 * @param groupId        null for a group that is being created
 * @param ancestorIds    the new parent first, then its parent, up to the root; empty for no parent
 * @param subtreeHeight    levels below the group itself; 0 without children
 * @returns the problem, or null
 */
export function findHierarchyProblem(
  groupId: string | null,
  ancestorIds: readonly string[],
  subtreeHeight: number,
): HierarchyProblem | null {
  if (groupId !== null && ancestorIds.includes(groupId)) return "groupCycle"
  return ancestorIds.length + 1 + subtreeHeight > GROUP_DEPTH_MAX ? "groupTooDeep" : null
}

export const DEVICE_GROUP_SORTS = { fields: ["name", "location", "createdOn"], defaultSort: "name" } as const
