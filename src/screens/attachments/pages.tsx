/** Files of an issue on screen: one file with its preview, and what is done with it. */
import { parse } from "../../base/parse.ts"
import { notFound } from "../../base/refusal.ts"
import { onDevice } from "../../http/endpoint.ts"
import {
  removeAttachment,
  scanAttachment,
  updateAttachment,
  viewAttachment,
} from "../../maintenance/attachments/actions.ts"
import { downloadAttachments, type LeftOutFile } from "../../maintenance/attachments/actions-archive.ts"
import { serveThumbnail } from "../../maintenance/attachments/actions-thumbnail.ts"
import { type Attachment, attachmentChanges } from "../../maintenance/attachments/contract.ts"
import { previewKind } from "../../maintenance/attachments/rules.ts"
import { getAttachment } from "../../maintenance/attachments/store.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { extensionOf } from "../../system/files/rules.ts"
import { flashHeaders } from "../../web/flash.ts"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import type { View } from "../../web/view.ts"
import { formDialog } from "../form-dialog.ts"
import { page } from "../page.ts"
import { AttachmentPage, DeleteFileDialog } from "./attachment-page.tsx"
import { attachmentPath } from "./file-parts.tsx"
import { archiveFilter, readPreviewText } from "./load.ts"
import { RenameForm } from "./rename-dialog.tsx"

const ISSUE = "/devices/:deviceId/issues/:issueId"
const FILE = "/devices/:deviceId/issues/:issueId/attachments/:attachmentId"
type FilePath = { deviceId: string; issueId: string; attachmentId: string }

const pathOf = ({ deviceId, issueId, attachmentId }: FilePath) =>
  attachmentPath({ deviceId, id: issueId }, { id: attachmentId })

export const attachmentPages = [
  page("GET", `${ISSUE}/attachments.zip`, { device: "ATTACHMENT_READ" }, async (call) => {
    const { deps, actor, path, address, view } = call
    const note = {
      fileName: view.t("files.notIncludedFileName"),
      text: (files: readonly LeftOutFile[]) => leftOutText(view, files),
    }
    return downloadAttachments(deps, { actor, address, note }, path, await archiveFilter(call))
  }),

  page("GET", FILE, { device: "ATTACHMENT_READ" }, async (call) => {
    const { deps, actor, access, path, view } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const file = await getAttachment(deps.db, path)
    const text = await readPreviewText(call, file)
    return renderPage(
      view,
      <AttachmentPage issue={issue} file={file} actor={actor} access={access} text={text} />,
    )
  }),

  page("GET", `${FILE}/view`, { device: "ATTACHMENT_READ" }, async ({ deps, actor, path, address }) => {
    const kind = previewKind(await getAttachment(deps.db, path))
    if (kind !== "image" && kind !== "pdf") throw notFound("attachment", path.attachmentId)
    return viewAttachment(deps, { actor, address }, path)
  }),

  page("GET", `${FILE}/thumbnail`, { device: "ATTACHMENT_READ" }, ({ deps, actor, path, request }) =>
    serveThumbnail(deps, actor, path, request),
  ),

  ...formDialog(`${FILE}/rename`, onDevice("ATTACHMENT_UPDATE"), {
    id: "rename-file",
    title: ({ t }) => t("files.rename"),
    parent: ({ path }) => pathOf(path),
    load: async ({ deps, path }) => ({ path: pathOf(path), file: await getAttachment(deps.db, path) }),
    form: (shown, typed) => <RenameForm {...shown} given={typed && newNameOf(typed, shown.file)} />,
    async save({ deps, actor, path, request }, values, { file }) {
      const change = { fileName: newNameOf(values, file), version: Number(values.version) }
      await updateAttachment(deps, actor, path, parse(attachmentChanges.schema, change))
      return redirect(request, pathOf(path), flashHeaders("saved"))
    },
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

/** One line per file, as text programs of Windows read it. */
function leftOutText({ t }: View, files: readonly LeftOutFile[]): string {
  const lines = files.map(({ fileName, problem }) =>
    problem === "deleted"
      ? `${fileName}: ${t("files.gone")}`
      : `${fileName}: ${t(`errors.${problem}`, { name: fileName })}`,
  )
  return [t("files.notIncludedIntro"), ...lines, ""].join("\r\n")
}

/** A name that was typed without its extension keeps it. */
function newNameOf({ fileName = "" }: Record<string, string>, { fileName: before }: Attachment): string {
  const typed = fileName.trim()
  const dot = before.lastIndexOf(".")
  return typed !== "" && extensionOf(typed) === "" && extensionOf(before) !== ""
    ? typed + before.slice(dot)
    : typed
}
