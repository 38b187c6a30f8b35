/** Files on issues as calls. */
import { z } from "zod/mini"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, namedObject, requiredText, savedFields } from "../../base/schema.ts"
import { get, onDevice, post, put } from "../../http/endpoint.ts"
import { deviceAuthorities, entityEndpoints } from "../../http/entity-endpoints.ts"
import { SCAN_STATE_NAMES } from "../../system/antivirus/rules.ts"
import { download } from "../../system/downloads/contract.ts"
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_SORTS, FILE_NAME_CHARACTERS_MAX, safeFileName } from "./rules.ts"

const attachment = namedObject("Attachment", {
  id,
  fileName: z.string(),
  /** Detected by the content's first bytes. */
  mediaType: z.string(),
  sizeBytes: z.int(),
  /** base64 of the content's SHA-256. */
  hash: z.string(),
  downloadDisabled: z.boolean(),
  antivirusScanState: z.enum(SCAN_STATE_NAMES),
  infectionFound: z.boolean(),
  virusId: z.string(),
  responseInfo: z.string(),
  ...savedFields,
})
export type Attachment = z.infer<typeof attachment>

const saveAttachment = z.strictObject({
  fileName: requiredText(FILE_NAME_CHARACTERS_MAX).check(
    z.refine((name) => safeFileName(name) === name, "validation.fileName"),
  ),
  downloadDisabled: z._default(z.boolean(), false),
})
export const attachmentChanges = definePartialUpdate(saveAttachment)
export type AttachmentChange = ChangeOf<typeof attachmentChanges>

const ATTACHMENT = "/devices/:deviceId/issues/:issueId/attachments/:attachmentId"

const attachments = entityEndpoints(ATTACHMENT, attachment, attachmentChanges, {
  sorts: ATTACHMENT_SORTS,
  auth: deviceAuthorities("ATTACHMENT"),
})

export const attachmentEndpoints = {
  listAttachments: attachments.list("The files of an issue, newest first"),
  createAttachment: post("/devices/:deviceId/issues/:issueId/attachments", onDevice("ATTACHMENT_CREATE"), {
    summary: "Adds a file to an issue",
    upload: { bytesMax: ATTACHMENT_BYTES_MAX },
    response: attachment,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  getAttachment: attachments.read("One file's description"),
  updateAttachment: attachments.update("Renames a file, or forbids and allows its download"),
  deleteAttachment: attachments.delete("Deletes a file"),
  downloadAttachment: get(`${ATTACHMENT}/file`, onDevice("ATTACHMENT_READ"), {
    summary: "The file itself, with a cookie, a bearer token or a ticket",
    ...download,
    refuses: ["CONFLICT"],
  }),
  scanAttachment: put(`${ATTACHMENT}/scan`, onDevice("ATTACHMENT_UPDATE"), {
    summary: "Scans a file for viruses; reports when no scanner is configured",
    response: attachment,
  }),
}
