/** What a save would do to people of a provider: limits, and how one person's access compares before and after. Pure. */

/** Users of the provider who are checked: each costs a few statements, and the transaction holds their rows. */
export const DRY_RUN_USERS_MAX = 200
/** People of a directory who are read as examples. */
export const DRY_RUN_SAMPLE_MAX = 150
/** Examples on one page: each costs a search for groups. */
export const DRY_RUN_SAMPLE_PAGE_SIZE = 15
/** Roles that are named for one person; more explain nothing more. */
export const DRY_RUN_ROLES_MAX = 50
/** Values of an attribute that are shown, and characters of each: attributes may be long. */
export const DRY_RUN_VALUES_MAX = 20
export const DRY_RUN_VALUE_CHARACTERS_MAX = 200

/**
 * GAINS: no access before; KEEPS: the same groups; CHANGES: other groups; LOSES: access before and none after;
 * NONE: no access before and after.
 */
export const FATES = ["GAINS", "KEEPS", "CHANGES", "LOSES", "NONE"] as const
export type Fate = (typeof FATES)[number]

/** Why there is no access: not found, closed in the directory, no group matches, locked here. */
export const NO_ACCESS_REASONS = ["GONE", "DISABLED", "NO_SOURCE", "LOCKED"] as const
export type NoAccessReason = (typeof NO_ACCESS_REASONS)[number]

export interface Access {
  isAllowed: boolean
  groupIds: readonly string[]
}

export function fateOf(before: Access, after: Access): Fate {
  if (!after.isAllowed) return before.isAllowed ? "LOSES" : "NONE"
  if (!before.isAllowed) return "GAINS"
  const sorted = ({ groupIds }: Access) => [...groupIds].sort().join()
  return sorted(before) === sorted(after) ? "KEEPS" : "CHANGES"
}
