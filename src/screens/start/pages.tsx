/** The start page, where everyone lands after sign-in. */
import { MS_PER_DAY } from "../../base/clock.ts"
import { joinPath } from "../../sessions/session/paths.ts"
import { listPendingInvitations } from "../../sessions/session/store-invitations.ts"
import type { SessionDeps } from "../../sessions/start/actions.ts"
import { readWorklist } from "../../sessions/worklist/store.ts"
import { createPageFactory } from "../../web/pages.tsx"
import { renderPage } from "../../web/responses.ts"
import { fromLocalInput, toLocalInput } from "../../web/texts/format.ts"
import { findOpenSetup } from "../setup/state.ts"
import { StartPage } from "./start-page.tsx"

const page = createPageFactory<SessionDeps>()

export const startPages = ["/", "/index.html", "/home"].map((path) =>
  page("GET", path, "signedIn", async ({ deps, actor, view }) => {
    const now = deps.clock()
    const [work, invitations, setup] = await Promise.all([
      readWorklist(deps.db, actor, now, endOfDay(now, view.zone)),
      listPendingInvitations(deps.db, actor.userId),
      view.actor?.may("superuser") ? findOpenSetup(deps.db) : null,
    ])
    const invited = invitations.map(({ address, interfaceId, ...shown }) => ({
      ...shown,
      joinPath: joinPath(address, interfaceId),
    }))
    return renderPage(view, <StartPage work={work} invitations={invited} setup={setup} />)
  }),
)

/** The next midnight by the reader's clock. */
function endOfDay(now: Date, zone: string): Date {
  const tomorrow = toLocalInput(new Date(now.getTime() + MS_PER_DAY), zone).slice(0, "2026-11-24".length)
  return fromLocalInput(`${tomorrow}T00:00`, zone) ?? new Date(now.getTime() + MS_PER_DAY)
}
