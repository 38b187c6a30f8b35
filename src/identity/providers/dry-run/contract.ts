/** Dry runs of identity providers, and of the rules by which their people belong to user groups. */
import { z } from "zod/mini"
import { id, namedObject } from "../../../base/schema.ts"
import { inSystem, post } from "../../../http/endpoint.ts"
import { saveOidcSource } from "../../sources/contract.ts"
import { foreignPerson, settingsDryRun, sourceDryRun, sourceId } from "../../sources/dry-run/contract.ts"
import { providerCheck, saveIdentityProvider } from "../contract.ts"

/** Providers send claims only while a person signs in: those of an example come from the administrator. */
const claims = z.optional(z.record(z.string(), z.unknown(), "validation.invalid"))
export type ExampleClaims = Record<string, unknown>

const providerDryRun = namedObject("IdentityProviderDryRun", {
  ...providerCheck.shape,
  /** Null without claims. */
  person: z.nullable(foreignPerson),
  /** Users whose sign-ins saving ends. */
  endedSignIns: z.int(),
})
export type ProviderDryRun = z.infer<typeof providerDryRun>

const oidcSourceDryRun = namedObject("OidcUserSourceDryRun", {
  person: z.nullable(foreignPerson),
  /** Members of the group from this provider: the rules apply to them at their next sign-in or regular check. */
  members: z.int(),
})
export type OidcSourceDryRun = z.infer<typeof oidcSourceDryRun>

export const providerDryRunEndpoints = {
  dryRunIdentityProvider: post("/identityproviders/dryrun", "superuser", {
    summary: "Shows what saving an identity provider would do; changes nothing",
    ...settingsDryRun,
    body: z.strictObject({
      settings: saveIdentityProvider,
      /** The saved provider that the settings would change; without it they would create one. */
      identityProviderId: z.optional(id),
      claims,
    }),
    response: providerDryRun,
  }),
  dryRunOidcUserSource: post(
    "/usergroups/:userGroupId/oidcusersources/dryrun",
    inSystem("USER_GROUP_UPDATE"),
    {
      summary: "Shows what a person with these claims would get by the rules of a source; changes nothing",
      ...sourceDryRun,
      body: z.strictObject({ source: saveOidcSource, claims, sourceId }),
      response: oidcSourceDryRun,
    },
  ),
}
