/** Searching a directory for those whom rules may match. Pure. */
import type { SourceMapping } from "../../sources/rules.ts"
import { type Directory, escapeFilterValue, isAttributeName, MEMBER_OF } from "../rules.ts"

/**
 * A filter that finds at least the people whom the rules match by attributes and direct groups. Directories compare
 * without regard to case, rules exactly: who belongs is decided afterwards.
 */
export function narrowedFilter(
  { groupLookup, nestedGroups }: Pick<Directory, "groupLookup" | "nestedGroups">,
  filter: string,
  { claimMappings, groupMappings }: SourceMapping,
): string {
  const claims = claimMappings
    .filter(({ key }) => isAttributeName(key))
    .map(({ key, value, csv }) => {
      const escaped = escapeFilterValue(value)
      return csv ? `(${key}=*${escaped}*)` : `(${key}=${escaped})`
    })
  const names = groupMappings.filter((group) => /^[a-z]+ *=/i.test(group))
  const isDirect = groupLookup === "MEMBER_OF" && !nestedGroups && names.length === groupMappings.length
  const groups =
    isDirect && names.length > 0
      ? [`(|${names.map((name) => `(${MEMBER_OF}=${escapeFilterValue(name)})`).join("")})`]
      : []
  const rules = [...claims, ...groups]
  return rules.length === 0 ? filter : `(&${filter}${rules.join("")})`
}
