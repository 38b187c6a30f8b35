/** A transfer that runs: bytes between the machine and the server, the virus scan, and how it ends. */
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { Actor } from "../../base/authorities.ts"
import { hoursBefore } from "../../base/clock.ts"
import { countingStage } from "../../base/counting-stage.ts"
import { SCAN_PRIORITY } from "../../base/virus-scanner.ts"
import { inTransaction } from "../../db/transaction.ts"
import { scanContent } from "../../system/antivirus/actions.ts"
import { isReleased, type ScanOutcome, stateBeforeScan } from "../../system/antivirus/rules.ts"
import { type NewContent, readContent, storeContent, uploadFolder } from "../../system/files/actions.ts"
import { FileRequestError } from "../live/file-requests.ts"
import type { LiveSession } from "../live/live-session.ts"
import type { LiveViewer } from "../live/live-viewer.ts"
import type { RunningTransfer } from "../live/running-transfers.ts"
import type { ArrivedFile } from "../live/session-browser.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import { TRANSFER_BYTES_MAX } from "../session/rules-files.ts"
import type { SessionPath } from "../session/store.ts"
import type { SessionDeps } from "../start/session-deps.ts"
import {
  deleteInterrupted,
  deleteOldInterrupted,
  interruptedPath,
  prepareInterrupted,
} from "./interrupted.ts"
import { TRANSFER_CONTENT_HOURS, type TransferDirection } from "./rules.ts"
import { insertTransfer, saveTransfer } from "./store.ts"

/** The connection of a participant with control, in a session whose protocol carries files. */
export interface Place {
  live: LiveSession
  viewer: LiveViewer
}

/** One transfer that runs. */
interface Transfer {
  id: string
  actor: Actor
  path: SessionPath
  /** Null for another scan of a fetched file, which needs no session. */
  place: Place | null
  direction: TransferDirection
  machinePath: string
  name: string
  running: RunningTransfer
}

/** Between a person and the machine. */
type MachineTransfer = Transfer & { place: Place }

/** A content that the server has stored. */
type KeptContent = Pick<NewContent, "hash" | "sizeBytes">

/** Moves a file out of the folder of its browser, which is deleted with the session. */
export async function takeFile(deps: SessionDeps, { path }: ArrivedFile): Promise<NewContent> {
  const localPath = await newLocalPath(deps)
  const counted = countingStage()
  const output = createWriteStream(localPath, { flags: "wx", mode: 0o600 })
  await pipeline(createReadStream(path), counted.stream, output)
  await rm(path, { force: true })
  return { path: localPath, ...counted.result() }
}

/** Saves the transfer, and its content when a person sends it. */
export async function begin(
  deps: SessionDeps,
  asked: Omit<MachineTransfer, "id" | "running" | "direction">,
  direction: TransferDirection,
  content: NewContent | null,
): Promise<MachineTransfer> {
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
  return { ...asked, id, direction, running: deps.transfers.start(id, path.sessionId) }
}

export function runInBackground(deps: SessionDeps, transfer: Transfer, work: () => Promise<void>): void {
  announce(deps, transfer)
  work()
    .catch(async (error) => {
      const problem = error instanceof FileRequestError ? error.problem : "FAILED"
      if (!(error instanceof FileRequestError)) deps.log.error("A file transfer failed", { error })
      await saveFailure(deps, transfer, problem)
    })
    .catch((error) => deps.log.error("The end of a file transfer could not be saved", { error }))
    .finally(() => {
      deps.transfers.finish(transfer.id)
      announce(deps, transfer)
    })
}

/** Three of a session work at a time. @throws FileRequestError FAILED when the session has ended before its turn */
export function inTurn(
  deps: SessionDeps,
  transfer: MachineTransfer,
  work: () => Promise<void>,
): Promise<void> {
  return deps.transfers.inTurn(transfer.running, () => {
    if (transfer.place.live.isEnding) throw new FileRequestError("FAILED", "the session ended")
    return work()
  })
}

/** A file for the machine, when it is its turn. */
export function sendInBackground(
  deps: SessionDeps,
  transfer: MachineTransfer,
  content: KeptContent,
  wanted: { path: string; isReplaced: boolean },
): void {
  runInBackground(deps, transfer, () =>
    inTurn(deps, transfer, async () => {
      await sendToMachine(deps, transfer, content, wanted)
    }),
  )
}

