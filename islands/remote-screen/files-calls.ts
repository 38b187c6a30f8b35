/** The calls of a session's file transfer. */

import { ApiError, callApi } from "../../src/http/api-client.ts"
import { SESSION_PATH } from "../../src/sessions/session/contract-paths.ts"
import { TRANSFER_BYTES_MAX } from "../../src/sessions/session/rules-files.ts"
import type { FileUpload, TransferredFile, transferEndpoints } from "../../src/sessions/transfers/contract.ts"
import { UPLOAD_PART_BYTES_MAX } from "../../src/sessions/transfers/rules.ts"
import { row, type SessionIds } from "./calls.ts"
import { sendInParts, type UploadWatch } from "./upload-parts.ts"

type Transfers = typeof transferEndpoints

const FILES = `${SESSION_PATH}/connections/:connectionId/files` as const

/** A part of which nothing moves for so long counts as lost (specification §8). */
const STALLED_MS = 120_000

/** The longest page: a file that is not listed is neither cancelled nor downloaded. */
const LISTED_MAX = 200

const CALLS = {
  listTransfers: row<Transfers["listOwnFilesOfSession"]>("GET", `${SESSION_PATH}/files`),
  listMachineFiles: row<Transfers["listMachineFiles"]>("GET", `${SESSION_PATH}/files/machine`),
  fetchFile: row<Transfers["downloadFile"]>("POST", `${SESSION_PATH}/files/download`),
  scanAgain: row<Transfers["scanAgain"]>("PUT", `${FILES}/:fileId/scan`),
  createUpload: row<Transfers["createUpload"]>("POST", `${SESSION_PATH}/files/uploads`),
  getUpload: row<Transfers["getUpload"]>("GET", `${SESSION_PATH}/files/uploads/:uploadId`),
  deleteUpload: row<Transfers["deleteUpload"]>("DELETE", `${SESSION_PATH}/files/uploads/:uploadId`),
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
  send(file: File, to: { folder: string; replace: boolean }, watch: UploadWatch): Promise<TransferredFile>
  /** Gives one of `fileCount` files to a web page that asks for them. */
  give(file: File, to: { requestId: string; fileCount: number }, watch: UploadWatch): Promise<unknown>
  cancel(file: TransferredFile): Promise<unknown>
  /** Of a file that is held because the scanner did not answer. */
  scanAgain(file: TransferredFile): Promise<unknown>
  /** Address of a fetched file. */
  addressOf(file: TransferredFile): string
}

/** Of the person who is signed in, also what they have transferred through earlier connections. */
export function createFileCalls(ids: SessionIds, csrf: string): FileCalls {
  const session = { deviceId: ids.deviceId, issueId: ids.issueId, logId: ids.logId, sessionId: ids.sessionId }
  const base = `/api/devices/${ids.deviceId}/issues/${ids.issueId}/logs/${ids.logId}/sessions/${ids.sessionId}`
  const uploads = `${base}/files/uploads`
  const upload = (file: File, to: UploadTarget, watch: UploadWatch): Promise<TransferredFile> => {
    // Refused while it sends, a browser reports a lost connection.
    if (file.size > TRANSFER_BYTES_MAX) return Promise.reject(new LocalFileError("TOO_LARGE", file.name))
    const body = { filename: file.name, size: file.size, ...to }
    return sendInParts<TransferredFile>(
      file,
      UPLOAD_PART_BYTES_MAX,
      {
        begin: () => callApi(CALLS.createUpload, { path: session, body }, csrf),
        state: (uploadId) => callApi(CALLS.getUpload, { path: { ...session, uploadId } }, csrf),
        drop: (uploadId) => callApi(CALLS.deleteUpload, { path: { ...session, uploadId } }, csrf),
        send: (uploadId, firstByte, part, onProgress, signal) =>
          putPart(`${uploads}/${uploadId}?firstByte=${firstByte}`, csrf, { file, part, onProgress, signal }),
      },
      watch,
    )
  }
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
    send: upload,
    give: (file, { requestId: pageRequest, fileCount }, watch) =>
      upload(file, { pageRequest, fileCount }, watch),
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

type UploadTarget = { folder: string; replace: boolean } | { pageRequest: string; fileCount: number }

interface SentPart {
  file: File
  part: Blob
  /** Bytes of the part that have left. */
  onProgress(bytes: number): void
  signal: AbortSignal
}

/**
 * `fetch` reports no progress of what it sends.
 *
 * @throws ApiError; LocalFileError; TypeError without a connection, or when nothing moves any more
 */
function putPart(url: string, csrf: string, { file, part, onProgress, signal }: SentPart) {
  const request = new XMLHttpRequest()
  request.open("PUT", url)
  request.responseType = "json"
  request.setRequestHeader("x-csrf-token", csrf)
  request.setRequestHeader("content-type", "application/octet-stream")
  return new Promise<FileUpload>((resolve, reject) => {
    const lost = () => reject(new TypeError("the server cannot be reached"))
    const onStalled = () => {
      lost()
      request.abort()
    }
    let stalled = setTimeout(onStalled, STALLED_MS)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stalled)
      stalled = setTimeout(onStalled, STALLED_MS)
      onProgress(loaded)
    }
    request.onload = () =>
      request.status < 300
        ? resolve(request.response)
        : reject(new ApiError(request.status, request.response))
    request.onabort = () => reject(new Error("the upload was cancelled"))
    const abort = () => request.abort()
    signal.addEventListener("abort", abort, { once: true })
    request.onloadend = () => {
      clearTimeout(stalled)
      signal.removeEventListener("abort", abort)
    }
    // Browsers tell neither from the other.
    request.onerror = () =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(lost, () => reject(new LocalFileError("UNREADABLE", file.name)))
    request.send(part)
  })
}
