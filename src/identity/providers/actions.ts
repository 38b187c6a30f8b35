/** Adding, changing, checking and deleting identity providers. */

import type { Actor } from "../../base/authorities.ts"
import { isCaChain } from "../../base/certificates.ts"
import { elapsedMs } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import { ProviderFailure } from "../../base/provider-failure.ts"
import { type FieldProblem, notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { isClientAccepted } from "../../edges/oidc/client.ts"
import { discoverEndpoints, type ProviderSettings } from "../../edges/oidc/metadata.ts"
import { readSigningKeys } from "../../edges/oidc/signing-keys.ts"
import { differences } from "../../system/audit/rules.ts"
import { record, recordCreation } from "../../system/audit/store.ts"
import { inStepUpTransaction } from "../../system/stepuppolicy/actions.ts"
import { revokeProviderSignIns } from "../revocation/store.ts"
import { detachDeletedUsers, saveProviderName } from "../users/foreign-users/store.ts"
import {
  type IdentityProvider,
  type IdentityProviderChange,
  identityProviderChanges,
  type ProviderCheck,
  type ProviderFields,
  type SaveIdentityProvider,
} from "./contract.ts"
import { IDENTITY_PROVIDERS_MAX, isIssuer, PROVIDER_TIMEOUT_MS } from "./rules.ts"
import {
  deleteClientSecret,
  deleteIdentityProvider,
  findProviderWithSecret,
  getIdentityProvider,
  getProviderUsage,
  insertIdentityProvider,
  lockAndCountProviders,
  lockIdentityProvider,
  type ProviderWithSecret,
  saveIdentityProvider,
} from "./store.ts"

/** The redirect address of sign-ins, registered at the provider exactly so. */
export const CALLBACK_PATH = "/login/oidc/callback"
/** The redirect address after signing out, registered at the provider too. */
export const AFTER_LOGOUT_PATH = "/login?logout=true"

const SECRET_FIELDS = ["clientSecret"]

/** @throws Refusal BAD_REQUEST, CONFLICT for a name or an issuer that another one has */
export async function createIdentityProvider(
  deps: Deps,
  actor: Actor,
  { version: _version, confirmAddressChange: _confirm, ...input }: SaveIdentityProvider,
): Promise<IdentityProvider> {
  return inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", async (tx, now) => {
    checkInput(deps, input)
    if ((await lockAndCountProviders(tx)) >= IDENTITY_PROVIDERS_MAX) throw tooManyProviders()
    const id = await insertIdentityProvider(tx, deps.secretBox, input, now)
    await recordCreation(
      { tx, actor, now },
      "IDENTITY_PROVIDER_CREATED",
      { type: "identityProvider", id },
      input,
      SECRET_FIELDS,
    )
    return getIdentityProvider(tx, id)
  })
}

/**
 * Changes a provider. Disabling it, or confirming another issuer, ends the sign-ins through it; another issuer or
 * client deletes the stored secret.
 *
 * @throws Refusal BAD_REQUEST, CONFLICT, NOT_FOUND
 */
export async function updateIdentityProvider(
  deps: Deps,
  actor: Actor,
  providerId: string,
  change: IdentityProviderChange,
): Promise<IdentityProvider> {
  const after = await inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", async (tx, now) => {
    const before = await lockIdentityProvider(tx, providerId)
    const { clientSecret, confirmAddressChange, ...merged } = identityProviderChanges.merge(before, change)
    const input = { ...merged, clientSecret: clientSecret ?? "" }
    checkInput(deps, input)
    const { changed, details, unchanged } = differences(before, { ...merged, clientSecret }, SECRET_FIELDS)
    checkVersion(before, change.version, changed)
    if (unchanged) return { provider: before, isEnding: false }
    const isElsewhere = before.issuer !== input.issuer && (await getProviderUsage(tx, providerId)).users
    if (isElsewhere && !confirmAddressChange) throw issuerChangeRefusal(before)
    if (clientSecret === null || before.issuer !== input.issuer || before.clientId !== input.clientId)
      await deleteClientSecret(tx, providerId)
    await saveIdentityProvider(tx, deps.secretBox, providerId, input)
    await saveProviderName(tx, "OIDC", { id: providerId, name: input.name })
    const isEnding = isElsewhere || (before.enabled && !input.enabled)
    if (isEnding) await revokeProviderSignIns(tx, "OIDC", providerId, now)
    await record(
      { tx, actor, now },
      "IDENTITY_PROVIDER_CHANGED",
      { type: "identityProvider", id: providerId },
      details,
    )
    return { provider: await getIdentityProvider(tx, providerId), isEnding }
  })
  if (after.isEnding) deps.publish({ kind: "permissions" })
  return after.provider
}