/** A cancelled transfer is in the audit log since it was cancelled. */
async function saveFailure(
  deps: SessionDeps,
  { id, actor, path, place, name, machinePath, direction }: Transfer,
  problem: FileRequestError["problem"],
): Promise<void> {
  const failure = problem === "FAILED" && place?.live.isEnding ? "SESSION_ENDED" : problem
  const state = problem === "CANCELLED" ? "CANCELLED" : "FAILED"
  const details = { fileName: name, machinePath, direction, failure }
  await inTransaction(deps, async (tx, now) => {
    await saveTransfer(tx, id, { state, failure, endedOn: now })
    if (state === "FAILED") await recordSessionEvent({ tx, actor, now }, "SESSION_FILE_FAILED", path, details)
  })
}

/** Viewers of the session and open pages fetch the list again. */
function announce(deps: SessionDeps, { place, path }: Transfer): void {
  place?.live.announceFiles()
  deps.publish({ kind: "session", id: path.sessionId, deviceId: path.deviceId, issueId: path.issueId })
}

export async function fetchFromMachine(deps: SessionDeps, transfer: MachineTransfer): Promise<void> {
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
    await deleteOldInterrupted(deps, hoursBefore(deps.clock(), TRANSFER_CONTENT_HOURS))
  }
}

export async function keepAndScan(deps: SessionDeps, transfer: Transfer, content: NewContent): Promise<void> {
  await storeContent(deps, content, (tx) => saveTransfer(tx, transfer.id, { state: "SCANNING", content }))
  announce(deps, transfer)
  const outcome = await scan(deps, transfer, content)
  await finish(deps, transfer, content, outcome, "SESSION_FILE_FETCHED")
}

/** Another scan of a kept file from the machine. */
export async function scanHeld(deps: SessionDeps, transfer: Transfer, content: KeptContent): Promise<void> {
  const outcome = await scan(deps, transfer, content)
  await finish(deps, transfer, content, outcome, "SESSION_FILE_FETCHED")
  if (isReleased(outcome.scanState)) recordVerdict(transfer, content, false)
}

/** @returns whether the virus scan has released it, and it is there */
export async function sendToMachine(
  deps: SessionDeps,
  transfer: MachineTransfer,
  content: KeptContent,
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
  { hash, sizeBytes }: KeptContent,
): Promise<ScanOutcome> {
  const { antivirus } = deps
  const { signal } = running.cancel
  const scanState = stateBeforeScan(antivirus?.policy ?? null, sizeBytes)
  const unscanned = { scanState, infectionFound: false, virusId: "", responseInfo: "" }
  const isScanned = antivirus && scanState === "NEW"
  const scanned = isScanned
    ? await antivirus.slots.tryRun(SCAN_PRIORITY, () =>
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
  transfer: Transfer,
  content: KeptContent,
  outcome: ScanOutcome,
  event: "SESSION_FILE_FETCHED" | "SESSION_FILE_SENT",
): Promise<void> {
  const { id, actor, path, name, machinePath, direction } = transfer
  const { hash, sizeBytes } = content
  const state = isReleased(outcome.scanState) ? "COMPLETED" : "DECLINED"
  const { scanState, virusId } = outcome
  const details = {
    fileName: name,
    machinePath,
    direction,
    sizeBytes: `${sizeBytes}`,
    hash: hash.toString("hex"),
    scanState,
    virusId: virusId || undefined,
  }
  if (state === "DECLINED") recordVerdict(transfer, content, true)
  await inTransaction(deps, async (tx, now) => {
    await saveTransfer(tx, id, { state, outcome, endedOn: now })
    const recorded = state === "COMPLETED" ? event : "SESSION_FILE_DECLINED"
    await recordSessionEvent({ tx, actor, now }, recorded, path, details)
  })
}

/** The Worker has recorded what it carried itself: the recording shows what the scan has refused, and released later. */
function recordVerdict(
  { place, name, direction }: Transfer,
  { sizeBytes }: KeptContent,
  isRefused: boolean,
): void {
  const recorded = direction === "TO_MACHINE" ? "toMachine" : "fromMachine"
  place?.live.files.recordVerdict(place.viewer.id, { name, sizeBytes, direction: recorded }, isRefused)
}

function progressOf({ running }: Transfer) {
  return {
    signal: running.cancel.signal,
    onProgress: (bytes: number, totalBytes: number | null) => {
      running.bytes = bytes
      running.totalBytes = totalBytes
    },
  }
}

async function newLocalPath(deps: SessionDeps): Promise<string> {
  const folder = uploadFolder(deps)
  await mkdir(folder, { recursive: true })
  return join(folder, crypto.randomUUID())
}
