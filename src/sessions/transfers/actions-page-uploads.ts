/** Files that a machine's web page asks for, given by a participant with control after their virus scan. */
import type { Actor } from "../../base/authorities.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { safeFileName } from "../../maintenance/attachments/rules.ts"
import type { NewContent } from "../../system/files/actions.ts"
import type { SessionPath } from "../session/store.ts"
import type { SessionDeps } from "../start/session-deps.ts"
import { requirePlace } from "./actions.ts"
import { begin, inTurn, type Place, runInBackground, sendToMachine } from "./actions-run.ts"
import type { TransferredFile } from "./contract.ts"
import { getTransferredFile } from "./store.ts"

/** What the page asks for. */
interface GivenTo {
  requestId: string
  /** How many the participant gives in all; the page gets them together, or none. */
  files: number
}

type GivenFile = NewContent & { name: string }

/**
 * Takes one of the files; the answer comes before the page has it.
 *
 * @param receive  takes the file in, which may be long
 * @throws Refusal UNSUPPORTED, CONFLICT when the page does not ask for it, or another participant answers
 */
export async function giveFile(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  { requestId, files }: GivenTo,
  receive: (use: (file: GivenFile) => Promise<TransferredFile>) => Promise<TransferredFile>,
): Promise<TransferredFile> {
  const place = await requirePlace(deps, actor, path, ["PAGES"])
  const { uploads } = place.live
  claimRequest(place, path, { requestId, files })
  try {
    return await receive((file) => give(deps, actor, path, place, requestId, file))
  } catch (error) {
    uploads.cancel(requestId)
    throw error
  }
}

/** For this participant. @throws Refusal CONFLICT when the page does not ask for files, or another participant answers */
export function claimRequest(
  { live, viewer }: Place,
  { sessionId }: SessionPath,
  { requestId, files }: GivenTo,
): void {
  if (live.uploads.claim(requestId, viewer, files)) return
  throw new Refusal("CONFLICT", `no page of session ${sessionId} asks for this file`, {
    text: "fileNotRequested",
  })
}

async function give(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  place: Place,
  requestId: string,
  file: GivenFile,
): Promise<TransferredFile> {
  const name = safeFileName(file.name)
  if (name === "") throw validationRefusal([{ path: "file", message: "validation.fileName" }])
  const transfer = await begin(deps, { actor, path, place, machinePath: "", name }, "TO_MACHINE", file)
  const { uploads } = place.live
  runInBackground(deps, transfer, async () => {
    let isGiven = false
    try {
      const target = { path: `${requestId}/${transfer.id}/${name}`, isReplaced: false }
      await inTurn(deps, transfer, async () => {
        isGiven = await sendToMachine(deps, transfer, file, target)
      })
    } finally {
      if (isGiven) uploads.onGiven(requestId)
      else uploads.cancel(requestId)
    }
  })
  return getTransferredFile(deps.db, place.viewer.id, transfer.id)
}
