/** Which key sealed the secrets that are stored for good; those of a sign-in, an e-mail or a call pass by. */
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../base/deps.ts"

const SEALED: [table: string, column: string][] = [
  ["target_interface", "sealed_secret"],
  ["connector", "sealed_private_key"],
  ["identity_provider", "sealed_client_secret"],
  ["ldap_provider", "sealed_bind_password"],
  ["app_user", "sealed_otp_secret"],
  ["fault_report_address", "sealed_token"],
]

/** @param header  see SecretBox */
export async function countSealedSecrets(
  db: Db,
  header: Uint8Array,
): Promise<{ own: number; others: number }> {
  const secrets = SEALED.map(
    ([table, column]): RawBuilder<unknown> =>
      sql`select ${sql.ref(column)} sealed from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  )
  const { rows } = await sql<{ own: string; others: string }>`
    select count(*) filter (where isOwn) own, count(*) filter (where not isOwn) others
    from (select substring(sealed from 1 for ${header.length}) = ${Buffer.from(header)} isOwn
      from (${sql.join(secrets, sql` union all `)}) stored) compared`.execute(db)
  return { own: Number(rows[0]?.own), others: Number(rows[0]?.others) }
}
