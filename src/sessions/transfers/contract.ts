/** Files between a machine and people as calls. */

import { z } from "zod/mini"
import { id, instant, namedObject, sortedList, userRef } from "../../base/schema.ts"
import { del, get, onDevice, post, put } from "../../http/endpoint.ts"
import { SCAN_STATE_NAMES } from "../../system/antivirus/rules.ts"
import { download } from "../../system/downloads/contract.ts"
import { SESSION_PATH } from "../session/contract-paths.ts"
import { TRANSFERRED_FILE_SORTS } from "../session/rules.ts"
import { TRANSFER_BYTES_MAX } from "../session/rules-files.ts"
import {
  FILE_NAME_CHARACTERS_MAX,
  PAGE_UPLOAD_FILES_MAX,
  TRANSFER_DIRECTIONS,
  TRANSFER_STATES,
  UPLOAD_PART_BYTES_MAX,
} from "./rules.ts"

/** PATH_MAX of Linux; longer paths exist on no machine. */
const MACHINE_PATH_CHARACTERS_MAX = 4096

/** A file that was, or is being, transferred to or from a machine. */
const transferredFile = namedObject("TransferredFile", {
  id,
  /** Through which it went. */
  connectionId: id,
  filename: z.string(),
  createdOn: instant,
  createdBy: userRef,
  /** SHA-256 as base64; "" until the whole file is known. */
  hash: z.string(),
  /** In bytes; null until it is known. */
  size: z.nullable(z.int()),
  direction: z.enum(TRANSFER_DIRECTIONS),
  /** On the machine, relative to the interface's folder. */
  machinePath: z.string(),
  state: z.enum(TRANSFER_STATES),
  /** Why it failed; "" for none. */
  failure: z.string(),
  /** Bytes so far, of a transfer that runs. */
  transferredBytes: z.int(),
  /** Whether other transfers of the session go first. */
  isWaiting: z.boolean(),
  antivirusScanState: z.enum(SCAN_STATE_NAMES),
  infectionFound: z.boolean(),
  virusId: z.string(),
  /** Whether its content can be downloaded. */
  isAvailable: z.boolean(),
  /** Whether it is kept for another scan, because the scanner did not answer. */
  isHeld: z.boolean(),
})
export type TransferredFile = z.infer<typeof transferredFile>

const machineFile = namedObject("MachineFile", {
  name: z.string(),
  kind: z.enum(["FILE", "FOLDER", "OTHER"]),
  /** Bytes. */
  size: z.int(),
  changedOn: z.nullable(instant),
})

const machinePath = z.string().check(z.maxLength(MACHINE_PATH_CHARACTERS_MAX))
/** A switch in a query. */
const flag = z._default(z.enum(["true", "false"]), "false")

const fileCountBounds = [z.minimum(1), z.maximum(PAGE_UPLOAD_FILES_MAX)] as const
/** In a query. */
const fileCount = z.coerce.number().check(z.int(), ...fileCountBounds)

/** A file that a person sends in parts. */
const upload = namedObject("FileUpload", {
  id,
  filename: z.string(),
  /** Of the whole file, in bytes. */
  size: z.int(),
  /** How many have come: the next part begins behind them. */
  receivedBytes: z.int(),
  /** What it has become once it was whole; null before. */
  file: z.nullable(transferredFile),
})
export type FileUpload = z.infer<typeof upload>

const newUpload = z.strictObject({
  filename: z.string().check(z.minLength(1), z.maxLength(FILE_NAME_CHARACTERS_MAX)),
  size: z.int().check(z.minimum(0), z.maximum(TRANSFER_BYTES_MAX)),
  folder: z._default(machinePath, ""),
  replace: z._default(z.boolean(), false),
  /** Of a web page, in the place of a folder. */
  pageRequest: z.optional(id),
  fileCount: z._default(z.int().check(...fileCountBounds), 1),
})
export type NewUpload = z.output<typeof newUpload>

const FILES = `${SESSION_PATH}/connections/:connectionId/files` as const

const UPLOAD = `${SESSION_PATH}/files/uploads/:uploadId` as const

export const transferEndpoints = {
  listFilesOfConnection: get(FILES, onDevice("LOG_READ"), {
    summary: "Lists the files transferred to or from the machine by one connection, newest first",
    ...sortedList(transferredFile, TRANSFERRED_FILE_SORTS),
  }),
  listOwnFilesOfSession: get(`${SESSION_PATH}/files`, onDevice("LOG_READ"), {
    summary: "Lists the files that the caller has transferred in a session, by all connections, newest first",
    ...sortedList(transferredFile, TRANSFERRED_FILE_SORTS),
  }),
  listMachineFiles: get(`${SESSION_PATH}/files/machine`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Lists a folder of the machine of a running session",
    query: z.object({ path: z._default(machinePath, "") }),
    response: z.object({ path: z.string(), entries: z.array(machineFile) }),
    refuses: ["CONFLICT", "UNSUPPORTED"],
  }),
  downloadFile: post(`${SESSION_PATH}/files/download`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Fetches a file from the machine; it can be downloaded after its virus scan",
    body: z.strictObject({ path: machinePath.check(z.minLength(1)) }),
    response: transferredFile,
    status: 201,
    refuses: ["CONFLICT", "UNSUPPORTED"],
  }),
  uploadFile: post(`${SESSION_PATH}/files/upload`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Sends a file to the machine, or to its web page that asks for one, after its virus scan",
    query: z.object({
      folder: z._default(machinePath, ""),
      replace: flag,
      pageRequest: z.optional(id),
      fileCount: z._default(fileCount, 1),
    }),
    upload: { bytesMax: TRANSFER_BYTES_MAX },
    response: transferredFile,
    status: 201,
    refuses: ["CONFLICT", "UNSUPPORTED"],
  }),
  createUpload: post(`${SESSION_PATH}/files/uploads`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Begins to send a file to the machine, or to its web page, in parts",
    body: newUpload,
    response: upload,
    status: 201,
    refuses: ["CONFLICT", "UNSUPPORTED"],
  }),
  getUpload: get(UPLOAD, onDevice("DEVICE_START_REMOTE"), {
    summary: "How much of a file has come; a part that is still being received is ended before",
    response: upload,
  }),
  appendToUpload: put(UPLOAD, onDevice("DEVICE_START_REMOTE"), {
    summary:
      "Sends the next part of a file; with the last one the file goes to the machine after its virus scan",
    query: z.object({ firstByte: z.coerce.number().check(z.int(), z.minimum(0)) }),
    octets: { bytesMax: UPLOAD_PART_BYTES_MAX },
    response: upload,
    refuses: ["CONFLICT", "UNSUPPORTED"],
  }),
  deleteUpload: del(UPLOAD, onDevice("DEVICE_START_REMOTE"), {
    summary: "Gives up a file that is being sent in parts",
  }),
  cancelTransfer: del(`${FILES}/:fileId`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Cancels a transfer that runs",
    refuses: ["CONFLICT"],
  }),
  scanAgain: put(`${FILES}/:fileId/scan`, onDevice("DEVICE_START_REMOTE"), {
    summary:
      "Scans a file again that was held because the scanner did not answer, a fetched one also after its session; one for the machine is sent there then",
    response: transferredFile,
    refuses: ["CONFLICT", "UNSUPPORTED"],
  }),
  downloadTransferredFile: get(`${FILES}/:fileId/file`, onDevice("DEVICE_START_REMOTE"), {
    summary: "A fetched file itself, for the user who fetched it",
    ...download,
    refuses: ["CONFLICT"],
  }),
}
