/**
 * The audit log: who did what to which object. Written in the transaction of the action, never changed. At commit the
 * database links each entry to the one before it in one of the chains.
 */

import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../../sql/types.ts"
import type { Actor } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { type Page, type PageRequest, pageOffset } from "../../base/page-request.ts"
import { chunks } from "../../db/batches.ts"
import { directList, type ListParent } from "../../db/paged-list.ts"
import { countCapped } from "../../db/pagination.ts"
import type { RowOf } from "../../db/rows.ts"
import { sortOrder } from "../../db/sorting.ts"
import type { AuditEntry } from "./contract.ts"
import { AUDIT_SORTS, type AuditObjectType, differences, OBJECT_AUDIT_SORTS } from "./rules.ts"
import type { AuditEvent } from "./rules-events.ts"

export interface NewAuditEntry {
  event: AuditEvent
  objectType: AuditObjectType
  objectId: string | null
  deviceId?: string | null | undefined
  /** The issue whose history contains the entry; an issue's own entries omit it. */
  issueId?: string | null | undefined
  address?: string | undefined
  /** Names, values before and after; never a secret. */
  details?: AuditDetails
}

/** Names without a value (undefined) are left out. */
export type AuditDetails = Record<string, string | number | boolean | null | undefined>

/** The acting user, with the client address of their request. */
type AuditActor = Pick<Actor, "userId" | "username" | "token" | "address">

/** The transaction, user and time of an action, for its audit entries. */
export interface AuditContext {
  tx: Db
  /** Null: the server itself, or a visitor who is not signed in. */
  actor: AuditActor | null
  now: Date
  /** Network address of the client; by default the actor's. */
  address?: string | undefined
}

/** The object that an action changed. */
export interface AuditObject {
  type: AuditObjectType
  id: string | null
  deviceId?: string | null
  /** The issue whose history contains the entry; an issue's own entries omit it. */
  issueId?: string | null
}

/** The object of entries about the installation as a whole. */
export const SYSTEM_OBJECT: AuditObject = { type: "system", id: null }

/** Writes one audit entry in the transaction of the action. Details hold names and values, never a secret. */
export function record(
  { tx, actor, now, address }: AuditContext,
  event: AuditEvent,
  { type, id, deviceId, issueId }: AuditObject,
  details: AuditDetails = {},
): Promise<void> {
  const entry = { event, objectType: type, objectId: id, deviceId, issueId, address, details }
  return writeAuditEntries(tx, actor, [entry], now)
}

/** Writes the entry of what was created, with all that it was given. @param secretFields  named, never with a value */
export function recordCreation(
  context: AuditContext,
  event: AuditEvent,
  object: AuditObject,
  given: object,
  secretFields?: readonly string[],
): Promise<void> {
  return record(context, event, object, differences({}, given, secretFields).details)
}

/** Writes several entries with one time, in their order. */
export async function writeAuditEntries(
  db: Db,
  by: AuditActor | null,
  facts: readonly NewAuditEntry[],
  now: Date,
): Promise<void> {
  if (facts.length === 0) return
  const rows = facts.map((fact) => ({
    happened_on: now,
    user_id: by?.userId ?? null,
    username: by?.username ?? "",
    event: fact.event,
    object_type: fact.objectType,
    object_id: fact.objectId,
    device_id: fact.deviceId ?? null,
    issue_id: fact.issueId ?? (fact.objectType === "issue" ? fact.objectId : null),
    address: fact.address || by?.address || "",
    details: sanitizeDetails(by?.token ? { ...fact.details, apiToken: by.token.name } : (fact.details ?? {})),
  }))
  for (const piece of chunks(rows)) await db.insertInto("audit_entry").values(piece).execute()
}

/** What JSON in the database cannot hold, half a surrogate pair and NUL, becomes a replacement character. */
function sanitizeDetails(details: AuditDetails): AuditDetails {
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\ufffd") : value,
  ])
  return Object.fromEntries(entries)
}

function entryRows(db: Db) {
  return db
    .selectFrom("audit_entry")
    .leftJoin("audit_hash", "audit_hash.entry_id", "audit_entry.id")
    .selectAll("audit_entry")
    .select(["audit_hash.chain", "audit_hash.position", "audit_hash.hash"])
}

function toEntry(row: RowOf<typeof entryRows>): AuditEntry {
  return {
    id: Number(row.id),
    happenedOn: row.happened_on.toISOString(),
    userId: row.user_id,
    username: row.username,
    event: row.event,
    objectType: row.object_type,
    objectId: row.object_id,
    deviceId: row.device_id,
    issueId: row.issue_id,
    address: row.address,
    details: row.details as AuditEntry["details"],
    chain:
      row.chain === null || row.hash === null
        ? null
        : { lane: row.chain, position: Number(row.position), hash: Buffer.from(row.hash).toString("hex") },
  }
}

/** An issue of a machine, as far as objects of these kinds belong to it; or one object of any kind. */
type AuditSubject =
  | { deviceId: string; issueId: string; objectTypes: readonly AuditObjectType[] }
  | { objectType: AuditObjectType; objectId: string }

/** What happened to it, in the order of time; nothing where the issue is of another machine. The search is an event's code. */
export function auditPage(
  db: Db,
  subject: AuditSubject,
  { search, ...request }: PageRequest,
  parent?: ListParent<SubjectConditions>,
): Promise<Page<AuditEntry>> {
  const event = search === "" ? undefined : search.toUpperCase()
  const { objectTypes = null, ...of } =
    "issueId" in subject ? subject : { ...subject, objectTypes: undefined }
  return OF_SUBJECT.page(db, { ...of, event }, objectTypes, { ...request, search: "" }, toEntry, parent)
}

