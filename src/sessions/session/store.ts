/** Queries of remote sessions, with their viewers and invitations. */

import { type SelectQueryBuilder, sql } from "kysely"
import type { LinkDiagnosis, LinkEndCode } from "../../../protocols/link-ends.ts"
import type { DB } from "../../../sql/types.ts"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { countRows, existence, hasRows } from "../../db/counts.ts"
import { type Names, namesOf } from "../../db/names.ts"
import { directList, type ListParent, requireParent, scannedList } from "../../db/paged-list.ts"
import { anyOfIds, rowsById } from "../../db/pagination.ts"
import { insertRow, listValues, lockRow, type RowOf, updateRowsWith } from "../../db/rows.ts"
import { compileOnce } from "../../db/statement-cache.ts"
import { USER_REF_SQL } from "../../db/user-ref.ts"
import { SHORT_SCAN } from "../../identity/authorization/device-visibility/store.ts"
import { sessionTypeOf } from "../../machines/interfaces/rules-types.ts"
import type { Session } from "./contract.ts"
import {
  type EndCause,
  type RecordingOutcome,
  type RecordingState,
  SESSION_SORTS,
  type SessionEndState,
  type SessionState,
} from "./rules.ts"
import {
  type LogPath,
  partsOfSessionFilter,
  type SessionConditions,
  type SessionFilter,
  type SessionListForm,
  SORT_COLUMNS,
  searchSessionIds,
  sessionIds,
  sessionsOf,
} from "./store-list.ts"
import { clampToStart, updateViewersEnd } from "./store-viewers.ts"

export interface SessionPath extends LogPath {
  sessionId: string
}

/** Without the names of the machine and of its users, which `namesOf` knows. What is rare is a subquery, planned by itself in no time. */
function withShownColumns<O>(sessions: SelectQueryBuilder<DB, "remote_session", O>) {
  return sessions
    .selectAll("remote_session")
    .select([
      sql<string>`(select title from issue where issue.id = remote_session.issue_id)`.as("issue_title"),
      LATEST_APPROVAL.as("approval"),
      INVITED_USERS.as("invited"),
      CONNECTIONS.as("connections"),
      EMERGENCY.as("emergency"),
    ])
}

const sessionRows = (db: Db) => withShownColumns(db.selectFrom("remote_session"))

/** An instant in the notation of answers. */
const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The newest approval request for the recording, of any user. */
const LATEST_APPROVAL = sql<Session["approvalRequest"]>`(
  select jsonb_build_object('id', request.id, 'state', request.state, 'createdBy', request.created_by,
    'startTime', ${instant("request.start_on")},
    'durationInHours', request.duration_hours)
  from approval_request request where request.remote_session_id = remote_session.id
  order by request.id desc limit 1)`

const INVITED_USERS = sql<Session["invitedUsers"]>`coalesce((
  select json_agg(json_build_object('accessRight', invitation.access_right, 'user', ${sql.raw(USER_REF_SQL)})
    order by username_order)
  from session_invitation invitation join app_user on app_user.id = invitation.user_id
  where invitation.remote_session_id = remote_session.id), '[]')`

type Connection = Session["connections"][number]

/** A connection with the id of its user, or the guest, and with instants as the database writes them into JSON. */
type StoredConnection = Omit<Connection, "user" | "isGuest"> & {
  userId: string | null
  guest: Connection["user"] | null
  files: number
}

/** The participants, in the order of joining. */
const CONNECTIONS = sql<StoredConnection[]>`coalesce((
  select json_agg(json_build_object('id', viewer.id, 'accessRight', viewer.access_right, 'userId', viewer.user_id,
    'guest', case when viewer.user_id is null
      then json_build_object('id', viewer.guest_id, 'username', viewer.guest_email, 'displayName', viewer.guest_name) end,
    'startTime', viewer.started_on, 'endTime', viewer.ended_on,
    'files', (select count(*) from transferred_file file where file.session_viewer_id = viewer.id))
    order by viewer.started_on, viewer.id)
  from session_viewer viewer where viewer.remote_session_id = remote_session.id), '[]')`

const EMERGENCY = sql<Session["emergency"]>`(
  select json_build_object('reason', reason, 'endsOn', ${instant("ends_on")},
    'reviewedBy', (select ${sql.raw(USER_REF_SQL)} from app_user where app_user.id = reviewed_by),
    'reviewedOn', ${instant("reviewed_on")}, 'reviewComment', review_comment)
  from emergency_session where emergency_session.remote_session_id = remote_session.id)`

type SessionRow = RowOf<typeof sessionRows>

/** With the names of machines and users. */
async function toSessions(db: Db, rows: readonly SessionRow[]): Promise<Session[]> {
  const names = await namesOf(db, {
    devices: rows.map((row) => row.device_id),
    people: rows.flatMap((row) => [row.owner_id, ...row.connections.map(({ userId }) => userId)]),
  })
  return rows.map((row) => toSession(row, names))
}

