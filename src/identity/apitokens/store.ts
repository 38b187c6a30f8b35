/** API tokens, stored as hashes, with their scopes. */

import { sql } from "kysely"
import {
  type Actor,
  type DeviceAccess,
  limitSystemAuthorities,
  type TokenLimits,
} from "../../base/authorities.ts"
import { deleteOldest } from "../../base/cache.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { type Page, type PageRequest, TOTAL_COUNT_MAX } from "../../base/page-request.ts"
import { alreadyExists } from "../../db/constraint.ts"
import { directList } from "../../db/paged-list.ts"
import { insertRow, lockRow, type RowOf, updateRow, updateRowsWith } from "../../db/rows.ts"
import { compileSqlOnce, runStatement, textStatement } from "../../db/statement-cache.ts"
import {
  ACTOR_COLUMNS,
  type ActorRow,
  createActorReads,
  isActiveUser,
  toActorFields,
  toDeviceAccess,
} from "../authorization/actor-query/store.ts"
import { CONFIRMED_UNTIL } from "../users/confirmation/store.ts"
import type { ApiToken } from "./contract.ts"
import { TOKEN_USE_SAVE_INTERVAL_MS } from "./rules.ts"

interface NewApiToken {
  userId: string
  name: string
  tokenHash: Buffer
  scopes: readonly string[]
  deviceId: string | null
  address: string
  createdOn: Date
  expiresOn: Date
}

/** @throws Refusal CONFLICT when the user has a live token of this name */
export async function insertApiToken(tx: Db, token: NewApiToken): Promise<string> {
  const columns = {
    user_id: token.userId,
    name: token.name,
    token_hash: token.tokenHash,
    scopes: [...token.scopes],
    device_id: token.deviceId,
    created_address: token.address,
    created_on: token.createdOn,
    expires_on: token.expiresOn,
  }
  return insertRow(tx, "api_token", columns, {
    api_token_name_must_be_unique: () => alreadyExists("apiToken", token.name),
  })
}

function liveTokens(db: Db, now: Date) {
  return db
    .selectFrom("api_token")
    .leftJoin("device", "device.id", "api_token.device_id")
    .where("api_token.revoked_on", "is", null)
    .where("api_token.expires_on", ">", now)
    .selectAll("api_token")
    .select("device.name as device_name")
}

function toApiToken(row: RowOf<typeof liveTokens>): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    device: row.device_id === null ? null : { id: row.device_id, name: row.device_name ?? "" },
    createdOn: row.created_on.toISOString(),
    createdAddress: row.created_address,
    expiresOn: row.expires_on.toISOString(),
    lastUsedOn: row.last_used_on?.toISOString() ?? null,
    lastAddress: row.last_address,
  }
}

/** One page of a user's live tokens, newest first. */
export function apiTokensPage(
  db: Db,
  userId: string,
  request: PageRequest,
  now: Date,
): Promise<Page<ApiToken>> {
  return TOKENS.page(db, { now, userId }, null, request, toApiToken)
}

const TOKENS = directList({
  name: "API tokens",
  sorts: { fields: ["id"], defaultSort: "-id" },
  columns: { id: "api_token.id" },
  rows(db, { now, userId, search }: { now: Date; userId: string; search?: string }) {
    const wanted = liveTokens(db, now).where("api_token.user_id", "=", userId)
    return search ? wanted.where("api_token.name", "ilike", search) : wanted
  },
})

export async function findApiToken(db: Db, apiTokenId: string, now: Date) {
  const row = await liveTokens(db, now).where("api_token.id", "=", apiTokenId).executeTakeFirst()
  return row ? { userId: row.user_id, ...toApiToken(row) } : null
}

/** Locks the owner's row and counts, so that concurrent creations respect the limit. */
export async function lockAndCountApiTokens(tx: Db, userId: string, now: Date): Promise<number> {
  await lockRow(tx, "app_user", userId)
  return countLiveApiTokens(tx, userId, now)
}