/** The newest entries of an object with one of these events, newest first. */
export async function newestEntriesOf(
  db: Db,
  { type, id }: Pick<AuditObject, "type" | "id">,
  events: readonly AuditEvent[],
  count: number,
): Promise<AuditEntry[]> {
  const rows = await entryRows(db)
    .where("audit_entry.object_type", "=", type)
    .where("audit_entry.object_id", "=", id)
    .where("audit_entry.event", "in", events)
    .orderBy("audit_entry.id", "desc")
    .limit(count)
    .execute()
  return rows.map(toEntry)
}

interface SubjectConditions {
  deviceId?: string
  issueId?: string
  objectType?: AuditObjectType
  objectId?: string
  event: string | undefined
}

const OF_SUBJECT = directList({
  name: "audit entries of an object",
  sorts: OBJECT_AUDIT_SORTS,
  columns: { happenedOn: "audit_entry.id", id: "audit_entry.id" },
  rows(
    db,
    { deviceId, issueId, objectType, objectId, event }: SubjectConditions,
    objectTypes: readonly AuditObjectType[] | null,
  ) {
    const wanted =
      issueId === undefined
        ? entryRows(db)
            .where("audit_entry.object_type", "=", objectType ?? "")
            .where("audit_entry.object_id", "=", objectId ?? "")
        : entryRows(db)
            .where("audit_entry.issue_id", "=", issueId)
            .where(sql<boolean>`(select device_id from issue where id = ${issueId}) = ${deviceId}`)
            .where("audit_entry.object_type", "in", objectTypes ?? [])
    return event === undefined ? wanted : wanted.where("audit_entry.event", "=", event)
  },
})

export interface AuditFilter {
  /** Events that the search means besides the one with this code. */
  events?: readonly AuditEvent[]
  /** User names that the search means besides the one that it is. */
  people?: readonly string[]
  from?: Date | undefined
  /** Exclusive. */
  before?: Date | undefined
  /** Entries of a machine and of what belongs to it. */
  deviceId?: string | undefined
  /** Entries about one object, also of a deleted one. */
  object?: { type: AuditObjectType; id: string } | undefined
}

/** Entries of the whole log, sorted. The search is an event's code or a user name, in any case. */
export async function searchAudit(
  db: Db,
  request: PageRequest,
  filter: AuditFilter = {},
): Promise<Page<AuditEntry>> {
  const wanted = filteredEntries(db, request.search, filter)
  const page = inOrder(wanted, request).limit(request.size).offset(pageOffset(request))
  const rows = await inOrder(entryRows(db).where("audit_entry.id", "in", page), request).execute()
  return {
    rows: rows.map(toEntry),
    page: request.page,
    size: request.size,
    total: await countCapped(db, wanted),
  }
}

/** The same entries, newest first, at most `count`: those before `last`, or the newest. */
export async function filteredEntriesBefore(
  db: Db,
  search: string,
  filter: AuditFilter,
  last: Pick<AuditEntry, "happenedOn" | "id"> | null,
  count: number,
): Promise<AuditEntry[]> {
  const wanted = filteredEntries(db, search, filter)
  const newest = { sort: AUDIT_SORTS.defaultSort }
  const older = last
    ? wanted.where(
        sql<boolean>`(audit_entry.happened_on, audit_entry.id) < (${new Date(last.happenedOn)}, ${last.id})`,
      )
    : wanted
  const page = inOrder(older, newest).limit(count)
  const rows = await inOrder(entryRows(db).where("audit_entry.id", "in", page), newest).execute()
  return rows.map(toEntry)
}

function filteredEntries(
  db: Db,
  search: string,
  { events = [], people = [], from, before, deviceId, object }: AuditFilter,
) {
  const names = [search, ...people].map((name) => name.toLowerCase())
  return db
    .selectFrom("audit_entry")
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("audit_entry.event", "in", [search.toUpperCase(), ...events]),
          eb(eb.fn<string>("lower", ["audit_entry.username"]), "in", names),
        ]),
      ),
    )
    .$call((query) => (from === undefined ? query : query.where("audit_entry.happened_on", ">=", from)))
    .$call((query) => (before === undefined ? query : query.where("audit_entry.happened_on", "<", before)))
    .$call((query) => (deviceId === undefined ? query : query.where("audit_entry.device_id", "=", deviceId)))
    .$call((query) =>
      object === undefined
        ? query
        : query
            .where("audit_entry.object_type", "=", object.type)
            .where("audit_entry.object_id", "=", object.id),
    )
    .select("audit_entry.id")
}

/** A user's entries are newest first where users come from A to Z: that is the direction of the index. */
function inOrder<D extends { audit_entry: DB["audit_entry"] }, T extends keyof D, O>(
  query: SelectQueryBuilder<D, T, O>,
  request: Pick<PageRequest, "sort">,
): SelectQueryBuilder<D, T, O> {
  const { field, direction } = sortOrder(request, AUDIT_SORTS)
  if (field !== "username")
    return query.orderBy(sql`audit_entry.happened_on`, direction).orderBy(sql`audit_entry.id`, direction)
  const time = direction === "asc" ? "desc" : "asc"
  return query
    .orderBy(sql`lower(audit_entry.username)`, direction)
    .orderBy(sql`audit_entry.happened_on`, time)
    .orderBy(sql`audit_entry.id`, time)
}

/** The entries after `afterId` in their order, at most `count`. */
export async function auditEntriesAfter(db: Db, afterId: number, count: number): Promise<AuditEntry[]> {
  const rows = await entryRows(db)
    .where("audit_entry.id", ">", `${afterId}`)
    .orderBy("audit_entry.id")
    .limit(count)
    .execute()
  return rows.map(toEntry)
}
