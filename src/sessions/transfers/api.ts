import { notFound } from "../../base/refusal.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { withUpload } from "../../http/upload.ts"
import { uploadFolder } from "../../system/files/actions.ts"
import { TRANSFER_BYTES_MAX } from "../session/rules-files.ts"
import { getSession } from "../session/store.ts"
import type { SessionDeps } from "../start/actions.ts"
import {
  cancelTransfer,
  downloadTransferredFile,
  fetchFile,
  listMachineFiles,
  requirePlace,
  sendFile,
} from "./actions.ts"
import { transferEndpoints } from "./contract.ts"
import { listTransferredFiles } from "./store.ts"

const LIMITS = { bytesMax: TRANSFER_BYTES_MAX, headBytes: 0 }

export const transferApi = bindEndpoints<typeof transferEndpoints, SessionDeps>(transferEndpoints, {
  listFilesOfConnection: async ({ deps, path, query }) => {
    const session = await getSession(deps.db, path)
    if (!session.connections.some(({ id }) => id === path.connectionId))
      throw notFound("connection", path.connectionId)
    const page = await listTransferredFiles(deps.db, { connectionId: path.connectionId }, query)
    const rows = page.rows.map((file) => ({
      ...file,
      transferredBytes: deps.transfers.find(file.id)?.bytes ?? 0,
    }))
    return { ...page, rows }
  },
  listMachineFiles: ({ deps, actor, path, query }) => listMachineFiles(deps, actor, path, query.path),
  downloadFile: ({ deps, actor, path, body }) => fetchFile(deps, actor, path, body.path),
  uploadFile: async ({ deps, actor, path, query, request }) => {
    // Before a gigabyte is taken in.
    await requirePlace(deps, actor, path)
    const wanted = { folder: query.folder, isReplaced: query.replace === "true" }
    return withUpload(request, uploadFolder(deps), LIMITS, (file) =>
      sendFile(deps, actor, path, file, wanted),
    )
  },
  cancelTransfer: ({ deps, actor, path }) => cancelTransfer(deps, actor, path),
  downloadTransferredFile: ({ deps, actor, path }) => downloadTransferredFile(deps, actor, path),
})
