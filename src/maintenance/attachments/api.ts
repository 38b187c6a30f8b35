import { fileResponse } from "../../http/file-response.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { withUpload } from "../../http/upload.ts"
import { uploadFolder } from "../../system/files/actions.ts"
import { SNIFFED_BYTES } from "../../system/files/rules.ts"
import { requireIssue } from "../issues/store.ts"
import {
  addAttachment,
  downloadAttachment,
  removeAttachment,
  scanAttachment,
  updateAttachment,
} from "./actions.ts"
import { attachmentEndpoints } from "./contract.ts"
import { ATTACHMENT_BYTES_MAX } from "./rules.ts"
import { attachmentsPage, getAttachment } from "./store.ts"

const LIMITS = { bytesMax: ATTACHMENT_BYTES_MAX, headBytes: SNIFFED_BYTES }

export const attachmentApi = bindEndpoints(attachmentEndpoints, {
  listAttachments: ({ deps, path, query }) => attachmentsPage(deps.db, path, query),
  createAttachment: async ({ deps, actor, path, request }) => {
    await requireIssue(deps.db, path)
    return withUpload(request, uploadFolder(deps), LIMITS, (file) => addAttachment(deps, actor, path, file))
  },
  getAttachment: ({ deps, path }) => getAttachment(deps.db, path),
  updateAttachment: ({ deps, actor, path, body }) => updateAttachment(deps, actor, path, body),
  deleteAttachment: ({ deps, actor, path }) => removeAttachment(deps, actor, path),
  downloadAttachment: async ({ deps, actor, path, address, request }) =>
    fileResponse(request, await downloadAttachment(deps, { actor, address }, path)),
  scanAttachment: ({ deps, actor, path }) => scanAttachment(deps, actor, path),
})
