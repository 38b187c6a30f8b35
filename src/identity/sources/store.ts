/** Providers, and the sources of user groups. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { directList } from "../../db/paged-list.ts"
import { deleteRow, insertRow, type RowOf, updateVersionedRow } from "../../db/rows.ts"
import { PARENT_USER_GROUP } from "../usergroups/store.ts"
import { type ClaimMapping, PROVIDER_SORTS, SOURCE_SORTS, type SourceMapping } from "./rules.ts"

export type SourceKind = "OIDC" | "LDAP"

/** A source whichever provider it is of. */
export interface UserSource {
  id: string
  userGroupId: string
  provider: { id: string; name: string }
  claimMappings: ClaimMapping[]
  groupMappings: string[]
  allowedEmailDomains: string[]
  createdOn: string
  version: number
}

export interface SaveSource {
  providerId: string
  claimMappings: ClaimMapping[]
  groupMappings: string[]
  allowedEmailDomains: string[]
  /** The version that was read; undefined skips the check. */
  version?: number | undefined
}

export interface SourcePath {
  userGroupId: string
  id: string
}

const PROVIDERS = {
  OIDC: { table: "identity_provider", column: "identity_provider_id", noun: "identityProvider" },
  LDAP: { table: "ldap_provider", column: "ldap_provider_id", noun: "ldapProvider" },
} as const

/** One page of the providers of a kind by name. */
export function providersPage(
  db: Db,
  kind: SourceKind,
  request: PageRequest,
): Promise<Page<{ id: string; name: string }>> {
  return PROVIDER_LIST.page(db, {}, kind, request, ({ id, name }) => ({ id, name }))
}

const PROVIDER_LIST = directList({
  name: "providers",
  sorts: PROVIDER_SORTS,
  columns: { id: "id", name: sql`lower(name)` },
  rows(db, { search }: { search?: string }, kind: SourceKind) {
    const wanted = db.selectFrom(PROVIDERS[kind].table).select(["id", "name"])
    return search ? wanted.where("name", "ilike", search) : wanted
  },
})

function sourceRows(db: Db, kind: SourceKind) {
  const { table, column } = PROVIDERS[kind]
  return (
    db
      .selectFrom("user_source")
      // Both tables have what is asked for here; a union of queries would have no selections.
      .innerJoin(`${table as "identity_provider"} as provider`, "provider.id", `user_source.${column}`)
      .selectAll("user_source")
      .select(["provider.id as provider_id", "provider.name as provider_name"])
  )
}

function toSource(row: RowOf<typeof sourceRows>): UserSource {
  return {
    id: row.id,
    userGroupId: row.user_group_id,
    provider: { id: row.provider_id, name: row.provider_name },
    claimMappings: row.claim_mappings as unknown as ClaimMapping[],
    groupMappings: row.group_mappings,
    allowedEmailDomains: row.allowed_email_domains,
    createdOn: row.created_on.toISOString(),
    version: row.version,
  }
}

/** One page of a group's sources of a kind, oldest first; the search finds providers. */
export function sourcesPage(
  db: Db,
  kind: SourceKind,
  userGroupId: string,
  request: PageRequest,
): Promise<Page<UserSource>> {
  return SOURCE_LIST.page(db, { userGroupId }, kind, request, toSource, PARENT_USER_GROUP)
}

const SOURCE_LIST = directList({
  name: "sources",
  sorts: SOURCE_SORTS,
  columns: { id: "user_source.id", createdOn: "user_source.created_on" },
  rows(db, { userGroupId, search }: { userGroupId: string; search?: string }, kind: SourceKind) {
    const wanted = sourceRows(db, kind).where("user_source.user_group_id", "=", userGroupId)
    return search ? wanted.where("provider.name", "ilike", search) : wanted
  },
})

/** All sources of a provider: as many as groups that it feeds. */
export async function listSourcesOfProvider(
  db: Db,
  kind: SourceKind,
  providerId: string,
): Promise<(SourceMapping & { userGroupId: string })[]> {
  const rows = await db
    .selectFrom("user_source")
    .select(["user_group_id", "claim_mappings", "group_mappings"])
    .where(PROVIDERS[kind].column, "=", providerId)
    .execute()
  return rows.map((row) => ({
    userGroupId: row.user_group_id,
    claimMappings: row.claim_mappings as unknown as ClaimMapping[],
    groupMappings: row.group_mappings,
  }))
}

/** A provider or directory as it was configured when it authenticated a user. */
export interface AuthenticatingSource {
  kind: SourceKind
  id: string
  /** Counts changes of its settings. */
  version: number
}

/** Whether it is enabled and still configured so, which it stays until the end of the transaction. */
export async function isUnchangedSource(
  tx: Db,
  { kind, id, version }: AuthenticatingSource,
): Promise<boolean> {
  const row = await tx
    .selectFrom(PROVIDERS[kind].table)
    .select("id")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .where("version", "=", version)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function getSource(db: Db, kind: SourceKind, path: SourcePath): Promise<UserSource> {
  const row = await sourceRows(db, kind)
    .where("user_source.id", "=", path.id)
    .where("user_source.user_group_id", "=", path.userGroupId)
    .executeTakeFirstOrThrow(() => notFound("userSource", path.id))
  return toSource(row)
}

/** @throws Refusal NOT_FOUND for a provider that does not exist */
export async function insertSource(
  tx: Db,
  kind: SourceKind,
  userGroupId: string,
  input: SaveSource,
  now: Date,
): Promise<string> {
  const columns = { ...columnsOf(kind, input), user_group_id: userGroupId, created_on: now }
  return insertRow(tx, "user_source", columns, refusalsOf(kind, input))
}

/** @throws Refusal NOT_FOUND for a provider that does not exist */
export async function saveSource(
  tx: Db,
  kind: SourceKind,
  sourceId: string,
  input: SaveSource,
): Promise<void> {
  await updateVersionedRow(tx, "user_source", sourceId, columnsOf(kind, input), refusalsOf(kind, input))
}

export async function deleteSource(tx: Db, sourceId: string): Promise<void> {
  await deleteRow(tx, "user_source", sourceId)
}

function columnsOf(kind: SourceKind, input: SaveSource) {
  return {
    [PROVIDERS[kind].column]: input.providerId,
    // Cast to text first: the driver would serialise the JSON a second time, as a JSON string.
    claim_mappings: sql<string>`${JSON.stringify(input.claimMappings)}::text::jsonb`,
    group_mappings: input.groupMappings,
    allowed_email_domains: input.allowedEmailDomains,
  }
}

function refusalsOf(kind: SourceKind, { providerId }: SaveSource) {
  return {
    [`user_source_${PROVIDERS[kind].column}_fkey`]: () => notFound(PROVIDERS[kind].noun, providerId),
  }
}
