/** Sign-ins: one revocable row each, tokens as hashes only. */

import { sql } from "kysely"
import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import type { ServerState } from "../../base/server-state.ts"
import { insertRow } from "../../db/rows.ts"
import { runStatement, textStatement } from "../../db/statement-cache.ts"
import { findLiveTokens } from "../apitokens/store.ts"
import {
  ACTOR_COLUMNS,
  type ActorRow,
  createActorReads,
  isActiveUser,
  toActorFields,
  toDeviceAccess,
} from "../authorization/actor-query/store.ts"
import { CONFIRMED_UNTIL, isConfirmed } from "../users/confirmation/store.ts"
import type { SignInMethod } from "./attempt/rules.ts"
import { SignInPresences } from "./presence/store.ts"
import { isIdle, type SignInKind } from "./rules.ts"

interface NewSignIn {
  userId: string
  kind: SignInKind
  methods: SignInMethod[]
  /** Time of the user's last authentication; default: now. */
  authenticatedOn?: Date
  /** The sign-in that this one comes from by refreshing; a new family without. */
  familyId?: string
  provider?: { id: string; sealedTokens: Buffer | null }
  tokenHash: Buffer
  refreshHash: Buffer | null
  csrfSecret: Buffer
  userAgent: string
  address: string
  createdOn: Date
  expiresOn: Date
  refreshExpiresOn: Date | null
}

export async function insertSignIn(db: Db, signIn: NewSignIn): Promise<string> {
  return insertRow(db, "sign_in", {
    user_id: signIn.userId,
    kind: signIn.kind,
    methods: signIn.methods,
    authenticated_on: signIn.authenticatedOn ?? signIn.createdOn,
    family_id: signIn.familyId,
    started_on: signIn.familyId === undefined ? signIn.createdOn : familyStart(signIn.familyId),
    identity_provider_id: signIn.provider?.id ?? null,
    sealed_provider_tokens: signIn.provider?.sealedTokens ?? null,
    token_hash: signIn.tokenHash,
    refresh_hash: signIn.refreshHash,
    csrf_secret: signIn.csrfSecret,
    user_agent: signIn.userAgent,
    address: signIn.address,
    created_on: signIn.createdOn,
    last_seen_on: signIn.createdOn,
    active_on: signIn.createdOn,
    expires_on: signIn.expiresOn,
    refresh_expires_on: signIn.refreshExpiresOn,
  })
}

/** A sign-in that comes from another one began when the first of them did. */
function familyStart(familyId: string) {
  return sql<Date>`(select min(started_on) from sign_in where family_id = ${familyId})`
}

interface FoundSignIn {
  actor: Actor
  kind: SignInKind
  csrfSecret: Buffer
  /** Idle for longer than the installation allows; it is treated as ended. */
  isIdle: boolean
  /** The user's directory has not confirmed them within the period; the sign-in is treated as invalid. */
  isUnconfirmed: boolean
  /** Seconds without user activity after which the sign-in ends. */
  inactivitySeconds: number
  /** The user's rights on the requested device; null when it does not exist, undefined when none was requested. */
  access?: DeviceAccess | null
}

interface SignInRow extends ActorRow {
  sign_in_id: string
  kind: SignInKind
  csrf_secret: Buffer
  active_on: Date
  authenticated_on: Date
  inactivity_seconds: number
  confirmed_until: Date | null
  theme: string | null
}

/**
 * SQL text: every request runs this query, and building it with the query builder takes as long as executing it.
 *
 * @param condition  on $1; $2 is the current time
 * @param more  further columns
 */
const signInQuery =
  (isValid: string) =>
  (condition: string, more = "") =>
    `
  select sign_in.id as sign_in_id, sign_in.kind, sign_in.csrf_secret, sign_in.active_on, sign_in.authenticated_on,
    (select inactivity_seconds from installation_settings) as inactivity_seconds,
    ${CONFIRMED_UNTIL} as confirmed_until, app_user.theme, ${ACTOR_COLUMNS}${more}
  from sign_in join app_user on app_user.id = sign_in.user_id
  where ${condition} and ${isValid} and sign_in.expires_on > $2 and ${isActiveUser("$2")}
  limit 1`
const activeSignInQuery = signInQuery("sign_in.revoked_on is null")
const readingSignInQuery = signInQuery("(sign_in.revoked_on is null or sign_in.timed_out)")

const readActor = createActorReads<SignInRow>(activeSignInQuery, "sign_in.token_hash")

/**
 * The user of a token, with system authorities and groups, in one statement; null when the token is not valid now.
 *
 * @param deviceId  also loads the user's rights on this device
 */
export async function findSignIn(
  { db, state }: Pick<Deps, "db" | "state">,
  tokenHash: Buffer,
  now: Date,
  deviceId?: string,
): Promise<FoundSignIn | null> {
  const row = await readActor(db, { tokenHash, now, deviceId })
  if (!row) return null
  const found = toFoundSignIn(state, row, now)
  const access = toDeviceAccess(found.actor, deviceId, row.device_authorities)
  return access === undefined ? found : { ...found, access }
}

/**
 * The user of this sign-in, of its refreshed successor or of this API token while it is valid, else null. Polled by
 * running remote sessions.
 */
export async function findLiveSignIn(
  deps: Pick<Deps, "db" | "state">,
  signInId: string,
  now: Date,
): Promise<Actor | null> {
  return (await findLiveSignIns(deps, [signInId], now)).get(signInId) ?? null
}