function toSession(row: SessionRow, names: Names): Session {
  return {
    id: row.id,
    deviceId: row.device_id,
    deviceName: names.device(row.device_id)?.name ?? "",
    issueId: row.issue_id,
    issueTitle: row.issue_title,
    logId: row.work_log_id,
    interfaceId: row.target_interface_id,
    interfaceName: row.interface_name,
    interfaceType: row.interface_type,
    owner: names.person(row.owner_id) as Session["owner"],
    startTime: row.started_on.toISOString(),
    endTime: row.ended_on?.toISOString() ?? null,
    state: row.state as SessionState,
    endCode: row.end_code as LinkEndCode | null,
    endDetail: row.end_detail,
    endCause: row.end_cause as EndCause | null,
    endPerson: row.end_person,
    endDiagnosis: row.end_diagnosis as LinkDiagnosis | null,
    exitStatus: row.exit_status,
    type: sessionTypeOf(row.interface_type),
    isActive: row.state === "ACTIVE",
    screenRecording:
      row.recording_state === "NONE"
        ? null
        : { state: row.recording_state as RecordingState, sizeInBytes: Number(row.recording_bytes) },
    networkRecording: toRecordingSize(row.network_recording_bytes),
    clipboardRecording: toRecordingSize(row.clipboard_recording_bytes),
    fileTransfers: row.connections.reduce((sum, { files }) => sum + files, 0),
    approvalRequest: row.approval,
    connections: row.connections.map((connection) => toConnection(connection, names)),
    invitedUsers: row.invited,
    emergency: row.emergency,
  }
}

function toConnection(
  { id, accessRight, userId, guest, startTime, endTime }: StoredConnection,
  names: Names,
): Connection {
  return {
    id,
    accessRight,
    isGuest: userId === null,
    user: guest ?? (names.person(userId) as Connection["user"]),
    startTime: new Date(startTime).toISOString(),
    endTime: endTime === null ? null : new Date(endTime).toISOString(),
  }
}

function toRecordingSize(bytes: string | number | bigint | null): { sizeInBytes: number } | null {
  return bytes === null ? null : { sizeInBytes: Number(bytes) }
}

const isAtPath = ({ deviceId, issueId, logId, sessionId }: SessionPath) =>
  sql<boolean>`(remote_session.id = ${sessionId} and remote_session.work_log_id = ${logId}
    and remote_session.issue_id = ${issueId} and remote_session.device_id = ${deviceId})`

/** Whether there is such a session: a condition of lists of what belongs to it. */
export function hasSessionAtPath(path: SessionPath) {
  return sql<boolean>`(select true from remote_session where ${isAtPath(path)})`
}

const sessionOfPath = compileOnce((db, path: SessionPath) => sessionRows(db).where(isAtPath(path)))

async function findSession(db: Db, path: SessionPath): Promise<Session | null> {
  const [found] = await toSessions(db, await sessionOfPath(db, path))
  return found ?? null
}

export async function getSession(db: Db, path: SessionPath): Promise<Session> {
  const found = await findSession(db, path)
  if (!found) throw notFound("session", path.sessionId)
  return found
}

const hasSession = existence((db, path: SessionPath) => db.selectFrom("remote_session").where(isAtPath(path)))

/** The session that a list belongs to. */
export const PARENT_SESSION: ListParent<SessionPath> = {
  kind: "session",
  exists: hasSessionAtPath,
  missing: ({ sessionId }) => notFound("session", sessionId),
}

/** Reads nothing of the session. @throws Refusal NOT_FOUND */
export async function requireSession(db: Db, path: SessionPath): Promise<void> {
  if (!(await hasSession(db, path))) throw notFound("session", path.sessionId)
}

const hasConnection = existence((db, path: SessionPath & { connectionId: string }) =>
  db
    .selectFrom("remote_session")
    .where(isAtPath(path))
    .innerJoin("session_viewer", "session_viewer.remote_session_id", "remote_session.id")
    .where("session_viewer.id", "=", path.connectionId),
)

/** The same for a connection of a session. @throws Refusal NOT_FOUND, of the session or of the connection */
export async function requireConnection(db: Db, path: SessionPath & { connectionId: string }): Promise<void> {
  if (await hasConnection(db, path)) return
  await requireSession(db, path)
  throw notFound("connection", path.connectionId)
}

/** Takes the session's row lock until the end of the transaction. */
export async function lockSession(tx: Db, sessionId: string): Promise<void> {
  await lockRow(tx, "remote_session", sessionId)
}

const sessionsById = rowsById((db, ids) => sessionRows(db).where("remote_session.id", "=", anyOfIds(ids)))

/** One page of sessions, newest first. The search finds machine, issue, interface and owner. @throws Refusal of `parent` */
export async function listSessions(
  db: Db,
  filter: SessionFilter,
  request: PageRequest,
  parent?: ListParent<SessionConditions>,
): Promise<Page<Session>> {
  if (request.search === "") {
    const { given, form } = await partsOfSessionFilter(db, filter)
    const list = isReadAsItIs(filter, request) ? UNFILTERED_SESSIONS : SESSIONS
    const { rows, ...page } = await list.page(db, given, form, request, (row) => row, parent)
    return { ...page, rows: await toSessions(db, rows) }
  }
  const { ids, total } = await searchSessionIds(db, filter, request)
  if (parent && total === 0) await requireParent(db, parent, (await partsOfSessionFilter(db, filter)).given)
  return { rows: await listSessionsById(db, ids), page: request.page, size: request.size, total }
}

