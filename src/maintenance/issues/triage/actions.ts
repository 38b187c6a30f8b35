/** One action on several issues: each is decided by itself, through the action of one issue. */
import { type Actor, hasDeviceAuthority } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { getDeviceAccessByDevice } from "../../../identity/authorization/store.ts"
import type { Issue } from "../contract.ts"
import { findIssues } from "../store.ts"
import { BULK_ISSUES_MAX } from "./rules.ts"

/** @param issue  null when it does not exist, or when the user may not read issues of its machine */
export interface BulkOutcome {
  issue: Issue | null
  /** Null: the action succeeded. */
  refusal: Refusal | null
}

/** The issues of these ids that the user may read, in their order. */
export async function readableIssues(deps: Deps, actor: Actor, ids: readonly string[]): Promise<Issue[]> {
  const found = await findIssues(deps.db, ids.slice(0, BULK_ISSUES_MAX))
  const access = await getDeviceAccessByDevice(
    deps.db,
    actor,
    [...found.values()].map(({ deviceId }) => deviceId),
  )
  return ids.flatMap((id) => {
    const issue = found.get(id)
    const own = issue && access.get(issue.deviceId)
    return issue && own && hasDeviceAuthority(actor, own, "ISSUE_READ") ? [issue] : []
  })
}

/**
 * Runs `act` on each issue that the user may change; the others are refused. A refusal of one does not stop the others.
 *
 * @throws the first error that is not a refusal of one issue: a failure of the server
 */
export async function actOnIssues(
  deps: Deps,
  actor: Actor,
  ids: readonly string[],
  act: (issue: Issue) => Promise<unknown>,
): Promise<BulkOutcome[]> {
  const issues = new Map((await readableIssues(deps, actor, ids)).map((issue) => [issue.id, issue]))
  const devices = [...issues.values()].map(({ deviceId }) => deviceId)
  const access = await getDeviceAccessByDevice(deps.db, actor, devices)
  const outcomes: BulkOutcome[] = []
  for (const id of ids.slice(0, BULK_ISSUES_MAX)) {
    const issue = issues.get(id) ?? null
    const own = issue && access.get(issue.deviceId)
    const mayChange = own != null && hasDeviceAuthority(actor, own, "ISSUE_UPDATE")
    const refusal = mayChange ? await refusalOf(() => act(issue as Issue)) : notAllowed(actor, id)
    outcomes.push({ issue, refusal })
  }
  return outcomes
}

async function refusalOf(act: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof Refusal && (error.code === "CONFLICT" || error.code === "BAD_REQUEST")) return error
    throw error
  }
}

function notAllowed(actor: Actor, issueId: string): Refusal {
  return new Refusal("NOT_ALLOWED", `${actor.username} may not change issue ${issueId}`)
}
