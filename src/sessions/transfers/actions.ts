/** Transfers of files between the machine of a running session and people, with a virus scan in between. */
import { rm } from "node:fs/promises"
import type { Actor } from "../../base/authorities.ts"
import { attachmentDisposition } from "../../base/content-disposition.ts"
import type { FilePart } from "../../base/file-storage.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import {
  type FilePlace,
  INTERFACE_TYPE_TRAITS,
  type InterfaceType,
} from "../../machines/interfaces/rules-types.ts"
import { safeFileName } from "../../maintenance/attachments/rules.ts"
import { type NewContent, readContent } from "../../system/files/actions.ts"
import { FileRequestError } from "../live/file-requests.ts"
import type { LiveSession } from "../live/live-session.ts"
import type { ArrivedFile } from "../live/session-browser.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import type { SessionDeps } from "../start/session-deps.ts"
import {
  begin,
  fetchFromMachine,
  inTurn,
  keepAndScan,
  type Place,
  runInBackground,
  scanHeld,
  sendInBackground,
  takeFile,
} from "./actions-run.ts"
import type { TransferredFile } from "./contract.ts"
import { nameOfPath, nameOnMachine, pathIn, TRANSFERS_PER_SESSION_MAX } from "./rules.ts"
import { claimHeldTransfer, getTransferredFile } from "./store.ts"

type TransferPath = SessionPath & { connectionId: string; fileId: string }

/** Places whose files are listed, fetched and sent; web pages transfer files by themselves. */
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
  const place = findPlace(deps, actor, path)
  if (!place)
    throw new Refusal("CONFLICT", `${actor.username} does not control session ${path.sessionId}`, {
      text: "fileTransferNeedsControl",
    })
  return place
}

/** Null without a running session that the caller controls. */
function findPlace(deps: SessionDeps, actor: Actor, { sessionId }: SessionPath): Place | null {
  const live = deps.live.find(sessionId)
  const viewer = [...(live?.viewers.values() ?? [])].find(
    ({ participant, right }) =>
      right === "CONTROL" && participant.kind === "user" && participant.actor.userId === actor.userId,
  )
  return live && viewer ? { live, viewer } : null
}

/** A folder of the machine. @throws Refusal as `requirePlace`, CONFLICT when the machine does not list it */
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

