/** Creates and revokes API tokens. */

import { type Actor, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../../system/audit/store.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { findDeviceAccess } from "../authorization/store.ts"
import { listDeviceAuthoritiesOfUser } from "../roles/device-roles/store.ts"
import type { CreateApiToken, CreatedApiToken } from "./contract.ts"
import { API_TOKEN_PREFIX, API_TOKENS_MAX, expiryProblem, missingScopes } from "./rules.ts"
import {
  findApiToken,
  insertApiToken,
  lockAndCountApiTokens,
  releaseExpiredName,
  revokeApiToken,
} from "./store.ts"

/**
 * Creates an API token with a part of its owner's rights.
 *
 * @throws Refusal NOT_ALLOWED for scopes that the user does not have and with `stepUp`, BAD_REQUEST for an expiry
 *                 that is too late, CONFLICT for a name that is taken or beyond the limit of tokens
 */
export async function createApiToken(
  deps: Deps,
  actor: Actor,
  input: CreateApiToken,
  address: string,
): Promise<CreatedApiToken> {
  await requireStepUp(deps, actor, "CREATE_API_TOKEN")
  const expiresOn = new Date(input.expiresOn)
  const problem = expiryProblem(expiresOn, deps.clock())
  if (problem) throw validationRefusal([{ path: "expiresOn", message: problem }])
  await checkDevice(deps, actor, input.deviceId)
  await checkScopes(deps, actor, input.scopes)
  const token = API_TOKEN_PREFIX + createToken()
  const scopes = [...new Set(input.scopes)].sort()
  return inTransaction(deps, async (tx, now) => {
    if ((await lockAndCountApiTokens(tx, actor.userId, now)) >= API_TOKENS_MAX) {
      const details = { text: "tooManyApiTokens", max: API_TOKENS_MAX } as const
      throw new Refusal("CONFLICT", `${actor.username} has ${API_TOKENS_MAX} API tokens`, details)
    }
    await releaseExpiredName(tx, actor.userId, input.name, now)
    const { name, deviceId } = input
    const row = { userId: actor.userId, name, scopes, deviceId, address, createdOn: now, expiresOn }
    const apiTokenId = await insertApiToken(tx, { ...row, tokenHash: hashToken(token) })
    const details = { name, scopes: scopes.join(" "), expiresOn: input.expiresOn }
    await record(
      { tx, actor, now, address },
      "API_TOKEN_CREATED",
      { type: "user", id: actor.userId, deviceId },
      details,
    )
    const { userId } = actor
    await enqueueNotification(
      tx,
      { kind: "CREDENTIALS_CHANGED", userId, change: "API_TOKEN_CREATED", name, address },
      now,
    )
    const made = await findApiToken(tx, apiTokenId, now)
    if (!made) throw notFound("apiToken", apiTokenId)
    const { userId: _, ...shown } = made
    return { ...shown, token }
  })
}

async function checkDevice(deps: Deps, actor: Actor, deviceId: string | null): Promise<void> {
  if (deviceId === null) return
  const access = await findDeviceAccess(deps.db, actor, deviceId)
  if (!access || !hasDeviceAuthority(actor, access, "DEVICE_READ")) throw notFound("device", deviceId)
}

async function checkScopes(deps: Deps, actor: Actor, scopes: readonly string[]): Promise<void> {
  const anywhere = await listDeviceAuthoritiesOfUser(deps.db, actor.userId)
  const missing = missingScopes(actor, anywhere, scopes)
  if (missing.length === 0) return
  const details = { text: "grantExceedsOwnRights", missing: missing.join(", ") } as const
  throw new Refusal("NOT_ALLOWED", `${actor.username} lacks ${missing.join(", ")}`, details)
}

/** Revokes one of the actor's own tokens. @throws Refusal NOT_FOUND, also for tokens of other users */
export async function revokeOwnApiToken(
  deps: Deps,
  actor: Actor,
  apiTokenId: string,
  address: string,
): Promise<void> {
  const found = await findApiToken(deps.db, apiTokenId, deps.clock())
  if (found?.userId !== actor.userId) throw notFound("apiToken", apiTokenId)
  await endApiToken(deps, actor, found, address)
}

/** Revokes a token and ends the sessions that were started with it. The caller has checked the permission. @throws Refusal NOT_FOUND when it is revoked */
export async function endApiToken(
  deps: Deps,
  actor: Actor,
  token: { id: string; userId: string; name: string },
  address: string,
): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    if (!(await revokeApiToken(tx, token.id, now))) throw notFound("apiToken", token.id)
    const details = { name: token.name }
    await record(
      { tx, actor, now, address },
      "API_TOKEN_REVOKED",
      { type: "user", id: token.userId },
      details,
    )
  })
  deps.publish({ kind: "signIn", id: token.id })
}
