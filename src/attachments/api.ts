import { arrivalsFolder } from "../contents/actions.ts"
import { serve } from "../http/serve.ts"
import { withUpload } from "../http/upload.ts"
import { getIssue } from "../issues/store.ts"
import {
  addAttachment,
  changeAttachment,
  downloadAttachment,
  removeAttachment,
  scanAttachment,
} from "./actions.ts"
import { attachmentEndpoints } from "./contract.ts"
import { ATTACHMENT_BYTES_MAX, SNIFFED_BYTES } from "./rules.ts"
import { attachmentsPage, getAttachment } from "./store.ts"

const LIMITS = { bytesMax: ATTACHMENT_BYTES_MAX, headBytes: SNIFFED_BYTES }

export const attachmentApi = serve(attachmentEndpoints, {
  listAttachments: async ({ deps, path, query }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return attachmentsPage(deps.db, issue.id, query)
  },
  createAttachment: async ({ deps, actor, path, request }) => {
    await getIssue(deps.db, path.deviceId, path.issueId)
    return withUpload(request, arrivalsFolder(deps), LIMITS, (file) => addAttachment(deps, actor, path, file))
  },
  getAttachment: ({ deps, path }) => getAttachment(deps.db, path),
  updateAttachment: ({ deps, actor, path, body }) => changeAttachment(deps, actor, path, body),
  deleteAttachment: ({ deps, actor, path }) => removeAttachment(deps, actor, path),
  downloadAttachment: ({ deps, actor, path, address }) => downloadAttachment(deps, actor, path, address),
  scanAttachment: ({ deps, actor, path }) => scanAttachment(deps, actor, path),
})
