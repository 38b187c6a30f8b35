import type { Page } from "../../base/page-request.ts"
import { checkBodyLength } from "../../http/body.ts"
import { fileResponse } from "../../http/file-response.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { type ReceivedFile, withUpload } from "../../http/upload.ts"
import { uploadFolder } from "../../system/files/actions.ts"
import { TRANSFER_BYTES_MAX } from "../session/rules-files.ts"
import { getSession, requireConnection } from "../session/store.ts"
import type { SessionDeps } from "../start/session-deps.ts"
import {
  cancelTransfer,
  downloadTransferredFile,
  fetchFile,
  listMachineFiles,
  requirePlace,
  scanAgain,
  sendFile,
} from "./actions.ts"
import { giveFile } from "./actions-page-uploads.ts"
import { appendToUpload, createUpload, deleteUpload, getUpload } from "./actions-uploads.ts"
import { type TransferredFile, transferEndpoints } from "./contract.ts"
import { UPLOAD_PART_BYTES_MAX } from "./rules.ts"
import { listTransferredFiles } from "./store.ts"

/** What only the process knows of transfers that run; one that has just ended has its row's facts alone. */
function withProgress(deps: SessionDeps, page: Page<TransferredFile>): Page<TransferredFile> {
  const rows = page.rows.map((file) => {
    const running = deps.transfers.find(file.id)
    if (!running || file.state !== "RUNNING") return file
    const { bytes: transferredBytes, totalBytes, isWaiting } = running
    return { ...file, transferredBytes, isWaiting, size: file.size ?? totalBytes }
  })
  return { ...page, rows }
}

const LIMITS = { bytesMax: TRANSFER_BYTES_MAX, headBytes: 0 }

export const transferApi = bindEndpoints<typeof transferEndpoints, SessionDeps>(transferEndpoints, {
  listFilesOfConnection: async ({ deps, path, query }) => {
    await requireConnection(deps.db, path)
    return withProgress(deps, await listTransferredFiles(deps.db, { connectionId: path.connectionId }, query))
  },
  listOwnFilesOfSession: async ({ deps, actor, path, query }) => {
    const { id: sessionId } = await getSession(deps.db, path)
    return withProgress(
      deps,
      await listTransferredFiles(deps.db, { sessionId, createdBy: actor.userId }, query),
    )
  },
  listMachineFiles: ({ deps, actor, path, query }) => listMachineFiles(deps, actor, path, query.path),
  downloadFile: ({ deps, actor, path, body }) => fetchFile(deps, actor, path, body.path),
  uploadFile: async ({ deps, actor, path, query, request }) => {
    const receive = (use: (file: ReceivedFile) => Promise<TransferredFile>) =>
      withUpload(request, uploadFolder(deps), LIMITS, use)
    if (query.pageRequest !== undefined)
      return giveFile(deps, actor, path, { requestId: query.pageRequest, files: query.fileCount }, receive)
    // Before a gigabyte is taken in.
    await requirePlace(deps, actor, path)
    const wanted = { folder: query.folder, isReplaced: query.replace === "true" }
    return receive((file) => sendFile(deps, actor, path, file, wanted))
  },
  createUpload: ({ deps, actor, path, body }) => createUpload(deps, actor, path, body),
  getUpload: ({ deps, actor, path }) => getUpload(deps, actor, path),
  appendToUpload: ({ deps, actor, path, query, request }) => {
    checkBodyLength(request, UPLOAD_PART_BYTES_MAX)
    return appendToUpload(deps, actor, path, { firstByte: query.firstByte, body: request.body })
  },
  deleteUpload: ({ deps, actor, path }) => deleteUpload(deps, actor, path),
  cancelTransfer: ({ deps, actor, path }) => cancelTransfer(deps, actor, path),
  scanAgain: ({ deps, actor, path }) => scanAgain(deps, actor, path),
  downloadTransferredFile: async ({ deps, actor, path, request }) =>
    fileResponse(request, await downloadTransferredFile(deps, actor, path)),
})
