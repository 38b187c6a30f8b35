/** The calls of a session's file transfer. */

import { ApiError, callApi } from "../../src/http/api-client.ts"
import { SESSION_PATH } from "../../src/sessions/session/contract-paths.ts"
import { TRANSFER_BYTES_MAX } from "../../src/sessions/session/rules-files.ts"
import type { TransferredFile, transferEndpoints } from "../../src/sessions/transfers/contract.ts"
import { row, type SessionIds } from "./calls.ts"

type Transfers = typeof transferEndpoints

const FILES = `${SESSION_PATH}/connections/:connectionId/files` as const

/** The longest page: a file that is not listed is neither cancelled nor downloaded. */
const LISTED_MAX = 200

const CALLS = {
  listTransfers: row<Transfers["listOwnFilesOfSession"]>("GET", `${SESSION_PATH}/files`),
  listMachineFiles: row<Transfers["listMachineFiles"]>("GET", `${SESSION_PATH}/files/machine`),
  fetchFile: row<Transfers["downloadFile"]>("POST", `${SESSION_PATH}/files/download`),
  scanAgain: row<Transfers["scanAgain"]>("PUT", `${FILES}/:fileId/scan`),
  cancelTransfer: row<Transfers["cancelTransfer"]>("DELETE", `${FILES}/:fileId`),
}

export interface MachineEntry {
  name: string
  kind: "FILE" | "FOLDER" | "OTHER"
  size: number
}

export interface FileCalls {
  /** The newest. */
  transfers(): Promise<TransferredFile[]>
  folder(path: string): Promise<MachineEntry[]>
  fetch(path: string): Promise<unknown>
  /** @param onProgress  share of the upload to the server, 0 to 1 */
  send(
    file: File,
    to: { folder: string; replace: boolean },
    ...progress: UploadProgress
  ): Promise<TransferredFile>
  /** Gives one of `fileCount` files to a web page that asks for them. */
  give(
    file: File,
    to: { requestId: string; fileCount: number },
    ...progress: UploadProgress
  ): Promise<unknown>
  cancel(file: TransferredFile): Promise<unknown>
  /** Of a file that is held because the scanner did not answer. */
  scanAgain(file: TransferredFile): Promise<unknown>
  /** Address of a fetched file. */
  addressOf(file: TransferredFile): string
}

type UploadProgress = [onProgress: (share: number) => void, signal: AbortSignal]

/** Of the person who is signed in, also what they have transferred through earlier connections. */
export function createFileCalls(ids: SessionIds, csrf: string): FileCalls {
  const session = { deviceId: ids.deviceId, issueId: ids.issueId, logId: ids.logId, sessionId: ids.sessionId }
  const base = `/api/devices/${ids.deviceId}/issues/${ids.issueId}/logs/${ids.logId}/sessions/${ids.sessionId}`
  return {
    transfers: async () =>
      (await callApi(CALLS.listTransfers, { path: session, query: { size: LISTED_MAX } }, csrf)).rows,
    folder: async (path) =>
      (await callApi(CALLS.listMachineFiles, { path: session, query: { path } }, csrf)).entries,
    fetch: (path) => callApi(CALLS.fetchFile, { path: session, body: { path } }, csrf),
    cancel: ({ id: fileId, connectionId }) =>
      callApi(CALLS.cancelTransfer, { path: { ...session, connectionId, fileId } }, csrf),
    scanAgain: ({ id: fileId, connectionId }) =>
      callApi(CALLS.scanAgain, { path: { ...session, connectionId, fileId } }, csrf),
    send: (file, { folder, replace }, ...progress) => {
      const query = new URLSearchParams({ folder, replace: `${replace}` })
      return upload(`${base}/files/upload?${query}`, file, csrf, ...progress)
    },
    give: (file, { requestId, fileCount }, ...progress) => {
      const query = new URLSearchParams({ pageRequest: requestId, fileCount: `${fileCount}` })
      return upload(`${base}/files/upload?${query}`, file, csrf, ...progress)
    },
    addressOf: ({ id, connectionId }) => `${base}/connections/${connectionId}/files/${id}/file`,
  }
}

/** A file of this computer that does not get as far as the server; each reason has a text. */
export class LocalFileError extends Error {
  override name = "LocalFileError"
  readonly reason: "TOO_LARGE" | "UNREADABLE"
  readonly fileName: string
  /** UNREADABLE: it is gone, or has changed since it was chosen. */
  constructor(reason: LocalFileError["reason"], fileName: string) {
    super(`${fileName} is not sent`)
    this.reason = reason
    this.fileName = fileName
  }
}

/** `fetch` reports no progress of what it sends. @throws ApiError, LocalFileError, TypeError without a connection */
function upload(
  url: string,
  file: File,
  csrf: string,
  onProgress: UploadProgress[0],
  signal: UploadProgress[1],
): Promise<TransferredFile> {
  // Refused while it sends, a browser reports a lost connection.
  if (file.size > TRANSFER_BYTES_MAX) return Promise.reject(new LocalFileError("TOO_LARGE", file.name))
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
    request.onabort = () => reject(new Error("the upload was cancelled"))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    // Browsers tell neither from the other.
    request.onerror = () =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => reject(new TypeError("the server cannot be reached")),
          () => reject(new LocalFileError("UNREADABLE", file.name)),
        )
    request.send(body)
  })
}
