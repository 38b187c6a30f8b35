/** Who agreed to what. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { displayNameOf } from "../../base/text.ts"
import { directList } from "../../db/paged-list.ts"
import { insertRowUnlessTaken, listValues } from "../../db/rows.ts"
import type { Consent } from "./contract.ts"
import type { ConsentKind, ConsentLanguage, ConsentText } from "./rules.ts"

/** @returns hashes of the texts of this kind that the user has agreed to */
export async function listConsentHashes(db: Db, userId: string, kind: ConsentKind): Promise<Buffer[]> {
  return listValues(db, "consent", "text_hash", { user_id: userId, kind })
}

interface NewConsent extends ConsentText {
  userId: string
  address: string
  userAgent: string
  givenOn: Date
}

/** @returns whether it is new */
export async function insertConsent(tx: Db, consent: NewConsent): Promise<boolean> {
  await insertRowUnlessTaken(tx, "consent_text", { text_hash: consent.hash, text: consent.text })
  return insertRowUnlessTaken(tx, "consent", {
    user_id: consent.userId,
    kind: consent.kind,
    language: consent.language,
    text_hash: consent.hash,
    address: consent.address,
    user_agent: consent.userAgent,
    given_on: consent.givenOn,
  })
}

/** One page of all consents, newest first. */
export function consentsPage(db: Db, request: PageRequest): Promise<Page<Consent>> {
  return CONSENTS.page(db, {}, null, request, toConsent)
}

const CONSENTS = directList({
  name: "consents",
  sorts: { fields: ["givenOn"], defaultSort: "-givenOn" },
  columns: { givenOn: "consent.given_on", id: "consent.id" },
  rows: (db, { search }: { search?: string }) =>
    db
      .selectFrom("consent")
      .leftJoin("app_user", "app_user.id", "consent.user_id")
      .selectAll("consent")
      .select([
        sql<string>`(select text from consent_text where consent_text.text_hash = consent.text_hash)`.as(
          "text",
        ),
        // Each consent has its user.
        sql<string>`app_user.username`.as("username"),
        sql<string>`app_user.firstname`.as("firstname"),
        sql<string>`app_user.surname`.as("surname"),
      ])
      .$if(search !== undefined, (query) =>
        query.where(
          sql<string>`(app_user.username || ' ' || app_user.firstname || ' ' || app_user.surname)`,
          "ilike",
          search ?? "",
        ),
      ),
})

function toConsent(row: {
  id: string
  user_id: string
  username: string
  firstname: string
  surname: string
  kind: string
  language: string
  text_hash: Buffer
  text: string
  given_on: Date
  address: string
  user_agent: string
}): Consent {
  const displayName = displayNameOf(row)
  return {
    id: row.id,
    user: { id: row.user_id, username: row.username, displayName },
    kind: row.kind as ConsentKind,
    language: row.language as ConsentLanguage,
    hash: Buffer.from(row.text_hash).toString("hex"),
    text: row.text,
    givenOn: row.given_on.toISOString(),
    address: row.address,
    userAgent: row.user_agent,
  }
}
