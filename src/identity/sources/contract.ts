/** Identity providers, directories and the sources of user groups as calls. */
import { z } from "zod/mini"
import { definePartialUpdate } from "../../base/partial-update.ts"
import {
  id,
  instant,
  namedObject,
  namedRef,
  readVersion,
  requiredText,
  sortedList,
} from "../../base/schema.ts"
import { get, inSystem } from "../../http/endpoint.ts"
import { entityEndpoints, readAndWriteRules } from "../../http/entity-endpoints.ts"
import { allowedEmailDomains } from "../usergroups/fields.ts"
import {
  CLAIM_KEY_CHARACTERS_MAX,
  CLAIM_VALUE_CHARACTERS_MAX,
  GROUP_MAPPING_CHARACTERS_MAX,
  MAPPINGS_MAX,
  PROVIDER_SORTS,
  SOURCE_SORTS,
} from "./rules.ts"

const claimMapping = z.object({ key: z.string(), value: z.string(), csv: z.boolean() })

const source = {
  id,
  userGroupId: id,
  claimMappings: z.array(claimMapping),
  groupMappings: z.array(z.string()),
  allowedEmailDomains: z.array(z.string()),
  createdOn: instant,
  version: z.int(),
}
const oidcSource = namedObject("OidcUserSource", { ...source, identityProvider: namedRef })
export type OidcSource = z.infer<typeof oidcSource>
const ldapSource = namedObject("LdapUserSource", { ...source, ldapProvider: namedRef })
export type LdapSource = z.infer<typeof ldapSource>

const mappings = {
  claimMappings: z._default(
    z
      .array(
        z.strictObject({
          key: requiredText(CLAIM_KEY_CHARACTERS_MAX),
          value: requiredText(CLAIM_VALUE_CHARACTERS_MAX),
          csv: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(MAPPINGS_MAX, `validation.maximum|${MAPPINGS_MAX}`)),
    [],
  ),
  groupMappings: z._default(
    z
      .array(requiredText(GROUP_MAPPING_CHARACTERS_MAX))
      .check(z.maxLength(MAPPINGS_MAX, `validation.maximum|${MAPPINGS_MAX}`)),
    [],
  ),
  allowedEmailDomains,
  version: readVersion,
}

/** A source without a mapping admits no users and could be mistaken for one that admits all. */
const hasMapping = z.refine<{ claimMappings: unknown[]; groupMappings: unknown[] }>(
  ({ claimMappings, groupMappings }) => claimMappings.length + groupMappings.length > 0,
  { error: "validation.required", path: ["claimMappings"] },
)

export const saveOidcSource = z.strictObject({ identityProviderId: id, ...mappings }).check(hasMapping)
export const saveLdapSource = z.strictObject({ ldapProviderId: id, ...mappings }).check(hasMapping)
export type SaveOidcSource = z.output<typeof saveOidcSource>
export type SaveLdapSource = z.output<typeof saveLdapSource>
export const oidcSourceChanges = definePartialUpdate(saveOidcSource)
export const ldapSourceChanges = definePartialUpdate(saveLdapSource)

const read = inSystem("USER_GROUP_READ")
const write = inSystem("USER_GROUP_UPDATE")

const oidcSources = entityEndpoints(
  "/usergroups/:userGroupId/oidcusersources/:id",
  oidcSource,
  oidcSourceChanges,
  {
    sorts: SOURCE_SORTS,
    auth: readAndWriteRules(read, write),
  },
)
const ldapSources = entityEndpoints(
  "/usergroups/:userGroupId/ldapusersources/:id",
  ldapSource,
  ldapSourceChanges,
  {
    sorts: SOURCE_SORTS,
    auth: readAndWriteRules(read, write),
  },
)

export const sourceEndpoints = {
  listIdentityProviders: get("/identityproviders", read, {
    summary: "The identity providers that are configured, by name",
    ...sortedList(namedRef, PROVIDER_SORTS),
  }),
  listLdapProviders: get("/ldapproviders", read, {
    summary: "The directories that are configured, by name",
    ...sortedList(namedRef, PROVIDER_SORTS),
  }),
  createOidcUserSource: oidcSources.create(
    "Adds a user source: which users of an identity provider belong to the group",
    [],
  ),
  listOidcUserSources: oidcSources.list("The group's sources from identity providers, oldest first"),
  getOidcUserSource: oidcSources.read("One source"),
  updateOidcUserSource: oidcSources.update("Changes a source"),
  deleteOidcUserSource: oidcSources.delete("Deletes a source"),
  createLdapUserSource: ldapSources.create(
    "Adds a user source: which users of a directory belong to the group",
    [],
  ),
  listLdapUserSources: ldapSources.list("The group's sources from directories, oldest first"),
  getLdapUserSource: ldapSources.read("One source"),
  updateLdapUserSource: ldapSources.update("Changes a source"),
  deleteLdapUserSource: ldapSources.delete("Deletes a source"),
}