const ACTORS_OF_FAMILIES = textStatement<SignInRow & { asked_id: string }>(`
  select asked.id as asked_id, actor.* from unnest($1::uuid[]) as asked(id)
  join sign_in known on known.id = asked.id
  cross join lateral (${activeSignInQuery("sign_in.family_id = known.family_id")}) actor`)

/** The same for several ids in one or two statements; ids that are no longer valid are missing from the map. */
export async function findLiveSignIns(
  { db, state }: Pick<Deps, "db" | "state">,
  signInIds: readonly string[],
  now: Date,
): Promise<Map<string, Actor>> {
  const rows = await runStatement(db, ACTORS_OF_FAMILIES([signInIds, now]))
  const found = new Map(rows.map((row) => [row.asked_id, toFoundSignIn(state, row, now)]))
  const others = signInIds.filter((id) => !found.has(id))
  const actors: Map<string, Actor> = others.length ? await findLiveTokens(db, others, now) : new Map()
  for (const [id, { isIdle, isUnconfirmed, actor }] of found)
    if (!isIdle && !isUnconfirmed) actors.set(id, actor)
  return actors
}

const READER_OF_FILE = textStatement<SignInRow>(
  readingSignInQuery("sign_in.family_id = (select known.family_id from sign_in known where known.id = $1)"),
)

/**
 * The user of a sign-in or API token to whom a file is being sent; null when it has ended. The end by inactivity counts
 * not: it protects a screen that nobody watches, and a long download needs nobody to watch it.
 */
export async function findFileReader(
  { db, state }: Pick<Deps, "db" | "state">,
  signInId: string,
  now: Date,
): Promise<Actor | null> {
  const [row] = await runStatement(db, READER_OF_FILE([signInId, now]))
  if (!row) return (await findLiveTokens(db, [signInId], now)).get(signInId) ?? null
  const { actor, isUnconfirmed } = toFoundSignIn(state, row, now)
  return isUnconfirmed ? null : actor
}

function toFoundSignIn(state: ServerState, row: SignInRow, now: Date): FoundSignIn {
  const { kind } = row
  const activeOn = state.get(SignInPresences).lastActivity(row.sign_in_id, row.active_on)
  return {
    kind,
    isIdle: isIdle({ kind, activeOn, inactivitySeconds: row.inactivity_seconds }, now),
    isUnconfirmed: row.confirmed_until !== null && row.confirmed_until <= now,
    inactivitySeconds: row.inactivity_seconds,
    csrfSecret: row.csrf_secret,
    actor: {
      ...toActorFields(row),
      isSuperuser: row.superuser,
      theme: row.theme,
      signInId: row.sign_in_id,
      authenticatedOn: row.authenticated_on,
    },
  }
}

/** Revokes a refresh token and returns its sign-in; null when the token or its user is not valid now. */
export async function consumeRefreshToken(tx: Db, refreshHash: Buffer, now: Date) {
  return tx
    .updateTable("sign_in")
    .set({ revoked_on: now, refreshed_on: now })
    .where("refresh_hash", "=", refreshHash)
    .where("revoked_on", "is", null)
    .where("refresh_expires_on", ">", now)
    .where("user_id", "in", (eb) =>
      eb
        .selectFrom("app_user")
        .select("app_user.id")
        .where("app_user.locked_reason", "is", null)
        .where("app_user.deprovisioned_on", "is", null)
        .where(isConfirmed(now))
        .where((or) => or.or([or("app_user.expires_on", "is", null), or("app_user.expires_on", ">", now)])),
    )
    .returning([
      "user_id",
      "user_agent",
      "address",
      "methods",
      "authenticated_on",
      "family_id",
      "started_on",
      "identity_provider_id",
      "sealed_provider_tokens",
    ])
    .executeTakeFirst()
}

/** The sign-in whose refresh token this was, when it has been used before. */
export async function findUsedRefreshToken(tx: Db, refreshHash: Buffer) {
  return tx
    .selectFrom("sign_in")
    .innerJoin("app_user", "app_user.id", "sign_in.user_id")
    .select(["sign_in.id", "sign_in.family_id", "sign_in.user_id", "app_user.username"])
    .where("sign_in.refresh_hash", "=", refreshHash)
    .where("sign_in.refreshed_on", "is not", null)
    .executeTakeFirst()
}

/** The sign-in after a fresh proof. */
export interface RenewedSignIn {
  kind: SignInKind
  expiresOn: Date
}

/**
 * Saves a step-up. A browser gets a new token; an API client keeps its token.
 *
 * @returns null when the sign-in has ended in the meantime
 */
export async function renewSignIn(
  tx: Db,
  signInId: string,
  method: string,
  tokenHash: Buffer,
  now: Date,
): Promise<RenewedSignIn | null> {
  const row = await tx
    .updateTable("sign_in")
    .set({
      authenticated_on: now,
      methods: sql<
        string[]
      >`(select array_agg(distinct method) from unnest(methods || ${method}::text) method)`,
      token_hash: sql<Buffer>`case when kind = 'BROWSER' then ${tokenHash} else token_hash end`,
    })
    .where("id", "=", signInId)
    .where("revoked_on", "is", null)
    .where("expires_on", ">", now)
    .returning(["kind", "expires_on"])
    .executeTakeFirst()
  return row ? { kind: row.kind as SignInKind, expiresOn: row.expires_on } : null
}
