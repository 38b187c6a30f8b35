/** Directories as they are configured. The password of the service name is sealed. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import type { SecretBox } from "../../base/secret-box.ts"
import { alreadyExists } from "../../db/constraint.ts"
import { hasRows } from "../../db/counts.ts"
import { fromColumns, toColumns } from "../../db/fields.ts"
import {
  deleteRow,
  findValue,
  insertRow,
  lockingReader,
  type RowOf,
  rowReader,
  updateRow,
  updateVersionedRow,
} from "../../db/rows.ts"
import { DIRECTORY_FIELDS } from "./fields.ts"
import type { Directory } from "./rules.ts"

export type StoredDirectory = Directory & {
  version: number
  hasBindPassword: boolean
  /** Time of the last complete recheck. */
  recheckedOn: Date | null
}

function directoryRows(db: Db) {
  return db.selectFrom("ldap_provider").selectAll()
}

function toDirectory(row: RowOf<typeof directoryRows>): StoredDirectory {
  return {
    id: row.id,
    ...fromColumns(DIRECTORY_FIELDS, row),
    recheckedOn: row.rechecked_on,
    hasBindPassword: row.sealed_bind_password !== null,
    version: row.version,
  }
}

/** Limit of directories; further ones are not queried. */
const DIRECTORIES_MAX = 20

/** Enabled directories in query order. */
export async function listEnabledDirectories(db: Db): Promise<StoredDirectory[]> {
  const rows = await directoryRows(db)
    .where("enabled", "=", true)
    .orderBy("position")
    .orderBy(sql`lower(name)`)
    .limit(DIRECTORIES_MAX)
    .execute()
  return rows.map(toDirectory)
}

/** Directories of an installation that administrators see; an installation has a few. */
const DIRECTORIES_LISTED_MAX = 100

/** All directories in query order, for administrators. */
export async function listDirectories(db: Db): Promise<StoredDirectory[]> {
  const rows = await directoryRows(db)
    .orderBy("position")
    .orderBy(sql`lower(name)`)
    .limit(DIRECTORIES_LISTED_MAX)
    .execute()
  return rows.map(toDirectory)
}

/** @throws Refusal NOT_FOUND */
export const getDirectory = rowReader("ldapProvider", "id", directoryRows, toDirectory)

/** Takes the row's lock until the end of the transaction. @throws Refusal NOT_FOUND */
export const lockDirectory = lockingReader("ldap_provider", getDirectory)

/** @throws Refusal CONFLICT when the name is taken */
export async function insertDirectory(tx: Db, settings: Omit<Directory, "id">): Promise<string> {
  return insertRow(tx, "ldap_provider", toColumns(DIRECTORY_FIELDS, settings), refusalsOf(settings))
}

/** @throws Refusal CONFLICT when the name is taken */
export async function saveDirectorySettings(
  tx: Db,
  directoryId: string,
  settings: Omit<Directory, "id">,
): Promise<void> {
  const columns = toColumns(DIRECTORY_FIELDS, settings)
  await updateVersionedRow(tx, "ldap_provider", directoryId, columns, refusalsOf(settings))
}

/** @param password  null for none */
export async function saveBindPassword(
  tx: Db,
  box: SecretBox,
  directoryId: string,
  password: string | null,
): Promise<void> {
  const sealed = password === null ? null : Buffer.from(box.seal(password, bindSealContext(directoryId)))
  await updateRow(tx, "ldap_provider", directoryId, { sealed_bind_password: sealed })
}

/** All users of the directory have been rechecked: their confirmation counts from now. */
export async function saveRecheckedOn(db: Db, directoryId: string, now: Date): Promise<void> {
  await db
    .updateTable("ldap_provider")
    .set({ rechecked_on: now })
    .where("id", "=", directoryId)
    .where("sealed_bind_password", "is not", null)
    .execute()
}

/** The password of the service name; null when there is none. */
export async function openBindPassword(db: Db, box: SecretBox, directoryId: string): Promise<string | null> {
  const sealed = await findValue(db, "ldap_provider", "sealed_bind_password", { id: directoryId })
  return sealed && box.open(sealed, bindSealContext(directoryId))
}

/** Whether the directory has users who are not deleted. */
export function hasUsers(db: Db, directoryId: string): Promise<boolean> {
  const users = db.selectFrom("app_user").where("ldap_provider_id", "=", directoryId)
  return hasRows(users.where("deleted_on", "is", null))
}

/** @throws Refusal CONFLICT while sources or users name it */
export async function deleteDirectory(tx: Db, { id, name }: Pick<Directory, "id" | "name">): Promise<void> {
  const inUse = () =>
    new Refusal("CONFLICT", `directory "${name}" still has sources or users`, {
      text: "directoryInUse",
      name,
    })
  await deleteRow(tx, "ldap_provider", id, {
    user_source_ldap_provider_id_fkey: inUse,
    app_user_ldap_provider_id_fkey: inUse,
  })
}

/** Binds a sealed password to its row: copied to another one it does not open. */
function bindSealContext(directoryId: string): string {
  return `directory:${directoryId}:bind`
}

function refusalsOf({ name }: { name: string }) {
  return { ldap_provider_name_must_be_unique: () => alreadyExists("ldapProvider", name) }
}