const SESSIONS = scannedList({
  name: "sessions",
  sorts: SESSION_SORTS,
  columns: SORT_COLUMNS,
  id: "remote_session.id",
  rows: sessionRows,
  ids: sessionIds,
})

/** The first page of what an index gives in the list's order. Behind it, what is shown would be read of the rows before as well. */
const UNFILTERED_SESSIONS = directList({
  name: "sessions",
  sorts: SESSION_SORTS,
  columns: SORT_COLUMNS,
  rows: (db, given: SessionConditions, form: SessionListForm) =>
    withShownColumns(sessionsOf(db, given, form, SHORT_SCAN)),
})

/** Is the count cheap, because an index has all that the list compares with? */
function isReadAsItIs(filter: SessionFilter, { page }: PageRequest): boolean {
  const { logId, issueId, deviceId, ownerId, isActive, ...others } = filter
  return page === 1 && Object.values(others).every((value) => value === undefined || value === null)
}

/** The sessions of these ids, in their order. */
export async function listSessionsById(db: Db, ids: readonly string[]): Promise<Session[]> {
  return toSessions(db, await sessionsById(db, ids))
}

interface NewSession extends LogPath {
  interfaceId: string
  interfaceName: string
  interfaceType: string
  ownerId: string
  recordingState: RecordingState
  startedOn: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  return insertRow(db, "remote_session", {
    device_id: session.deviceId,
    issue_id: session.issueId,
    work_log_id: session.logId,
    target_interface_id: session.interfaceId,
    interface_name: session.interfaceName,
    interface_type: session.interfaceType,
    owner_id: session.ownerId,
    recording_state: session.recordingState,
    started_on: session.startedOn,
  })
}

/** Takes the interface's row lock, so that parallel starts come one after another. @returns the ACTIVE sessions on it */
export async function lockActiveSessionsOnInterface(db: Db, interfaceId: string): Promise<string[]> {
  await lockRow(db, "target_interface", interfaceId)
  return listValues(db, "remote_session", "id", { target_interface_id: interfaceId, state: "ACTIVE" })
}

interface SessionEndValues {
  state: SessionEndState
  endCode: LinkEndCode | null
  endDetail: string
  endCause?: EndCause | null
  endPerson?: string
  endDiagnosis?: LinkDiagnosis | null
  exitStatus?: number | null
  recording: RecordingOutcome
  endedOn: Date
}

/** @returns false when the session had ended before */
export async function updateSessionEnd(
  db: Db,
  sessionId: string,
  outcome: SessionEndValues,
): Promise<boolean> {
  const ended = await db
    .updateTable("remote_session")
    .set({
      state: outcome.state,
      end_code: outcome.endCode,
      end_detail: outcome.endDetail,
      end_cause: outcome.endCause ?? null,
      end_person: outcome.endPerson ?? "",
      end_diagnosis: outcome.endDiagnosis ?? null,
      exit_status: outcome.exitStatus ?? null,
      ended_on: clampToStart(outcome.endedOn),
      recording_state: outcome.recording.state,
      recording_bytes: outcome.recording.sizeBytes,
      duration_ms: outcome.recording.durationMs,
    })
    .where("id", "=", sessionId)
    .where("state", "=", "ACTIVE")
    .executeTakeFirst()
  await updateViewersEnd(db, sessionId, outcome.endedOn)
  return ended.numUpdatedRows > 0n
}

/** For a recording that could not be read when its session ended. */
export async function updateCutRecording(
  db: Db,
  sessionId: string,
  { state, sizeBytes, durationMs }: RecordingOutcome,
): Promise<void> {
  await updateRowsWith(
    db,
    "remote_session",
    { id: sessionId, recording_state: "CUT" },
    { recording_state: state, recording_bytes: sizeBytes, duration_ms: durationMs },
  )
}

/** Sessions left ACTIVE by a crashed server: no Worker runs them, and their recordings end at the crash. */
export function listActiveSessions(
  db: Db,
): Promise<{ sessionId: string; deviceId: string; issueId: string }[]> {
  return db
    .selectFrom("remote_session")
    .select(["id as sessionId", "device_id as deviceId", "issue_id as issueId"])
    .where("state", "=", "ACTIVE")
    .execute()
}

/** Whether the issue has had a session, ended ones included. */
export function hasSessions(db: Db, issueId: string): Promise<boolean> {
  return hasRows(db.selectFrom("remote_session").where("issue_id", "=", issueId))
}

/** Running sessions of an issue that its maintenance window admits; emergency sessions have an end of their own. */
export function countSessionsInWindow(db: Db, issueId: string): Promise<number> {
  const sessions = db
    .selectFrom("remote_session")
    .where("issue_id", "=", issueId)
    .where("state", "=", "ACTIVE")
    .where("id", "not in", (eb) => eb.selectFrom("emergency_session").select("remote_session_id"))
  return countRows(sessions)
}
