/** Sign-ins: one revocable row each, tokens as hashes only. */
import { sql } from "kysely"
import type { Db } from "../base/deps.ts"
import type { Actor } from "../roles/rules.ts"
import type { SignInKind } from "./rules.ts"
import type { SignInMethod } from "./rules-steps.ts"

export interface NewSignIn {
  userId: string
  kind: SignInKind
  methods: SignInMethod[]
  /** When the person last proved who they are; now without. */
  provenOn?: Date
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
  const { id } = await db
    .insertInto("sign_in")
    .values({
      user_id: signIn.userId,
      kind: signIn.kind,
      methods: signIn.methods,
      proven_on: signIn.provenOn ?? signIn.createdOn,
      ...(signIn.familyId === undefined ? {} : { family_id: signIn.familyId }),
      identity_provider_id: signIn.provider?.id ?? null,
      sealed_provider_tokens: signIn.provider?.sealedTokens ?? null,
      token_hash: signIn.tokenHash,
      refresh_hash: signIn.refreshHash,
      csrf_secret: signIn.csrfSecret,
      user_agent: signIn.userAgent,
      address: signIn.address,
      created_on: signIn.createdOn,
      last_seen_on: signIn.createdOn,
      expires_on: signIn.expiresOn,
      refresh_expires_on: signIn.refreshExpiresOn,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export interface FoundSignIn {
  actor: Actor
  kind: SignInKind
  csrfSecret: Buffer
}

/** The person behind a token, with system authorities and groups, in one query; null when it is not valid now. */
export async function findSignIn(db: Db, tokenHash: Buffer, now: Date): Promise<FoundSignIn | null> {
  const row = await actorRows(db, now).where("sign_in.token_hash", "=", tokenHash).executeTakeFirst()
  return row ? toFound(row) : null
}

/** Is this sign-in still good? Asked again and again by running remote sessions. */
export async function findLiveSignIn(db: Db, signInId: string, now: Date): Promise<Actor | null> {
  const row = await actorRows(db, now).where("sign_in.id", "=", signInId).executeTakeFirst()
  return row ? toFound(row).actor : null
}

function actorRows(db: Db, now: Date) {
  return db
    .selectFrom("sign_in")
    .innerJoin("app_user", "app_user.id", "sign_in.user_id")
    .where("sign_in.expires_on", ">", now)
    .where("sign_in.revoked_on", "is", null)
    .where("app_user.locked_reason", "is", null)
    .where("app_user.left_on", "is", null)
    .where((eb) => eb.or([eb("app_user.expires_on", "is", null), eb("app_user.expires_on", ">", now)]))
    .select([
      "sign_in.id as sign_in_id",
      "sign_in.kind",
      "sign_in.csrf_secret",
      "app_user.id as user_id",
      "app_user.username",
      "app_user.superuser",
      "app_user.language",
      sql<string>`trim(concat(app_user.firstname, ' ', app_user.surname))`.as("display_name"),
      sql<
        string[]
      >`array(select user_group_id from user_group_member member where member.user_id = app_user.id)`.as(
        "group_ids",
      ),
      sql<string[]>`array(
        select distinct granted.authority from user_group_member member
        join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
        join system_role_authority granted on granted.system_role_id = mapped.system_role_id
        where member.user_id = app_user.id)`.as("authorities"),
    ])
}

function toFound(
  row: Awaited<ReturnType<ReturnType<typeof actorRows>["executeTakeFirstOrThrow"]>>,
): FoundSignIn {
  return {
    kind: row.kind as SignInKind,
    csrfSecret: row.csrf_secret,
    actor: {
      userId: row.user_id,
      username: row.username,
      displayName: row.display_name || row.username,
      isSuperuser: row.superuser,
      language: row.language,
      signInId: row.sign_in_id,
      systemAuthorities: new Set(row.authorities),
      userGroupIds: row.group_ids,
    },
  }
}

/** Takes a refresh token out of use and says whose sign-in it was; null when it is not valid now. */
export async function consumeRefreshToken(db: Db, refreshHash: Buffer, now: Date) {
  return db
    .updateTable("sign_in")
    .set({ revoked_on: now })
    .where("refresh_hash", "=", refreshHash)
    .where("revoked_on", "is", null)
    .where("refresh_expires_on", ">", now)
    .returning([
      "user_id",
      "user_agent",
      "address",
      "methods",
      "proven_on",
      "family_id",
      "identity_provider_id",
      "sealed_provider_tokens",
    ])
    .executeTakeFirst()
}

export async function revokeSignIn(db: Db, signInId: string, now: Date): Promise<void> {
  await db
    .updateTable("sign_in")
    .set({ revoked_on: now })
    .where("id", "=", signInId)
    .where("revoked_on", "is", null)
    .execute()
}

/** Ends all sign-ins of a person, or all but the one they are using. */
export async function revokeSignInsOf(db: Db, userId: string, now: Date, except?: string): Promise<void> {
  await db
    .updateTable("sign_in")
    .set({ revoked_on: now })
    .where("user_id", "=", userId)
    .where("revoked_on", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "<>", except!))
    .execute()
}
