/** Files of an issue on screen: one file with its preview, and what is done with it. */
import type { Deps } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import {
  removeAttachment,
  scanAttachment,
  updateAttachment,
  viewAttachment,
} from "../../maintenance/attachments/actions.ts"
import { previewKind } from "../../maintenance/attachments/rules.ts"
import { getAttachment } from "../../maintenance/attachments/store.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { createPageFactory } from "../../web/pages.tsx"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { AttachmentPage, attachmentPath, DeleteFileDialog } from "./attachment-page.tsx"

const page = createPageFactory<Deps>()
const FILE = "/devices/:deviceId/issues/:issueId/attachments/:attachmentId"
type FilePath = { deviceId: string; issueId: string; attachmentId: string }

const pathOf = ({ deviceId, issueId, attachmentId }: FilePath) =>
  attachmentPath({ deviceId, id: issueId }, { id: attachmentId })

export const attachmentPages = [
  page("GET", FILE, { device: "ATTACHMENT_READ" }, async (call) => {
    const { deps, actor, access, path, address, view } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const file = await getAttachment(deps.db, path)
    const isText = previewKind(file) === "text"
    const text = isText ? await (await viewAttachment(deps, actor, path, address)).text() : null
    return renderPage(
      view,
      <AttachmentPage issue={issue} file={file} actor={actor} access={access} text={text} />,
    )
  }),

  page("GET", `${FILE}/view`, { device: "ATTACHMENT_READ" }, async ({ deps, actor, path, address }) => {
    const kind = previewKind(await getAttachment(deps.db, path))
    if (kind !== "image" && kind !== "pdf") throw notFound("attachment", path.attachmentId)
    return viewAttachment(deps, actor, path, address)
  }),

  page("POST", `${FILE}/download`, { device: "ATTACHMENT_UPDATE" }, async (call) => {
    const { deps, actor, path, request } = call
    const { version, disabled } = await call.form()
    const change = { downloadDisabled: disabled === "true", version: Number(version) }
    await updateAttachment(deps, actor, path, change)
    return redirect(request, pathOf(path), flashHeaders("saved"))
  }),

  page("POST", `${FILE}/scan`, { device: "ATTACHMENT_UPDATE" }, async ({ deps, actor, path, request }) => {
    await scanAttachment(deps, actor, path)
    return redirect(request, pathOf(path), flashHeaders("saved"))
  }),

  page("GET", `${FILE}/delete`, { device: "ATTACHMENT_DELETE" }, async (call) => {
    const file = await getAttachment(call.deps.db, call.path)
    const path = pathOf(call.path)
    return renderDialog(call, path, <DeleteFileDialog path={path} file={file} />)
  }),
  page("POST", `${FILE}/delete`, { device: "ATTACHMENT_DELETE" }, async (call) => {
    const { deps, actor, path, request } = call
    await removeAttachment(deps, actor, path)
    const home = `/devices/${path.deviceId}/issues/${path.issueId}?tab=attachments`
    return redirect(request, home, flashHeaders("deleted"))
  }),
]
