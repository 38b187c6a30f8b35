import { deviceAuthoritiesOf } from "../devices/rules.ts"
import { serve } from "../http/serve.ts"
import { filterOf, issueReaderOf } from "../issues/rules.ts"
import { issuesPage } from "../issues/store-lists.ts"
import { sessionsPage } from "../remote/store.ts"
import { deviceAuthoritiesAnywhere } from "../roles/store-device.ts"
import { userGroupsPage } from "../usergroups/store.ts"
import { updateProfile } from "./actions.ts"
import { profileEndpoints } from "./contract.ts"
import { plainText } from "./rules.ts"
import { getProfile } from "./store.ts"

export const profileApi = serve(profileEndpoints, {
  getProfile: ({ deps, actor }) => getProfile(deps.db, actor.userId, deps.clock()),
  updateProfile: ({ deps, actor, body, address }) => updateProfile(deps, actor, body, address),
  listAssignedIssues: async ({ deps, actor, query }) => {
    const { states, ...mine } = filterOf("mine", undefined, actor)
    const filter = { ...mine, ...(query.completed === "true" || !states ? {} : { states }) }
    const page = await issuesPage(deps.db, { ...filter, readableBy: issueReaderOf(actor) }, query)
    if (query.plain === "false") return page
    return { ...page, rows: page.rows.map((row) => ({ ...row, description: plainText(row.description) })) }
  },
  listGroupAssignedIssues: ({ deps, actor, query }) => {
    const { states, ...groups } = filterOf("group", undefined, actor)
    const filter = { ...groups, ...(query.completed === "true" || !states ? {} : { states }) }
    return issuesPage(deps.db, { ...filter, readableBy: issueReaderOf(actor) }, query)
  },
  listMyUserGroups: ({ deps, actor, query }) => userGroupsPage(deps.db, { userId: actor.userId }, query),
  listMyDeviceAuthorities: async ({ deps, actor }) => {
    const authorities = new Set<string>(await deviceAuthoritiesAnywhere(deps.db, actor.userId))
    return deviceAuthoritiesOf(actor, { deviceId: "", authorities })
  },
  listMyActiveSessions: ({ deps, actor, query }) =>
    sessionsPage(deps.db, { concerns: actor.userId, isActive: true }, query),
  listMyCreatedSessions: ({ deps, actor, query }) =>
    sessionsPage(
      deps.db,
      { ownerId: actor.userId, ...(query.completed === "true" ? {} : { isActive: true }) },
      query,
    ),
})
