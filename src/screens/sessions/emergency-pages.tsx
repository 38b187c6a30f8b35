/** Emergency sessions on screen: their start from an issue, and their review. */

import { parse } from "../../base/parse.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { interfacesOfDevice } from "../../machines/interfaces/store.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { reviewEmergencySession } from "../../sessions/emergency/actions.ts"
import { reviewEmergency } from "../../sessions/emergency/contract.ts"
import { findNotifiedUsers } from "../../sessions/emergency/store.ts"
import { isConsentMissing } from "../../sessions/session/actions-consent.ts"
import { SESSION_PATH } from "../../sessions/session/contract-paths.ts"
import { consentPath, joinPath, logPath, sessionDetailPath } from "../../sessions/session/paths.ts"
import { getSession } from "../../sessions/session/store.ts"
import {
  checkEmergencyFromIssue,
  startEmergencyFromIssue,
} from "../../sessions/start/actions-emergency-issue.ts"
import { missingPrerequisitesWithResolutions } from "../../sessions/start/actions-prerequisites.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { getSettings } from "../../system/settings/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { submitDialogForm } from "../../web/form-dialog.tsx"
import type { PageCall } from "../../web/pages.tsx"
import { redirect, renderDialog } from "../../web/responses.ts"
import { page } from "../page.ts"
import { ReviewDialog, ReviewForm } from "./emergency-review.tsx"
import {
  EmergencyDialog,
  EmergencyForm,
  type EmergencyStartProps,
  emergencyPath,
} from "./emergency-start.tsx"
import { canStartOn } from "./interface-table.tsx"
import { MissingPrerequisitesDialog } from "./quick-start.tsx"

const EMERGENCY = "/devices/:deviceId/issues/:issueId/emergency"
const REVIEW = `${SESSION_PATH}/review` as const

export const emergencyPages = [
  page("GET", EMERGENCY, { device: "DEVICE_START_EMERGENCY" }, async (call) => {
    const { deps, actor, access, path, request } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const home = `/devices/${path.deviceId}/issues/${path.issueId}`
    try {
      checkEmergencyFromIssue(deps, actor, access, issue)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code !== "PREREQUISITES_MISSING") return redirect(request, home)
      const missing = await missingPrerequisitesWithResolutions(deps, actor, access, issue)
      const blocking = error.details.missing as readonly string[]
      const shown = missing.filter(({ prerequisite }) => blocking.includes(prerequisite))
      const address = `${home}/quickstart`
      return renderDialog(
        call,
        home,
        <MissingPrerequisitesDialog issue={issue} address={address} missing={shown} />,
      )
    }
    if (await isConsentMissing(deps.db, actor.userId, true))
      return redirect(request, consentPath(emergencyPath(issue)))
    return renderDialog(call, home, <EmergencyDialog {...(await startProps(call))} />)
  }),

  page("POST", EMERGENCY, { device: "DEVICE_START_EMERGENCY" }, async (call) => {
    const { deps, actor, access, path, request, view } = call
    const values = await call.form()
    const props = { ...(await startProps(call)), values }
    let logId = values.logId || undefined
    return submitDialogForm(
      { request, view },
      view.t("emergency.startTitle", { device: props.issue.deviceName }),
      async () => {
        const target = props.interfaces.find(({ id }) => id === values.interfaceId)
        if (!target) throw validationRefusal([{ path: "interfaceId", message: "validation.interface" }])
        const { reason = "", username = "", password = "" } = values
        const order = { reason, interfaceId: target.id, logTitle: view.t("emergency.logTitle"), logId }
        const session = await startEmergencyFromIssue(
          deps,
          actor,
          access,
          path,
          { ...order, username, password },
          (written) => {
            logId = written
          },
        )
        return redirect(request, joinPath(session, target.id))
      },
      <EmergencyForm {...props} logId={logId} />,
    )
  }),

  page("GET", REVIEW, { device: "DEVICE_REVIEW_EMERGENCY" }, async (call) => {
    const session = await getSession(call.deps.db, call.path)
    return renderDialog(call, logPath(call.path), <ReviewDialog session={session} />)
  }),

  page("POST", REVIEW, { device: "DEVICE_REVIEW_EMERGENCY" }, async (call) => {
    const { deps, actor, access, path, request, view } = call
    const { comment = "" } = await call.form()
    const session = await getSession(deps.db, path)
    const props = { session, comment }
    return submitDialogForm(
      { request, view },
      view.t("emergency.reviewTitle", { device: session.deviceName }),
      async () => {
        await reviewEmergencySession(deps, actor, access, path, parse(reviewEmergency, { comment }))
        return redirect(request, sessionDetailPath(session.id), flashHeaders("emergencyReviewed"))
      },
      <ReviewForm {...props} />,
    )
  }),
]

type StartCall = Pick<
  PageCall<SessionDeps, { device: "DEVICE_START_EMERGENCY" }, typeof EMERGENCY>,
  "deps" | "actor" | "path"
>

async function startProps({ deps, actor, path }: StartCall): Promise<EmergencyStartProps> {
  const [issue, interfaces, notified, settings] = await Promise.all([
    getIssue(deps.db, path.deviceId, path.issueId),
    interfacesOfDevice(deps.db, path.deviceId),
    findNotifiedUsers(deps.db, path.deviceId, actor.userId),
    getSettings(deps.db),
  ])
  return {
    issue,
    notified,
    minutes: settings.emergencyDurationInMinutes,
    interfaces: interfaces.filter((target) => canStartOn(actor, target)),
  }
}
