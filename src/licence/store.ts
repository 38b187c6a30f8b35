/** Imported licences. What counts is what their signed texts say, read anew each time: rows alone license nothing. */
import { sql } from "kysely"
import type { Db, Deps } from "../base/deps.ts"
import { likeAnywhere, offsetOf, type Page, type PageRequest } from "../base/paging.ts"
import { inSortOrder } from "../base/sorting.ts"
import { countUpTo } from "../base/total.ts"
import type { Licence } from "./contract.ts"
import {
  type InstallationFacts,
  isFor,
  isValidAt,
  LICENCE_SORTS,
  type LicenceStanding,
  standingNow,
} from "./rules.ts"
import { decodeLicence, isGenuine, type LicenceContent } from "./rules-text.ts"

type Reader = Pick<Deps, "licenceKeys" | "clock">

export async function getInstallationFacts(db: Db): Promise<InstallationFacts> {
  const row = await db
    .selectFrom("installation")
    .select(["installation_id", "initialised_on", "created_on"])
    .executeTakeFirstOrThrow()
  return { installationId: row.installation_id, since: row.initialised_on ?? row.created_on }
}

/** What the installation may do now. */
export async function getStanding(db: Db, deps: Reader): Promise<LicenceStanding> {
  const rows = await db.selectFrom("licence").select("licence_text").execute()
  const genuine = rows.flatMap((row) => contentOf(row.licence_text, deps) ?? [])
  return standingNow(genuine, await getInstallationFacts(db), deps.clock())
}

function contentOf(text: string, { licenceKeys }: Reader): LicenceContent | null {
  const decoded = decodeLicence(text)
  return decoded && isGenuine(decoded, licenceKeys) ? decoded.content : null
}

interface LicenceRow {
  id: string
  licence_text: string
  imported_on: Date
  imported_by: string
}

/** One page of licences, newest import first. Only texts that once were genuine are in the table. */
export async function licencesPage(db: Db, deps: Reader, request: PageRequest): Promise<Page<Licence>> {
  const wanted = db
    .selectFrom("licence")
    .$if(request.search !== "", (query) => query.where(sql`id::text`, "ilike", likeAnywhere(request.search)))
  const columns = { id: sql.ref("id"), importDate: sql.ref("imported_on") }
  const rows = await inSortOrder(wanted.selectAll(), request, LICENCE_SORTS, columns)
    .limit(request.size)
    .offset(offsetOf(request))
    .execute()
  const installation = await getInstallationFacts(db)
  return {
    rows: rows.flatMap((row) => toLicence(row, installation, deps) ?? []),
    page: request.page,
    size: request.size,
    total: await countUpTo(db, wanted.select("id")),
  }
}

export async function findLicence(db: Db, deps: Reader, id: string): Promise<Licence | null> {
  const row = await db.selectFrom("licence").selectAll().where("id", "=", id).executeTakeFirst()
  return row ? toLicence(row, await getInstallationFacts(db), deps) : null
}

function toLicence(row: LicenceRow, installation: InstallationFacts, deps: Reader): Licence | null {
  const content = decodeLicence(row.licence_text)?.content
  if (!content) return null
  const counts =
    contentOf(row.licence_text, deps) !== null &&
    isFor(content, installation) &&
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
  const inserted = await tx
    .insertInto("licence")
    .values({
      id: licence.id,
      licence_text: licence.text,
      imported_on: licence.importedOn,
      imported_by: licence.importedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Any constant: two people who take the last place at once come one after another. */
const PLACES_LOCK = 0x6c69_6365

/** Until the end of the transaction. @returns devices that there are */
export async function lockDeviceCount(tx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(PLACES_LOCK)})`.execute(tx)
  return deviceCount(tx)
}

export async function deviceCount(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("device")
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  return Number(total)
}
