/** The calls of a session's file transfer. */
import { ApiError, callApi } from "../../src/http/api-client.ts"
import type { TransferredFile, transferEndpoints } from "../../src/sessions/transfers/contract.ts"
import { row } from "./calls.ts"

type Transfers = typeof transferEndpoints

const SESSION = "/devices/:deviceId/issues/:issueId/logs/:logId/sessions/:sessionId"
const FILES = `${SESSION}/connections/:connectionId/files` as const

const CALLS = {
  listTransfers: row<Transfers["listFilesOfConnection"]>("GET", FILES),
  listMachineFiles: row<Transfers["listMachineFiles"]>("GET", `${SESSION}/files/machine`),
  fetchFile: row<Transfers["downloadFile"]>("POST", `${SESSION}/files/download`),
  cancelTransfer: row<Transfers["cancelTransfer"]>("DELETE", `${FILES}/:fileId`),
}

export interface MachineEntry {
  name: string
  kind: "FILE" | "FOLDER" | "OTHER"
  size: number
}

interface SessionIds {
  deviceId: string
  issueId: string
  logId: string
  sessionId: string
}

export interface FileCalls {
  transfers(): Promise<TransferredFile[]>
  folder(path: string): Promise<MachineEntry[]>
  fetch(path: string): Promise<unknown>
  /** @param onProgress  share of the upload to the server, 0 to 1 */
  send(file: File, folder: string, replace: boolean, onProgress: (share: number) => void): Promise<unknown>
  /** Gives files to a web page that asks for them, one after the other; `onProgress` as of `send`. */
  give(
    requestId: string,
    files: readonly File[],
    onProgress: (file: File, share: number) => void,
  ): Promise<void>
  cancel(fileId: string): Promise<unknown>
  /** Address of a fetched file. */
  addressOf(fileId: string): string
}

/** @param connectionId  of this viewer */
export function createFileCalls(ids: SessionIds, connectionId: string, csrf: string): FileCalls {
  const session = { deviceId: ids.deviceId, issueId: ids.issueId, logId: ids.logId, sessionId: ids.sessionId }
  const connection = { ...session, connectionId }
  const base = `/api/devices/${ids.deviceId}/issues/${ids.issueId}/logs/${ids.logId}/sessions/${ids.sessionId}`
  return {
    transfers: async () => (await callApi(CALLS.listTransfers, { path: connection }, csrf)).rows,
    folder: async (path) =>
      (await callApi(CALLS.listMachineFiles, { path: session, query: { path } }, csrf)).entries,
    fetch: (path) => callApi(CALLS.fetchFile, { path: session, body: { path } }, csrf),
    cancel: (fileId) => callApi(CALLS.cancelTransfer, { path: { ...connection, fileId } }, csrf),
    send: (file, folder, replace, onProgress) => {
      const query = new URLSearchParams({ folder, replace: `${replace}` })
      return upload(`${base}/files/upload?${query}`, file, csrf, onProgress)
    },
    async give(pageRequest, files, onProgress) {
      const query = new URLSearchParams({ pageRequest, fileCount: `${files.length}` })
      for (const file of files)
        await upload(`${base}/files/upload?${query}`, file, csrf, (share) => onProgress(file, share))
    },
    addressOf: (fileId) => `${base}/connections/${connectionId}/files/${fileId}/file`,
  }
}

/** `fetch` reports no progress of what it sends. @throws ApiError, TypeError without a connection */
function upload(
  url: string,
  file: File,
  csrf: string,
  onProgress: (share: number) => void,
): Promise<unknown> {
  const body = new FormData()
  body.append("file", file)
  const request = new XMLHttpRequest()
  request.open("POST", url)
  request.responseType = "json"
  request.setRequestHeader("x-csrf-token", csrf)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  return new Promise((resolve, reject) => {
    request.onload = () =>
      request.status < 300
        ? resolve(request.response)
        : reject(new ApiError(request.status, request.response))
    request.onerror = () => reject(new TypeError("the server cannot be reached"))
    request.send(body)
  })
}