/** @throws Refusal CONFLICT while sources or users name it, NOT_FOUND */
export async function removeIdentityProvider(deps: Deps, actor: Actor, providerId: string): Promise<void> {
  await inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", async (tx, now) => {
    const { name } = await lockIdentityProvider(tx, providerId)
    const uses = await getProviderUsage(tx, providerId)
    if (uses.sources || uses.users) {
      throw new Refusal("CONFLICT", `identity provider "${name}" is still in use`, {
        text: "identityProviderInUse",
        name,
        ...uses,
      })
    }
    await detachDeletedUsers(tx, "OIDC", providerId)
    await deleteIdentityProvider(tx, providerId)
    await record(
      { tx, actor, now },
      "IDENTITY_PROVIDER_DELETED",
      { type: "identityProvider", id: providerId },
      { name },
    )
  })
}

/** Queries the provider now, enabled or not. Administrators see its response. @throws Refusal NOT_FOUND */
export async function checkIdentityProvider(
  deps: Deps,
  providerId: string,
  ownOrigin: string,
): Promise<ProviderCheck> {
  const found = await findProviderWithSecret(deps.db, deps.secretBox, providerId, { onlyEnabled: false })
  if (!found) throw notFound("identityProvider", providerId)
  return checkProviderSettings(toProviderSettings(deps, found), ownOrigin)
}

/** The same with settings that need not be saved. */
export async function checkProviderSettings(
  settings: ProviderSettings,
  ownOrigin: string,
): Promise<ProviderCheck> {
  const own = {
    redirectUri: `${ownOrigin}${CALLBACK_PATH}`,
    postLogoutRedirectUri: `${ownOrigin}${AFTER_LOGOUT_PATH}`,
  }
  const check: ProviderCheck = {
    ...own,
    problem: null,
    detail: "",
    endpoints: null,
    keys: null,
    isClientAccepted: null,
    durations: { metadataInMs: null, keysInMs: null, clientInMs: null },
  }
  const { durations } = check
  let startedMs = performance.now()
  const sinceLastAnswerInMs = () => {
    const took = elapsedMs(startedMs)
    startedMs = performance.now()
    return took
  }
  try {
    check.endpoints = await discoverEndpoints(settings)
    durations.metadataInMs = sinceLastAnswerInMs()
    check.keys = await readSigningKeys(settings)
    durations.keysInMs = sinceLastAnswerInMs()
    if (settings.clientSecret !== null) {
      check.isClientAccepted = await isClientAccepted(settings, own.redirectUri)
      durations.clientInMs = sinceLastAnswerInMs()
    }
    return check
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    check.problem = error.problem
    check.detail = error.message
    return check
  }
}

/** The connection settings of this provider. */
export function toProviderSettings(
  deps: Pick<Deps, "allowLoopback">,
  { provider, clientSecret }: ProviderWithSecret,
  answerMsMax = PROVIDER_TIMEOUT_MS,
): ProviderSettings {
  const { id, version, issuer, clientId, clientAuthentication, caCertificate, audience, scopes } = provider
  return {
    id,
    version,
    issuer,
    clientId,
    clientSecret,
    clientAuthentication,
    caCertificate,
    audience,
    scopes,
    allowLoopback: deps.allowLoopback,
    responseTimeoutMs: answerMsMax,
  }
}

/** The public origin, as registered at providers. */
export function publicOriginOf(deps: Pick<Deps, "publicAddress">, request: Request): string {
  return deps.publicAddress ?? new URL(request.url).origin
}

function checkInput(deps: Deps, { issuer, caCertificate }: ProviderFields): void {
  const problems: FieldProblem[] = [
    ...(isIssuer(issuer, deps.allowLoopback)
      ? []
      : [{ path: "issuer", message: "validation.issuer" } as const]),
    ...(caCertificate === "" || isCaChain(caCertificate)
      ? []
      : [{ path: "caCertificate", message: "validation.caCertificate" } as const]),
  ]
  if (problems.length > 0) throw validationRefusal(problems)
}

function issuerChangeRefusal({ name }: IdentityProvider): Refusal {
  return new Refusal(
    "CONFLICT",
    `users come from identity provider "${name}": another issuer has to be confirmed`,
    {
      text: "identityProviderIssuerFixed",
      name,
      field: "confirmAddressChange",
    },
  )
}

function tooManyProviders(): Refusal {
  return new Refusal("CONFLICT", `there are ${IDENTITY_PROVIDERS_MAX} identity providers already`, {
    text: "tooManyIdentityProviders",
    max: IDENTITY_PROVIDERS_MAX,
  })
}
