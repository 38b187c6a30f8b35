/** The objects of audit entries, and the details of a change. */

export const AUDIT_SORTS = { fields: ["happenedOn", "username"], defaultSort: "-happenedOn" } as const
/** An object's own entries, of which there are few. */
export const OBJECT_AUDIT_SORTS = { fields: ["happenedOn"], defaultSort: "-happenedOn" } as const

/** Kinds of objects that have entries. */
export const AUDIT_OBJECT_TYPES = [
  "approval",
  "attachment",
  "device",
  "deviceGroup",
  "devicePermission",
  "deviceRole",
  "identityProvider",
  "interface",
  "issue",
  "ldapProvider",
  "licence",
  "log",
  "recurringIssue",
  "session",
  "system",
  "systemRole",
  "user",
  "userGroup",
] as const
export type AuditObjectType = (typeof AUDIT_OBJECT_TYPES)[number]

type Details = Record<string, string | number | boolean | null>

export interface Differences {
  /** Names of the fields that differ, in the order of `after`. */
  changed: string[]
  /** `email.before` and `email.after` for each. */
  details: Details
  /** No field differs and no secret is given. */
  unchanged: boolean
}

/**
 * Compares the old and new values, field by field of `after`; lists and records as JSON.
 *
 * @param secretFields  secrets: named when `after` has them, never with a value
 */
export function differences(
  before: object,
  after: object,
  secretFields: readonly string[] = [],
): Differences {
  const oldValues = before as Record<string, unknown>
  const entries = Object.entries(after).filter(([, value]) => value !== undefined)
  const differing = entries.filter(
    ([name, value]) => !secretFields.includes(name) && toPrimitive(oldValues[name]) !== toPrimitive(value),
  )
  const secret = entries
    .filter(([name, value]) => secretFields.includes(name) && value !== "")
    .map(([name]) => name)
  return {
    unchanged: differing.length + secret.length === 0,
    changed: differing.map(([name]) => name),
    details: {
      ...Object.fromEntries(
        differing.flatMap(([name, value]) => [
          [`${name}.before`, toPrimitive(oldValues[name])],
          [`${name}.after`, toPrimitive(value)],
        ]),
      ),
      ...Object.fromEntries(secret.map((name) => [`${name}.changed`, true])),
    },
  }
}

function toPrimitive(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null
  return typeof value === "object" ? JSON.stringify(sortKeys(value)) : (value as string | number | boolean)
}

/** The database reorders the keys of JSON: the order of fields is not a difference. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sortKeys(field)]))
}
