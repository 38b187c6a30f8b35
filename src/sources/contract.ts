/** Identity providers, directories and the sources of user groups as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import { id, instant, named, namedRef, pageOf, requiredText, sortedQuery } from "../base/schema.ts"
import { del, get, post, put } from "../http/endpoint.ts"
import { allowedEmailDomains } from "../usergroups/contract.ts"
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
export const oidcSource = named("OidcUserSource", z.object({ ...source, identityProvider: namedRef }))
export type OidcSource = z.infer<typeof oidcSource>
export const ldapSource = named("LdapUserSource", z.object({ ...source, ldapProvider: namedRef }))
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
      .check(z.maxLength(MAPPINGS_MAX, `validation.most|${MAPPINGS_MAX}`)),
    [],
  ),
  groupMappings: z._default(
    z
      .array(requiredText(GROUP_MAPPING_CHARACTERS_MAX))
      .check(z.maxLength(MAPPINGS_MAX, `validation.most|${MAPPINGS_MAX}`)),
    [],
  ),
  allowedEmailDomains,
  /** The version that was read; another one there means that somebody else saved first. Left out: not checked. */
  version: z.optional(z.int("validation.integer")),
}

/** A source without any mapping would take nobody, or somebody would think that it takes all. */
const mapsSomething = z.refine<{ claimMappings: unknown[]; groupMappings: unknown[] }>(
  ({ claimMappings, groupMappings }) => claimMappings.length + groupMappings.length > 0,
  { error: "validation.required", path: ["claimMappings"] },
)

export const saveOidcSource = z.strictObject({ identityProviderId: id, ...mappings }).check(mapsSomething)
export const saveLdapSource = z.strictObject({ ldapProviderId: id, ...mappings }).check(mapsSomething)
export type SaveOidcSource = z.output<typeof saveOidcSource>
export type SaveLdapSource = z.output<typeof saveLdapSource>
export const oidcSourceChanges = changesTo(saveOidcSource)
export const ldapSourceChanges = changesTo(saveLdapSource)
export type OidcSourceChange = ChangeOf<typeof saveOidcSource>
export type LdapSourceChange = ChangeOf<typeof saveLdapSource>

const OIDC = "/usergroups/:userGroupId/oidcusersources"
const OIDC_SOURCE = "/usergroups/:userGroupId/oidcusersources/:id"
const LDAP = "/usergroups/:userGroupId/ldapusersources"
const LDAP_SOURCE = "/usergroups/:userGroupId/ldapusersources/:id"
const read = { system: "USER_GROUP_READ" } as const
const write = { system: "USER_GROUP_UPDATE" } as const
const providers = z.object(sortedQuery(PROVIDER_SORTS))
const list = z.object(sortedQuery(SOURCE_SORTS))

export const sourceEndpoints = {
  listIdentityProviders: get("/identityproviders", {
    summary: "The identity providers that are configured, by name",
    gate: read,
    query: providers,
    answer: pageOf(namedRef),
  }),
  listLdapProviders: get("/ldapproviders", {
    summary: "The directories that are configured, by name",
    gate: read,
    query: providers,
    answer: pageOf(namedRef),
  }),
  createOidcUserSource: post(OIDC, {
    summary: "Says which people of an identity provider belong to the group",
    gate: write,
    body: saveOidcSource,
    answer: oidcSource,
    status: 201,
  }),
  listOidcUserSources: get(OIDC, {
    summary: "The group's sources from identity providers, oldest first",
    gate: read,
    query: list,
    answer: pageOf(oidcSource),
  }),
  getOidcUserSource: get(OIDC_SOURCE, { summary: "One source", gate: read, answer: oidcSource }),
  updateOidcUserSource: put(OIDC_SOURCE, {
    summary: "Changes a source",
    gate: write,
    body: oidcSourceChanges.schema,
    answer: oidcSource,
    refuses: ["CONFLICT"],
  }),
  deleteOidcUserSource: del(OIDC_SOURCE, { summary: "Deletes a source", gate: write }),
  createLdapUserSource: post(LDAP, {
    summary: "Says which people of a directory belong to the group",
    gate: write,
    body: saveLdapSource,
    answer: ldapSource,
    status: 201,
  }),
  listLdapUserSources: get(LDAP, {
    summary: "The group's sources from directories, oldest first",
    gate: read,
    query: list,
    answer: pageOf(ldapSource),
  }),
  getLdapUserSource: get(LDAP_SOURCE, { summary: "One source", gate: read, answer: ldapSource }),
  updateLdapUserSource: put(LDAP_SOURCE, {
    summary: "Changes a source",
    gate: write,
    body: ldapSourceChanges.schema,
    answer: ldapSource,
    refuses: ["CONFLICT"],
  }),
  deleteLdapUserSource: del(LDAP_SOURCE, { summary: "Deletes a source", gate: write }),
}
