/**
 * Mapping of users of an identity provider or directory to user groups. Pure: the providers supply the claims, these
 * rules determine the groups.
 */

export const CLAIM_KEY_CHARACTERS_MAX = 255
export const CLAIM_VALUE_CHARACTERS_MAX = 1000
/** Distinguished names of directory groups are long. */
export const GROUP_MAPPING_CHARACTERS_MAX = 1000
export const MAPPINGS_MAX = 50

export interface ClaimMapping {
  /** A claim of the ID token or an attribute of the directory; nested ones by dots, "realm_access.roles". */
  key: string
  value: string
  /** The claim's text is a list with commas; one of its entries must be the value. */
  csv: boolean
}

export interface SourceMapping {
  claimMappings: readonly ClaimMapping[]
  /** Names of the provider's groups, or their distinguished names. */
  groupMappings: readonly string[]
}

/** A user's claims and groups from the provider. */
export interface ForeignClaims {
  claims: Readonly<Record<string, unknown>>
  groups: readonly string[]
}

/**
 * Whether the user belongs to the group of this source. All claims must match the mapping, and where groups are
 * mapped, the user must be in one of them. A source without any mapping matches no user.
 */
export function matchesSource(source: SourceMapping, person: ForeignClaims): boolean {
  if (source.claimMappings.length === 0 && source.groupMappings.length === 0) return false
  const isInGroup = source.groupMappings.some((mapped) =>
    person.groups.some((group) => isSameGroup(mapped, group)),
  )
  if (source.groupMappings.length > 0 && !isInGroup) return false
  return source.claimMappings.every((mapping) => matchesClaim(mapping, person.claims))
}

/** The groups that follow from all sources of a provider, each once. */
export function matchingGroups(
  sources: readonly (SourceMapping & { userGroupId: string })[],
  person: ForeignClaims,
): string[] {
  const matching = sources.filter((source) => matchesSource(source, person))
  return [...new Set(matching.map((source) => source.userGroupId))]
}

/** Values compare exactly, as texts; of a claim with many values one must be the mapped one. */
export function matchesClaim({ key, value, csv }: ClaimMapping, claims: ForeignClaims["claims"]): boolean {
  return textsOfClaim(claims, key).some((text) =>
    csv ? text.split(",").some((entry) => entry.trim() === value) : text === value,
  )
}

/** The values of a claim as texts: none, one or many. */
export function textsOfClaim(claims: ForeignClaims["claims"], key: string): string[] {
  return textsOf(claimOf(claims, key))
}

/** The claim of that very name first: namespaced claims are addresses with dots in them. */
function claimOf(claims: ForeignClaims["claims"], key: string): unknown {
  if (Object.hasOwn(claims, key)) return claims[key]
  return key.split(".").reduce<unknown>((value, name) => {
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value)
    return isRecord && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }, claims)
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one) => !Array.isArray(one)).flatMap(textsOf)
  return ["string", "number", "boolean"].includes(typeof value) ? [String(value)] : []
}

/** Distinguished names are the same in whatever case and spacing (RFC 4517 §4.2.15); plain names are as written. */
function isSameGroup(mapped: string, group: string): boolean {
  if (mapped === group) return true
  const isName = /^[a-z]+ *=/i.test(mapped) && /^[a-z]+ *=/i.test(group)
  return isName && normalizeDn(mapped) === normalizeDn(group)
}

function normalizeDn(distinguishedName: string): string {
  return distinguishedName
    .toLowerCase()
    .split(/([,=+])/)
    .map((part) => part.trim())
    .join("")
}

export const SOURCE_SORTS = { fields: ["createdOn"], defaultSort: "createdOn" } as const

export const PROVIDER_SORTS = { fields: ["name"], defaultSort: "name" } as const