/** The name of an expired token can be used again. */
export async function releaseExpiredName(tx: Db, userId: string, name: string, now: Date): Promise<void> {
  await tx
    .updateTable("api_token")
    .set((eb) => ({ revoked_on: eb.ref("expires_on") }))
    .where("user_id", "=", userId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where("revoked_on", "is", null)
    .where("expires_on", "<=", now)
    .execute()
}

/** @returns whether it was live */
export async function revokeApiToken(tx: Db, apiTokenId: string, now: Date): Promise<boolean> {
  return (
    (await updateRowsWith(tx, "api_token", { id: apiTokenId, revoked_on: null }, { revoked_on: now })) > 0
  )
}

export async function countLiveApiTokens(db: Db, userId: string, now: Date): Promise<number> {
  const rows = await LIVE_COUNT(db, { userId, now })
  return rows[0]?.count ?? 0
}

const LIVE_COUNT = compileSqlOnce(
  ({ userId, now }: { userId: string; now: Date }) => sql<{ count: number }>`
    select count(*)::int as count from (select from api_token
      where revoked_on is null and expires_on > ${now} and user_id = ${userId} limit ${sql.lit(TOTAL_COUNT_MAX)}) live`,
)

type TokenActor = Actor & { token: TokenLimits }

interface TokenActorRow extends ActorRow {
  id: string
  name: string
  scopes: string[]
  device_id: string | null
  confirmed_until: Date | null
}

/** The counterpart of `activeSignInQuery` for tokens: it runs for every API token request, and is therefore plain SQL text. $2 is now. */
const activeTokenQuery = (condition: string, more = "") => `
  select api_token.id, api_token.name, api_token.scopes, api_token.device_id,
    ${CONFIRMED_UNTIL} as confirmed_until, ${ACTOR_COLUMNS}${more}
  from api_token join app_user on app_user.id = api_token.user_id
  where ${condition} and api_token.expires_on > $2 and api_token.revoked_on is null and ${isActiveUser("$2")}`

const readTokenActor = createActorReads<TokenActorRow>(activeTokenQuery, "api_token.token_hash")
const BY_IDS = textStatement<TokenActorRow>(activeTokenQuery("api_token.id = any($1::uuid[])"))

/**
 * The actor of a token: its owner, with the owner's current rights limited to the token's scopes. In one query.
 *
 * @param deviceId  also returns the access to this device
 * @returns `isUnconfirmed`: the owner's confirmation by the directory has expired, and the token is suspended;
 *          `access`: missing unless a device was requested, null when it does not exist
 */
export async function findTokenActor(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  deviceId?: string,
): Promise<{ actor: TokenActor; isUnconfirmed: boolean; access?: DeviceAccess | null } | null> {
  const row = await readTokenActor(db, { tokenHash, now, deviceId })
  if (!row) return null
  const actor = toActor(row)
  const access = toDeviceAccess(actor, deviceId, row.device_authorities)
  return { actor, isUnconfirmed: !isConfirmedAt(row, now), access }
}

/** The same by the tokens' ids: polled by running sessions that an API token has started. Invalid tokens are missing. */
export async function findLiveTokens(
  db: Db,
  apiTokenIds: readonly string[],
  now: Date,
): Promise<Map<string, Actor>> {
  const rows = await runStatement(db, BY_IDS([[...apiTokenIds], now]))
  return new Map(rows.filter((row) => isConfirmedAt(row, now)).map((row) => [row.id, toActor(row)]))
}

function isConfirmedAt({ confirmed_until: until }: TokenActorRow, now: Date): boolean {
  return until === null || until > now
}

function toActor(row: TokenActorRow): TokenActor {
  const token: TokenLimits = {
    id: row.id,
    name: row.name,
    scopes: new Set(row.scopes),
    isOwnerSuperuser: row.superuser,
    deviceId: row.device_id,
  }
  const owner = toActorFields(row)
  return {
    ...owner,
    isSuperuser: false,
    // A session that the token starts ends with the token.
    signInId: row.id,
    // A token cannot step up, so actions that require it are not available to tokens.
    authenticatedOn: new Date(0),
    systemAuthorities: limitSystemAuthorities(token, owner.systemAuthorities),
    token,
  }
}

const LAST_USES_MAX = 10_000

/** Time of the last saved use of each token. */
class SavedTokenUses {
  private readonly savedAtMs = new Map<string, number>()

  /** @returns whether the use is to be saved: the last one was saved long enough ago */
  isDue(apiTokenId: string, at: number): boolean {
    const savedAt = this.savedAtMs.get(apiTokenId)
    if (savedAt !== undefined && Math.abs(at - savedAt) < TOKEN_USE_SAVE_INTERVAL_MS) return false
    this.savedAtMs.delete(apiTokenId)
    this.savedAtMs.set(apiTokenId, at)
    if (this.savedAtMs.size > LAST_USES_MAX) deleteOldest(this.savedAtMs)
    return true
  }
}

/** @returns the write that is due now, which requests do not await; null when the last write is recent */
export function recordTokenUse(
  { db, state }: Pick<Deps, "db" | "state">,
  apiTokenId: string,
  address: string,
  now: Date,
): Promise<void> | null {
  if (!state.get(SavedTokenUses).isDue(apiTokenId, now.getTime())) return null
  return saveTokenUse(db, apiTokenId, address, now)
}

async function saveTokenUse(db: Db, apiTokenId: string, address: string, now: Date): Promise<void> {
  await updateRow(db, "api_token", apiTokenId, { last_used_on: now, last_address: address })
}
