/** Imported licences. Their signed texts are verified on every read: a row without a valid text licenses nothing. */

import { type Selectable, sql } from "kysely"
import type { DB } from "../../../sql/types.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { containsPattern, type Page, type PageRequest, pageOffset } from "../../base/page-request.ts"
import { countRows } from "../../db/counts.ts"
import { countCapped } from "../../db/pagination.ts"
import { insertRowUnlessTaken } from "../../db/rows.ts"
import { orderBySort } from "../../db/sorting.ts"
import type { Licence } from "./contract.ts"
import {
  determineLicenceStatus,
  type InstallationInfo,
  isIssuedFor,
  isValidAt,
  LICENCE_SORTS,
  type LicenceStatus,
} from "./rules.ts"
import { decodeLicence, isSignatureValid, type LicenceContent } from "./rules-format.ts"

type LicenceVerificationDeps = Pick<Deps, "licenceKeys" | "clock">

export async function getInstallationInfo(db: Db): Promise<InstallationInfo> {
  return toInstallationInfo(await installationRow(db).executeTakeFirstOrThrow())
}

const installationRow = (db: Db) =>
  db.selectFrom("installation").select(["installation_id", "initialised_on", "created_on"])

function toInstallationInfo(row: {
  installation_id: string
  initialised_on: Date | null
  created_on: Date
}): InstallationInfo {
  return { installationId: row.installation_id, since: row.initialised_on ?? row.created_on }
}

/** What the installation may do now. */
export async function getLicenceStatus(db: Db, deps: LicenceVerificationDeps): Promise<LicenceStatus> {
  const row = await installationRow(db)
    .select(sql<string[]>`array(select licence_text from licence)`.as("texts"))
    .executeTakeFirstOrThrow()
  const licences = row.texts.flatMap((text) => decodeSigned(text, deps) ?? [])
  return determineLicenceStatus(licences, toInstallationInfo(row), deps.clock())
}

/** The licences whose signatures hold, in no order. */
export async function listGenuineLicences(
  db: Db,
  deps: Pick<LicenceVerificationDeps, "licenceKeys">,
): Promise<LicenceContent[]> {
  const rows = await db.selectFrom("licence").select("licence_text").execute()
  return rows.flatMap((row) => decodeSigned(row.licence_text, deps) ?? [])
}

function decodeSigned(
  text: string,
  { licenceKeys }: Pick<LicenceVerificationDeps, "licenceKeys">,
): LicenceContent | null {
  const decoded = decodeLicence(text)
  return decoded && isSignatureValid(decoded, licenceKeys) ? decoded.content : null
}

/** One page of licences, newest import first. Only texts that once were genuine are in the table. */
export async function licencesPage(
  db: Db,
  deps: LicenceVerificationDeps,
  request: PageRequest,
): Promise<Page<Licence>> {
  const query = db
    .selectFrom("licence")
    .$if(request.search !== "", (query) =>
      query.where(sql`id::text`, "ilike", containsPattern(request.search)),
    )
  const columns = { id: "id", importDate: "imported_on" }
  const rows = await orderBySort(query.selectAll(), request, LICENCE_SORTS, columns)
    .limit(request.size)
    .offset(pageOffset(request))
    .execute()
  const installation = await getInstallationInfo(db)
  return {
    rows: rows.flatMap((row) => toLicence(row, installation, deps) ?? []),
    page: request.page,
    size: request.size,
    total: await countCapped(db, query.select("id")),
  }
}

export async function findLicence(
  db: Db,
  deps: LicenceVerificationDeps,
  id: string,
): Promise<Licence | null> {
  const row = await db.selectFrom("licence").selectAll().where("id", "=", id).executeTakeFirst()
  return row ? toLicence(row, await getInstallationInfo(db), deps) : null
}

function toLicence(
  row: Selectable<DB["licence"]>,
  installation: InstallationInfo,
  deps: LicenceVerificationDeps,
): Licence | null {
  const content = decodeLicence(row.licence_text)?.content
  if (!content) return null
  const counts =
    decodeSigned(row.licence_text, deps) !== null &&
    isIssuedFor(content, installation) &&
    isValidAt(content, deps.clock())
  return {
    ...content,
    importDate: row.imported_on.toISOString(),
    importUser: row.imported_by,
    state: counts ? "active" : "expired",
  }
}

/** @returns false when this licence was imported before */
export async function insertLicence(
  tx: Db,
  licence: { id: string; text: string; importedOn: Date; importedBy: string },
): Promise<boolean> {
  return insertRowUnlessTaken(tx, "licence", {
    id: licence.id,
    licence_text: licence.text,
    imported_on: licence.importedOn,
    imported_by: licence.importedBy,
  })
}

/** An arbitrary constant; the lock serializes concurrent additions of a device. */
const DEVICE_QUOTA_LOCK = 0x6c69_6365

/** Until the end of the transaction. @returns devices that there are */
export async function lockDeviceCount(tx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(DEVICE_QUOTA_LOCK)})`.execute(tx)
  return deviceCount(tx)
}

export function deviceCount(db: Db): Promise<number> {
  return countRows(db.selectFrom("device"))
}
