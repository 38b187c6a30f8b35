/** The data that the screen of a session receives: about the machine, the issue and the reader. */
import type { QuickAccess, RemoteScreenProps } from "../../../islands/remote-screen/props.ts"
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import { notFound } from "../../base/refusal.ts"
import { getDevice } from "../../machines/devices/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { followsOwnersWindow } from "../../machines/interfaces/options/rules.ts"
import { INTERFACE_TYPE_TRAITS, screenKindOf } from "../../machines/interfaces/rules-types.ts"
import { getInterface, interfacesOfDevice } from "../../machines/interfaces/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { isExtendable } from "../../maintenance/issues/rules.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { extensionHoursLeft, windowOf } from "../../maintenance/windows/rules.ts"
import { getLog } from "../../maintenance/worklogs/store.ts"
import { accessRightOf } from "../../sessions/live/viewer-access.ts"
import type { Session } from "../../sessions/session/contract.ts"
import {
  connectPath,
  joinPath,
  logPath,
  recordingPath,
  sideBySidePath,
} from "../../sessions/session/paths.ts"
import type { LogPath } from "../../sessions/session/store-list.ts"
import { recordingMode } from "../../sessions/start/actions.ts"
import { joinRefusal } from "../../sessions/start/actions-join.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { restrictionsOf } from "../../sessions/worker/restrictions.ts"
import { getSettings } from "../../system/settings/store.ts"
import { emergencyPath } from "./emergency-start.tsx"
import { canStartOn } from "./interface-table.tsx"

type ScreenProps = Omit<RemoteScreenProps, "mode" | "sessionId" | "ownerId">

/** Stands in a path for the id that the start brings. */
const SESSION_ID_PLACEHOLDER = ":sessionId"

/** The data that the session's screen receives for a user. @throws Refusal NOT_FOUND for an interface without a screen */
export async function remoteScreenProps(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  log: LogPath,
  interfaceId: string,
): Promise<ScreenProps> {
  const { title } = await getLog(deps.db, log)
  const { issue, target, ...machine } = await machineProps(deps, log, interfaceId)
  const template = { ...log, id: SESSION_ID_PLACEHOLDER }
  return {
    ...machine,
    issueTitle: issue.title,
    logTitle: hasDeviceAuthority(actor, access, "LOG_READ") ? title : null,
    extensionHoursMax: extensionHoursFor(actor, access, issue),
    me: { userId: actor.userId, displayName: actor.displayName, address: null },
    isGuest: false,
    isTile: false,
    mailsLinks: deps.mailer !== null && deps.publicAddress !== null,
    quickAccess: await quickAccessOf(deps, actor, access, log, target),
    joinPath: joinPath(template, interfaceId),
    recordingPath: hasDeviceAuthority(actor, access, "RECORDING_READ") ? recordingPath(template) : null,
    asksCredentials: target.askCredentials,
    restartPath: target.askCredentials ? connectPath(log, interfaceId) : null,
    closePath: logPath(log),
  }
}

/** The same for a guest, who learns nothing of the book: no issue, no log, no other interface. */
export async function guestScreenProps(
  deps: SessionDeps,
  guest: { invitationId: string; name: string; email: string },
  log: LogPath,
  interfaceId: string,
  paths: { join: string; close: string },
): Promise<ScreenProps> {
  const { issue: _issue, target: _target, ...machine } = await machineProps(deps, log, interfaceId)
  return {
    ...machine,
    deviceId: "",
    issueId: "",
    logId: "",
    interfaceId: "",
    issueTitle: "",
    logTitle: null,
    extensionHoursMax: 0,
    me: { userId: guest.invitationId, displayName: guest.name, address: guest.email },
    isGuest: true,
    isTile: false,
    mailsLinks: false,
    quickAccess: null,
    joinPath: paths.join,
    recordingPath: null,
    asksCredentials: false,
    restartPath: null,
    closePath: paths.close,
  }
}

/** Properties that all participants of the session share. */
async function machineProps(deps: SessionDeps, { deviceId, issueId, logId }: LogPath, interfaceId: string) {
  const issue = await getIssue(deps.db, deviceId, issueId)
  const device = await getDevice(deps.db, deviceId)
  const target = await getInterface(deps.db, deviceId, interfaceId)
  const kind = screenKindOf(target.type)
  if (!kind) throw notFound("interfaceScreen", interfaceId)
  return {
    issue,
    target,
    deviceId,
    issueId,
    logId,
    interfaceId,
    kind,
    interfaceName: target.name,
    interfaceType: target.type,
    deviceName: device.name,
    isEmergency: false,
    windowEndsAt: issue.maintenanceWindowEndDateTime,
    endsWithWindow: issue.disconnectSessionsUponTimeEnd,
    hasWatermark: (await getSettings(deps.db)).sessionWatermark,
    isRecorded: (await recordingMode(deps.db, deps, target)) === "ON",
    files: INTERFACE_TYPE_TRAITS[target.type].files ?? null,
    scansFiles: deps.antivirus !== null,
    ...restrictionsOf(target),
    legacyAlgorithms: target.sshOptions?.legacyAlgorithms ?? false,
    resizesMachine: followsOwnersWindow(target),
    scrollback: target.scrollback,
    fontSize: target.fontSize,
  }
}

/**
 * The data that the screen of a user in this session receives.
 *
 * @throws Refusal NOT_ALLOWED for those who may not be in it: the page names the issue
 */
export async function joinedScreenProps(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  session: Session & { interfaceId: string },
): Promise<RemoteScreenProps> {
  const { id, deviceId, issueId, logId, owner, interfaceId } = session
  if (!(await accessRightOf(deps.db, actor, access, { sessionId: id, ownerId: owner.id })))
    throw await joinRefusal(deps, actor, id)
  const props = await remoteScreenProps(deps, actor, access, { deviceId, issueId, logId }, interfaceId)
  return { ...withSessionFacts(props, session), mode: "join", sessionId: id, ownerId: owner.id }
}

/** What a running session knows better than its interface: its recording, and the limit of an emergency session. */
function withSessionFacts(props: ScreenProps, session: Session): ScreenProps {
  const { emergency, screenRecording } = session
  const recorded = { ...props, isRecorded: screenRecording !== null }
  if (!emergency) return recorded
  const limit = { windowEndsAt: emergency.endsOn, endsWithWindow: true, extensionHoursMax: 0 }
  const restartPath = emergencyPath({ deviceId: session.deviceId, id: session.issueId })
  return { ...recorded, ...limit, isEmergency: true, restartPath }
}

function extensionHoursFor(actor: Actor, access: DeviceAccess, issue: Issue): number {
  const mayExtend = hasDeviceAuthority(actor, access, "ISSUE_UPDATE") && isExtendable(issue.state)
  return mayExtend ? Math.max(0, extensionHoursLeft(windowOf(issue))) : 0
}

async function quickAccessOf(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  log: LogPath,
  current: TargetInterface,
): Promise<QuickAccess> {
  const mayStart = hasDeviceAuthority(actor, access, "DEVICE_START_REMOTE")
  const others = (mayStart ? await interfacesOfDevice(deps.db, log.deviceId) : []).filter(
    (one) => one.id !== current.id && canStartOn(actor, one),
  )
  return {
    machinePath: `/devices/${log.deviceId}`,
    issuePath: `/devices/${log.deviceId}/issues/${log.issueId}`,
    logPath: logPath(log),
    sideBySidePath: sideBySidePath([SESSION_ID_PLACEHOLDER]),
    interfaces: others.map(({ id, name }) => ({ name, path: connectPath(log, id) })),
  }
}
