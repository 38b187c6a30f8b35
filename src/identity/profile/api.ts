import { bindEndpoints } from "../../http/routes.ts"
import { deviceAuthoritiesOf } from "../../machines/devices/rules.ts"
import { issueReaderId, tabFilter } from "../../maintenance/issues/rules.ts"
import { issuesPage } from "../../maintenance/issues/store-lists.ts"
import { listSessions } from "../../sessions/session/store.ts"
import { listDeviceAuthoritiesOfUser } from "../roles/device-roles/store.ts"
import { userGroupsPage } from "../usergroups/store.ts"
import { updateProfile } from "./actions.ts"
import { profileEndpoints } from "./contract.ts"
import { htmlToText } from "./rules.ts"
import { getProfile } from "./store.ts"

export const profileApi = bindEndpoints(profileEndpoints, {
  getProfile: ({ deps, actor }) => getProfile(deps.db, actor.userId, deps.clock()),
  updateProfile: ({ deps, actor, body, address }) => updateProfile(deps, actor, body, address),
  listAssignedIssues: async ({ deps, actor, query }) => {
    const { states, ...mine } = tabFilter("mine", undefined, actor)
    const filter = { ...mine, ...(query.completed === "true" || !states ? {} : { states }) }
    const page = await issuesPage(deps.db, { ...filter, readableBy: issueReaderId(actor) }, query)
    if (query.plain === "false") return page
    return { ...page, rows: page.rows.map((row) => ({ ...row, description: htmlToText(row.description) })) }
  },
  listGroupAssignedIssues: ({ deps, actor, query }) => {
    const { states, ...groups } = tabFilter("group", undefined, actor)
    const filter = { ...groups, ...(query.completed === "true" || !states ? {} : { states }) }
    return issuesPage(deps.db, { ...filter, readableBy: issueReaderId(actor) }, query)
  },
  listMyUserGroups: ({ deps, actor, query }) => userGroupsPage(deps.db, { userId: actor.userId }, query),
  listMyDeviceAuthorities: async ({ deps, actor }) => {
    const authorities = new Set<string>(await listDeviceAuthoritiesOfUser(deps.db, actor.userId))
    return deviceAuthoritiesOf(actor, { deviceId: "", authorities })
  },
  listMyActiveSessions: ({ deps, actor, query }) =>
    listSessions(deps.db, { participantId: actor.userId, isActive: true }, query),
  listMyCreatedSessions: ({ deps, actor, query }) =>
    listSessions(
      deps.db,
      { ownerId: actor.userId, ...(query.completed === "true" ? {} : { isActive: true }) },
      query,
    ),
})
