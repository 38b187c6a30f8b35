/** Dry runs: the save is rehearsed with the provisioning of an example person, and rolled back. */

import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { rehearse } from "../../../db/rehearsal.ts"
import { createSource, updateSource } from "../../sources/actions.ts"
import { boundedValues, rehearsePerson } from "../../sources/dry-run/actions.ts"
import type { ForeignPerson, MappedAttribute } from "../../sources/dry-run/contract.ts"
import { countLiveSignIns, countMembersOfProvider } from "../../sources/dry-run/store.ts"
import { textsOfClaim } from "../../sources/rules.ts"
import { listSourcesOfProvider, type SaveSource } from "../../sources/store.ts"
import {
  checkProviderSettings,
  createIdentityProvider,
  toProviderSettings,
  updateIdentityProvider,
} from "../actions.ts"
import type { IdentityProvider, SaveIdentityProvider } from "../contract.ts"
import { toForeignIdentity } from "../identity/actions.ts"
import { SUBJECT_CHARACTERS_MAX } from "../rules.ts"
import { findProviderWithSecret, getIdentityProvider } from "../store.ts"
import type { ExampleClaims, OidcSourceDryRun, ProviderDryRun } from "./contract.ts"

/** Subject of claims that name none: no user has it. */
const UNKNOWN_SUBJECT = "dry run"

/**
 * What saving the provider would do.
 *
 * @param providerId  null for a new one
 * @throws Refusal as saving would
 */
export async function dryRunIdentityProvider(
  deps: Deps,
  actor: Actor,
  { providerId, ownOrigin }: { providerId: string | null; ownOrigin: string },
  settings: SaveIdentityProvider,
  claims: ExampleClaims | undefined,
): Promise<ProviderDryRun> {
  // What a confirmation would end is part of the answer.
  const confirmed = { ...settings, confirmAddressChange: true }
  const rehearsed = await rehearse(deps, async (inside) => {
    const now = deps.clock()
    const signInsBefore = providerId === null ? 0 : await countLiveSignIns(inside.db, "OIDC", providerId, now)
    const provider =
      providerId === null
        ? await createIdentityProvider(inside, actor, confirmed)
        : await updateIdentityProvider(inside, actor, providerId, confirmed)
    const found = await findProviderWithSecret(inside.db, deps.secretBox, provider.id, { onlyEnabled: false })
    return {
      settings: found && toProviderSettings(deps, found),
      person: claims ? await rehearseExample(inside, provider, claims) : null,
      endedSignIns: signInsBefore - (await countLiveSignIns(inside.db, "OIDC", provider.id, now)),
    }
  })
  const { settings: saved, person, endedSignIns } = rehearsed
  if (!saved) throw new Error("the rehearsed provider was not found")
  return { ...(await checkProviderSettings(saved, ownOrigin)), person, endedSignIns }
}

/** What saving a source of a user group would do. @param target.sourceId  null for a new one. @throws Refusal as saving would */
export function dryRunOidcSource(
  deps: Deps,
  actor: Actor,
  { userGroupId, sourceId }: { userGroupId: string; sourceId: string | null },
  source: SaveSource,
  claims: ExampleClaims | undefined,
): Promise<OidcSourceDryRun> {
  return rehearse(deps, async (inside) => {
    const { provider } = await (sourceId === null
      ? createSource(inside, actor, "OIDC", userGroupId, source)
      : updateSource(inside, actor, "OIDC", { userGroupId, id: sourceId }, source.version, () => source))
    const members = await countMembersOfProvider(inside.db, userGroupId, provider.id)
    if (!claims) return { person: null, members }
    const saved = await getIdentityProvider(inside.db, provider.id)
    return { person: await rehearseExample(inside, saved, claims), members }
  })
}

/** What a person with these claims would get: as a sign-in would do it. */
async function rehearseExample(
  inside: Deps,
  provider: IdentityProvider,
  claims: ExampleClaims,
): Promise<ForeignPerson> {
  const [subject = UNKNOWN_SUBJECT] = textsOfClaim(claims, "sub")
  const entry = subject.slice(0, SUBJECT_CHARACTERS_MAX)
  const identity = toForeignIdentity(provider, { subject: entry, claims })
  const sources = await listSourcesOfProvider(inside.db, "OIDC", provider.id)
  const keys = sources.flatMap((source) => source.claimMappings.map(({ key }) => key))
  return rehearsePerson(inside, identity, { entry, attributes: mappedClaims(provider, claims, keys) })
}

function mappedClaims(
  provider: IdentityProvider,
  claims: ExampleClaims,
  keys: readonly string[],
): MappedAttribute[] {
  const valuesOf = (name: string) => boundedValues(textsOfClaim(claims, name))
  const fields = (["username", "firstname", "surname", "email"] as const).map((field) => ({
    attribute: provider.claims[field],
    field,
    values: valuesOf(provider.claims[field]),
  }))
  const rules = [...new Set(keys)].map((attribute) => ({
    attribute,
    field: null,
    values: valuesOf(attribute),
  }))
  return [...fields, ...rules.filter(({ values }) => values.length > 0)]
}
