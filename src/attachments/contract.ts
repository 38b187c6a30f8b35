/** Files on issues as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import { id, instant, named, pageOf, personRef, requiredText, sortedQuery } from "../base/schema.ts"
import { downloadQuery } from "../downloads/contract.ts"
import { del, get, post, put } from "../http/endpoint.ts"
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_SORTS,
  FILE_NAME_CHARACTERS_MAX,
  SCAN_STATE_NAMES,
  safeFileName,
} from "./rules.ts"

export const attachment = named(
  "Attachment",
  z.object({
    id,
    fileName: z.string(),
    /** By the content's first bytes. */
    mediaType: z.string(),
    sizeBytes: z.int(),
    /** base64 of the content's SHA-256. */
    hash: z.string(),
    downloadDisabled: z.boolean(),
    antivirusScanState: z.enum(SCAN_STATE_NAMES),
    infectionFound: z.boolean(),
    virusId: z.string(),
    responseInfo: z.string(),
    /** For saving: the version that was read. */
    version: z.int(),
    createdOn: instant,
    createdBy: personRef,
    changedOn: instant,
  }),
)
export type Attachment = z.infer<typeof attachment>

export const saveAttachment = z.strictObject({
  fileName: requiredText(FILE_NAME_CHARACTERS_MAX).check(
    z.refine((name) => safeFileName(name) === name, "validation.fileName"),
  ),
  downloadDisabled: z._default(z.boolean(), false),
})
export const attachmentChanges = changesTo(saveAttachment)
export type AttachmentChange = ChangeOf<typeof saveAttachment>

const ATTACHMENTS = "/devices/:deviceId/issues/:issueId/attachments"
const ATTACHMENT = "/devices/:deviceId/issues/:issueId/attachments/:attachmentId"

export const attachmentEndpoints = {
  listAttachments: get(ATTACHMENTS, {
    summary: "The files of an issue, newest first",
    gate: { device: "ATTACHMENT_READ" },
    query: z.object(sortedQuery(ATTACHMENT_SORTS)),
    answer: pageOf(attachment),
  }),
  createAttachment: post(ATTACHMENTS, {
    summary: "Adds a file to an issue",
    gate: { device: "ATTACHMENT_CREATE" },
    upload: { bytesMax: ATTACHMENT_BYTES_MAX },
    answer: attachment,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  getAttachment: get(ATTACHMENT, {
    summary: "One file's description",
    gate: { device: "ATTACHMENT_READ" },
    answer: attachment,
  }),
  updateAttachment: put(ATTACHMENT, {
    summary: "Renames a file, or forbids and allows its download",
    gate: { device: "ATTACHMENT_UPDATE" },
    body: attachmentChanges.schema,
    answer: attachment,
    refuses: ["CONFLICT"],
  }),
  deleteAttachment: del(ATTACHMENT, {
    summary: "Deletes a file",
    gate: { device: "ATTACHMENT_DELETE" },
  }),
  downloadAttachment: get(`${ATTACHMENT}/file`, {
    summary: "The file itself, with a cookie, a bearer token or a ticket",
    gate: { device: "ATTACHMENT_READ" },
    query: downloadQuery,
    refuses: ["CONFLICT"],
    binary: true,
  }),
  scanAttachment: put(`${ATTACHMENT}/scan`, {
    summary: "Scans a file for viruses; without a scanner it says so",
    gate: { device: "ATTACHMENT_UPDATE" },
    answer: attachment,
  }),
}
