/** Transfers of files between the machine of a running session and people, with a virus scan in between. */
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { Actor } from "../../base/authorities.ts"
import { hoursAfter } from "../../base/clock.ts"
import { attachmentDisposition } from "../../base/content-disposition.ts"
import { countingStage } from "../../base/counting-stage.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { SCAN_PRIORITY } from "../../base/virus-scanner.ts"
import {
  type FilePlace,
  INTERFACE_TYPE_TRAITS,
  type InterfaceType,
} from "../../machines/interfaces/rules-types.ts"
import { safeFileName } from "../../maintenance/attachments/rules.ts"
import { scanContent } from "../../system/antivirus/actions.ts"
import { type ScanOutcome, stateBeforeScan } from "../../system/antivirus/rules.ts"
import { type NewContent, readContent, storeContent, uploadFolder } from "../../system/files/actions.ts"
import { FileRequestError } from "../live/file-requests.ts"
import type { ArrivedFile, LiveSession, LiveViewer } from "../live/live-session.ts"
import type { RunningTransfer } from "../live/running-transfers.ts"
import { TRANSFER_BYTES_MAX } from "../session/rules-files.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import { recordSessionEvent, type SessionDeps } from "../start/actions.ts"
import type { TransferredFile } from "./contract.ts"
import {
  deleteInterrupted,
  deleteOldInterrupted,
  interruptedPath,
  prepareInterrupted,
} from "./interrupted.ts"
import {
  isReleased,
  nameOfPath,
  pathIn,
  RUNNING_TRANSFERS_MAX,
  TRANSFER_CONTENT_HOURS,
  type TransferDirection,
} from "./rules.ts"
import { getTransferredFile, insertTransfer, saveTransfer } from "./store.ts"

export type TransferPath = SessionPath & { connectionId: string; fileId: string }

/** The connection of a participant with control, in a session whose protocol carries files. */
export interface Place {
  live: LiveSession
  viewer: LiveViewer
}

/** One transfer that runs. */
export interface Transfer {
  id: string
  actor: Actor
  path: SessionPath
  place: Place
  machinePath: string
  name: string
  running: RunningTransfer
}

/** Their files are listed, fetched and sent; those of web pages come and go as the pages wish. */
const LISTED_PLACES: readonly FilePlace[] = ["FOLDER", "CLIPBOARD"]

/** @throws Refusal UNSUPPORTED, CONFLICT when the session has ended or the caller does not control it */
export async function requirePlace(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  places: readonly FilePlace[] = LISTED_PLACES,
): Promise<Place> {
  const { interfaceType: type } = await getSession(deps.db, path)
  const { files } = INTERFACE_TYPE_TRAITS[type as InterfaceType]
  if (!files || !places.includes(files))
    throw new Refusal("UNSUPPORTED", `sessions to ${type} carry no files`, {
      text: "fileTransferUnsupported",
      type,
    })
  const live = deps.live.find(path.sessionId)
  if (!live || live.isEnding)
    throw new Refusal("CONFLICT", `session ${path.sessionId} has ended`, { text: "sessionEnded" })
  const viewer = [...live.viewers.values()].find(
    ({ participant, right }) =>
      right === "CONTROL" && participant.kind === "user" && participant.actor.userId === actor.userId,
  )
  if (!viewer)
    throw new Refusal("CONFLICT", `${actor.username} does not control session ${path.sessionId}`, {
      text: "fileTransferNeedsControl",
    })
  return { live, viewer }
}

/** A folder of the machine. */
export async function listMachineFiles(deps: SessionDeps, actor: Actor, path: SessionPath, folder: string) {
  const { live, viewer } = await requirePlace(deps, actor, path)
  try {
    const { entries = [] } = await live.files.run(viewer.id, { kind: "list", path: folder })
    return {
      path: folder,
      entries: entries.map(({ name, kind, sizeBytes, changedAtMs }) => ({
        name,
        kind,
        size: sizeBytes,
        changedOn: changedAtMs === null ? null : new Date(changedAtMs).toISOString(),
      })),
    }
  } catch (error) {
    throw toRefusal(error, folder)
  }
}

