/** The approval request of the demo: an issue that waits for the second of two stages. */
import { required } from "../../base/assert.ts"
import { hoursAfter } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import type { StageResponse } from "../../maintenance/approvals/contract.ts"
import { type ApprovalSubject, getApprovalRecord } from "../../maintenance/approvals/store.ts"
import { appendEntries, insertRequest, type NewEntry } from "../../maintenance/approvals/store-writes.ts"

interface DemoEntry {
  by: string
  /** After the request was created. */
  hours: number
  entry: NewEntry
}

const ENTRIES: readonly DemoEntry[] = [
  {
    by: "j.deboer",
    hours: 1,
    entry: { type: "COMMENT", comment: "Please start after the customer audit in the morning." },
  },
  { by: "s.bakker", hours: 3, entry: { type: "OBJECT_CHANGE" } },
  {
    by: "j.deboer",
    hours: 5,
    entry: {
      type: "VOTE",
      stage: 0,
      approved: true,
      overruled: false,
      comment: "Line L-4 can take the 500 format meanwhile.",
    },
  },
]

/**
 * @param users      ids by user name
 * @param approvers  id of the user group that votes
 */
export async function insertDemoApproval(
  tx: Db,
  subject: ApprovalSubject,
  {
    users,
    approvers,
    createdBy,
    createdOn,
  }: {
    users: ReadonlyMap<string, string>
    approvers: { id: string; name: string }
    createdBy: string
    createdOn: Date
  },
): Promise<void> {
  const stage = (description: string): StageResponse => ({
    requiredAmountOfVotes: 1,
    voteUserGroups: [approvers],
    overruleVotesUserGroups: [],
    description,
  })
  const stages = [stage("Production planning"), stage("Maintenance lead")]
  const requestId = await insertRequest(tx, subject, stages, createdBy, createdOn)
  for (const { by, hours, entry } of ENTRIES) {
    const record = await getApprovalRecord(tx, requestId)
    await appendEntries(tx, record, [entry], required(users.get(by), by), hoursAfter(createdOn, hours))
  }
}
