import { bindEndpoints } from "../../http/routes.ts"
import { htmlToText } from "../../identity/profile/rules.ts"
import { listDeviceAuthoritiesOfUser } from "../../identity/roles/device-roles/store.ts"
import { deviceAuthoritiesOf } from "../../machines/devices/rules.ts"
import { issueReaderId, tabFilter } from "../../maintenance/issues/rules.ts"
import { issuesPage } from "../../maintenance/issues/store-lists.ts"
import { listSessions } from "../session/store.ts"
import { overviewEndpoints } from "./contract.ts"

export const overviewApi = bindEndpoints(overviewEndpoints, {
  listAssignedIssues: async ({ deps, actor, query }) => {
    const mine = tabFilter("mine", undefined, actor)
    const filter = query.completed === "true" ? { ...mine, states: undefined } : mine
    const page = await issuesPage(deps.db, { ...filter, readableBy: issueReaderId(actor) }, query)
    if (query.plain === "false") return page
    return { ...page, rows: page.rows.map((row) => ({ ...row, description: htmlToText(row.description) })) }
  },
  listGroupAssignedIssues: ({ deps, actor, query }) => {
    const group = tabFilter("group", undefined, actor)
    const filter = query.completed === "true" ? { ...group, states: undefined } : group
    return issuesPage(deps.db, { ...filter, readableBy: issueReaderId(actor) }, query)
  },
  listMyDeviceAuthorities: async ({ deps, actor }) => {
    const authorities = new Set<string>(await listDeviceAuthoritiesOfUser(deps.db, actor.userId))
    return deviceAuthoritiesOf(actor, { deviceId: "", authorities })
  },
  listMyActiveSessions: ({ deps, actor, query }) =>
    listSessions(deps.db, { participantId: actor.userId, isActive: true }, query),
  listMyCreatedSessions: ({ deps, actor, query }) =>
    listSessions(
      deps.db,
      { ownerId: actor.userId, isActive: query.completed === "true" ? undefined : true },
      query,
    ),
})
