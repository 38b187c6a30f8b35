/** Dry runs of directories, and of the rules by which their people belong to user groups. */
import { z } from "zod/mini"
import { id, namedObject } from "../../../base/schema.ts"
import { inSystem, post } from "../../../http/endpoint.ts"
import { saveLdapSource } from "../../sources/contract.ts"
import {
  foreignPerson,
  personFate,
  settingsDryRun,
  sourceDryRun,
  sourceId,
} from "../../sources/dry-run/contract.ts"
import { DRY_RUN_SAMPLE_MAX, DRY_RUN_SAMPLE_PAGE_SIZE } from "../../sources/dry-run/rules.ts"
import { USERNAME_CHARACTERS_MAX } from "../../users/rules.ts"
import { directoryRecheck, saveDirectory } from "../contract.ts"

const question = {
  /** Also looks up this person. */
  username: z._default(
    z.string("validation.invalid").check(z.trim(), z.maxLength(USERNAME_CHARACTERS_MAX)),
    "",
  ),
  /** Page of the examples. */
  page: z._default(
    z
      .int("validation.integer")
      .check(
        z.gte(1, "validation.invalid"),
        z.lte(DRY_RUN_SAMPLE_MAX / DRY_RUN_SAMPLE_PAGE_SIZE, "validation.invalid"),
      ),
    1,
  ),
}
export interface DryRunQuestion {
  username: string
  page: number
}

/** NOT_FOUND: the filter finds none; AMBIGUOUS: several; INCOMPLETE: without a name or an identifier. */
const PERSON_PROBLEMS = ["NOT_FOUND", "AMBIGUOUS", "INCOMPLETE", "NO_SERVICE_ACCOUNT"] as const

const directoryDryRun = namedObject("DirectoryDryRun", {
  url: directoryRecheck.shape.url,
  isEncrypted: directoryRecheck.shape.isEncrypted,
  durations: directoryRecheck.shape.durations,
  people: directoryRecheck.shape.people,
  recheck: directoryRecheck.shape.recheck,
  person: z.nullable(foreignPerson),
  /** Null: not asked, or found. */
  personProblem: z.nullable(z.enum(PERSON_PROBLEMS)),
  /** People whom the directory finds, as far as they are examined; of a source, those whom its rules may match. */
  sample: z.object({
    rows: z.array(personFate),
    page: z.int(),
    size: z.int(),
    total: z.int(),
    isMore: z.boolean(),
  }),
  /** Users of the directory here: those whose access saving changes. */
  users: z.object({ checked: z.int(), isMore: z.boolean(), rows: z.array(personFate) }),
  /** Users whose sign-ins saving ends. */
  endedSignIns: z.int(),
})
export type DirectoryDryRun = z.infer<typeof directoryDryRun>

export const directoryDryRunEndpoints = {
  dryRunDirectory: post("/ldapproviders/dryrun", "superuser", {
    summary: "Shows what saving a directory would do to its people; changes nothing",
    ...settingsDryRun,
    body: z.strictObject({
      settings: saveDirectory,
      /** The saved directory that the settings would change; without it they would create one. */
      ldapProviderId: z.optional(id),
      ...question,
    }),
    response: directoryDryRun,
  }),
  dryRunLdapUserSource: post(
    "/usergroups/:userGroupId/ldapusersources/dryrun",
    inSystem("USER_GROUP_UPDATE"),
    {
      summary: "Shows who would join and leave by the rules of an LDAP or AD source; changes nothing",
      ...sourceDryRun,
      body: z.strictObject({ source: saveLdapSource, ...question, sourceId }),
      response: directoryDryRun,
    },
  ),
}
