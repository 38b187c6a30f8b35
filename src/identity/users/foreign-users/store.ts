/** Users of an identity provider or a directory, identified by the provider and its id, never by e-mail. */

import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { printableLine } from "../../../base/text.ts"
import { findColumns, findValue, insertRow, updateRow } from "../../../db/rows.ts"
import { type ForeignUserAttributes, sanitizeAttributes, USERNAME_CHARACTERS_MAX } from "../rules.ts"

interface NewForeignUser extends ForeignUserAttributes {
  kind: "OIDC" | "LDAP"
  provider: { id: string; name: string }
  foreignUserId: string
}

/** Providers send a dozen; more say nothing to a reader. */
const ATTRIBUTES_NAMED_MAX = 40
const ATTRIBUTE_NAME_CHARACTERS_MAX = 60

export const PROVIDER_ID_COLUMNS = { OIDC: "identity_provider_id", LDAP: "ldap_provider_id" } as const
const PROVIDER_NAME_COLUMNS = { OIDC: "identity_provider_name", LDAP: "ldap_provider_name" } as const

/** The row stays locked until the end of the transaction. */
export async function findForeignUser(
  tx: Db,
  kind: NewForeignUser["kind"],
  providerId: string,
  foreignUserId: string,
): Promise<{ id: string } | null> {
  const row = await tx
    .selectFrom("app_user")
    .select("id")
    .where(PROVIDER_ID_COLUMNS[kind], "=", providerId)
    .where("foreign_user_id", "=", foreignUserId)
    .where("deleted_on", "is", null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The provider's own name for a user who comes from one. */
export async function getForeignUserId(db: Db, userId: string): Promise<string> {
  return (await findValue(db, "app_user", "foreign_user_id", { id: userId })) ?? ""
}

/** The identity provider's subject of this user; null for other users. */
export async function findProviderSubject(
  db: Db,
  userId: string,
): Promise<{ identityProviderId: string; foreignUserId: string } | null> {
  const columns = ["identity_provider_id", "foreign_user_id"] as const
  const row = await findColumns(db, "app_user", columns, { id: userId })
  if (!row?.identity_provider_id || row.foreign_user_id === null) return null
  return { identityProviderId: row.identity_provider_id, foreignUserId: row.foreign_user_id }
}

export interface ProviderUser {
  id: string
  foreignUserId: string
  /** An anonymous search of their directory has found them. */
  wasFoundAnonymously: boolean
}

/** The next users of a provider who are not deprovisioned, ordered by the provider's ids. */
export async function listProviderUsers(
  db: Db,
  kind: NewForeignUser["kind"],
  providerId: string,
  after: string,
  limit: number,
): Promise<ProviderUser[]> {
  return db
    .selectFrom("app_user")
    .select([
      "id",
      sql<string>`foreign_user_id`.as("foreignUserId"),
      "found_anonymously as wasFoundAnonymously",
    ])
    .where(PROVIDER_ID_COLUMNS[kind], "=", providerId)
    .where("deleted_on", "is", null)
    .where("deprovisioned_on", "is", null)
    .where("foreign_user_id", ">", after)
    .orderBy("foreign_user_id")
    .limit(limit)
    .execute()
}

/** Users by the id of the provider that they come from; providers without any are missing. */
export async function countUsersByProvider(
  db: Db,
  kind: NewForeignUser["kind"],
): Promise<Map<string, number>> {
  const provider = PROVIDER_ID_COLUMNS[kind]
  const rows = await db
    .selectFrom("app_user")
    .select([provider, sql<number>`count(*)::int`.as("users")])
    .where(provider, "is not", null)
    .where("deleted_on", "is", null)
    .groupBy(provider)
    .execute()
  return new Map(rows.map((row) => [row[provider] ?? "", row.users]))
}

/** @param deprovisionedOn  null when the provider confirms the user again, which resets `found_anonymously` */
export async function saveDeprovisionedOn(
  tx: Db,
  userId: string,
  deprovisionedOn: Date | null,
): Promise<void> {
  const seenAnew = deprovisionedOn === null ? {} : { found_anonymously: false }
  await updateRow(tx, "app_user", userId, { deprovisioned_on: deprovisionedOn, ...seenAnew })
}

/** Each user of a provider carries its name, which stays when the provider is removed. */
export async function saveProviderName(
  tx: Db,
  kind: NewForeignUser["kind"],
  provider: { id: string; name: string },
): Promise<void> {
  await tx
    .updateTable("app_user")
    .set({ [PROVIDER_NAME_COLUMNS[kind]]: provider.name })
    .where(PROVIDER_ID_COLUMNS[kind], "=", provider.id)
    .execute()
}

/** Deleted users keep the provider's name for the records and no longer reference the provider. */
export async function detachDeletedUsers(
  tx: Db,
  kind: NewForeignUser["kind"],
  providerId: string,
): Promise<void> {
  await tx
    .updateTable("app_user")
    .set({ [PROVIDER_ID_COLUMNS[kind]]: null })
    .where(PROVIDER_ID_COLUMNS[kind], "=", providerId)
    .where("deleted_on", "is not", null)
    .execute()
}

/** What a provider last said of a user. */
export interface ProviderReading {
  kind: NewForeignUser["kind"]
  providerId: string
  /** Null where the user has not been described since such descriptions are noted. */
  readOn: string | null
  /** When a description last changed names, e-mail address or groups; null: none has. */
  changedOn: string | null
  attributeNames: string[]
}

/** Null for a local user, and for one whose provider is deleted. */
export async function findProviderReading(db: Db, userId: string): Promise<ProviderReading | null> {
  const row = await db
    .selectFrom("app_user")
    .select(["identity_provider_id", "ldap_provider_id"])
    .select(["provider_read_on", "provider_changed_on", "provider_attributes"])
    .where("id", "=", userId)
    .executeTakeFirst()
  const providerId = row?.identity_provider_id ?? row?.ldap_provider_id ?? null
  if (!row || providerId === null) return null
  return {
    kind: row.identity_provider_id === null ? "LDAP" : "OIDC",
    providerId,
    readOn: row.provider_read_on?.toISOString() ?? null,
    changedOn: row.provider_changed_on?.toISOString() ?? null,
    attributeNames: row.provider_attributes,
  }
}

/** @param reading.hasChanged  whether names, e-mail address or groups are others than before */
export async function saveProviderReading(
  tx: Db,
  userId: string,
  { readOn, attributeNames, hasChanged }: { readOn: Date; attributeNames: string[]; hasChanged: boolean },
): Promise<void> {
  await updateRow(tx, "app_user", userId, {
    provider_read_on: readOn,
    provider_attributes: attributeNames
      .slice(0, ATTRIBUTES_NAMED_MAX)
      .map((name) => printableLine(name, ATTRIBUTE_NAME_CHARACTERS_MAX)),
    provider_changed_on: hasChanged ? readOn : undefined,
  })
}

/** A taken name gets the provider's name as a suffix, a taken address is omitted: accounts are never linked by either. */
export async function insertForeignUser(tx: Db, person: NewForeignUser): Promise<string> {
  const names = sanitizeAttributes(person)
  return insertRow(tx, "app_user", {
    ...names,
    username: await uniqueUsername(tx, names.username, person.provider.name),
    email: await emailIfUnused(tx, names.email, null),
    foreign_user_id: person.foreignUserId,
    [PROVIDER_ID_COLUMNS[person.kind]]: person.provider.id,
    [PROVIDER_NAME_COLUMNS[person.kind]]: person.provider.name,
  })
}

/** What is saved of the provider's names; the user name stays what it was. */
export async function attributesToSave(
  tx: Db,
  userId: string,
  person: ForeignUserAttributes,
): Promise<Omit<ForeignUserAttributes, "username">> {
  const { firstname, surname, email } = sanitizeAttributes(person)
  return { firstname, surname, email: await emailIfUnused(tx, email, userId) }
}

export async function saveForeignAttributes(
  tx: Db,
  userId: string,
  { firstname, surname, email }: Omit<ForeignUserAttributes, "username">,
): Promise<void> {
  await updateRow(tx, "app_user", userId, { firstname, surname, email })
}

async function uniqueUsername(tx: Db, username: string, providerName: string): Promise<string> {
  const taken = await tx
    .selectFrom("app_user")
    .select(sql<string>`lower(username)`.as("name"))
    .where(sql`lower(username)`, "like", `${username.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`)
    .where("deleted_on", "is", null)
    .execute()
  const names = new Set(taken.map((row) => row.name))
  const isFree = (name: string) => !names.has(name.toLowerCase())
  if (isFree(username)) return username
  for (let count = 1; ; count++) {
    const mark = ` (${providerName.slice(0, 30)}${count === 1 ? "" : ` ${count}`})`
    const name = username.slice(0, USERNAME_CHARACTERS_MAX - mark.length) + mark
    if (isFree(name)) return name
  }
}

async function emailIfUnused(tx: Db, email: string, userId: string | null): Promise<string> {
  if (email === "") return ""
  const taken = await tx
    .selectFrom("app_user")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("deleted_on", "is", null)
    .$call((query) => (userId === null ? query : query.where("id", "<>", userId)))
    .executeTakeFirst()
  return taken ? "" : email
}