/** Starts fetching a file from the machine; the answer comes before the file. */
export async function fetchFile(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  machinePath: string,
): Promise<TransferredFile> {
  const place = await requirePlace(deps, actor, path)
  requireRoom(deps, path)
  const name = safeFileName(nameOfPath(machinePath))
  if (name === "") throw validationRefusal([{ path: "path", message: "validation.fileName" }])
  const transfer = await begin(deps, { actor, path, place, machinePath, name }, "FROM_MACHINE", null)
  runInBackground(deps, transfer, () => fetchFromMachine(deps, transfer))
  return getTransferredFile(deps.db, place.viewer.id, transfer.id)
}

/** Takes a file that a machine's web page has delivered; it belongs to the session's owner. */
export async function receiveFile(deps: SessionDeps, live: LiveSession, file: ArrivedFile): Promise<void> {
  const viewer = [...live.viewers.values()].find((one) => live.isOwner(one))
  const name = safeFileName(file.name)
  if (!viewer || name === "") return rm(file.path, { force: true })
  const asked = { actor: live.owner, path: live.path, place: { live, viewer }, machinePath: "", name }
  const transfer = await begin(deps, asked, "FROM_MACHINE", null)
  runInBackground(deps, transfer, async () => {
    const content = await takeFile(deps, file)
    try {
      await keepAndScan(deps, transfer, content)
    } finally {
      await rm(content.path, { force: true })
    }
  })
}

/** Moves a file out of the folder of its browser, which is deleted with the session. */
async function takeFile(deps: SessionDeps, { path }: ArrivedFile): Promise<NewContent> {
  const localPath = await newLocalPath(deps)
  const counted = countingStage()
  const output = createWriteStream(localPath, { flags: "wx", mode: 0o600 })
  await pipeline(createReadStream(path), counted.stream, output)
  await rm(path, { force: true })
  return { path: localPath, ...counted.result() }
}

/** Starts sending an uploaded file to the machine; the answer comes before the file is there. */
export async function sendFile(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  file: NewContent & { name: string },
  wanted: { folder: string; isReplaced: boolean },
): Promise<TransferredFile> {
  const place = await requirePlace(deps, actor, path)
  requireRoom(deps, path)
  const name = safeFileName(file.name)
  if (name === "") throw validationRefusal([{ path: "file", message: "validation.fileName" }])
  const asked = { actor, path, place, machinePath: pathIn(wanted.folder, name), name }
  const transfer = await begin(deps, asked, "TO_MACHINE", file)
  const { isReplaced } = wanted
  runInBackground(deps, transfer, async () => {
    await sendToMachine(deps, transfer, file, { path: transfer.machinePath, isReplaced })
  })
  return getTransferredFile(deps.db, place.viewer.id, transfer.id)
}

/** @throws Refusal CONFLICT when it does not run */
export async function cancelTransfer(deps: SessionDeps, actor: Actor, path: TransferPath): Promise<void> {
  const file = await ownFile(deps, actor, path)
  const running = deps.transfers.find(file.id)
  if (!running)
    throw new Refusal("CONFLICT", `the transfer of "${file.filename}" does not run`, {
      text: "transferNotRunning",
      name: file.filename,
    })
  const details = { fileName: file.filename }
  await recordSessionEvent(deps.db, actor, "SESSION_FILE_CANCELLED", path, deps.clock(), details)
  running.cancel.abort()
}