/** Starts fetching a file from the machine; the answer comes before the file. @throws Refusal as `requirePlace`, BAD_REQUEST */
export async function fetchFile(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  machinePath: string,
): Promise<TransferredFile> {
  const place = await requirePlace(deps, actor, path)
  requireCapacity(deps, path)
  const name = safeFileName(nameOfPath(machinePath))
  if (name === "") throw validationRefusal([{ path: "path", message: "validation.fileName" }])
  const transfer = await begin(deps, { actor, path, place, machinePath, name }, "FROM_MACHINE", null)
  runInBackground(deps, transfer, () => inTurn(deps, transfer, () => fetchFromMachine(deps, transfer)))
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

/** Starts sending an uploaded file to the machine; the answer comes before the file is there. @throws Refusal as `requirePlace`, BAD_REQUEST */
export async function sendFile(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  file: NewContent & { name: string },
  wanted: { folder: string; isReplaced: boolean },
): Promise<TransferredFile> {
  const place = await requirePlace(deps, actor, path)
  requireCapacity(deps, path)
  const name = nameOnMachine(file.name)
  if (name === "") throw validationRefusal([{ path: "file", message: "validation.fileName" }])
  const asked = { actor, path, place, machinePath: pathIn(wanted.folder, name), name }
  const transfer = await begin(deps, asked, "TO_MACHINE", file)
  const { isReplaced } = wanted
  sendInBackground(deps, transfer, file, { path: transfer.machinePath, isReplaced })
  return getTransferredFile(deps.db, place.viewer.id, transfer.id)
}

/**
 * Scans a held file again; the answer comes before the verdict. A fetched file needs the session no more; one for the
 * machine is sent there then.
 *
 * @throws Refusal as `requirePlace`, NOT_FOUND, CONFLICT when it is not held for want of a scanner, or has expired
 */
export async function scanAgain(
  deps: SessionDeps,
  actor: Actor,
  path: TransferPath,
): Promise<TransferredFile> {
  const { direction, filename: name, machinePath } = await ownFile(deps, actor, path)
  const forMachine = direction === "TO_MACHINE" ? await requirePlace(deps, actor, path) : null
  requireCapacity(deps, path)
  const content = await claimHeldTransfer(deps.db, path.fileId)
  if (!content)
    throw new Refusal("CONFLICT", `file "${name}" is not held for want of a scanner`, {
      text: "transferNotHeld",
      name,
    })
  const running = deps.transfers.start(path.fileId, path.sessionId)
  const asked = { id: path.fileId, actor, path, direction, machinePath, name, running }
  if (forMachine) {
    sendInBackground(deps, { ...asked, place: forMachine }, content, { path: machinePath, isReplaced: false })
  } else {
    const transfer = { ...asked, place: findPlace(deps, actor, path) }
    runInBackground(deps, transfer, () =>
      deps.transfers.inTurn(running, () => scanHeld(deps, transfer, content)),
    )
  }
  return getTransferredFile(deps.db, path.connectionId, path.fileId)
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
  const details = {
    fileName: file.filename,
    machinePath: file.machinePath,
    direction: file.direction,
    sizeBytes: file.size === null ? undefined : `${file.size}`,
    hash: file.hash === "" ? undefined : Buffer.from(file.hash, "base64").toString("hex"),
    transferredBytes: `${running.bytes}`,
  }
  await recordSessionEvent({ tx: deps.db, actor, now: deps.clock() }, "SESSION_FILE_CANCELLED", path, details)
  running.cancel.abort()
}

/** The file for its download. @throws Refusal CONFLICT when it is not whole, not released by the virus scan, or expired */
export async function downloadTransferredFile(deps: SessionDeps, actor: Actor, path: TransferPath) {
  const file = await ownFile(deps, actor, path)
  const { filename, size: sizeBytes } = file
  if (!file.isAvailable || sizeBytes === null)
    throw new Refusal("CONFLICT", `file "${filename}" cannot be downloaded`, {
      text: "transferNotAvailable",
      name: filename,
    })
  const hash = Buffer.from(file.hash, "base64")
  return {
    hash,
    sizeBytes,
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": attachmentDisposition(filename),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
    async open(part: FilePart | null) {
      const content = await readContent(deps, hash, sizeBytes, { transferredFileId: file.id }, part)
      const details = { fileName: filename, hash: hash.toString("hex"), firstByte: firstByteOf(part) }
      const context = { tx: deps.db, actor, now: deps.clock() }
      await recordSessionEvent(context, "SESSION_FILE_DOWNLOADED", path, details)
      return content
    },
  }
}

/** For the audit log, of a download that goes on; undefined from the beginning. */
const firstByteOf = (part: FilePart | null) => (part ? `${part.firstByte}` : undefined)

/** @throws Refusal NOT_FOUND for a file of another user or session */
async function ownFile(deps: SessionDeps, actor: Actor, path: TransferPath): Promise<TransferredFile> {
  const { connections } = await getSession(deps.db, path)
  if (!connections.some(({ id }) => id === path.connectionId)) throw notFound("file", path.fileId)
  const file = await getTransferredFile(deps.db, path.connectionId, path.fileId)
  if (file.createdBy.id !== actor.userId) throw notFound("file", path.fileId)
  return file
}

function requireCapacity(deps: SessionDeps, { sessionId }: SessionPath): void {
  if (deps.transfers.countOf(sessionId) < TRANSFERS_PER_SESSION_MAX) return
  throw new Refusal("CONFLICT", `session ${sessionId} has ${TRANSFERS_PER_SESSION_MAX} transfers`, {
    text: "tooManyTransfers",
    max: TRANSFERS_PER_SESSION_MAX,
  })
}

function toRefusal(error: unknown, path: string): unknown {
  if (!(error instanceof FileRequestError)) return error
  return new Refusal("CONFLICT", `folder "${path}" of the machine: ${error.message}`, {
    text: `machineFile_${error.problem}`,
    path,
  })
}
