/** Dry runs of providers, directories and their sources: how they are asked, and what saving would do to people. */
import { z } from "zod/mini"
import { id, namedObject, namedRef } from "../../../base/schema.ts"
import { FATES, NO_ACCESS_REASONS } from "./rules.ts"

export const personFate = namedObject("PersonFate", {
  /** Null: the first sign-in would create the user. */
  userId: z.nullable(id),
  username: z.string(),
  firstname: z.string(),
  surname: z.string(),
  email: z.string(),
  fate: z.enum(FATES),
  reason: z.nullable(z.enum(NO_ACCESS_REASONS)),
  groupsBefore: z.array(namedRef),
  groupsAfter: z.array(namedRef),
  /** Issues that are not closed and assigned to the user. */
  openIssues: z.int(),
})
export type PersonFate = z.infer<typeof personFate>

/** A value that is read from the provider and the field that it becomes; null for what rules alone evaluate. */
const mappedAttribute = z.object({
  attribute: z.string(),
  field: z.nullable(z.enum(["username", "firstname", "surname", "email", "uniqueId"])),
  values: z.array(z.string()),
})
export type MappedAttribute = z.infer<typeof mappedAttribute>

export const foreignPerson = namedObject("ForeignPerson", {
  /** The entry's distinguished name, or the subject of the claims. */
  entry: z.string(),
  attributes: z.array(mappedAttribute),
  /** Groups at the provider. */
  groups: z.array(z.string()),
  fate: personFate,
  /** System roles of the groups after saving. */
  systemRoles: z.array(z.string()),
  /** Device roles of the groups after saving. */
  deviceRoles: z.array(z.object({ role: z.string(), device: z.string() })),
})
export type ForeignPerson = z.infer<typeof foreignPerson>

/** The dry run of the settings of a provider or directory. */
export const settingsDryRun = { refuses: ["CONFLICT", "NOT_FOUND"] } as const
/** The dry run of a source of a user group. */
export const sourceDryRun = { refuses: ["CONFLICT"] } as const
/** The saved source that the rules of a dry run would change; without it they would create one. */
export const sourceId = z.optional(id)
