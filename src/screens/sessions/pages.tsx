/** Remote sessions on screen: start, the session itself, and the overview of sessions. */

import type { Actor } from "../../base/authorities.ts"
import { csvDownload } from "../../base/csv.ts"
import { parse } from "../../base/parse.ts"
import { validationRefusal } from "../../base/refusal.ts"
import { id } from "../../base/schema.ts"
import { getInterface, interfacesOfDevice } from "../../machines/interfaces/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { createLog } from "../../maintenance/worklogs/actions.ts"
import { createLog as createLogInput } from "../../maintenance/worklogs/contract.ts"
import { getLog } from "../../maintenance/worklogs/store.ts"
import { isEmergencyOffered } from "../../sessions/emergency/rules.ts"
import { sessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import { isConsentMissing } from "../../sessions/session/actions-consent.ts"
import { credentials } from "../../sessions/session/contract.ts"
import { connectPath, consentPath, logPath } from "../../sessions/session/paths.ts"
import { SESSION_SORTS } from "../../sessions/session/rules.ts"
import { getSession, listSessions } from "../../sessions/session/store.ts"
import { countRunningSessions } from "../../sessions/session/store-list.ts"
import { storeOneTimeCredentials } from "../../sessions/start/actions-credentials.ts"
import {
  type MissingPrerequisite,
  missingPrerequisitesWithResolutions,
  resolvePrerequisite,
} from "../../sessions/start/actions-prerequisites.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { submitDialogForm } from "../../web/form-dialog.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { type PageCall, parsePageRequest } from "../../web/pages.tsx"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { logFromForm } from "../worklogs/log-fields.tsx"
import { CredentialsForm, CredentialsPage } from "./credentials-page.tsx"
import { DashboardPage, SESSION_TABS, SESSIONS_EXPORT_PATH, tabFilter } from "./dashboard.tsx"
import { sessionsToCsv } from "./export.ts"
import { canStartOn, singleUsableInterface } from "./interface-table.tsx"
import {
  InterfaceDialog,
  MissingPrerequisitesDialog,
  QuickStartDialog,
  QuickStartForm,
} from "./quick-start.tsx"
import { ScreenPage } from "./screen-page.tsx"
import { joinedScreenProps, remoteScreenProps } from "./screen-props.ts"

const ISSUE = "/devices/:deviceId/issues/:issueId"
const LOG = `${ISSUE}/logs/:logId` as const

export const remotePages = [
  page("GET", `${ISSUE}/quickstart`, { device: "DEVICE_READ" }, (call) => renderQuickStart(call, false)),

  page("POST", `${ISSUE}/quickstart/resolve`, { device: "ISSUE_UPDATE" }, async (call) => {
    await resolvePrerequisite(call.deps, call.actor, call.access, call.path, await call.form())
    return renderQuickStart(call, true)
  }),

  page("POST", `${ISSUE}/quickstart`, { device: "LOG_CREATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const given = await call.form()
    const input = logFromForm(given)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const interfaces = await interfacesOfDevice(deps.db, path.deviceId)
    const props = { issue, actor, interfaces, ...input }
    return submitDialogForm(
      { request, view },
      view.t("remote.start"),
      async () => {
        const clean = parse(createLogInput, input)
        const target = interfaces.find((one) => one.id === given.interfaceId && canStartOn(actor, one))
        if (!target) throw validationRefusal([{ path: "interfaceId", message: "validation.interface" }])
        const log = await createLog(deps, actor, path, clean)
        return redirect(request, connectPath({ ...path, logId: log.id }, target.id))
      },
      <QuickStartForm {...props} />,
    )
  }),

  page("GET", `${LOG}/interfaces`, { device: "DEVICE_READ" }, (call) => renderInterfaceChooser(call, false)),

  page("POST", `${LOG}/interfaces/resolve`, { device: "ISSUE_UPDATE" }, async (call) => {
    await getLog(call.deps.db, call.path)
    await resolvePrerequisite(call.deps, call.actor, call.access, call.path, await call.form())
    return renderInterfaceChooser(call, true)
  }),

  page("GET", `${LOG}/interfaces/:interfaceId/connect`, { device: "DEVICE_START_REMOTE" }, async (call) => {
    const { deps, actor, access, path, request, view } = call
    await getLog(deps.db, path)
    const target = await getInterface(deps.db, path.deviceId, path.interfaceId)
    const key = { ...path, signInId: actor.signInId }
    if (target.askCredentials && !deps.oneTimeCredentials.has(key)) {
      const username = deps.oneTimeCredentials.lastUsername(key) || target.username
      return renderPage(view, <CredentialsPage log={path} target={target} username={username} />)
    }
    const props = await remoteScreenProps(deps, actor, access, path, path.interfaceId)
    if (await isConsentMissing(deps.db, actor.userId, props.isRecorded))
      return redirect(request, consentPath(view.path))
    return renderPage(view, <ScreenPage {...props} mode="start" sessionId={null} ownerId={null} />)
  }),

  page("POST", `${LOG}/interfaces/:interfaceId/connect`, { device: "DEVICE_START_REMOTE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const { username = "", password = "" } = await call.form()
    await getLog(deps.db, path)
    const target = await getInterface(deps.db, path.deviceId, path.interfaceId)
    const props = { log: path, target, username }
    return submitForm(
      { request, view },
      async () => {
        await storeOneTimeCredentials(deps, actor, path, parse(credentials, { username, password }))
        return redirect(request, connectPath(path, target.id))
      },
      <CredentialsForm {...props} />,
      <CredentialsPage {...props} />,
    )
  }),

  page(
    "GET",
    `${LOG}/interfaces/:interfaceId/sessions/:sessionId/join`,
    { device: "DEVICE_READ" },
    async (call) => {
      const { deps, actor, access, path, request, view } = call
      const session = await getSession(deps.db, path)
      const { interfaceId } = path
      const props = await joinedScreenProps(deps, actor, access, { ...session, interfaceId })
      if (!session.isActive) return redirect(request, logPath(path))
      if (await isConsentMissing(deps.db, actor.userId, props.isRecorded))
        return redirect(request, consentPath(view.path))
      return renderPage(view, <ScreenPage {...props} />)
    },
  ),

  page("GET", SESSIONS_EXPORT_PATH, "signedIn", async ({ deps, actor, query, view }) => {
    const { filter } = shownSessions(actor, query)
    const csv = sessionsToCsv(deps, view, filter, parsePageRequest(query, { sorts: SESSION_SORTS }))
    return new Response(csv, { headers: csvDownload(view.t("terms.sessions"), deps.clock()) })
  }),

  page("GET", "/dashboard", "signedIn", async ({ deps, actor, query, view }) => {
    const { tab, isAll, filter } = shownSessions(actor, query)
    const request = parsePageRequest(query, { sorts: SESSION_SORTS })
    const [sessions, running] = await Promise.all([
      listSessions(deps.db, filter, request),
      countRunningSessions(deps.db, actor),
    ])
    const rights = await sessionListRights(deps, actor, sessions.rows)
    const openedId = id.safeParse(query.session).success ? (query.session ?? null) : null
    const shown = { actor, sessions, running, rights, tab, isAll, openedId }
    return renderPage(view, <DashboardPage {...shown} search={request.search} />)
  }),
]

/** The sessions that an address of the overview shows. */
function shownSessions(actor: Actor, query: Record<string, string>) {
  const tab = SESSION_TABS.find((name) => name === query.tab) ?? "all"
  const isAll = tab === "review" || query.completed === "true"
  return { tab, isAll, filter: { ...tabFilter(tab, actor), isActive: !isAll } }
}

/** A page about a device, whatever authority it needs. */
type DeviceCall<Path extends string> = Pick<
  PageCall<SessionDeps, { device: "DEVICE_READ" }, Path>,
  "deps" | "actor" | "access" | "path" | "query" | "request" | "view"
>

/** The quick start, or its missing prerequisites. */
async function renderQuickStart(
  call: DeviceCall<`${typeof ISSUE}/quickstart`>,
  isChanged: boolean,
): Promise<Response> {
  const { deps, actor, access, path, query } = call
  const issue = await getIssue(deps.db, path.deviceId, path.issueId)
  const missing = await missingPrerequisitesWithResolutions(deps, actor, access, issue)
  const home = `/devices/${path.deviceId}/issues/${path.issueId}`
  if (missing.length) return renderMissing(call, home, `${home}/quickstart`, { issue, missing, isChanged })
  const interfaces = await interfacesOfDevice(deps.db, path.deviceId)
  const { search } = parsePageRequest(query)
  const shown = { issue, actor, interfaces, search, isChanged }
  return renderDialog(call, home, <QuickStartDialog {...shown} title="" description="" />)
}

/** What is missing before a session can be started from the page `home`. @param address  of the dialog */
function renderMissing(
  call: Pick<DeviceCall<typeof ISSUE>, "actor" | "access" | "request" | "view">,
  home: string,
  address: string,
  shown: { issue: Issue; missing: readonly MissingPrerequisite[]; isChanged: boolean },
): Response {
  const names = shown.missing.map(({ prerequisite }) => prerequisite)
  const offersEmergency = isEmergencyOffered(call.actor, call.access, names, shown.issue.state)
  const dialog = <MissingPrerequisitesDialog {...shown} address={address} offersEmergency={offersEmergency} />
  return renderDialog(call, home, dialog)
}

/** The interfaces of a log's machine, or the missing prerequisites. */
async function renderInterfaceChooser(
  call: DeviceCall<`${typeof LOG}/interfaces`>,
  isChanged: boolean,
): Promise<Response> {
  const { deps, actor, access, path, query, request } = call
  const issue = await getIssue(deps.db, path.deviceId, path.issueId)
  await getLog(deps.db, path)
  const missing = await missingPrerequisitesWithResolutions(deps, actor, access, issue)
  const home = logPath(path)
  if (missing.length) return renderMissing(call, home, `${home}/interfaces`, { issue, missing, isChanged })
  const interfaces = await interfacesOfDevice(deps.db, path.deviceId)
  const only = singleUsableInterface(actor, interfaces)
  if (only) return redirect(request, connectPath(path, only.id))
  const { search } = parsePageRequest(query)
  const shown = { log: path, actor, interfaces, search, isChanged }
  return renderDialog(call, home, <InterfaceDialog {...shown} />)
}
