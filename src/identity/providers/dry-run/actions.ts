/** Dry runs: the save and the provisioning of an example person run in a transaction that is rolled back. */

import { randomUUID } from "node:crypto"
import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { rehearse } from "../../../db/rehearsal.ts"
import type { ProviderSettings } from "../../../edges/oidc/metadata.ts"
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
    const provider = await saveInside(inside, actor, providerId, confirmed)
    return {
      settings: await unsavedSettings(inside, provider.id),
      person: claims ? await rehearseExample(inside, provider, claims) : null,
      endedSignIns: signInsBefore - (await countLiveSignIns(inside.db, "OIDC", provider.id, now)),
    }
  })
  const { settings: saved, person, endedSignIns } = rehearsed
  return { ...(await checkProviderSettings(saved, ownOrigin)), person, endedSignIns }
}

/** Settings as saving would make them, with the stored secret where none is typed. @throws Refusal as saving would */
export function rehearseProviderSettings(
  deps: Deps,
  actor: Actor,
  providerId: string | null,
  typed: SaveIdentityProvider,
): Promise<ProviderSettings> {
  return rehearse(deps, async (inside) => {
    const provider = await saveInside(inside, actor, providerId, { ...typed, confirmAddressChange: true })
    return unsavedSettings(inside, provider.id)
  })
}

function saveInside(inside: Deps, actor: Actor, providerId: string | null, settings: SaveIdentityProvider) {
  return providerId === null
    ? createIdentityProvider(inside, actor, settings)
    : updateIdentityProvider(inside, actor, providerId, settings)
}

/** With an id of their own: what the client caches under the saved id would outlive the dry run, with another secret. */
async function unsavedSettings(inside: Deps, providerId: string): Promise<ProviderSettings> {
  const found = await findProviderWithSecret(inside.db, inside.secretBox, providerId, { onlyEnabled: false })
  if (!found) throw new Error("the rehearsed provider was not found")
  return { ...toProviderSettings(inside, found), id: randomUUID() }
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
