/** What the serving process may do to the tables: everything a book needs, and nothing that unwrites history. */
import type postgres from "postgres"

/** Owns nothing; the tables belong to whoever migrates. */
export const SERVING_ROLE = "millwright_serving"

/** A role is the whole server's: two databases or nodes that start at once make it one after the other. Any constant. */
const ROLE_LOCK = 0x726f_6c65

/** Rows that are written once. Where they form chains, the database links them itself. */
const APPEND_ONLY = ["audit_entry", "approval_entry", "consent", "consent_text"]
/** Which states follow which: the guards of every state ask these. */
const STATE_TABLES = [
  ...["approval_transition", "issue_transition", "issue_done_sub_status", "recurring_issue_transition"],
  ...["remote_session_transition", "recording_transition"],
  ...["attachment_scan_state", "attachment_scan_transition"],
]
/** Read only: what the database writes itself, and what migrations say. */
const READ_ONLY = ["audit_link", "audit_lane", "schema_migration", ...STATE_TABLES]
/** What a recording hangs on stays in the book for good; the recording itself goes by its retention, and the row says so. */
const NEVER_DELETED = ["remote_session", "session_viewer"]

export const GRANTS = `
  grant usage on schema public to ${SERVING_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${SERVING_ROLE};
  grant usage, select on all sequences in schema public to ${SERVING_ROLE};
  revoke update, delete on ${APPEND_ONLY.join(", ")} from ${SERVING_ROLE};
  revoke insert, update, delete on ${READ_ONLY.join(", ")} from ${SERVING_ROLE};
  revoke delete on ${NEVER_DELETED.join(", ")} from ${SERVING_ROLE};`

/**
 * Gives the serving role its rights on the tables as they are now; run after migrating.
 *
 * @param login  the role signs in itself, on the embedded database; otherwise the connecting user acts as it
 * @returns false when the connecting user may neither make the role nor act as it: then it serves as it is
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
