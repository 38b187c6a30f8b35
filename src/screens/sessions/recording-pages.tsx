/** The recording of a session on screen: the player, keeping it longer, deleting it. */
import type { PlayerProps } from "../../../islands/player/props.ts"
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { onDevice } from "../../http/endpoint.ts"
import { SCROLLBACK_LINES } from "../../machines/interfaces/rules.ts"
import { getInterface } from "../../machines/interfaces/store.ts"
import { findRecordingRequest } from "../../maintenance/approvals/store.ts"
import { getLog } from "../../maintenance/worklogs/store.ts"
import {
  authorizedRecordingFile,
  recordingAccessDenial,
  recordingApprovedUntil,
} from "../../sessions/recordings/actions.ts"
import { withRecording } from "../../sessions/recordings/files.ts"
import { deleteRecording, extendRecordingRetention } from "../../sessions/retention/actions-recording.ts"
import { keepRecording } from "../../sessions/retention/contract.ts"
import { grantedRetentionEnd } from "../../sessions/retention/store-recordings.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { SESSION_PATH } from "../../sessions/session/contract-paths.ts"
import { recordingPath } from "../../sessions/session/paths.ts"
import { getSession } from "../../sessions/session/store.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { flashHeaders } from "../../web/flash.ts"
import { numberFromForm, submitForm } from "../../web/form-submission.ts"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { sessionEndText } from "../../web/texts/session-end.ts"
import { formDialog } from "../form-dialog.ts"
import { page } from "../page.ts"
import { DeleteRecordingDialog, KeepRecordingForm } from "./recording-dialogs.tsx"
import { RecordingDenied, RecordingPage, RecordingPlayer } from "./recording-page.tsx"

const RECORDING = `${SESSION_PATH}/recording` as const

export const recordingPages = [
  page("GET", RECORDING, { device: "RECORDING_READ" }, async (call) => {
    const { deps, actor, access, path, request, view } = call
    const session = await getSession(deps.db, path)
    const shown = {
      session,
      logTitle: hasDeviceAuthority(actor, access, "LOG_READ") ? (await getLog(deps.db, path)).title : null,
      keptUntil: await grantedRetentionEnd(deps.db, session.id),
      mayKeep: hasDeviceAuthority(actor, access, "RECORDING_UPDATE"),
      mayDelete: hasDeviceAuthority(actor, access, "RECORDING_DELETE"),
    }
    const ownRequest = await openRequest(deps, actor, access, session)
    const denied = ({ error }: { error: string | null }) => (
      <RecordingPage {...shown} approvedUntil={null}>
        <RecordingDenied session={session} reason={error} {...ownRequest} />
      </RecordingPage>
    )
    // A refusal is answered with the page, and audited like that of a form.
    return submitForm(
      { request, view },
      async () => {
        const file = await authorizedRecordingFile(deps, actor, access, path)
        const [player, approvedUntil] = await Promise.all([
          playerProps(deps, session, file),
          recordingApprovedUntil(deps.db, session, actor),
        ])
        return renderPage(
          view,
          <RecordingPage {...shown} approvedUntil={approvedUntil} mayDownload={player !== null}>
            <RecordingPlayer
              player={
                player && { ...player, endText: sessionEndText(session, view.t), mayMark: shown.mayKeep }
              }
            />
          </RecordingPage>,
        )
      },
      null,
      denied,
    )
  }),

  ...formDialog(`${RECORDING}/keep`, onDevice("RECORDING_UPDATE"), {
    id: "keep-recording",
    title: ({ t }) => t("recording.keepTitle"),
    parent: ({ path }) => recordingPath({ ...path, id: path.sessionId }),
    load: ({ deps, path }) => getSession(deps.db, path),
    form: (session, typed) => <KeepRecordingForm session={session} values={typed} />,
    async save({ deps, actor, path, request }, values, session) {
      const { days } = parse(keepRecording, { days: numberFromForm(values.days) })
      await extendRecordingRetention(deps, actor, path, days)
      return redirect(request, recordingPath(session), flashHeaders("saved"))
    },
  }),

  page("GET", `${RECORDING}/delete`, { device: "RECORDING_DELETE" }, async (call) => {
    const session = await getSession(call.deps.db, call.path)
    return renderDialog(call, recordingPath(session), <DeleteRecordingDialog session={session} />)
  }),

  page("POST", `${RECORDING}/delete`, { device: "RECORDING_DELETE" }, async (call) => {
    const { deps, actor, path, request } = call
    const session = await getSession(deps.db, path)
    await deleteRecording(deps, actor, path)
    return redirect(request, recordingPath(session), flashHeaders("deleted"))
  }),
]

/** The reader's own request that still counts, and whether the reader may send one. */
async function openRequest(deps: Deps, actor: Actor, access: DeviceAccess, session: Session) {
  const own = await findRecordingRequest(deps.db, session.id, actor.userId)
  const isAhead = own?.state === "APPROVED" && own.startOn > deps.clock()
  const isOpen = own?.state === "APPROVAL_PENDING" || isAhead
  const denial = await recordingAccessDenial(deps.db, actor, access, session, deps.clock())
  return {
    needsApproval: denial !== "recordingOfRunningSession",
    requestId: own && isOpen ? own.id : null,
    approvedFrom: own && isAhead ? own.startOn : null,
    mayRequest: hasDeviceAuthority(actor, access, "RECORDING_CREATE"),
  }
}

/** null when there is nothing to play. */
async function playerProps(
  deps: SessionDeps,
  session: Session,
  file: string,
): Promise<Omit<PlayerProps, "endText" | "mayMark"> | null> {
  const info = await withRecording(file, async (reader) => reader.info).catch(() => null)
  if (!info) return null
  const { scrollback } = session.interfaceId
    ? await getInterface(deps.db, session.deviceId, session.interfaceId)
    : { scrollback: SCROLLBACK_LINES.default }
  const { deviceId, issueId, logId, id: sessionId } = session
  return {
    deviceId,
    issueId,
    logId,
    sessionId,
    kind: info.kind,
    durationMs: info.durationMs,
    startTime: new Date(info.startedAtMs).toISOString(),
    scrollback,
  }
}