/** @throws Refusal CONFLICT when it is not whole, not released by the virus scan, or expired */
export async function downloadTransferredFile(
  deps: SessionDeps,
  actor: Actor,
  path: TransferPath,
): Promise<Response> {
  const file = await ownFile(deps, actor, path)
  if (!file.isAvailable || file.size === null)
    throw new Refusal("CONFLICT", `file "${file.filename}" cannot be downloaded`, {
      text: "transferNotAvailable",
      name: file.filename,
    })
  const hash = Buffer.from(file.hash, "base64")
  const content = await readContent(deps, hash, file.size, { transferredFileId: file.id })
  const details = { fileName: file.filename, hash: hash.toString("hex") }
  await recordSessionEvent(deps.db, actor, "SESSION_FILE_DOWNLOADED", path, deps.clock(), details)
  return new Response(content, {
    headers: {
      "content-type": "application/octet-stream",
      "content-length": `${file.size}`,
      "content-disposition": attachmentDisposition(file.filename),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  })
}

/** @throws Refusal NOT_FOUND for a file of another user or session */
async function ownFile(deps: SessionDeps, actor: Actor, path: TransferPath): Promise<TransferredFile> {
  const { connections } = await getSession(deps.db, path)
  if (!connections.some(({ id }) => id === path.connectionId)) throw notFound("file", path.fileId)
  const file = await getTransferredFile(deps.db, path.connectionId, path.fileId)
  if (file.createdBy.id !== actor.userId) throw notFound("file", path.fileId)
  return file
}

function requireRoom(deps: SessionDeps, { sessionId }: SessionPath): void {
  if (deps.transfers.countOf(sessionId) < RUNNING_TRANSFERS_MAX) return
  throw new Refusal("CONFLICT", `session ${sessionId} has ${RUNNING_TRANSFERS_MAX} transfers`, {
    text: "tooManyTransfers",
    max: RUNNING_TRANSFERS_MAX,
  })
}

/** Saves the transfer, and its content when a person sends it. */
export async function begin(
  deps: SessionDeps,
  asked: Omit<Transfer, "id" | "running">,
  direction: TransferDirection,
  content: NewContent | null,
): Promise<Transfer> {
  const { actor, path, place, machinePath, name } = asked
  const now = deps.clock()
  const insert = (db: SessionDeps["db"]) =>
    insertTransfer(db, {
      connectionId: place.viewer.id,
      filename: name,
      direction,
      machinePath,
      state: content ? "SCANNING" : "RUNNING",
      content,
      createdBy: actor.userId,
      createdOn: now,
      scanState: content ? stateBeforeScan(deps.antivirus?.policy ?? null, content.sizeBytes) : "NEW",
    })
  const id = content ? await storeContent(deps, content, insert) : await insert(deps.db)
  return { ...asked, id, running: deps.transfers.start(id, path.sessionId) }
}

export function runInBackground(deps: SessionDeps, transfer: Transfer, work: () => Promise<void>): void {
  announce(deps, transfer)
  work()
    .catch(async (error) => {
      const problem = error instanceof FileRequestError ? error.problem : "FAILED"
      if (!(error instanceof FileRequestError)) deps.log.error("A file transfer failed", { error })
      const state = problem === "CANCELLED" ? "CANCELLED" : "FAILED"
      await saveTransfer(deps.db, transfer.id, { state, failure: problem, endedOn: deps.clock() })
    })
    .catch((error) => deps.log.error("The end of a file transfer could not be saved", { error }))
    .finally(() => {
      deps.transfers.finish(transfer.id)
      announce(deps, transfer)
    })
}

/** Viewers of the session and open pages fetch the list again. */
function announce(deps: SessionDeps, { place, path }: Transfer): void {
  place.live.announceFiles()
  deps.publish({ kind: "session", id: path.sessionId, deviceId: path.deviceId, issueId: path.issueId })
}

async function fetchFromMachine(deps: SessionDeps, transfer: Transfer): Promise<void> {
  const { actor, place, machinePath } = transfer
  const { live, viewer } = place
  const fetched = { userId: actor.userId, interfaceId: live.interfaceId, machinePath }
  const keptPath = interruptedPath(deps, fetched)
  const isContinued = deps.transfers.claimPath(keptPath)
  const localPath = isContinued ? keptPath : await newLocalPath(deps)
  let isKept = false
  try {
    await prepareInterrupted(deps)
    const { sizeBytes = 0, sha256 = "" } = await live.files.run(
      viewer.id,
      { kind: "fetch", path: machinePath, localPath, bytesMax: TRANSFER_BYTES_MAX },
      progressOf(transfer),
    )
    const content = { path: localPath, hash: Buffer.from(sha256, "hex"), sizeBytes }
    await keepAndScan(deps, transfer, content)
  } catch (error) {
    isKept = isContinued && error instanceof FileRequestError && error.problem === "FAILED"
    throw error
  } finally {
    if (!isKept) await deleteInterrupted(localPath)
    if (isContinued) deps.transfers.releasePath(keptPath)
    await deleteOldInterrupted(deps, hoursAfter(deps.clock(), -TRANSFER_CONTENT_HOURS))
  }
}

async function keepAndScan(deps: SessionDeps, transfer: Transfer, content: NewContent): Promise<void> {
  await storeContent(deps, content, (tx) => saveTransfer(tx, transfer.id, { state: "SCANNING", content }))
  announce(deps, transfer)
  const outcome = await scan(deps, transfer, content)
  await finish(deps, transfer, content, outcome, "SESSION_FILE_FETCHED")
}

/** @returns whether the virus scan has released it, and it is there */
export async function sendToMachine(
  deps: SessionDeps,
  transfer: Transfer,
  content: NewContent,
  { path, isReplaced }: { path: string; isReplaced: boolean },
): Promise<boolean> {
  const outcome = await scan(deps, transfer, content)
  if (!isReleased(outcome.scanState)) {
    await finish(deps, transfer, content, outcome, "SESSION_FILE_SENT")
    return false
  }
  await saveTransfer(deps.db, transfer.id, { state: "RUNNING", outcome })
  announce(deps, transfer)
  const localPath = await newLocalPath(deps)
  try {
    const { hash, sizeBytes } = content
    const bytes = await readContent(deps, hash, sizeBytes, { transferredFileId: transfer.id })
    await pipeline(bytes, createWriteStream(localPath, { flags: "wx", mode: 0o600 }))
    const { live, viewer } = transfer.place
    const operation = { kind: "send", path, localPath, sizeBytes, isReplaced } as const
    await live.files.run(viewer.id, operation, progressOf(transfer))
    await finish(deps, transfer, content, outcome, "SESSION_FILE_SENT")
    return true
  } finally {
    await rm(localPath, { force: true })
  }
}

/** @throws FileRequestError CANCELLED, FAILED when too many files wait for the scanner */
async function scan(
  deps: SessionDeps,
  { name, running }: Transfer,
  { hash, sizeBytes }: NewContent,
): Promise<ScanOutcome> {
  const { antivirus } = deps
  const { signal } = running.cancel
  const scanState = stateBeforeScan(antivirus?.policy ?? null, sizeBytes)
  const unscanned = { scanState, infectionFound: false, virusId: "", responseInfo: "" }
  const isScanned = antivirus && scanState === "NEW"
  const scanned = isScanned
    ? await antivirus.slots.run(SCAN_PRIORITY, () =>
        scanContent(deps, antivirus, { name, hash, sizeBytes }, signal),
      )
    : { done: unscanned }
  if (!scanned) throw new FileRequestError("FAILED", "too many files wait for their virus scan")
  const outcome = scanned.done
  if (signal.aborted) throw new FileRequestError("CANCELLED", "the transfer was cancelled")
  return outcome
}

async function finish(
  deps: SessionDeps,
  { id, actor, path, name, machinePath }: Transfer,
  { hash, sizeBytes }: NewContent,
  outcome: ScanOutcome,
  event: "SESSION_FILE_FETCHED" | "SESSION_FILE_SENT",
): Promise<void> {
  const now = deps.clock()
  const state = isReleased(outcome.scanState) ? "COMPLETED" : "DECLINED"
  const { scanState, virusId } = outcome
  const details = {
    fileName: name,
    machinePath,
    sizeBytes: `${sizeBytes}`,
    hash: hash.toString("hex"),
    scanState,
    virusId: virusId || undefined,
  }
  await deps.db.transaction().execute(async (tx) => {
    await saveTransfer(tx, id, { state, outcome, endedOn: now })
    await recordSessionEvent(tx, actor, event, path, now, details)
  })
}

function progressOf({ running }: Transfer) {
  return {
    signal: running.cancel.signal,
    onProgress: (bytes: number) => {
      running.bytes = bytes
    },
  }
}

async function newLocalPath(deps: SessionDeps): Promise<string> {
  const folder = uploadFolder(deps)
  await mkdir(folder, { recursive: true })
  return join(folder, crypto.randomUUID())
}

function toRefusal(error: unknown, path: string): unknown {
  if (!(error instanceof FileRequestError)) return error
  return new Refusal("CONFLICT", `folder "${path}" of the machine: ${error.message}`, {
    text: `machineFile_${error.problem}`,
    path,
  })
}
