/** Queries of signatures. */

import type { Db } from "../../../base/deps.ts"
import type { Page, PageRequest } from "../../../base/page-request.ts"
import { notFound } from "../../../base/refusal.ts"
import { directList } from "../../../db/paged-list.ts"
import { findColumns, findValue, insertRow, type RowOf } from "../../../db/rows.ts"
import { selectUserRef } from "../../../db/user-ref.ts"
import { type IssuePath, isIssueOfDevice, PARENT_ISSUE } from "../store.ts"
import type { Signature } from "./contract.ts"
import type { SignatureKind } from "./rules.ts"

function signatureRows(db: Db, issueId: string) {
  return db
    .selectFrom("issue_signature")
    .selectAll("issue_signature")
    .select(selectUserRef("issue_signature.signed_by").as("signer"))
    .where("issue_id", "=", issueId)
}

function toSignature(row: RowOf<typeof signatureRows>): Signature {
  return {
    id: row.id,
    kind: row.kind as SignatureKind,
    name: row.printed_name,
    signedOn: row.signed_on.toISOString(),
    signedBy: row.signer,
  }
}

/** One page of the signatures of an issue, newest first. The search finds names. */
export function signaturesPage(
  db: Db,
  { deviceId, issueId }: IssuePath,
  request: PageRequest,
): Promise<Page<Signature>> {
  return SIGNATURES.page(db, { deviceId, issueId }, null, request, toSignature, PARENT_ISSUE)
}

const SIGNATURES = directList({
  name: "signatures",
  sorts: { fields: ["signedOn"], defaultSort: "-signedOn" },
  columns: { signedOn: "issue_signature.signed_on", id: "issue_signature.id" },
  rows: (db, { search, ...issue }: IssuePath & { search?: string }) =>
    signatureRows(db, issue.issueId)
      .where(isIssueOfDevice(issue))
      .$if(search !== undefined, (query) => query.where("printed_name", "ilike", search ?? "")),
})

/** The one of the latest closing; null when it was not signed. */
export async function findLatestSignature(db: Db, issueId: string): Promise<Signature | null> {
  const row = await signatureRows(db, issueId)
    .orderBy("signed_on", "desc")
    .orderBy("issue_signature.id", "desc")
    .limit(1)
    .executeTakeFirst()
  return row ? toSignature(row) : null
}

/** A stored image of a signature. */
export interface SignatureImage {
  hash: Buffer
  sizeBytes: number
  width: number
  height: number
}

/** @throws Refusal NOT_FOUND for a typed signature, and for one of another issue */
export async function getSignatureImage(
  db: Db,
  issueId: string,
  signatureId: string,
): Promise<Pick<SignatureImage, "hash" | "sizeBytes">> {
  const signature = { id: signatureId, issue_id: issueId }
  const row = await findColumns(db, "issue_signature", ["content_hash", "size_bytes"], signature)
  if (!row?.content_hash) throw notFound("signature", signatureId)
  return { hash: row.content_hash, sizeBytes: Number(row.size_bytes) }
}

/** @returns its id */
export async function insertSignature(
  tx: Db,
  issueId: string,
  signature: { name: string; image: SignatureImage | null },
  by: { userId: string; now: Date },
): Promise<string> {
  const { name, image } = signature
  return insertRow(tx, "issue_signature", {
    issue_id: issueId,
    kind: image ? "DRAWN" : "TYPED",
    printed_name: name,
    content_hash: image?.hash ?? null,
    size_bytes: image?.sizeBytes ?? null,
    width: image?.width ?? null,
    height: image?.height ?? null,
    signed_on: by.now,
    signed_by: by.userId,
  })
}

/** Whether issues of the machine are closed with a signature. */
export async function isSignatureRequired(db: Db, deviceId: string): Promise<boolean> {
  return (await findValue(db, "device", "closing_signature_required", { id: deviceId })) ?? false
}
