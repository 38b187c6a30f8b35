/** Rights of the serving process on the tables: read and write, without changing append-only tables and state machines. */
import type postgres from "postgres"

/** Owns nothing; the tables belong to the role that migrates. */
export const SERVING_ROLE = "millwright_serving"

/** Roles are shared by all databases of a server, so their creation is serialised. An arbitrary constant. */
const ROLE_LOCK = 0x726f_6c65

/** Tables whose rows are inserted and never changed. */
const APPEND_ONLY = ["audit_entry", "approval_entry", "consent", "consent_text", "issue_signature"]
/** Transition tables of the state machines, read by their triggers. */
const STATE_TABLES = [
  "approval_transition",
  "issue_transition",
  "issue_done_sub_status",
  "recurring_issue_transition",
  "remote_session_transition",
  "recording_transition",
  "attachment_scan_state",
  "attachment_scan_transition",
]
/** Read only: written by triggers or by migrations. */
const READ_ONLY = ["audit_hash", "audit_chain", "schema_migration", ...STATE_TABLES]
/** Sessions and viewers outlive the file of the recording, which is deleted at the end of its retention. */
const NEVER_DELETED = ["remote_session", "session_viewer", "emergency_session"]

export const GRANTS = `
  grant usage on schema public to ${SERVING_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${SERVING_ROLE};
  grant usage, select on all sequences in schema public to ${SERVING_ROLE};
  revoke update, delete on ${APPEND_ONLY.join(", ")} from ${SERVING_ROLE};
  revoke insert, update, delete on ${READ_ONLY.join(", ")} from ${SERVING_ROLE};
  revoke delete on ${NEVER_DELETED.join(", ")} from ${SERVING_ROLE};`

/**
 * Grants the serving role its rights on the current tables; to be called after migrating.
 *
 * @param login  create the role with LOGIN, for the embedded database; otherwise the connecting user uses `set role`
 * @returns false when the connecting user can neither create nor use the role; the server then runs as this user
 */
export async function grantServingRole(sql: postgres.Sql, { login }: { login: boolean }): Promise<boolean> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${ROLE_LOCK})`
    if (!(await ensureRole(tx, login))) return false
    await tx.unsafe("set local client_min_messages = error")
    await tx.unsafe(GRANTS).simple()
    return true
  })
}

async function ensureRole(tx: postgres.TransactionSql, login: boolean): Promise<boolean> {
  const [me] = await tx<{ makes: boolean; exists: boolean; member: boolean }[]>`
    select rolsuper or rolcreaterole as makes,
      exists (select from pg_roles where rolname = ${SERVING_ROLE}) as exists,
      coalesce((select pg_has_role(oid, 'MEMBER') from pg_roles where rolname = ${SERVING_ROLE}), false) as member
    from pg_roles where rolname = current_user`
  if (me?.exists) return me.member
  if (!me?.makes) return false
  await tx.unsafe(`create role ${SERVING_ROLE} ${login ? "login" : "nologin"}`)
  if (!login) await tx.unsafe(`grant ${SERVING_ROLE} to current_user`)
  return true
}
