/** What every page shows of the installation: its name, and what the navigation and the headers offer the reader. */

import { Cache } from "./base/cache.ts"
import { VERSION } from "./base/version.ts"
import { isGrantedAnywhere } from "./identity/authorization/device-visibility/store.ts"
import { countOpenVotes } from "./maintenance/approvals/store-lists.ts"
import { countOpenReviews } from "./sessions/session/store-list.ts"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { withInitializationError } from "./system/environment/actions.ts"
import { getInstallation } from "./system/environment/store.ts"
import type { InstallationInfo, OpenWork } from "./web/pages.tsx"

/** Shown while the database does not answer: nothing here makes a query. */
export const FALLBACK_INSTALLATION: InstallationInfo = {
  version: VERSION,
  customerName: async () => null,
  openWork: async () => ({ votes: 0, reviews: 0, mayCreateIssues: false, mayChangeIssues: false }),
  onUserAction: () => {},
}

/** Age of the counts in the navigation and of the offers to create and change issues; a user's own actions renew them at once. */
const OPEN_WORK_TTL_MS = 15_000
/** People who have a page open at the same time, with room to spare. */
const OPEN_WORK_CACHED_MAX = 5000

/** A changed name shows on every page within this time. */
const CUSTOMER_NAME_CACHE_MS = 5000

/** The customer's name hardly ever changes, and every page shows it: it is read until it exists, then cached. */
export function createInstallationInfo(deps: SessionDeps): InstallationInfo {
  let name = ""
  let readMs = 0
  const openWork = new Cache<OpenWork>({ max: OPEN_WORK_CACHED_MAX, ttlMs: OPEN_WORK_TTL_MS })
  return {
    version: VERSION,
    async openWork(actor) {
      const known = openWork.get(actor.userId)
      if (known !== undefined) return known
      const [votes, reviews, mayCreateIssues, mayChangeIssues] = await Promise.all([
        countOpenVotes(deps.db, actor),
        countOpenReviews(deps.db, actor),
        isGrantedAnywhere(deps.db, actor, "ISSUE_CREATE"),
        isGrantedAnywhere(deps.db, actor, "ISSUE_UPDATE"),
      ])
      const work = { votes, reviews, mayCreateIssues, mayChangeIssues }
      openWork.set(actor.userId, work)
      return work
    },
    onUserAction: ({ userId }) => openWork.delete(userId),
    async customerName() {
      const nowMs = deps.clock().getTime()
      if (name === "" || nowMs - readMs >= CUSTOMER_NAME_CACHE_MS) {
        readMs = nowMs
        name = await withInitializationError(deps, async () => (await getInstallation(deps.db)).customerName)
      }
      return name
    },
  }
}
