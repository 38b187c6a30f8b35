/** Dialogs of one session: its detail, files, PLC blocks, and the request for its recording. */
import { hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { Refusal } from "../../base/refusal.ts"
import { onDevice } from "../../http/endpoint.ts"
import { getDevice } from "../../machines/devices/store.ts"
import { requestRecording } from "../../maintenance/approvals/contract.ts"
import { readStatementList } from "../../sessions/plc/actions.ts"
import { listPlcBlocks } from "../../sessions/plc/store.ts"
import { requestRecordingApproval } from "../../sessions/recordings/actions-approval.ts"
import { sessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import { SESSION_PATH } from "../../sessions/session/contract-paths.ts"
import { logPath, sessionDetailPath, sessionDialogPath } from "../../sessions/session/paths.ts"
import { getSession, type SessionPath } from "../../sessions/session/store.ts"
import { getVisibleSession } from "../../sessions/session/store-access.ts"
import { scanAgain } from "../../sessions/transfers/actions.ts"
import { listTransferredFiles } from "../../sessions/transfers/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { isHtmx, redirect, renderDialog, renderPartial } from "../../web/responses.ts"
import { instantFromForm } from "../../web/texts/local-input.ts"
import { formDialog } from "../form-dialog.ts"
import { page } from "../page.ts"
import { Disassembly, FilesDialog, PlcBlocksDialog, SessionFiles } from "./file-dialogs.tsx"
import { RecordingRequestForm } from "./recording-request.tsx"
import { SessionDialog } from "./session-dialog.tsx"

const HELD_FILE_SCAN = `${SESSION_PATH}/files/:connectionId/:fileId/scan` as const

async function loadFiles({ db }: Pick<Deps, "db">, path: SessionPath, query: Record<string, string>) {
  const session = await getSession(db, path)
  const request = parsePageRequest(query, { plain: true })
  return { session, files: await listTransferredFiles(db, { sessionId: session.id }, request) }
}

export const sessionDetailPages = [
  page("GET", "/dashboard/sessions/:sessionId", "signedIn", async ({ deps, actor, path, request, view }) => {
    const { session } = await getVisibleSession(deps.db, actor, path.sessionId)
    if (!isHtmx(request)) return redirect(request, sessionDetailPath(session.id))
    const rights = await sessionListRights(deps, actor, [session])
    const device = await getDevice(deps.db, session.deviceId)
    return renderPartial(
      view,
      <SessionDialog session={session} actor={actor} rights={rights} device={device} />,
    )
  }),

  page("GET", `${SESSION_PATH}/files`, { device: "LOG_READ" }, async (call) => {
    const { deps, actor, access, path, query } = call
    const downloader = hasDeviceAuthority(actor, access, "DEVICE_START_REMOTE") ? actor.userId : null
    const files = await loadFiles(deps, path, query)
    return renderDialog(call, logPath(path), <FilesDialog {...files} downloader={downloader} />)
  }),

  page("POST", HELD_FILE_SCAN, { device: "DEVICE_START_REMOTE" }, async (call) => {
    const { deps, actor, path, request, view, form } = call
    await scanAgain(deps, actor, path)
    if (!isHtmx(request))
      return redirect(request, sessionDialogPath({ ...path, id: path.sessionId }, "files"))
    const files = await loadFiles(deps, path, await form())
    return renderPartial(view, <SessionFiles {...files} downloader={actor.userId} />)
  }),

  page("GET", `${SESSION_PATH}/plcblocks`, { device: "PLC_READ" }, async (call) => {
    const { deps, actor, access, path, query } = call
    const session = await getSession(deps.db, path)
    const blocks = await listPlcBlocks(deps.db, path, parsePageRequest(query, { plain: true }))
    const mayDisassemble = hasDeviceAuthority(actor, access, "PLC_READ_STL")
    return renderDialog(
      call,
      logPath(path),
      <PlcBlocksDialog session={session} blocks={blocks} mayDisassemble={mayDisassemble} />,
    )
  }),

  page(
    "GET",
    `${SESSION_PATH}/plcblocks/:blockId/stl`,
    { device: "PLC_READ_STL" },
    async ({ deps, actor, path, view }) => {
      const text = await readStatementList(deps, actor, path)
        .then(({ disassembly }) => disassembly)
        .catch((error: unknown) => {
          // A block that cannot be disassembled is shown as such, in place of its text.
          if (error instanceof Refusal && error.details.text === "blockNotDisassembled") return null
          throw error
        })
      return renderPartial(view, <Disassembly text={text} />)
    },
  ),

  ...formDialog(`${SESSION_PATH}/approvalrequest`, onDevice("RECORDING_CREATE"), {
    id: "recording-request",
    title: ({ t }) => t("remote.requestTitle"),
    parent: ({ path }) => logPath(path),
    load: ({ deps, path }) => getSession(deps.db, path),
    form: (session, typed) => <RecordingRequestForm session={session} values={typed} />,
    async save({ deps, actor, path, request, view }, values) {
      const input = parse(requestRecording, {
        reason: values.reason ?? "",
        startDateTime: instantFromForm(values.startDateTime ?? "", view.zone),
        durationInHours: Number(values.durationInHours || Number.NaN),
      })
      const { id } = await requestRecordingApproval(deps, actor, path, input)
      return redirect(request, `/approvals/${id}`, flashHeaders("accessRequested"))
    },
  }),
]
