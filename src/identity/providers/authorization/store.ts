/** Browsers that were sent to a provider and are expected back. */
import type { Db } from "../../../base/deps.ts"
import { insertRow } from "../../../db/rows.ts"

export interface AuthorizationRequest {
  identityProviderId: string
  cookieHash: Buffer
  stateHash: Buffer
  /** The values that the return is checked against. */
  sealedParameters: Buffer
  returnTo: string
  /** Sign-in of the user who does a step-up; null for a sign-in. */
  signInId: string | null
  expiresOn: Date
}

export async function insertAuthorizationRequest(db: Db, request: AuthorizationRequest): Promise<void> {
  await insertRow(db, "authorization_request", {
    identity_provider_id: request.identityProviderId,
    cookie_hash: request.cookieHash,
    state_hash: request.stateHash,
    sealed_parameters: request.sealedParameters,
    return_to: request.returnTo,
    sign_in_id: request.signInId,
    expires_on: request.expiresOn,
  })
}

/** Takes the request of this browser and this state, once; null when it does not exist or has expired. */
export async function consumeAuthorizationRequest(
  db: Db,
  cookieHash: Buffer,
  stateHash: Buffer,
  now: Date,
): Promise<AuthorizationRequest | null> {
  const row = await db
    .deleteFrom("authorization_request")
    .where("cookie_hash", "=", cookieHash)
    .where("state_hash", "=", stateHash)
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expires_on <= now) return null
  return {
    identityProviderId: row.identity_provider_id,
    cookieHash: row.cookie_hash,
    stateHash: row.state_hash,
    sealedParameters: row.sealed_parameters,
    returnTo: row.return_to,
    signInId: row.sign_in_id,
    expiresOn: row.expires_on,
  }
}

/** @returns the number of expired requests deleted; at most `limit` */
export async function deleteAuthorizationRequestsBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<number> {
  return deleteRequests(db, (old) => old.where("expires_on", "<", before).limit(limit))
}

/** @returns the number of deleted requests, the oldest beyond the newest `keptMax`; at most `limit` */
export async function deleteAuthorizationRequestsBeyond(
  db: Db,
  keptMax: number,
  limit: number,
): Promise<number> {
  return deleteRequests(db, (old) =>
    old.orderBy("expires_on", "desc").orderBy("id", "desc").offset(keptMax).limit(limit),
  )
}

type RequestIds = ReturnType<typeof requestIds>
const requestIds = (db: Db) => db.selectFrom("authorization_request").select("id")

async function deleteRequests(db: Db, choose: (ids: RequestIds) => RequestIds): Promise<number> {
  const chosen = choose(requestIds(db))
  const deleted = await db.deleteFrom("authorization_request").where("id", "in", chosen).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
