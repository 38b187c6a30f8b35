/** Identity providers and how they are reached. */

import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import type { SecretBox } from "../../base/secret-box.ts"
import { alreadyExists } from "../../db/constraint.ts"
import { countRows } from "../../db/counts.ts"
import {
  deleteRow,
  insertRow,
  lockingReader,
  type RowOf,
  rowReader,
  updateRow,
  updateVersionedRow,
} from "../../db/rows.ts"
import type { IdentityProvider, ProviderFields } from "./contract.ts"
import { CLAIM_NAMES_DEFAULT, type ClaimNames, discoveryUrlOf, IDENTITY_PROVIDERS_MAX } from "./rules.ts"

/** The connection settings of a provider, secret included. */
export interface ProviderWithSecret {
  provider: IdentityProvider
  clientSecret: string | null
}

function providerRows(db: Db) {
  return db.selectFrom("identity_provider").selectAll()
}

function toProvider(row: RowOf<typeof providerRows>): IdentityProvider {
  return {
    id: row.id,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_id,
    hasClientSecret: row.sealed_client_secret !== null,
    clientAuthentication: row.client_authentication as IdentityProvider["clientAuthentication"],
    scopes: row.scopes,
    audience: row.audience,
    claims: { ...CLAIM_NAMES_DEFAULT, ...(row.claim_names as unknown as Partial<ClaimNames>) },
    caCertificate: row.ca_certificate,
    enabled: row.enabled,
    createdOn: row.created_on.toISOString(),
    version: row.version,
  }
}

export const getIdentityProvider = rowReader("identityProvider", "id", providerRows, toProvider)

/** Takes the row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export const lockIdentityProvider = lockingReader("identity_provider", getIdentityProvider)

/** Null when there is none, or when it is switched off and `onlyEnabled`. */
export async function findProviderWithSecret(
  db: Db,
  box: SecretBox,
  providerId: string,
  { onlyEnabled }: { onlyEnabled: boolean },
): Promise<ProviderWithSecret | null> {
  const row = await providerRows(db)
    .where("id", "=", providerId)
    .$if(onlyEnabled, (query) => query.where("enabled", "=", true))
    .executeTakeFirst()
  if (!row) return null
  const sealed = row.sealed_client_secret
  return {
    provider: toProvider(row),
    clientSecret: sealed === null ? null : box.open(sealed, secretSealContext(row.id)),
  }
}

/** Providers for the sign-in page, by name; up to the limit of providers. */
export async function listEnabledProviders(db: Db): Promise<IdentityProvider[]> {
  const rows = await providerRows(db)
    .where("enabled", "=", true)
    .orderBy(sql`lower(name)`)
    .limit(IDENTITY_PROVIDERS_MAX)
    .execute()
  return rows.map(toProvider)
}

/** All providers by name, for administrators; up to the limit of providers. */
export async function listProviders(db: Db): Promise<IdentityProvider[]> {
  const rows = await providerRows(db).orderBy(sql`lower(name)`).limit(IDENTITY_PROVIDERS_MAX).execute()
  return rows.map(toProvider)
}

/** Locks the table against concurrent inserts, so that the limit holds. */
export async function lockAndCountProviders(tx: Db): Promise<number> {
  await sql`lock table identity_provider in share row exclusive mode`.execute(tx)
  return countRows(tx.selectFrom("identity_provider"))
}

/** @throws Refusal CONFLICT for a name or an issuer that another one has */
export async function insertIdentityProvider(
  tx: Db,
  box: SecretBox,
  input: ProviderFields,
  now: Date,
): Promise<string> {
  const columns = { ...columnsOf(input), created_on: now }
  const id = await insertRow(tx, "identity_provider", columns, refusalsOf(input))
  await saveClientSecret(tx, box, id, input.clientSecret)
  return id
}

/** @throws Refusal CONFLICT for a name or an issuer that another one has */
export async function saveIdentityProvider(
  tx: Db,
  box: SecretBox,
  providerId: string,
  input: ProviderFields,
): Promise<void> {
  await updateVersionedRow(tx, "identity_provider", providerId, columnsOf(input), refusalsOf(input))
  await saveClientSecret(tx, box, providerId, input.clientSecret)
}

/** Blank keeps the stored secret. */
async function saveClientSecret(tx: Db, box: SecretBox, providerId: string, secret: string): Promise<void> {
  if (secret === "") return
  const sealed = Buffer.from(box.seal(secret, secretSealContext(providerId)))
  await updateRow(tx, "identity_provider", providerId, { sealed_client_secret: sealed })
}

/** A secret is sent to its own provider only: another issuer or client starts without one. */
export async function deleteClientSecret(tx: Db, providerId: string): Promise<void> {
  await updateRow(tx, "identity_provider", providerId, { sealed_client_secret: null })
}

export async function deleteIdentityProvider(tx: Db, providerId: string): Promise<void> {
  await deleteRow(tx, "identity_provider", providerId)
}

/** The uses that prevent a provider's deletion and a change of its issuer. */
export async function getProviderUsage(
  db: Db,
  providerId: string,
): Promise<{ sources: boolean; users: boolean }> {
  const { rows } = await sql<{ sources: boolean; users: boolean }>`select
    exists (select 1 from user_source where identity_provider_id = ${providerId}) as sources,
    exists (select 1 from app_user where identity_provider_id = ${providerId} and deleted_on is null) as users
  `.execute(db)
  return itemAt(rows, 0)
}

function secretSealContext(providerId: string): string {
  return `identityProvider:${providerId}:clientSecret`
}

function refusalsOf({ name, issuer }: ProviderFields) {
  return {
    identity_provider_name_must_be_unique: () => alreadyExists("identityProvider", name),
    identity_provider_issuer_must_be_unique: () => alreadyExists("identityProvider", issuer, "issuer"),
  }
}

function columnsOf(input: ProviderFields) {
  return {
    name: input.name,
    issuer: input.issuer,
    client_id: input.clientId,
    client_authentication: input.clientAuthentication,
    scopes: input.scopes,
    audience: input.audience,
    // Cast to text first: the driver would encode the JSON a second time.
    claim_names: sql<string>`${JSON.stringify(input.claims)}::text::jsonb`,
    ca_certificate: input.caCertificate,
    enabled: input.enabled,
  }
}

/** What a client needs to send a user to an identity provider. */
interface FederatedLogin {
  id: string
  name: string
  issuer: string
  /** Address of the provider's metadata. */
  discoveryUrl: string
  clientId: string
  scope: string
  audience: string
}

/** The enabled identity providers by name. */
export async function listFederatedLogins(db: Db): Promise<FederatedLogin[]> {
  return (await listEnabledProviders(db)).map(toFederatedLogin)
}

function toFederatedLogin(provider: IdentityProvider): FederatedLogin {
  const { id, name, issuer, clientId, scopes, audience } = provider
  return { id, name, issuer, discoveryUrl: discoveryUrlOf(issuer), clientId, scope: scopes, audience }
}
