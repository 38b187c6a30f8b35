/** The start page, where everyone lands after sign-in. */
import type { Actor } from "../../base/authorities.ts"
import { getDeviceAccessByDevice } from "../../identity/authorization/store.ts"
import { viewableSessionIds } from "../../sessions/recordings/actions-thumbnail.ts"
import { joinPath } from "../../sessions/session/paths.ts"
import { listPendingInvitations } from "../../sessions/session/store-invitations.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { type OwnSession, readWorklist } from "../../sessions/worklist/store.ts"
import { listUnsupervisedSessions } from "../../sessions/worklist/store-supervision.ts"
import { findLicenceEnd } from "../../system/licence/reminders/actions.ts"
import { renderPage } from "../../web/responses.ts"
import { endOfDay } from "../../web/texts/local-input.ts"
import { page } from "../page.ts"
import { findOpenSetup } from "../setup/state.ts"
import { StartPage } from "./start-page.tsx"

export const startPages = ["/", "/index.html", "/home"].map((path) =>
  page("GET", path, "signedIn", async ({ deps, actor, view }) => {
    const now = deps.clock()
    const [work, invitations, unsupervised, setup, licenceEnd] = await Promise.all([
      readWorklist(deps.db, actor, now, endOfDay(now, view.zone)),
      listPendingInvitations(deps.db, actor.userId),
      listUnsupervisedSessions(deps.db, actor, deps.live.unsupervisedIds()),
      view.actor?.may("superuser") ? findOpenSetup(deps.db) : null,
      view.actor?.may("LICENSE_INSTALL") ? findLicenceEnd(deps) : null,
    ])
    const invited = invitations.map(({ address, interfaceId, ...shown }) => ({
      ...shown,
      joinPath: joinPath(address, interfaceId),
    }))
    const shown = { work, invitations: invited, unsupervised, setup, licenceEnd }
    const pictured = await viewableOwnSessions(deps, actor, work.sessions)
    return renderPage(view, <StartPage {...shown} pictured={pictured} />)
  }),
)

/** Running sessions whose recordings have a picture for their owner. */
async function viewableOwnSessions(
  deps: SessionDeps,
  actor: Actor,
  sessions: readonly OwnSession[],
): Promise<ReadonlySet<string>> {
  const recorded = sessions
    .filter(({ isRecorded }) => isRecorded)
    .map(({ id, deviceId }) => ({ id, deviceId, ownerId: actor.userId, isActive: true }))
  if (recorded.length === 0) return new Set()
  const deviceIds = [...new Set(recorded.map(({ deviceId }) => deviceId))]
  return viewableSessionIds(deps, actor, recorded, await getDeviceAccessByDevice(deps.db, actor, deviceIds))
}
