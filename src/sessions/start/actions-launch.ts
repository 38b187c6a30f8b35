/** Opens a started session in its Worker, and ends it when that is impossible. */
import type { Actor } from "../../base/authorities.ts"
import { Refusal } from "../../base/refusal.ts"
import { resolveDevice } from "../../edges/network/egress.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { getInterfaceWithSecret } from "../../machines/interfaces/store.ts"
import { findUserLocale } from "../../system/notifications/store.ts"
import { browserOrder } from "../live/browsers.ts"
import { checkRunningSession } from "../live/eligibility.ts"
import { outcomeWithState, saveSessionOutcome } from "../live/outcome.ts"
import { recordingFilePath } from "../recordings/files.ts"
import type { SessionPath } from "../session/store.ts"
import { restrictionsOf } from "../worker/restrictions.ts"
import { loadModules, toTarget } from "../worker/targets.ts"
import { credentialsKey, interfaceError, requireOpenableType } from "./actions-interface.ts"
import type { SessionDeps } from "./session-deps.ts"

/**
 * Checks the rights again before it connects. The check under the locks decides whether there is a session; between it and this one
 * lie the load of the protocol and the lookup of the machine's name, which may take seconds, and a change in that time reaches no
 * session, because this one does not run yet. Without the second check a machine would be dialled, with its credentials, for
 * somebody who has lost the right to it, and the session would only end with the next recheck.
 */
export async function launchWorker(
  deps: SessionDeps,
  owner: Actor,
  path: SessionPath,
  { target, isRecorded, isEmergency }: { target: TargetInterface; isRecorded: boolean; isEmergency: boolean },
  now: Date,
): Promise<void> {
  const { sessionId } = path
  const [interfaceId, interfaceChangedOn, connectorVersion] = [target.id, target.changedOn, null]
  try {
    const opens = requireOpenableType(target)
    const modules = await loadModules(opens.protocol)
    const address = await resolveDevice(target.host, deps.allowLoopback)
    const { secret: kept } = await getInterfaceWithSecret(deps, interfaceId)
    const running = { path, interfaceId, interfaceChangedOn, connectorVersion, ownerSignInId: owner.signInId }
    const { endReason: end } = await checkRunningSession(deps, running)
    if (end) return await saveSessionOutcome(deps, { path, owner }, outcomeWithState(end), deps.clock())
    const { username, ...secret } = target.askCredentials
      ? takeOneTimeCredentials(deps, owner, path, target)
      : { ...kept, username: target.username }
    deps.live.start({
      path,
      interfaceId,
      interfaceChangedOn,
      connectorVersion,
      owner,
      isEmergency,
      open: {
        kind: "open",
        sessionId,
        startedAtMs: now.getTime(),
        target: toTarget(opens.protocol, { ...target, username }, secret, address),
        screenKind: opens.screenKind,
        browser: opens.runsBrowser ? await orderBrowser(deps, owner, sessionId, target.host, now) : null,
        restrictions: restrictionsOf(target),
        requiresSupervisor: target.requiresSupervisor,
        modules,
        recordingFile: isRecorded ? recordingFilePath(deps, sessionId) : null,
      },
    })
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code !== "SERVER_BUSY"
    const code = isRefused ? "UPSTREAM_NOT_FOUND" : "SERVER_BUSY"
    const ending = { state: "CONNECTION_ERROR", code, detail: "the machine was not dialled" } as const
    // Without the database the row stays ACTIVE until it is compared with what runs.
    await saveSessionOutcome(deps, { path, owner }, ending, deps.clock()).catch((failure) =>
      deps.log.error("Saving that a session did not start failed", { sessionId, error: failure }),
    )
    throw error
  }
}

async function orderBrowser(
  deps: SessionDeps,
  { userId }: Actor,
  sessionId: string,
  host: string,
  startedOn: Date,
) {
  const locale = await findUserLocale(deps.db, userId)
  return browserOrder(deps.live.requireBrowser(), { sessionId, startedOn }, { ...locale, host })
}

/** @throws Refusal CONFLICT when a concurrent start of the same user has taken the credentials */
function takeOneTimeCredentials(
  deps: SessionDeps,
  owner: Actor,
  { logId }: SessionPath,
  target: TargetInterface,
) {
  const given = deps.oneTimeCredentials.take(credentialsKey(owner, { logId, interfaceId: target.id }))
  if (!given) throw interfaceError(target, "credentialsRequired", {})
  return given
}
